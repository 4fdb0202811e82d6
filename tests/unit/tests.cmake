# One line a unit test: mgl_unit_test(NAME modules...)

# The wire's tests run against a fake applier, which is linked in the place of translator/vk.
add_library(mgl_fake_applier OBJECT unit/fake_applier.c)
file(GLOB server_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/wire/server/*.c)
add_executable(magma-server-fake ${server_sources} $<TARGET_OBJECTS:mgl_base> $<TARGET_OBJECTS:mgl_wire_codec>
  $<TARGET_OBJECTS:mgl_wire_transport> $<TARGET_OBJECTS:mgl_fake_applier>)
target_link_libraries(magma-server-fake PRIVATE PkgConfig::ZLIB ${MGL_SERVER_LIBS})
foreach(name wire wire_hostile wire_files)
  mgl_unit_test(${name} mgl_base mgl_wire_codec mgl_wire_transport mgl_fake_applier)
  set_tests_properties(${name} PROPERTIES ENVIRONMENT MAGMA_SERVER=$<TARGET_FILE:magma-server-fake>)
  add_dependencies(test_${name} magma-server-fake)
endforeach()
find_program(PYTHON3 python3)
add_test(NAME wire_and_counter_pages_are_current COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/wire/catalogue/generate_docs.py --check)

# The Vulkan back end without a client: hand-made records, pixel checks.
set(vk_tests resources)
foreach(name ${vk_tests})
  mgl_unit_test(vk_${name} mgl_base mgl_wire_codec mgl_pipeline_cache mgl_vk)
  target_sources(test_vk_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/unit/vk_session.c)
endforeach()
