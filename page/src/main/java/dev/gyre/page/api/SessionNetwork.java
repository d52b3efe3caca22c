package dev.gyre.page.api;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.timers.Immediate;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.page.net.DataUrl;
import dev.gyre.page.net.Network;
import dev.gyre.page.net.PageRequest;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.ResponseStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Answers the requests of a page by a function of the program, with the page's cookies; a seed decides the order of answers that are there at the same time. */
final class SessionNetwork implements Network {
    private static final byte[] NOTHING = {};

    private final Environment environment;
    private final PageSession session;
    private final PageLimits limits;
    /** Null without a seed. */
    private final SplittableRandom order;

    private final List<Runnable> arrived = new ArrayList<>();

    SessionNetwork(Environment environment, PageSession session, PageLimits limits, Long seedOrNull) {
        this.environment = environment;
        this.session = session;
        this.limits = limits;
        order = seedOrNull == null ? null : new SplittableRandom(seedOrNull);
    }

    @Override
    public Runnable send(PageRequest request, Consumer<PageResponse> answer) {
        if (request.url().startsWith("data:")) {
            deliver(DataUrl.answer(request.url()), answer);
            return () -> {};
        }
        if (request.url().startsWith("about:")) {
            deliver(PageResponse.ok(request.url(), NOTHING, "text/html;charset=utf-8"), answer);
            return () -> {};
        }
        if (request.url().startsWith("blob:")) {
            deliver(blob(request.url()), answer);
            return () -> {};
        }
        Realm realm = environment.realm();
        var respond = new NativeClosure(realm, "respond", 0, (current, callee, self, arguments, newTarget) -> {
            PageResponse response = response(TypeConversion.toString(arguments[0]), arguments, 1);
            if (arguments.length > STREAM && arguments[STREAM] instanceof JsObject source) {
                PageResponse streamed = response.streamed(stream(source));
                environment.loop().call(() -> received(streamed, answer));
            } else environment.loop().call(() -> received(response, answer));
            return Undefined.INSTANCE;
        });
        // The program's function must not run on the stack of the page.
        environment.immediates().add(new Immediate(() -> call(request, respond, answer)));
        return () -> {};
    }

    /** What respond has as its argument if the body arrives in pieces: an object with read(callback) and cancel(), whose callback gets bytes, null at the end, or undefined for a pause. */
    private static final int STREAM = 7;

    private ResponseStream stream(JsObject source) {
        var stream = new ResponseStream(() ->
                environment.immediates().add(new Immediate(() -> ((JsObject) source.get("cancel")).call0(source))));
        var callback =
                new NativeClosure(environment.realm(), "piece", 1, (current, callee, self, arguments, newTarget) -> {
                    Object piece = arguments[0];
                    byte[] bytes =
                            piece instanceof JsObject view ? ByteView.of(view).copy() : null;
                    environment.loop().call(() -> {
                        if (bytes == null)
                            stream.happened(
                                    piece == Null.INSTANCE
                                            ? ResponseStream.Receiver::ended
                                            : ResponseStream.Receiver::idle);
                        else if (limits.received(bytes.length)) stream.happened(receiver -> receiver.arrived(bytes));
                        else session.exceededBytes();
                    });
                    return Undefined.INSTANCE;
                });
        ((JsObject) source.get("read")).call1(source, callback);
        return stream;
    }

    private PageResponse blob(String url) {
        Object found = GuestRealm.of(session.page().realm()).library().call("internal/page/blob_urls", "read", url);
        if (!(found instanceof JsArray pair)) return PageResponse.failed(url, "there is no blob at this URL");
        byte[] bytes = ByteView.of((JsObject) pair.get(1)).copy();
        return PageResponse.ok(url, bytes, TypeConversion.toString(pair.get(0)));
    }

    private void call(PageRequest request, JsObject respond, Consumer<PageResponse> answer) {
        Realm realm = environment.realm();
        JsObject object = JsObject.create(realm);
        object.createDataProperty("destination", request.destination());
        object.createDataProperty("method", request.method());
        object.createDataProperty("url", request.url());
        object.createDataProperty("headers", headers(realm, request));
        object.createDataProperty(
                "body", request.body() == null ? Null.INSTANCE : ByteView.arrayBuffer(realm, request.body()));
        try {
            session.networkFunction().call(Undefined.INSTANCE, new Object[] {object, respond});
        } catch (JsException failure) {
            deliver(PageResponse.failed(request.url(), failure.getMessage()), answer);
        }
    }

    private JsObject headers(Realm realm, PageRequest request) {
        List<Object> list = new ArrayList<>();
        for (Map.Entry<String, String> header : request.headers()) {
            list.add(header.getKey());
            list.add(header.getValue());
        }
        String cookies = session.context().cookies().header(request.url(), false);
        if (!cookies.isEmpty()) {
            list.add("cookie");
            list.add(cookies);
        }
        return JsArray.fromList(realm, list);
    }

    private void received(PageResponse response, Consumer<PageResponse> answer) {
        for (Map.Entry<String, String> header : response.headers()) {
            if (header.getKey().equalsIgnoreCase("set-cookie"))
                session.context()
                        .cookies()
                        .set(
                                response.url(),
                                header.getValue(),
                                false,
                                session.page().currentTimeMillis());
        }
        if (limits.received(response.body().length)) deliver(response, answer);
        else session.exceededBytes();
    }

    private void deliver(PageResponse response, Consumer<PageResponse> answer) {
        if (order == null) {
            answer.accept(response);
            return;
        }
        arrived.add(() -> answer.accept(response));
        if (arrived.size() == 1) environment.immediates().add(new Immediate(this::deliverArrived));
    }

    private void deliverArrived() {
        List<Runnable> now = new ArrayList<>(arrived);
        arrived.clear();
        while (!now.isEmpty()) now.remove(order.nextInt(now.size())).run();
    }

    /** An answer from arguments: status, statusText, headers as a flat array, body as ArrayBuffer, error, milliseconds until it arrives. */
    static PageResponse response(String url, Object[] arguments, int from) {
        if (arguments.length > from + 4 && arguments[from + 4] instanceof CharSequence error)
            return PageResponse.failed(url, error.toString());
        List<Map.Entry<String, String>> headers = new ArrayList<>();
        Object[] flat = ((JsArray) arguments[from + 2]).toObjectArray();
        for (int i = 0; i + 1 < flat.length; i += 2)
            headers.add(Map.entry(TypeConversion.toString(flat[i]), TypeConversion.toString(flat[i + 1])));
        Object body = arguments[from + 3];
        return new PageResponse(
                url,
                TypeConversion.toInt32(arguments[from]),
                TypeConversion.toString(arguments[from + 1]),
                headers,
                body instanceof JsObject ? ByteView.of(body).copy() : NOTHING,
                null,
                arguments.length > from + 5 && arguments[from + 5] != Undefined.INSTANCE
                        ? TypeConversion.toNumber(arguments[from + 5])
                        : 0,
                null);
    }
}
