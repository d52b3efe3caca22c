package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.LibraryValue;
import dev.gyre.page.Page;
import dev.gyre.page.dom.Event;
import dev.gyre.page.dom.EventTarget;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.idl.Interfaces;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.settle.Pending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The globals of a page that come from Node's library, whose modules are loaded in the page's realm when they are first used. */
final class PageGlobals {
    /** Pairs of a global's name and the library module that exports it. */
    private static final String LIBRARY_GLOBALS = """
            URL internal/url
            URLSearchParams internal/url
            URLPattern internal/url_pattern
            Blob internal/blob
            File internal/blob
            FormData internal/page/form_data
            FormDataEvent internal/page/form_data
            DataTransfer internal/page/data_transfer
            DataTransferItem internal/page/data_transfer
            DataTransferItemList internal/page/data_transfer
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
            PerformanceNavigation internal/page/performance
            PerformanceObserver internal/page/performance
            PerformanceObserverEntryList internal/page/performance
            PerformanceTiming internal/page/performance
            performance internal/page/performance
            XMLHttpRequest internal/page/xhr
            XMLHttpRequestUpload internal/page/xhr
            XMLHttpRequestEventTarget internal/page/xhr
            ProgressEvent internal/page/xhr
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
            WebAssembly internal/webassembly
            CryptoKey internal/crypto/crypto_key
            SubtleCrypto internal/crypto/subtle
            Crypto internal/crypto/webcrypto
            crypto internal/crypto/webcrypto""";

    private static final String CONSOLE =
            "debug error info log warn dir dirxml table trace group groupCollapsed groupEnd clear count countReset assert time timeLog timeEnd";

    private final Environment environment;
    private final PageSession session;
    private final Page page;
    private final Realm realm;
    private final InternalLibrary library;

    PageGlobals(Environment environment, PageSession session, Page page, InternalLibrary library) {
        this.environment = environment;
        this.session = session;
        this.page = page;
        this.realm = page.realm();
        this.library = library;
    }

