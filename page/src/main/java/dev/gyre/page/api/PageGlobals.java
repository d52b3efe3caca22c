package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.LibraryValue;
import dev.gyre.page.GlobalScope;
import dev.gyre.page.Page;
import dev.gyre.page.PageWorker;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.idl.Interfaces;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.ResponseStream;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import dev.gyre.page.window.Base64Text;
import dev.gyre.page.window.MessageEvent;
import dev.gyre.page.window.Navigator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The globals of a page that come from Node's library, whose modules are loaded in the page's realm when they are first used. */
final class PageGlobals {
    /** Pairs of a global's name and the library module that exports it. */
    private static final String LIBRARY_GLOBALS = """
            URL internal/url
            URLSearchParams internal/url
            URLPattern internal/urlpattern/url_pattern
            Blob internal/blob
            File internal/blob
            FormData internal/page/form_data
            FileList internal/page/data_transfer
            Headers internal/fetch/headers
            Request internal/fetch/request
            Response internal/fetch/response
            fetch internal/fetch/fetch
            FileReader internal/page/file_reader
            MessageChannel internal/page/messaging
            MessagePort internal/page/messaging
            BroadcastChannel internal/page/messaging
            structuredClone internal/page/messaging
            Performance internal/page/performance
            PerformanceEntry internal/page/performance
            PerformanceMark internal/page/performance
            PerformanceMeasure internal/page/performance
            PerformanceObserver internal/page/performance
            PerformanceObserverEntryList internal/page/performance
            performance internal/page/performance
            XMLHttpRequest internal/page/xhr
            XMLHttpRequestUpload internal/page/xhr
            XMLHttpRequestEventTarget internal/page/xhr
            ProgressEvent internal/page/xhr
            Worker internal/page/worker
            SharedWorker internal/page/shared_worker
            EventSource internal/page/event_source
            WebSocket internal/page/web_socket
            CloseEvent internal/websocket/events
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
            Observable internal/page/observable
            Subscriber internal/page/observable
            WebAssembly internal/webassembly/namespace
            CryptoKey internal/crypto/crypto_key
            SubtleCrypto internal/crypto/subtle
            Crypto internal/crypto/webcrypto
            crypto internal/crypto/webcrypto""";

    /** Those that only documents have. */
    private static final String DOCUMENT_GLOBALS = """
            IntersectionObserver internal/page/box_observers
            IntersectionObserverEntry internal/page/box_observers
            ResizeObserver internal/page/box_observers
            FormDataEvent internal/page/form_data
            DataTransfer internal/page/data_transfer
            DataTransferItem internal/page/data_transfer
            DataTransferItemList internal/page/data_transfer
            PerformanceNavigation internal/page/performance
            PerformanceTiming internal/page/performance""";

    private static final String CONSOLE =
            "debug error info log warn dir dirxml table trace group groupCollapsed groupEnd clear count countReset assert time timeLog timeEnd";

    private final Environment environment;
    private final PageSession session;
    private final SharedRuntime runtime;
    private final GlobalScope scope;
    private final Realm realm;
    private final InternalLibrary library;

    PageGlobals(
            Environment environment,
            PageSession session,
            SharedRuntime runtime,
            GlobalScope scope,
            InternalLibrary library) {
        this.environment = environment;
        this.session = session;
        this.runtime = runtime;
        this.scope = scope;
        this.realm = scope.realm();
        this.library = library;
    }

