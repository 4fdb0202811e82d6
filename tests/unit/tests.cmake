# One line a unit test: mgl_unit_test(NAME modules...)

# The wire's tests run against a fake applier, which is linked in the place of translator/vk.
add_library(mgl_fake_applier OBJECT unit/fake_applier.c)
file(GLOB server_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/wire/server/*.c)
add_executable(magma-server-fake ${server_sources} $<TARGET_OBJECTS:mgl_base> $<TARGET_OBJECTS:mgl_wire_codec>
  $<TARGET_OBJECTS:mgl_wire_transport> $<TARGET_OBJECTS:mgl_fake_applier>)
target_link_libraries(magma-server-fake PRIVATE ${MGL_SERVER_LIBS})
target_link_options(magma-server-fake PRIVATE -Wl,--wrap=mgl_bell_block) # fake_applier.c
foreach(name wire wire_hostile wire_files)
  mgl_unit_test(${name} mgl_base mgl_wire_codec mgl_wire_transport mgl_fake_applier)
  target_link_options(test_${name} PRIVATE -Wl,--wrap=mgl_bell_block)
  set_tests_properties(${name} PROPERTIES ENVIRONMENT MAGMA_SERVER=$<TARGET_FILE:magma-server-fake>)
  add_dependencies(test_${name} magma-server-fake)
endforeach()
find_program(PYTHON3 python3)
add_test(NAME wire_and_counter_pages_are_current COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/wire/catalogue/generate_docs.py --check)

# The Vulkan back end without a client: hand-made records, pixel checks; on the fake driver what needs no pixels.
add_subdirectory(unit/fake_vulkan)
foreach(name resources transfers present fake validation)
  mgl_unit_test(vk_${name} mgl_base mgl_wire_codec mgl_pipeline_cache mgl_vk)
  target_sources(test_vk_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/unit/vk_session.c)
endforeach()
target_link_libraries(test_vk_fake PRIVATE vulkan_fake)
set(fake_icd VK_DRIVER_FILES=${MGL_FAKE_VULKAN_ICD} VK_ICD_FILENAMES=${MGL_FAKE_VULKAN_ICD})
set_tests_properties(vk_fake PROPERTIES ENVIRONMENT "${fake_icd}")
foreach(name fake resources transfers)
  add_test(NAME vk_${name}_on_vulkan_1.1 COMMAND test_vk_${name})
  set_tests_properties(vk_${name}_on_vulkan_1.1 PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300 ENVIRONMENT MAGMA_MASK=vulkan1.1)
endforeach()
set_tests_properties(vk_fake_on_vulkan_1.1 PROPERTIES ENVIRONMENT "FAKE_VULKAN=1.1;${fake_icd}")

include(${CMAKE_CURRENT_SOURCE_DIR}/unit/drawing.cmake)

# The window systems run against a GL client that draws nothing.
add_library(mgl_fake_gl OBJECT unit/fake_gl.c)
foreach(name egl glx)
  mgl_unit_test(${name} mgl_base mgl_entry mgl_entry_egl mgl_entry_glx mgl_fake_gl)
endforeach()
set(exports ${CMAKE_SOURCE_DIR}/translator/entry/generated/exports.txt)
add_executable(test_exports unit/test_exports.c)
target_link_libraries(test_exports PRIVATE ${CMAKE_DL_LIBS})
add_test(NAME exports COMMAND test_exports $<TARGET_FILE:MagmaGL> ${exports})
add_test(NAME exports_are_listed COMMAND ${PYTHON3} ${CMAKE_CURRENT_SOURCE_DIR}/unit/test_exports.py $<TARGET_FILE:MagmaGL> ${exports})
add_test(NAME exports_self_test COMMAND ${PYTHON3} ${CMAKE_CURRENT_SOURCE_DIR}/unit/test_exports.py --self-test $<TARGET_FILE:MagmaGL> ${exports})
add_test(NAME entry_points_are_current COMMAND ${PYTHON3} ${CMAKE_SOURCE_DIR}/translator/entry/generate.py --check)
set_tests_properties(entry_points_are_current PROPERTIES SKIP_RETURN_CODE 77)

# The GL client without Vulkan and without the compiler: an applier that remembers, a front end that links what the test made.
foreach(name uniform get debug texture gl_names gl_index gl_buffer gl_draw)
  mgl_unit_test(${name} mgl_base mgl_wire_codec mgl_wire_transport mgl_gl)
  target_sources(test_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/unit/gl_session.c ${CMAKE_SOURCE_DIR}/translator/entry/generated/gl_default.c)
endforeach()

# The GLSL front end.
add_library(mgl_glsl_helpers OBJECT unit/glsl_helpers.c)
foreach(name glsl glsl_layout)
  mgl_unit_test(${name} mgl_base mgl_pipeline_cache mgl_glsl mgl_glsl_helpers)
endforeach()
# Recycled memory.
mgl_unit_test(pool mgl_base)


# The store on disk, alone and below the front end.
mgl_unit_test(pc_disk mgl_base mgl_pipeline_cache)
mgl_unit_test(glsl_store mgl_base mgl_pipeline_cache mgl_glsl mgl_glsl_helpers)
# Pixels and formats: pure functions.
add_executable(test_pixel unit/test_pixel.c ${CMAKE_SOURCE_DIR}/translator/gl/format.c ${CMAKE_SOURCE_DIR}/translator/gl/pixel.c
  ${CMAKE_SOURCE_DIR}/translator/gl/pixel_codec.c $<TARGET_OBJECTS:mgl_base>)
target_link_libraries(test_pixel PRIVATE PkgConfig::CMOCKA ${MGL_CLIENT_LIBS})
add_test(NAME pixel COMMAND test_pixel)
foreach(arguments "" "--self-test")
  add_test(NAME extensions_are_defined${arguments}
    COMMAND ${PYTHON3} ${CMAKE_CURRENT_SOURCE_DIR}/unit/test_extensions.py ${arguments} ${CMAKE_SOURCE_DIR} $<TARGET_OBJECTS:mgl_gl> COMMAND_EXPAND_LISTS)
  set_tests_properties(extensions_are_defined${arguments} PROPERTIES SKIP_RETURN_CODE 77)
endforeach()
add_test(NAME magma_run COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/unit/test_magma_run.sh $<TARGET_FILE:magma-run>)
