package dev.gyre.node.boot;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.modules.typescript.TypeScriptMode;
import dev.gyre.node.async.AsyncContextBindingTable;
import dev.gyre.node.async.AsyncHooksBindingTable;
import dev.gyre.node.buffer.BufferBindingTable;
import dev.gyre.node.childprocess.ChildProcessBindingTable;
import dev.gyre.node.coverage.CoverageBindingTable;
import dev.gyre.node.crypto.digest.CryptoBinding;
import dev.gyre.node.dgram.DgramBindingTable;
import dev.gyre.node.dns.DnsBindingTable;
import dev.gyre.node.encoding.EncodingBinding;
import dev.gyre.node.environment.BindingProvider;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.RuntimeOptions;
import dev.gyre.node.ffi.ForeignBindingTable;
import dev.gyre.node.fs.FsBindingTable;
import dev.gyre.node.fs.RecordsBindingTable;
import dev.gyre.node.gyrefiber.FiberBinding;
import dev.gyre.node.gyreloop.LoopBindingTable;
import dev.gyre.node.gyresched.SchedBindingTable;
import dev.gyre.node.http.HttpBinding;
import dev.gyre.node.http.HttpHeadersBindingTable;
import dev.gyre.node.http.HttpParserBinding;
import dev.gyre.node.http2.Http2BindingTable;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.InspectorBindingTable;
import dev.gyre.node.messaging.MessagingBindingTable;
import dev.gyre.node.modules.ModulesBindingTable;
import dev.gyre.node.modules.SourceMapBindingTable;
import dev.gyre.node.modules.TypeScriptBindingTable;
import dev.gyre.node.net.TcpBindingTable;
import dev.gyre.node.os.OsBindingTable;
import dev.gyre.node.perf.PerformanceBindingTable;
import dev.gyre.node.permission.PermissionBindingTable;
import dev.gyre.node.process.OptionsBindingTable;
import dev.gyre.node.process.ProcessBindingTable;
import dev.gyre.node.profile.ProfileBindingTable;
import dev.gyre.node.sqlite.SqliteBindingTable;
import dev.gyre.node.stdio.StdioBindingTable;
import dev.gyre.node.timers.TimerFunctionsTable;
import dev.gyre.node.timers.TimerState;
import dev.gyre.node.tls.TlsBindingTable;
import dev.gyre.node.url.UrlBindingTable;
import dev.gyre.node.util.UtilBindingTable;
import dev.gyre.node.vm.VmBindingTable;
import dev.gyre.node.webassembly.WebAssemblyBindingTable;
import dev.gyre.node.webstorage.StorageBindingTable;
import dev.gyre.node.worker.WorkerBinding;
import dev.gyre.node.zlib.ZlibBinding;
import java.util.ArrayList;
import java.util.Locale;
import java.util.ServiceLoader;

/** Creates the bindings by name. */
final class Bindings {
    private Bindings() {}