    void install() {
        library.replace("internal/domexception", interfaces("DOMException"));
        library.replace("internal/abort_controller", interfaces("AbortController", "AbortSignal"));
        library.replace("internal/event_target", interfaces("Event", "EventTarget", "CustomEvent"));
        library.replace("internal/messaging/event", interfaces("MessageEvent"));
        library.replace("internal/page/host", host());
        library.share("internal/util", List.of("kClone", "kTransfer", "kIsDetached"));
        library.share("internal/blob/state", List.of("kHandle", "kLength", "kType"));
        library.alias("internal/messaging/port", "internal/page/messaging");
        library.alias("internal/fetch/network", "internal/page/network");
        library.alias("internal/blob/urls", "internal/page/blob_urls");
        library.alias("internal/url/punycode", "internal/page/punycode");
        library.alias("internal/pool_work", "internal/page/pool_work");
        library.alias("internal/webassembly/permission", "internal/page/webassembly_permission");
        library.alias("internal/fetch/settings", "internal/page/host");
        JsObject global = scope.global();
        define(global, LIBRARY_GLOBALS);
        if (scope instanceof Page) define(global, DOCUMENT_GLOBALS);
        else library.call("internal/page/worker_scope", "install");
        scope.dom()
                .interfaces()
                .prototype("EventTarget")
                .defineBuiltin("when", new LibraryValue(library, "internal/page/observable", "when"), Attributes.ALL);
        global.defineBuiltin("console", console(), Attributes.METHOD);
        Long seed = session.seed();
        if (seed != null) {
            var random = new SplittableRandom(seed);
            function((JsObject) global.get("Math"), "random", 0, arguments -> random.nextDouble());
        }
    }

    private void define(JsObject global, String names) {
        for (String line : names.split("\n")) {
            int space = line.indexOf(' ');
            String name = line.substring(0, space);
            global.defineBuiltin(name, new LibraryValue(library, line.substring(space + 1), name), Attributes.METHOD);
        }
    }

    private void function(JsObject holder, String name, int length, PageBinding.Body body) {
        holder.defineBuiltin(
                name,
                new NativeClosure(
                        realm, name, length, (current, callee, self, arguments, newTarget) -> body.call(arguments)),
                Attributes.METHOD);
    }

    /** The exports of a module of the library, instead of which the page has its own interfaces. */
    private JsObject interfaces(String... names) {
        Interfaces interfaces = scope.dom().interfaces();
        JsObject exports = JsObject.create(realm);
        for (String name : names) exports.createDataProperty(name, interfaces.constructor(name));
        return exports;
    }

    /** What the library's modules for pages need of this one. */
    private JsObject host() {
        JsObject host = JsObject.create(realm);
        function(host, "baseURL", 0, arguments -> scope.baseUrl());
        function(host, "encodingParse", 1, arguments -> {
            String url = scope.encodingParse(TypeConversion.toString(arguments[0]));
            return url == null ? Null.INSTANCE : url;
        });
        function(host, "origin", 0, arguments -> scope.origin());
        requests(host);
        function(host, "queue", 1, arguments -> {
            var task = (JsObject) arguments[0];
            if (scope.isGone()) return false;
            scope.queue(() -> task.call0(Undefined.INSTANCE));
            return true;
        });
        function(host, "isEventTarget", 1, arguments -> Idl.unwrapped(arguments[0]) instanceof EventTarget);
        function(host, "isGone", 0, arguments -> scope.isGone());
        function(host, "report", 1, arguments -> {
            scope.reportError(arguments[0]);
            return Undefined.INSTANCE;
        });
        // begin(kind): counts work of other threads as pending until the function that it returns is called
        function(host, "begin", 1, this::begin);
        // dispatch(target, event): as the user agent does
        function(host, "dispatch", 2, arguments -> runtime.dispatch(arguments[0], arguments[1]));
        // messageEvent(data, origin, sourceOrNull, ports)
        function(
                host,
                "messageEvent",
                4,
                arguments -> MessageEvent.of(
                        scope.dom(),
                        arguments[0],
                        TypeConversion.toString(arguments[1]),
                        Idl.unwrapped(arguments[2]) instanceof EventTarget source ? source : null,
                        List.of(((JsArray) arguments[3]).toObjectArray())));
        // serialize(value, transferList): a message; deserialize(message): the value and what has moved
        function(
                host,
                "serialize",
                2,
                arguments -> scope.serialize(arguments[0], List.of(((JsArray) arguments[1]).toObjectArray())));
        function(
                host,
                "deserialize",
                1,
                arguments -> JsArray.fromList(realm, scope.context().runtime().deserialize(arguments[0], realm)));
        function(host, "now", 0, arguments -> TypeConversion.number(scope.now()));
        function(host, "timeOrigin", 0, arguments -> TypeConversion.number(scope.timeOrigin()));
        if (scope instanceof Page page) ofDocument(host, page);
        else if (scope instanceof PageWorker worker) ofWorker(host, worker);
        // connect(url, protocols, callback): a connection with send(data) and close(code, reason, isConnecting)
        function(
                host,
                "connect",
                3,
                arguments -> new PageSocket(
                                environment, session, scope, TypeConversion.toString(arguments[0]), (JsObject)
                                        arguments[2])
                        .connect((JsArray) arguments[1]));
        function(host, "worker", 4, this::worker);
        // worker(url, name, isModule, callback), sharedWorker(url, name, isModule, callback): objects with
        // post(message)
        function(host, "sharedWorker", 4, this::sharedWorker);
        function(host, "whyNoWebAssembly", 0, arguments -> {
            String reason = scope.security().whyNoWebAssembly();
            return reason == null ? Undefined.INSTANCE : reason;
        });
        // after(milliseconds, kind, reason, callback): a function that cancels
        function(host, "after", 4, this::after);
        // What the realms of a page and its frames share.
        host.createDataProperty("shared", session.shared());
        host.createDataProperty("window", scope.global());
        return host;
    }

