#!/usr/bin/env python3
"""Makes translator/entry/generated/ from the Khronos registries (Debian: khronos-api, libegl-dev).

    generate.py            writes the files
    generate.py --check    exits 1 when a file is not what would be written; 77 (skip) when the registries installed here
                           are not the revision that the files are stamped with

What it makes:
    gl_api.h     constants that <GL/glext.h> lacks (OpenGL ES), one prototype an implementation, the numbering of calls
    gl_entry.c   the exported gl* functions: current context or nothing, then a tail call of the implementation
    gl_default.c weak implementations that report mgl_unimplemented()
    calls.def    every gl* name, sorted: numbers and names of calls
    procs.def    every exported name (gl*, egl*, glX*), sorted: the table behind the GetProcAddress functions
    exports.txt  the same names as text, for the test that reads the library's dynamic symbols

Exceptions to the registries are in the tables below and nowhere else.
"""
import argparse
import hashlib
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

GL_XML = pathlib.Path("/usr/share/khronos-api/gl.xml")
GLX_XML = pathlib.Path("/usr/share/khronos-api/glx.xml")
EGL_HEADERS = [pathlib.Path("/usr/include/EGL/egl.h"), pathlib.Path("/usr/include/EGL/eglext.h")]
OUT = pathlib.Path(__file__).resolve().parent / "generated"

# Names that the registry does not call aliases although one implementation serves them. Shapes must agree.
EXTRA_ALIASES = {
    "glBindVertexArrayAPPLE": "glBindVertexArray", "glGetFixedvOES": "glGetFixedv", "glFrustumfOES": "glFrustumf",
    "glOrthofOES": "glOrthof", "glClipPlanefOES": "glClipPlanef", "glGetClipPlanefOES": "glGetClipPlanef",
}
# For these extensions' functions, dropping the suffix names the implementation: what differs (names made by binding, accepted
# enumerants) the implementation decides by context. Extensions that only look alike (glStencilFuncSeparateATI,
# glPolygonOffsetEXT, glGetProgramivNV) are left out.
SUFFIXES = re.compile("|".join([
    r"gl(Bind|Delete|Gen|Is)(Framebuffers?|Renderbuffers?)(EXT|OES)", r"glCheckFramebufferStatusOES",
    r"glFramebufferRenderbufferOES", r"glGet(FramebufferAttachment|Renderbuffer)ParameterivOES", r"glGenerateMipmapOES",
    r"glRenderbufferStorageOES", r"glRenderbufferStorageMultisample(ANGLE|APPLE)", r"glBlitFramebufferANGLE",
    r"gl(Get)?FramebufferParameteri(v)?MESA", r"glBlend(Equation|EquationSeparate|FuncSeparate)OES",
    r"gl(Get)?TexGen[fi]v?OES", r"gl(Begin|End|Gen|Delete|Is)Quer(y|ies)EXT", r"glGetQuery(iv|Objectuiv)EXT",
    r"gl(Delete|Gen|Bind|Is|Validate)ProgramPipelines?EXT", r"gl(ActiveShaderProgram|UseProgramStages)EXT",
    r"glGetProgramPipeline(iv|InfoLog)EXT", r"glGetProgramResourceLocationIndexEXT", r"glProgramUniform.*dv?EXT",
    r"gl(Delete|Gen|Is)Textures?EXT", r"glAreTexturesResidentEXT", r"glGetIntegeri_vEXT", r"glGetObjectLabelEXT",
    r"glGetn.*ARB", r"glGetGraphicsResetStatusARB", r"glTextureBarrierNV", r"glCopyImageSubDataNV",
    r"glPrimitiveRestartIndexNV", r"gl(ReadBuffer|DrawBuffers)NV", r"glBindTransformFeedbackNV",
    r"gl(Unm|M)apNamedBuffer(Range)?EXT", r"glFlushMappedNamedBufferRangeEXT",
    r"glGetNamedBuffer(Parameteriv|Pointerv|SubData)EXT", r"gl(En|Dis)ableVertexArrayAttribEXT",
    r".*x(v)?OES",  # OES_fixed_point: its functions became OpenGL ES 1.0 and 1.1 core
]))

# EGL extensions whose functions are exported, by the header's guard.
EGL_EXTENSIONS = ["EGL_KHR_fence_sync", "EGL_KHR_reusable_sync", "EGL_KHR_wait_sync", "EGL_KHR_image",
                  "EGL_KHR_image_base", "EGL_KHR_debug", "EGL_EXT_platform_base", "EGL_EXT_device_base",
                  "EGL_EXT_device_enumeration", "EGL_EXT_device_query", "EGL_KHR_display_reference",
                  "EGL_EXT_swap_buffers_with_damage", "EGL_KHR_swap_buffers_with_damage", "EGL_MESA_query_driver"]

