# cmake --preset fuzz: the applier's fuzzer under ASan and UBSan, with edge coverage of the code that reads the wire.
#   VK_DRIVER_FILES=build-fuzz/fake_vulkan/fake_vulkan.json build-fuzz/bin/fuzz_applier --seconds 600 tests/fuzz/corpus
#   fuzz_applier_planted is the same with a bug planted in the decoder: must fail within a minute
option(MGL_FUZZ "Build the fuzzers" OFF)
if(NOT MGL_FUZZ)
  return()
endif()
file(GLOB fuzzed CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/translator/vk/*.c ${CMAKE_SOURCE_DIR}/translator/vk/*.cpp)
file(GLOB decoder ${CMAKE_SOURCE_DIR}/wire/codec/*.c)
file(GLOB driver CONFIGURE_DEPENDS fuzz/*.c)
function(mgl_fuzzed name)
  add_library(${name} OBJECT ${ARGN})
  target_include_directories(${name} PRIVATE ${VULKAN_INCLUDE} ${VOLK_INCLUDE} ${VMA_INCLUDE})
  target_compile_definitions(${name} PRIVATE VK_NO_PROTOTYPES VK_USE_PLATFORM_XCB_KHR)
  target_compile_options(${name} PRIVATE -fsanitize-coverage=trace-pc -fno-sanitize-recover=all)
  target_link_libraries(${name} PRIVATE PkgConfig::X11 PkgConfig::XXHASH)
  add_dependencies(${name} mgl_vk) # for what its build generates
endfunction()
mgl_fuzzed(mgl_fuzzed_vk ${fuzzed})
mgl_fuzzed(mgl_fuzzed_codec ${decoder})
mgl_fuzzed(mgl_planted_codec ${decoder})
target_compile_definitions(mgl_planted_codec PRIVATE MGL_PLANTED_BUG)
foreach(codec fuzzed planted)
  set(name fuzz_applier)
  if(codec STREQUAL planted)
    set(name fuzz_applier_planted)
  endif()
  add_executable(${name} ${driver} $<TARGET_OBJECTS:mgl_base> $<TARGET_OBJECTS:mgl_pipeline_cache> $<TARGET_OBJECTS:mgl_fuzzed_vk>
    $<TARGET_OBJECTS:mgl_${codec}_codec>)
  target_link_libraries(${name} PRIVATE ${MGL_SERVER_LIBS})
endforeach()

# The corpus and a few seconds of fuzzing; and the negative control, which must find its bug.
set(fuzz_environment VK_DRIVER_FILES=${MGL_FAKE_VULKAN_ICD} VK_ICD_FILENAMES=${MGL_FAKE_VULKAN_ICD})
add_test(NAME fuzz_applier COMMAND fuzz_applier --seconds 20 --seed 1 ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus)
add_test(NAME fuzz_finds_a_planted_bug COMMAND fuzz_applier_planted --seconds 60 --seed 1 ${CMAKE_CURRENT_SOURCE_DIR}/fuzz/corpus)
set_tests_properties(fuzz_applier fuzz_finds_a_planted_bug PROPERTIES ENVIRONMENT "${fuzz_environment}" TIMEOUT 300)
set_tests_properties(fuzz_finds_a_planted_bug PROPERTIES WILL_FAIL ON)
