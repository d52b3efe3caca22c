package dev.gyre.node.boot;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.console.ConsoleObjectTable;
import dev.gyre.node.console.ConsoleTaskFactory;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LibraryValue;
import dev.gyre.node.perf.PerformanceObjectTable;
import dev.gyre.node.process.ProcessObject;
import dev.gyre.node.timers.AnimationFrames;
import dev.gyre.node.timers.TimerFunctionsTable;
import dev.gyre.node.v8.GarbageCollection;

/** Installs Node's globals; those from the library are loaded when first read. */
final class Globals {
    /** Pairs of a global's name and the library module that exports it. */
    private static final String LIBRARY_GLOBALS = """
            Buffer buffer
            Blob buffer
            File buffer
            EventTarget internal/event_target
            Event internal/event_target
            CustomEvent internal/event_target
            AbortController internal/abort_controller
            AbortSignal internal/abort_controller
            DOMException internal/domexception
            URL internal/url
            URLSearchParams internal/url
            TextEncoder internal/encoding
            TextDecoder internal/encoding
            ReadableStream internal/webstreams/readable
            ReadableStreamDefaultReader internal/webstreams/readers
            ReadableStreamBYOBReader internal/webstreams/readers
            ReadableStreamBYOBRequest internal/webstreams/byob_request
            ReadableByteStreamController internal/webstreams/readable_byte_controller
            ReadableStreamDefaultController internal/webstreams/readable_default_controller
            TransformStream internal/webstreams/transform
            TransformStreamDefaultController internal/webstreams/transform
            WritableStream internal/webstreams/writable
            WritableStreamDefaultController internal/webstreams/writable
            WritableStreamDefaultWriter internal/webstreams/writable
            ByteLengthQueuingStrategy internal/webstreams/strategies
            CountQueuingStrategy internal/webstreams/strategies
            TextEncoderStream internal/webstreams/encoding
            TextDecoderStream internal/webstreams/encoding
            CompressionStream internal/webstreams/compression
            DecompressionStream internal/webstreams/compression
            Headers internal/fetch/headers
            Request internal/fetch/request
            Response internal/fetch/response
            FormData internal/fetch/form_data
            Navigator internal/navigator
            URLPattern internal/urlpattern/url_pattern
            MessageChannel internal/messaging/port
            MessagePort internal/messaging/port
            MessageEvent internal/messaging/event
            WebSocket internal/websocket/websocket
            CloseEvent internal/websocket/events
            ErrorEvent internal/websocket/events
            BroadcastChannel internal/messaging/broadcast_channel
            WebAssembly internal/webassembly/namespace
            Performance internal/perf/performance
            PerformanceEntry internal/perf/entries
            PerformanceMark internal/perf/user_timing
            PerformanceMeasure internal/perf/user_timing
            PerformanceObserver internal/perf/observer
            PerformanceObserverEntryList internal/perf/observer
            PerformanceResourceTiming internal/perf/resource_timing
            CryptoKey internal/crypto/crypto_key
            SubtleCrypto internal/crypto/subtle
            Crypto internal/crypto/webcrypto""";
    /** The same for globals that are enumerable. */
    private static final String ENUMERABLE_LIBRARY_GLOBALS = """
            structuredClone internal/structured_clone
            atob buffer
            btoa buffer
            fetch internal/fetch/fetch
            crypto internal/crypto/webcrypto
            navigator internal/navigator""";

    /** The members of the performance object that are in the library. */
    private static final String PERFORMANCE_MEMBERS =
            "constructor eventLoopUtilization nodeTiming mark measure clearMarks clearMeasures clearResourceTimings "
                    + "getEntries getEntriesByName getEntriesByType setResourceTimingBufferSize timerify markResourceTiming toJSON onresourcetimingbufferfull "
                    + "addEventListener removeEventListener dispatchEvent";

    private Globals() {}