    private void requests(JsObject host) {
        // send(destination, method, url, flatHeaders, bodyOrNull, callback): a function that cancels
        function(host, "send", 6, this::send);
        // sendAndWait(destination, method, url, flatHeaders, bodyOrNull, timeout): the arguments of that callback; null
        // if the time is over
        function(host, "sendAndWait", 6, arguments -> thrown(() -> sendAndWait(arguments)));
    }

    private void ofDocument(JsObject host, Page page) {
        // moment(name): when the document has reached a state, in milliseconds since its origin; -1 if it has not
        function(
                host,
                "moment",
                1,
                arguments -> TypeConversion.number(page.moments().of(TypeConversion.toString(arguments[0]))));
        // formEntries(form, submitterOrNull): names and values in turn; undefined if it is no form
        function(host, "formEntries", 2, arguments -> {
            List<Object> entries = page.formEntries(arguments[0], arguments[1]);
            return entries == null ? Undefined.INSTANCE : JsArray.fromList(realm, entries);
        });
    }

    /** What the library's modules for workers need of this one. */
    private void ofWorker(JsObject host, PageWorker worker) {
        host.createDataProperty("name", worker.name());
        host.createDataProperty("isModule", worker.isModule());
        host.createDataProperty("isShared", worker.isShared());
        host.createDataProperty("navigator", Navigator.of(scope.dom()));
        // post(message): to the worker's parent
        function(host, "post", 1, arguments -> {
            worker.post(arguments[0]);
            return Undefined.INSTANCE;
        });
        function(host, "close", 0, arguments -> {
            worker.close();
            return Undefined.INSTANCE;
        });
        // importScripts(urls): loads and runs them before it returns
        function(host, "importScripts", 1, arguments -> {
            List<String> urls = new ArrayList<>();
            for (Object url : ((JsArray) arguments[0]).toObjectArray()) urls.add(TypeConversion.toString(url));
            return thrown(() -> {
                worker.importScripts(urls);
                return Undefined.INSTANCE;
            });
        });
        function(host, "btoa", 1, arguments -> thrown(() -> Base64Text.encode(TypeConversion.toString(arguments[0]))));
        function(host, "atob", 1, arguments -> thrown(() -> Base64Text.decode(TypeConversion.toString(arguments[0]))));
        function(host, "reportError", 1, arguments -> {
            worker.reportError(arguments[0]);
            return Undefined.INSTANCE;
        });
        function(host, "queueMicrotask", 1, arguments -> {
            worker.queueMicrotask((JsObject) arguments[0]);
            return Undefined.INSTANCE;
        });
        timers(host, worker);
    }

