package dev.gyre.node.runtime;

import dev.gyre.engine.object.JsObject;
import dev.gyre.modules.BuiltinModules;
import java.util.List;
import java.util.Set;

/** Node's public modules: the internal library's files, and the few that Java provides. */
final class LibraryModules implements BuiltinModules {
    private static final List<String> NAMES = List.of("assert", "assert/strict", "async_hooks", "buffer", "child_process", "cluster", "console",
            "constants", "crypto", "dgram", "diagnostics_channel", "dns", "dns/promises", "domain", "events", "fs", "fs/promises", "http", "http2", "https",
            "inspector", "inspector/promises", "module", "net", "os", "path", "path/posix", "path/win32", "perf_hooks", "process", "punycode", "querystring",
            "readline", "readline/promises", "repl", "stream", "stream/consumers", "stream/promises", "stream/web", "string_decoder", "sys", "timers",
            "timers/promises", "tls", "trace_events", "tty", "url", "util", "util/types", "v8", "vm", "wasi", "worker_threads", "zlib");
    /** Modules of ours, which Node does not know: only under their full name, and not listed. */
    private static final Set<String> OWN = Set.of("gyre:loop");
    private static final Set<String> SCHEME_ONLY = Set.of("sea", "sqlite", "test", "test/reporters");

    private final NodeContext context;
    private final ModuleHost modules;

    LibraryModules(NodeContext context, ModuleHost modules) {
        this.context = context;
        this.modules = modules;
    }

    @Override
    public boolean isBuiltin(String name) {
        return NAMES.contains(name) || OWN.contains(name);
    }

    @Override
    public boolean requiresScheme(String name) {
        return SCHEME_ONLY.contains(name);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public Object exports(String name) {
        return switch (name) {
            case "process" -> context.process();
            case "console" -> context.realm().globalObject().get("console");
            case "module" -> {
                JsObject module = (JsObject) modules.loader().commonJs().modulePrototype().get("constructor");
                ModuleFunctions.define(context, module);
                yield module;
            }
            default -> {
                if (OWN.contains(name)) yield context.library().require(name.replace(':', '/'));
                if (!InternalLibrary.exists(name)) throw NodeErrors.of(context.realm(), "ERR_METHOD_NOT_IMPLEMENTED", "node:" + name);
                yield context.library().require(name);
            }
        };
    }
}