    static void install(Environment environment) {
        Realm realm = environment.realm();
        JsObject global = realm.globalObject();
        global.defineBuiltin("global", global, Attributes.METHOD);
        JsObject process = ProcessObject.create(environment);
        environment.process(process);
        global.defineBuiltin("process", process, Attributes.METHOD);
        JsObject console = JsObject.create(realm);
        BuiltinInstaller.populate(realm, console, ConsoleObjectTable.INSTANCE);
        console.defineBuiltin(
                "Console", new LibraryValue(environment, "internal/console/constructor", "Console"), Attributes.ALL);
        console.defineBuiltin(
                "context", new LibraryValue(environment, "internal/console/context", "context"), Attributes.ALL);
        console.defineBuiltin("createTask", new ConsoleTaskFactory(realm), Attributes.ALL);
        global.defineBuiltin("console", console, Attributes.METHOD);
        BuiltinInstaller.populate(realm, global, TimerFunctionsTable.INSTANCE);
        JsObject performance = JsObject.create(realm);
        BuiltinInstaller.populate(realm, performance, PerformanceObjectTable.INSTANCE);
        for (String name : PERFORMANCE_MEMBERS.split(" ")) performanceMember(environment, performance, name);
        global.defineBuiltin("performance", performance, Attributes.ALL);
        if (environment.settings().options().exposeGc()) {
            global.defineBuiltin(
                    "gc",
                    new NativeClosure(realm, "gc", 0, GarbageCollection::collect),
                    Attributes.WRITABLE | Attributes.ENUMERABLE);
        }
        if (environment.settings().framesOrNull() != null)
            AnimationFrames.install(environment, environment.settings().framesOrNull());
        libraryGlobals(environment, LIBRARY_GLOBALS, Attributes.METHOD);
        libraryGlobals(environment, ENUMERABLE_LIBRARY_GLOBALS, Attributes.ALL);
        if (environment.settings().options().webStorage()) {
            libraryGlobals(environment, "Storage internal/webstorage", Attributes.METHOD);
            storage(environment, "sessionStorage", "get sessionStorage", "set sessionStorage");
            storage(environment, "localStorage", "get", "set");
        }
    }

    /** An accessor for a Storage, until a program sets the property. */
    private static void storage(Environment environment, String name, String getterName, String setterName) {
        Realm realm = environment.realm();
        JsObject global = realm.globalObject();
        NativeClosure getter = new NativeClosure(
                realm,
                getterName,
                0,
                (current, callee, self, arguments, newTarget) ->
                        environment.library().call("internal/webstorage", name));
        NativeClosure setter =
                new NativeClosure(realm, setterName, 1, (current, callee, self, arguments, newTarget) -> {
                    Object value = arguments.length == 0 ? Undefined.INSTANCE : arguments[0];
                    global.defineOwnProperty(name, PropertyDescriptor.data(value, Attributes.ALL));
                    return Undefined.INSTANCE;
                });
        int attributes = Attributes.ENUMERABLE | Attributes.CONFIGURABLE | Attributes.ACCESSOR;
        global.defineBuiltin(name, new Accessor(getter, setter), attributes);
    }

    /**
     * An accessor that lets the library set up the class of the performance object, and then reads the actual member.
     */
    private static void performanceMember(Environment environment, JsObject performance, String name) {
        NativeClosure getter =
                new NativeClosure(environment.realm(), name, 0, (current, callee, self, arguments, newTarget) -> {
                    environment.library().require("internal/perf/performance");
                    return performance.get(name);
                });
        NativeClosure setter =
                new NativeClosure(environment.realm(), name, 1, (current, callee, self, arguments, newTarget) -> {
                    performance.defineOwnProperty(name, PropertyDescriptor.data(arguments[0], Attributes.ALL));
                    return Undefined.INSTANCE;
                });
        performance.defineBuiltin(name, new Accessor(getter, setter), Attributes.CONFIGURABLE | Attributes.ACCESSOR);
    }

    private static void libraryGlobals(Environment environment, String lines, int attributes) {
        JsObject global = environment.realm().globalObject();
        for (String line : lines.split("\n")) {
            int space = line.indexOf(' ');
            String name = line.substring(0, space);
            global.defineBuiltin(name, new LibraryValue(environment, line.substring(space + 1), name), attributes);
        }
    }
}