    private void timers(JsObject host, PageWorker worker) {
        // startTimer(handler, milliseconds, repeats, arguments)
        function(
                host,
                "startTimer",
                4,
                arguments -> worker.startTimer(
                        arguments[0],
                        TypeConversion.toNumber(arguments[1]),
                        arguments[2] == Boolean.TRUE,
                        ((JsArray) arguments[3]).toObjectArray()));
        function(host, "stopTimer", 1, arguments -> {
            worker.stopTimer(TypeConversion.toInt32(arguments[0]));
            return Undefined.INSTANCE;
        });
        function(host, "requestAnimationFrame", 1, arguments -> worker.requestAnimationFrame((JsObject) arguments[0]));
        function(host, "cancelAnimationFrame", 1, arguments -> {
            worker.cancelAnimationFrame(TypeConversion.toInt32(arguments[0]));
            return Undefined.INSTANCE;
        });
    }

    private Object thrown(Supplier<Object> action) {
        try {
            return action.get();
        } catch (DomError error) {
            throw error.toException(scope.dom().interfaces());
        }
    }

    // worker(url, name, isModule, callback): a worker with post(message) and terminate()
    private Object worker(Object[] arguments) {
        PageWorker worker = newWorker(arguments, false);
        worker.start();
        return workerObject(worker);
    }

    // https://html.spec.whatwg.org/#dom-sharedworker
    /** Null if a worker of the other type is there already. */
    private Object sharedWorker(Object[] arguments) {
        String key = scope.origin() + " " + TypeConversion.toString(arguments[0]) + " "
                + TypeConversion.toString(arguments[1]);
        PageWorker known = scope.context().sharedWorker(key);
        if (known == null) {
            known = newWorker(arguments, true);
            scope.context().sharedWorker(key, known);
            known.start();
        } else if (known.isModule() == (arguments[2] == Boolean.TRUE)) known.addOwner(scope, parent(arguments));
        else return Null.INSTANCE;
        return workerObject(known);
    }

    private PageWorker newWorker(Object[] arguments, boolean isShared) {
        return new PageWorker(
                scope,
                TypeConversion.toString(arguments[0]),
                TypeConversion.toString(arguments[1]),
                arguments[2] == Boolean.TRUE,
                isShared,
                parent(arguments));
    }

    private static PageWorker.Parent parent(Object[] arguments) {
        var callback = (JsObject) arguments[3];
        return new PageWorker.Parent() {
            @Override
            public void failed(String reason) {
                callback.call2(Undefined.INSTANCE, "failed", reason);
            }

            @Override
            public void message(Object message) {
                callback.call2(Undefined.INSTANCE, "message", message);
            }

            @Override
            public boolean error(String text, String place) {
                return callback.call3(Undefined.INSTANCE, "error", text, place) == Boolean.TRUE;
            }
        };
    }

    private JsObject workerObject(PageWorker worker) {
        JsObject object = JsObject.create(realm);
        function(object, "post", 1, given -> {
            worker.receive(() ->
                    GuestRealm.of(worker.realm()).library().call("internal/page/worker_scope", "receive", given[0]));
            return Undefined.INSTANCE;
        });
        function(object, "terminate", 0, given -> {
            worker.close();
            return Undefined.INSTANCE;
        });
        return object;
    }

    private static PageRequest request(Object[] arguments) {
        List<Map.Entry<String, String>> headers = new ArrayList<>();
        Object[] flat = ((JsArray) arguments[3]).toObjectArray();
        for (int i = 0; i + 1 < flat.length; i += 2)
            headers.add(Map.entry(TypeConversion.toString(flat[i]), TypeConversion.toString(flat[i + 1])));
        return new PageRequest(
                TypeConversion.toString(arguments[0]),
                TypeConversion.toString(arguments[1]),
                TypeConversion.toString(arguments[2]),
                headers,
                arguments[4] instanceof JsObject body ? ByteView.of(body).copy() : null);
    }