GLX_EXTENSIONS = ["GLX_ARB_create_context", "GLX_ARB_get_proc_address", "GLX_EXT_swap_control", "GLX_MESA_swap_control",
                  "GLX_SGI_swap_control", "GLX_EXT_import_context", "GLX_SGIX_fbconfig", "GLX_SGIX_pbuffer",
                  "GLX_SGI_make_current_read", "GLX_MESA_query_renderer", "GLX_MESA_copy_sub_buffer",
                  "GLX_EXT_texture_from_pixmap", "GLX_SGI_video_sync", "GLX_OML_sync_control"]


def declaration(node):
    """(type text, name) of a <proto> or <param>."""
    name = node.find("name").text
    text = re.sub(r"\s+", " ", "".join(node.itertext())).strip()
    kind = text[: text.rindex(name)].strip()
    tail = text[text.rindex(name) + len(name):]
    return kind, name, tail


class Command:
    def __init__(self, node):
        proto, name, _ = declaration(node.find("proto"))
        self.name, self.ret = name, proto
        self.params = [declaration(p) for p in node.findall("param")]
        alias = node.find("alias")
        self.alias = alias.get("name") if alias is not None else None

    def signature(self):
        return [f"{k}{'' if k.endswith('*') else ' '}{n}{t}" for k, n, t in self.params]

    def shape(self):
        return (self.ret, tuple(k for k, _, _ in self.params))

    def arguments(self):
        return [n for _, n, _ in self.params]


class Registry:
    """The commands of desktop GL and GL ES, and the constants that only GL ES has."""

    def __init__(self):
        root = ET.parse(GL_XML).getroot()
        every = {}
        for node in root.find("commands").findall("command"):
            command = Command(node)
            every[command.name] = command
        values = {}
        for enum in root.iter("enum"):
            if enum.get("value") is not None and enum.get("name"):
                values.setdefault(enum.get("name"), enum.get("value") + (enum.get("type") or ""))
        names, desktop, es = set(), set(), set()
        for block in list(root.findall("feature")) + list(root.find("extensions")):
            apis = set((block.get("api") or block.get("supported") or "").split("|"))
            if not apis & {"gl", "glcore", "gles1", "gles2"}:
                continue
            for require in block.findall("require"):
                names.update(c.get("name") for c in require.findall("command"))
                enums = {e.get("name") for e in require.findall("enum")}
                (desktop if apis & {"gl", "glcore"} and require.get("api") in (None, "gl", "glcore") else es).update(enums)
        self.commands = {name: every[name] for name in sorted(names)}
        self.enums = {name: values[name] for name in sorted(es - desktop) if name in values}
        self.resolve_aliases()

    def resolve_aliases(self):
        for name, command in self.commands.items():
            if name in EXTRA_ALIASES:
                command.alias = EXTRA_ALIASES[name]
            elif command.alias is None and SUFFIXES.fullmatch(name):
                core = self.commands.get(re.sub("[A-Z]+$", "", name))
                if core and core.shape() == command.shape():
                    command.alias = core.name
        for command in self.commands.values():
            seen = {command.name}
            target = command
            while target.alias in self.commands and target.alias not in seen:
                seen.add(target.alias)
                target = self.commands[target.alias]
            command.implementation = target.name
        # A chain that loops (A alias B, B alias A) ends at the first name in sorted order.
        for command in self.commands.values():
            end = self.commands[command.implementation]
            if end.alias in self.commands:
                loop = sorted({end.name, end.alias})
                command.implementation = loop[0]
        for command in self.commands.values():
            target = self.commands[command.implementation]
            if len(target.params) != len(command.params):
                command.implementation = command.name

    def implementations(self):
        return [c for c in self.commands.values() if c.implementation == c.name]


def egl_names():
    names = set()
    for header in EGL_HEADERS:
        core = header.name == "egl.h"
        guard = None
        for line in header.read_text().splitlines():
            match = re.match(r"#ifndef (EGL_\w+)$", line)
            if match:
                guard = match.group(1)
            match = re.match(r"EGLAPI .*EGLAPIENTRY (egl\w+)\s*\(", line)
            if match and (core or guard in EGL_EXTENSIONS):
                names.add(match.group(1))
    return names


def glx_names():
    root = ET.parse(GLX_XML).getroot()
    names = set()
    for block in list(root.findall("feature")) + list(root.find("extensions")):
        if block.tag == "feature" or block.get("name") in GLX_EXTENSIONS:
            for require in block.findall("require"):
                names.update(c.get("name") for c in require.findall("command"))
    return names


def stamp():
    parts = []
    for path in [GL_XML, GLX_XML] + EGL_HEADERS:
        parts.append(f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()[:12]}")
    return "Made by translator/entry/generate.py from " + ", ".join(parts) + ". Do not edit."


