# One line a unit test: mgl_unit_test(NAME modules...)
