# Drawing tests of the Vulkan back end: shaders/NAME.STAGE becomes test_shaders/NAME.STAGE.h with `const uint32_t NAME_STAGE[]`.
file(GLOB test_shaders CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/unit/shaders/*)
set(test_shader_headers)
foreach(shader ${test_shaders})
  get_filename_component(shader_name ${shader} NAME)
  string(REPLACE "." "_" symbol ${shader_name})
  set(header ${CMAKE_BINARY_DIR}/generated/test_shaders/${shader_name}.h)
  add_custom_command(OUTPUT ${header}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/generated/test_shaders
    COMMAND ${GLSLANG_VALIDATOR} -V --quiet --vn ${symbol} -o ${header} ${shader}
    DEPENDS ${shader})
  list(APPEND test_shader_headers ${header})
endforeach()
add_custom_target(mgl_test_shaders DEPENDS ${test_shader_headers})

# Each runs on the device as it is, on a plain Vulkan 1.1, and without what replaces most of the work.
foreach(name draw rows clears primitives bindings draw_hostile queries)
  mgl_unit_test(vk_${name} mgl_base mgl_wire_codec mgl_pipeline_cache mgl_vk)
  target_sources(test_vk_${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/unit/vk_session.c ${CMAKE_CURRENT_SOURCE_DIR}/unit/draw_scene.c)
  add_dependencies(test_vk_${name} mgl_test_shaders)
  add_test(NAME vk_${name}_on_a_gpus_roads COMMAND test_vk_${name}) # what the quirks of software drivers take away
  set_tests_properties(vk_${name}_on_a_gpus_roads PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300 ENVIRONMENT "MAGMA_MASK=+constant_blocks")
  add_test(NAME vk_${name}_on_vulkan_1.1 COMMAND test_vk_${name})
  set_tests_properties(vk_${name}_on_vulkan_1.1 PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300 ENVIRONMENT MAGMA_MASK=vulkan1.1)
  add_test(NAME vk_${name}_without_clip_control COMMAND test_vk_${name})
  set_tests_properties(vk_${name}_without_clip_control PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300
    ENVIRONMENT "MAGMA_MASK=push_constants,constant_blocks,VK_KHR_push_descriptor,VK_EXT_depth_clip_control,VK_EXT_extended_dynamic_state2,VK_EXT_conditional_rendering,VK_EXT_host_query_reset,hostQueryReset,VK_EXT_primitives_generated_query")
endforeach()

# What interpolateAtOffset becomes is shown from GLSL to pixels.
target_sources(test_vk_rows PRIVATE $<TARGET_OBJECTS:mgl_glsl> $<TARGET_OBJECTS:mgl_glsl_helpers>)
mgl_unit_test(vk_hot mgl_base mgl_wire_codec mgl_pipeline_cache mgl_vk)
add_dependencies(test_vk_hot mgl_test_shaders)

add_executable(vk_draw_cost unit/vk_draw_cost.c unit/vk_session.c unit/draw_scene.c $<TARGET_OBJECTS:mgl_base> $<TARGET_OBJECTS:mgl_wire_codec>
  $<TARGET_OBJECTS:mgl_pipeline_cache> $<TARGET_OBJECTS:mgl_vk>)
target_link_libraries(vk_draw_cost PRIVATE ${MGL_SERVER_LIBS})
add_dependencies(vk_draw_cost mgl_test_shaders)

# As the quirk of tilers has it: a pass is cut for a submission three times more rarely.
add_test(NAME vk_draw_long_submissions COMMAND test_vk_draw)
set_tests_properties(vk_draw_long_submissions PROPERTIES SKIP_RETURN_CODE 77 TIMEOUT 300 ENVIRONMENT "MAGMA_MASK=short_submissions")
