# One line a unit test: mgl_unit_test(NAME modules...)

# The wire's tests run against a fake applier, which is linked in the place of translator/vk.
add_library(mgl_fake_applier OBJECT unit/fake_applier.c)
mgl_unit_test(wire mgl_base mgl_wire_codec mgl_wire_transport mgl_fake_applier)