    /** error or undefined, status, statusText, flatHeaders, body, url, read or undefined */
    private Object[] answer(PageResponse response) {
        List<Object> headers = new ArrayList<>();
        response.headers().forEach(header -> {
            headers.add(header.getKey());
            headers.add(header.getValue());
        });
        return new Object[] {
            response.error() == null ? Undefined.INSTANCE : response.error(),
            response.status(),
            response.statusText(),
            JsArray.fromList(realm, headers),
            ByteView.arrayBuffer(realm, response.body()),
            response.url(),
            response.stream() == null ? Undefined.INSTANCE : reader(response.stream())
        };
    }

    private Object sendAndWait(Object[] arguments) {
        PageResponse response = scope.await(request(arguments), TypeConversion.toNumber(arguments[5]));
        return response == null ? Null.INSTANCE : JsArray.fromList(realm, List.of(answer(response)));
    }

    private Object send(Object[] arguments) {
        var callback = (JsObject) arguments[5];
        Runnable cancel = scope.context()
                .send(
                        scope,
                        request(arguments),
                        scope.context().runtime().place(),
                        response -> callback.call(Undefined.INSTANCE, answer(response)));
        return new NativeClosure(realm, "cancel", 0, (current, callee, self, given, newTarget) -> {
            cancel.run();
            return Undefined.INSTANCE;
        });
    }

    /** read(callback): calls it with each piece of a body as an ArrayBuffer, and with null at the end. */
    private JsObject reader(ResponseStream stream) {
        return new NativeClosure(realm, "read", 1, (current, callee, self, arguments, newTarget) -> {
            var callback = (JsObject) arguments[0];
            stream.receive(new ResponseStream.Receiver() {
                @Override
                public void arrived(byte[] bytes) {
                    callback.call1(Undefined.INSTANCE, ByteView.arrayBuffer(realm, bytes));
                }

                @Override
                public void ended() {
                    callback.call1(Undefined.INSTANCE, Null.INSTANCE);
                }
            });
            return Undefined.INSTANCE;
        });
    }

    private Object begin(Object[] arguments) {
        var work = new Pending(
                TypeConversion.toString(arguments[0]),
                "",
                scope.context().runtime().place(),
                scope);
        scope.context().beginWork(work);
        return new NativeClosure(realm, "end", 0, (current, callee, self, given, newTarget) -> {
            scope.context().endWork(work);
            return Undefined.INSTANCE;
        });
    }

    private Object after(Object[] arguments) {
        PageTasks tasks = scope.context().tasks();
        int id = tasks.nextId();
        var pending = new Pending(
                TypeConversion.toString(arguments[1]),
                TypeConversion.toString(arguments[2]),
                scope.context().runtime().place(),
                scope);
        var callback = (JsObject) arguments[3];
        tasks.start(id, TypeConversion.toNumber(arguments[0]), pending, () -> callback.call0(Undefined.INSTANCE));
        return new NativeClosure(realm, "cancel", 0, (current, callee, self, given, newTarget) -> {
            tasks.stop(id);
            return Undefined.INSTANCE;
        });
    }

    private JsObject console() {
        JsObject console = JsObject.create(realm);
        for (String name : CONSOLE.split(" ")) {
            console.defineBuiltin(
                    name,
                    new NativeClosure(realm, name, 0, (current, callee, self, arguments, newTarget) -> {
                        ((PageSession) scope.page().observer())
                                .event(
                                        "console",
                                        name,
                                        JsArray.fromList(environment.realm(), List.of(arguments)),
                                        scope.context().runtime().place());
                        return Undefined.INSTANCE;
                    }),
                    Attributes.ALL);
        }
        return console;
    }
}