def gl_api(registry):
    lines = ["#ifndef MGL_ENTRY_GL_API_H", "#define MGL_ENTRY_GL_API_H", "",
             "#include <GL/gl.h>", "#include <GL/glext.h>", "", "#include <stdint.h>", "",
             "typedef struct mgl_context mgl_context;", "struct _cl_context;", "struct _cl_event;", "",
             "/* Types of OpenGL ES. */", "typedef GLint GLclampx;", "typedef GLDEBUGPROC GLDEBUGPROCKHR;", "",
             "/* Every gl* name, aliases included; fits uint16_t. 0 is no call. */",
             "typedef enum mgl_call {", "    MGL_CALL_NONE,",
             "#define C(name) MGL_CALL_##name,", '#include "translator/entry/generated/calls.def"', "#undef C",
             "    MGL_CALL_COUNT", "} mgl_call;",
             "/* The name of a call, static storage; \"none\" for MGL_CALL_NONE and for numbers that are not calls. */",
             "const char *mgl_call_name(unsigned call);", "", "/* Constants of OpenGL ES. */"]
    for name, value in registry.enums.items():
        lines += [f"#ifndef {name}", f"#define {name} {value}", "#endif"]
    lines += ["", "/* One implementation for each function; aliases share it. */"]
    for command in registry.implementations():
        params = ", ".join(["mgl_context *ctx"] + command.signature())
        lines.append(f"{command.ret}{'' if command.ret.endswith('*') else ' '}mgl_{command.name}({params});")
    return lines + ["", "#endif"]


def gl_entry(registry):
    lines = ["#pragma GCC diagnostic ignored \"-Warray-parameter\" /* Mesa's gl.h writes const GLfloat m[16] */",
             '#include "translator/entry/generated/gl_api.h"', '#include "translator/gl/gl.h"', "",
             '#define EXPORT __attribute__((visibility("default")))', ""]
    for command in registry.commands.values():
        target = registry.commands[command.implementation]
        params = ", ".join(command.signature()) or "void"
        args = ["ctx"]
        for (kind, name, _), (wanted, _, _) in zip(command.params, target.params):
            args.append(name if kind == wanted else f"({wanted}){name}")
        call = f"mgl_{target.name}({', '.join(args)});"
        space = "" if command.ret.endswith("*") else " "
        lines += [f"EXPORT {command.ret}{space}{command.name}({params})", "{",
                  "    mgl_context *ctx = mgl_current_context;"]
        if command.ret == "void":
            lines.append(f"    if (__builtin_expect(ctx != 0, 1)) {call}")
        else:
            cast = "" if command.ret == target.ret else f"({command.ret})"
            lines += ["    if (__builtin_expect(ctx == 0, 0)) return 0;", f"    return {cast}{call}"]
        lines.append("}")
    return lines


def gl_default(registry):
    lines = ['#include "translator/entry/generated/gl_api.h"', '#include "translator/gl/gl.h"', "",
             "#define WEAK __attribute__((weak))", ""]
    for command in registry.implementations():
        params = ", ".join(["mgl_context *ctx"] + command.signature())
        space = "" if command.ret.endswith("*") else " "
        lines += [f"WEAK {command.ret}{space}mgl_{command.name}({params})", "{",
                  f'    mgl_unimplemented(ctx, "{command.name}");']
        if command.ret != "void":
            lines.append("    return 0;")
        lines.append("}")
    return lines


def files():
    registry = Registry()
    head = f"/* {stamp()} */"
    procs = sorted(set(registry.commands) | egl_names() | glx_names())
    text = {
        "gl_api.h": [head] + gl_api(registry),
        "gl_entry.c": [head] + gl_entry(registry),
        "gl_default.c": [head] + gl_default(registry),
        "calls.def": [head] + [f"C({name})" for name in registry.commands],
        "procs.def": [head] + [f"P({name})" for name in procs],
        "exports.txt": [f"# {stamp()}"] + procs,
    }
    return {name: "\n".join(lines) + "\n" for name, lines in text.items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="verify instead of write")
    check = parser.parse_args().check
    missing = [str(p) for p in [GL_XML, GLX_XML] + EGL_HEADERS if not p.exists()]
    if missing:
        print("skipped: not installed:", " ".join(missing))
        return 77
    if check:
        stamped = (OUT / "calls.def").read_text().splitlines()[0] if (OUT / "calls.def").exists() else ""
        if stamped and stamped != f"/* {stamp()} */":
            print("skipped: the registries here are another revision than", stamped)
            return 77
    stale = []
    for name, text in files().items():
        path = OUT / name
        if check:
            if not path.exists() or path.read_text() != text:
                stale.append(name)
        else:
            OUT.mkdir(exist_ok=True)
            path.write_text(text)
    if stale:
        print("not current:", " ".join(stale), "(run translator/entry/generate.py)")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
