package dev.gyre.node.boot;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Originals;
import dev.gyre.modules.typescript.TypeScriptMode;
import dev.gyre.node.async.AsyncContextBindingTable;
import dev.gyre.node.async.AsyncHooksBindingTable;
import dev.gyre.node.buffer.BufferBindingTable;
import dev.gyre.node.childprocess.ChildProcessBindingTable;
import dev.gyre.node.crypto.digest.CryptoBinding;
import dev.gyre.node.dns.DnsBindingTable;
import dev.gyre.node.encoding.EncodingBinding;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.RuntimeOptions;
import dev.gyre.node.fs.FsBindingTable;
import dev.gyre.node.fs.RecordsBindingTable;
import dev.gyre.node.gyreloop.LoopBindingTable;
import dev.gyre.node.http.HttpBinding;
import dev.gyre.node.http.HttpHeadersBindingTable;
import dev.gyre.node.http.HttpParserBinding;
import dev.gyre.node.messaging.MessagingBindingTable;
import dev.gyre.node.modules.ModulesBindingTable;
import dev.gyre.node.modules.SourceMapBindingTable;
import dev.gyre.node.modules.TypeScriptBindingTable;
import dev.gyre.node.net.TcpBindingTable;
import dev.gyre.node.os.OsBindingTable;
import dev.gyre.node.perf.PerformanceBindingTable;
import dev.gyre.node.process.ProcessBindingTable;
import dev.gyre.node.stdio.StdioBindingTable;
import dev.gyre.node.timers.TimerFunctionsTable;
import dev.gyre.node.timers.TimerState;
import dev.gyre.node.tls.TlsBindingTable;
import dev.gyre.node.url.UrlBindingTable;
import dev.gyre.node.util.UtilBindingTable;
import dev.gyre.node.vm.VmBindingTable;
import dev.gyre.node.webassembly.WebAssemblyBindingTable;
import dev.gyre.node.worker.WorkerBinding;
import dev.gyre.node.zlib.ZlibBinding;
import java.util.ArrayList;
import java.util.Locale;

/** Makes the bindings by name. */
final class Bindings {
    private Bindings() {}

    /** The object that internalBinding(name) returns. */
    static JsObject create(Environment context, String name) {
        return switch (name) {
            case "console" -> console(context);
            case "timers" -> timers(context);
            case "util" -> table(context, UtilBindingTable.INSTANCE);
            case "buffer" -> table(context, BufferBindingTable.INSTANCE);
            case "encoding" -> EncodingBinding.create(context);
            case "url" -> table(context, UrlBindingTable.INSTANCE);
            case "source_map" -> table(context, SourceMapBindingTable.INSTANCE);
            case "typescript" -> table(context, TypeScriptBindingTable.INSTANCE);
            case "os" -> table(context, OsBindingTable.INSTANCE);
            case "fs" -> table(context, FsBindingTable.INSTANCE);
            case "records" -> table(context, RecordsBindingTable.INSTANCE);
            case "stdio" -> table(context, StdioBindingTable.INSTANCE);
            case "process" -> process(context);
            case "modules" -> table(context, ModulesBindingTable.INSTANCE);
            case "tcp" -> table(context, TcpBindingTable.INSTANCE);
            case "child_process" -> table(context, ChildProcessBindingTable.INSTANCE);
            case "dns" -> table(context, DnsBindingTable.INSTANCE);
            case "http_server" -> HttpBinding.create(context);
            case "async_hooks" -> table(context, AsyncHooksBindingTable.INSTANCE);
            case "async_context" -> table(context, AsyncContextBindingTable.INSTANCE);
            case "crypto" -> CryptoBinding.create(context);
            case "crypto_cipher", "crypto_keys", "crypto_sign", "crypto_exchange", "crypto_x509", "crypto_kdf" ->
                CryptoBindings.create(context, name);
            case "wasm" -> table(context, WebAssemblyBindingTable.INSTANCE);
            case "vm" -> table(context, VmBindingTable.INSTANCE);
            case "zlib" -> ZlibBinding.create(context);
            case "worker" -> WorkerBinding.create(context);
            case "tls" -> table(context, TlsBindingTable.INSTANCE);
            case "messaging" -> table(context, MessagingBindingTable.INSTANCE);
            case "loop" -> table(context, LoopBindingTable.INSTANCE);
            case "performance" -> table(context, PerformanceBindingTable.INSTANCE);
            case "http_parser" -> HttpParserBinding.create(context);
            case "http_headers" -> table(context, HttpHeadersBindingTable.INSTANCE);
            default -> throw new IllegalArgumentException("no binding " + name);
        };
    }

    private static JsObject table(Environment context, BuiltinTable table) {
        JsObject binding = JsObject.create(context.realm());
        BuiltinInstaller.populate(context.realm(), binding, table);
        return binding;
    }

    private static JsObject console(Environment context) {
        JsObject binding = JsObject.create(context.realm());
        binding.createDataProperty("plain", true);
        return binding;
    }

    private static JsObject process(Environment context) {
        JsObject binding = table(context, ProcessBindingTable.INSTANCE);
        binding.createDataProperty("title", "gyre");
        RuntimeOptions options = context.settings().options();
        binding.createDataProperty(
                "emitWarningEnabled",
                options.warnings() && !"1".equals(context.settings().env().get("NODE_NO_WARNINGS")));
        binding.createDataProperty(
                "disabledWarnings", JsArray.fromList(context.realm(), new ArrayList<>(options.disabledWarnings())));
        binding.createDataProperty(
                "typeScript",
                options.typeScript() == TypeScriptMode.OFF
                        ? (Object) false
                        : options.typeScript().name().toLowerCase(Locale.ROOT));
        return binding;
    }

    private static JsObject timers(Environment context) {
        JsObject binding = table(context, TimerFunctionsTable.INSTANCE);
        for (String name : "setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate".split(" ")) {
            binding.put(name, Originals.get(context.realm().globalObject(), name));
        }
        binding.createDataProperty(
                "Timeout", context.get(TimerState.KEY).timeoutPrototype().get("constructor"));
        binding.createDataProperty(
                "Immediate", context.get(TimerState.KEY).immediatePrototype().get("constructor"));
        return binding;
    }
}
