package dev.gyre.node.modules;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.host.ModuleEmbedder;
import dev.gyre.modules.host.WebAssemblyModule;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Node's public modules: the internal library's files, and the few that Java provides. */
final class LibraryModules implements ModuleEmbedder {
    private static final List<String> NAMES = List.of(
            "_http_agent",
            "_http_client",
            "_http_common",
            "_http_incoming",
            "_http_outgoing",
            "_http_server",
            "_tls_common",
            "_tls_wrap",
            "assert",
            "assert/strict",
            "async_hooks",
            "buffer",
            "child_process",
            "cluster",
            "console",
            "constants",
            "crypto",
            "dgram",
            "diagnostics_channel",
            "dns",
            "dns/promises",
            "domain",
            "events",
            "fs",
            "fs/promises",
            "http",
            "http2",
            "https",
            "inspector",
            "inspector/promises",
            "module",
            "net",
            "os",
            "path",
            "path/posix",
            "path/win32",
            "perf_hooks",
            "process",
            "punycode",
            "querystring",
            "readline",
            "readline/promises",
            "repl",
            "stream",
            "stream/consumers",
            "stream/promises",
            "stream/web",
            "string_decoder",
            "sys",
            "timers",
            "timers/promises",
            "tls",
            "trace_events",
            "tty",
            "url",
            "util",
            "util/types",
            "v8",
            "vm",
            "wasi",
            "worker_threads",
            "zlib");
    /** Modules that Node does not have: only available under their full name, and not listed. */
    private static final Set<String> OWN =
            Set.of("gyre:fiber", "gyre:loop", "gyre:page", "gyre:page/command", "gyre:page/jsdom", "gyre:sched");

    private static final List<String> SCHEME_ONLY = List.of("ffi", "sea", "sqlite", "test", "test/reporters");

    private static final String WEBASSEMBLY = "internal/webassembly/es_module";

    private final Environment environment;
    private final List<String> schemeOnly;

    LibraryModules(Environment environment) {
        this.environment = environment;
        boolean hasForeignFunctions = environment.settings().options().values().isOn("--experimental-ffi", true);
        schemeOnly = hasForeignFunctions ? SCHEME_ONLY : SCHEME_ONLY.subList(1, SCHEME_ONLY.size());
    }

    @Override
    public boolean isBuiltin(String name) {
        return NAMES.contains(name) || OWN.contains(name);
    }

    @Override
    public boolean requiresScheme(String name) {
        return schemeOnly.contains(name);
    }

    @Override
    public List<String> names() {
        List<String> names = new ArrayList<>(NAMES);
        for (String name : schemeOnly) names.add("node:" + name);
        return names;
    }

    @Override
    public Object exports(String name) {
        return switch (name) {
            case "process" -> environment.process();
            case "console" -> Originals.get(environment.realm().globalObject(), "console");
            case "module" -> {
                JsObject module = (JsObject) environment.library().require("module");
                ModuleFunctions.define(environment, module);
                yield module;
            }
            default -> {
                if (OWN.contains(name)) yield environment.library().require(name.replace(':', '/'));
                if (!InternalLibrary.exists(name))
                    throw NodeErrors.of(environment.realm(), "ERR_METHOD_NOT_IMPLEMENTED", "node:" + name);
                yield environment.library().require(name);
            }
        };
    }

    @Override
    public JsException error(String code, Object... arguments) {
        return NodeErrors.of(environment.realm(), code, arguments);
    }

    @Override
    public void warn(String message, String type, String code) {
        JsObject process = environment.process();
        Object[] arguments = {
            message, type == null ? Undefined.INSTANCE : type, code == null ? Undefined.INSTANCE : code
        };
        ((JsObject) process.get("emitWarning")).call(process, arguments);
    }

    @Override
    public void checkReading(Path file) {
        Permissions.require(environment, PermissionScope.FILE_READ, file.toString());
    }

    @Override
    public boolean mayRead(Path file) {
        return Permissions.allows(environment, PermissionScope.FILE_READ, file.toString());
    }

    @Override
    public Path cwd() {
        return environment.cwd();
    }

    @Override
    public List<Path> globalPaths() {
        JsObject env = (JsObject) environment.process().get("env");
        Map<String, String> variables = new HashMap<>();
        for (String name : List.of("NODE_PATH", "HOME")) {
            if (env.get(name) instanceof CharSequence value) variables.put(name, value.toString());
        }
        return ModuleOptions.globalPaths(
                variables, environment.cwd(), environment.settings().execPath());
    }

    @Override
    public void warnNow(String message) {
        // Makes the library set up the process object, if it has not done so.
        environment.process().get("emitWarning");
        environment.library().call("internal/process/process_object", "emitWarningNow", message);
    }

    @Override
    public Object buffer(byte[] content) {
        JsObject buffer = (JsObject) ((JsObject) environment.library().require("buffer")).get("Buffer");
        return ((JsObject) buffer.get("from")).call1(buffer, ModulesBinding.arrayBuffer(environment.realm(), content));
    }

    @Override
    public byte[] bytes(Object value) {
        return ModulesBinding.bytes(value);
    }

    @Override
    public WebAssemblyModule webAssembly(byte[] content, String name) {
        Object bytes = ModulesBinding.arrayBuffer(environment.realm(), content);
        JsObject compiled = (JsObject) environment.library().call(WEBASSEMBLY, "compile", bytes, name);
        return new CompiledModule(environment, compiled, texts(compiled, "imports"), texts(compiled, "exports"));
    }

    private static List<String> texts(JsObject compiled, String property) {
        List<String> texts = new ArrayList<>();
        JsObject list = (JsObject) compiled.get(property);
        long length = ObjectOperations.lengthOfArrayLike(list);
        for (int i = 0; i < length; i++) texts.add(TypeConversion.toString(list.get(i)));
        return texts;
    }

    /** A WebAssembly module as the library has it. */
    private record CompiledModule(
            Environment environment, JsObject compiled, List<String> imports, List<String> exports)
            implements WebAssemblyModule {
        @Override
        public JsObject instantiate(JsArray namespaces, JsObject ownNamespace) {
            return (JsObject)
                    environment.library().call(WEBASSEMBLY, "instantiate", compiled, namespaces, ownNamespace);
        }
    }

    @Override
    public void mainModule(Object module) {
        environment.process().createDataProperty("mainModule", module);
    }

    @Override
    public Object mainModule() {
        return environment.process().get("mainModule");
    }
}