    void install() {
        library.replace("internal/domexception", interfaces("DOMException"));
        library.replace("internal/abort_controller", interfaces("AbortController", "AbortSignal"));
        library.replace("internal/event_target", interfaces("Event", "EventTarget", "CustomEvent"));
        library.replace("internal/messaging/event", interfaces("MessageEvent"));
        library.replace("internal/page/host", host());
        library.share("internal/util", List.of("kClone", "kTransfer", "kIsDetached"));
        library.alias("internal/fetch/network", "internal/page/network");
        library.alias("internal/blob_urls", "internal/page/blob_urls");
        library.alias("internal/fetch/settings", "internal/page/host");
        JsObject global = page.window();
        for (String line : LIBRARY_GLOBALS.split("\n")) {
            int space = line.indexOf(' ');
            String name = line.substring(0, space);
            global.defineBuiltin(name, new LibraryValue(library, line.substring(space + 1), name), Attributes.METHOD);
        }
        global.defineBuiltin("console", console(), Attributes.METHOD);
        Long seed = session.seed();
        if (seed != null) {
            var random = new SplittableRandom(seed);
            function((JsObject) global.get("Math"), "random", 0, arguments -> random.nextDouble());
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
        Interfaces interfaces = page.document().realm().interfaces();
        JsObject exports = JsObject.create(realm);
        for (String name : names) exports.createDataProperty(name, interfaces.constructor(name));
        return exports;
    }

    /** What the library's modules for pages need of this one. */
    private JsObject host() {
        JsObject host = JsObject.create(realm);
        function(host, "baseURL", 0, arguments -> page.baseUrl());
        function(host, "origin", 0, arguments -> page.origin());
        // send(destination, method, url, flatHeaders, bodyOrNull, callback): a function that cancels
        function(host, "send", 6, this::send);
        function(host, "queue", 1, arguments -> {
            var task = (JsObject) arguments[0];
            if (page.isGone()) return false;
            page.queue(() -> task.call0(Undefined.INSTANCE));
            return true;
        });
        // dispatch(target, event): as the user agent does
        function(host, "dispatch", 2, arguments -> {
            var event = (Event) arguments[1];
            event.isTrusted(true);
            return ((EventTarget) Idl.unwrapped(arguments[0])).dispatch(event);
        });
        // serialize(value, transferList): a message; deserialize(message): the value and what has moved
        function(
                host,
                "serialize",
                2,
                arguments -> page.serialize(arguments[0], List.of(((JsArray) arguments[1]).toObjectArray())));
        function(
                host,
                "deserialize",
                1,
                arguments -> JsArray.fromList(realm, page.context().runtime().deserialize(arguments[0], realm)));
        function(host, "now", 0, arguments -> TypeConversion.number(page.now()));
        function(host, "timeOrigin", 0, arguments -> TypeConversion.number(page.timeOrigin()));
        // moment(name): when the document has reached a state, in milliseconds since its origin; -1 if it has not
        function(
                host,
                "moment",
                1,
                arguments -> TypeConversion.number(page.moment(TypeConversion.toString(arguments[0]))));
        // formEntries(form, submitterOrNull): names and values in turn; undefined if it is no form
        function(host, "formEntries", 2, arguments -> {
            List<Object> entries = page.formEntries(arguments[0], arguments[1]);
            return entries == null ? Undefined.INSTANCE : JsArray.fromList(realm, entries);
        });
        // connect(url, protocols, callback): a connection with send(data) and close(code, reason, isConnecting)
        function(
                host,
                "connect",
                3,
                arguments -> new PageSocket(
                                environment, session, page, TypeConversion.toString(arguments[0]), (JsObject)
                                        arguments[2])
                        .connect((JsArray) arguments[1]));
        // after(milliseconds, kind, reason, callback): a function that cancels
        function(host, "after", 4, this::after);
        // What the realms of a page and its frames share.
        host.createDataProperty("shared", session.shared());
        host.createDataProperty("window", page.window());
        return host;
    }

    private Object send(Object[] arguments) {
        List<Map.Entry<String, String>> headers = new ArrayList<>();
        Object[] flat = ((JsArray) arguments[3]).toObjectArray();
        for (int i = 0; i + 1 < flat.length; i += 2)
            headers.add(Map.entry(TypeConversion.toString(flat[i]), TypeConversion.toString(flat[i + 1])));
        var request = new PageRequest(
                TypeConversion.toString(arguments[0]),
                TypeConversion.toString(arguments[1]),
                TypeConversion.toString(arguments[2]),
                headers,
                arguments[4] instanceof JsObject body ? ByteView.of(body).copy() : null);
        var callback = (JsObject) arguments[5];
        Runnable cancel = page.context()
                .send(page, request, page.context().runtime().place(), response -> {
                    List<Object> answered = new ArrayList<>();
                    response.headers().forEach(header -> {
                        answered.add(header.getKey());
                        answered.add(header.getValue());
                    });
                    callback.call(Undefined.INSTANCE, new Object[] {
                        response.error() == null ? Undefined.INSTANCE : response.error(),
                        response.status(),
                        response.statusText(),
                        JsArray.fromList(realm, answered),
                        ByteView.arrayBuffer(realm, response.body()),
                        response.url()
                    });
                });
        return new NativeClosure(realm, "cancel", 0, (current, callee, self, given, newTarget) -> {
            cancel.run();
            return Undefined.INSTANCE;
        });
    }

    private Object after(Object[] arguments) {
        PageTasks tasks = page.context().tasks();
        int id = tasks.nextId();
        var pending = new Pending(
                TypeConversion.toString(arguments[1]),
                TypeConversion.toString(arguments[2]),
                page.context().runtime().place(),
                page);
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
                        ((PageSession) page.observer())
                                .event(
                                        "console",
                                        name,
                                        JsArray.fromList(environment.realm(), List.of(arguments)),
                                        page.context().runtime().place());
                        return Undefined.INSTANCE;
                    }),
                    Attributes.ALL);
        }
        return console;
    }
}