    /** The object that internalBinding(name) returns. */
    static JsObject create(Environment environment, String name) {
        return switch (name) {
            case "console" -> console(environment);
            case "timers" -> timers(environment);
            case "util" -> table(environment, UtilBindingTable.INSTANCE);
            case "buffer" -> table(environment, BufferBindingTable.INSTANCE);
            case "encoding" -> EncodingBinding.create(environment);
            case "url" -> table(environment, UrlBindingTable.INSTANCE);
            case "source_map" -> table(environment, SourceMapBindingTable.INSTANCE);
            case "typescript" -> table(environment, TypeScriptBindingTable.INSTANCE);
            case "os" -> table(environment, OsBindingTable.INSTANCE);
            case "fs" -> table(environment, FsBindingTable.INSTANCE);
            case "records" -> table(environment, RecordsBindingTable.INSTANCE);
            case "stdio" -> table(environment, StdioBindingTable.INSTANCE);
            case "process" -> process(environment);
            case "permission" -> table(environment, PermissionBindingTable.INSTANCE);
            case "options" -> table(environment, OptionsBindingTable.INSTANCE);
            case "modules" -> table(environment, ModulesBindingTable.INSTANCE);
            case "tcp" -> table(environment, TcpBindingTable.INSTANCE);
            case "webstorage" -> table(environment, StorageBindingTable.INSTANCE);
            case "sqlite" -> table(environment, SqliteBindingTable.INSTANCE);
            case "ffi" -> table(environment, ForeignBindingTable.INSTANCE);
            case "dgram" -> table(environment, DgramBindingTable.INSTANCE);
            case "child_process" -> table(environment, ChildProcessBindingTable.INSTANCE);
            case "dns" -> table(environment, DnsBindingTable.INSTANCE);
            case "http_server" -> HttpBinding.create(environment);
            case "inspector" -> inspector(environment);
            case "http2" -> table(environment, Http2BindingTable.INSTANCE);
            case "async_hooks" -> table(environment, AsyncHooksBindingTable.INSTANCE);
            case "async_context" -> table(environment, AsyncContextBindingTable.INSTANCE);
            case "crypto" -> CryptoBinding.create(environment);
            case "crypto_cipher",
                    "crypto_keys",
                    "crypto_sign",
                    "crypto_exchange",
                    "crypto_x509",
                    "crypto_mac",
                    "crypto_kdf" -> CryptoBindings.create(environment, name);
            case "wasm" -> table(environment, WebAssemblyBindingTable.INSTANCE);
            case "vm" -> table(environment, VmBindingTable.INSTANCE);
            case "zlib" -> ZlibBinding.create(environment);
            case "worker" -> WorkerBinding.create(environment);
            case "tls" -> table(environment, TlsBindingTable.INSTANCE);
            case "messaging" -> table(environment, MessagingBindingTable.INSTANCE);
            case "fiber" -> FiberBinding.create(environment);
            case "sched" -> table(environment, SchedBindingTable.INSTANCE);
            case "loop" -> table(environment, LoopBindingTable.INSTANCE);
            case "coverage" -> table(environment, CoverageBindingTable.INSTANCE);
            case "profile" -> table(environment, ProfileBindingTable.INSTANCE);
            case "performance" -> table(environment, PerformanceBindingTable.INSTANCE);
            case "http_parser" -> HttpParserBinding.create(environment);
            case "http_headers" -> table(environment, HttpHeadersBindingTable.INSTANCE);
            default -> provided(environment, name);
        };
    }

    /** A binding of another artifact, found by its service. */
    private static JsObject provided(Environment environment, String name) {
        for (BindingProvider provider : ServiceLoader.load(BindingProvider.class, Bindings.class.getClassLoader())) {
            if (provider.name().equals(name)) return provider.create(environment);
        }
        throw Errors.error(
                ErrorKind.ERROR, "gyre:" + name + " needs the artifact gyre-" + name + ", which is not there");
    }

    private static JsObject table(Environment environment, BuiltinTable table) {
        JsObject binding = JsObject.create(environment.realm());
        BuiltinInstaller.populate(environment.realm(), binding, table);
        return binding;
    }

    private static JsObject inspector(Environment environment) {
        Inspector inspector = environment.get(Inspector.KEY);
        if (!inspector.hasDomains()) inspector.domains(new InspectorDomains());
        return table(environment, InspectorBindingTable.INSTANCE);
    }

    private static JsObject console(Environment environment) {
        JsObject binding = JsObject.create(environment.realm());
        binding.createDataProperty("plain", true);
        return binding;
    }

    private static JsObject process(Environment environment) {
        JsObject binding = table(environment, ProcessBindingTable.INSTANCE);
        binding.createDataProperty("title", "gyre");
        RuntimeOptions options = environment.settings().options();
        binding.createDataProperty(
                "emitWarningEnabled",
                options.warnings() && !"1".equals(environment.settings().env().get("NODE_NO_WARNINGS")));
        binding.createDataProperty(
                "disabledWarnings", JsArray.fromList(environment.realm(), new ArrayList<>(options.disabledWarnings())));
        binding.createDataProperty(
                "typeScript",
                options.typeScript() == TypeScriptMode.OFF
                        ? (Object) false
                        : options.typeScript().name().toLowerCase(Locale.ROOT));
        return binding;
    }

    private static JsObject timers(Environment environment) {
        JsObject binding = table(environment, TimerFunctionsTable.INSTANCE);
        for (String name : "setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate".split(" ")) {
            binding.put(name, Originals.get(environment.realm().globalObject(), name));
        }
        binding.createDataProperty(
                "Timeout", environment.get(TimerState.KEY).timeoutPrototype().get("constructor"));
        binding.createDataProperty(
                "Immediate",
                environment.get(TimerState.KEY).immediatePrototype().get("constructor"));
        binding.createDataProperty(
                "activeTimeouts",
                new NativeClosure(
                        environment.realm(),
                        "activeTimeouts",
                        0,
                        (realm, callee, self, arguments, newTarget) -> TimerState.activeTimeouts(environment)));
        return binding;
    }
}
