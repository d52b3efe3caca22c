package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * A request that has come whole, and its response, whose stream is an object of JavaScript only once the program does more than answer. Until then it is the owner
 * of the stream.
 */
final class Http2Exchange implements Runnable {
    /** How far the response is; the library gets these as numbers. */
    enum Phase {
        OPEN,
        /** Its headers have been composed. */
        HEAD,
        /** It has been ended. */
        ENDED,
        /** All has been sent, and the stream is closed; the program has not run since. */
        CLOSED,
        OVER
    }

    private final Http2SessionObject session;
    private final Http2Stream wire;
    private final ExchangeLayout layout;
    private final FieldList fields;
    private final Http2MessageObject request;
    private final Http2MessageObject response;
    private Phase phase = Phase.OPEN;
    private Object stream;
    private JsArray raw;
    private ResponseFields sent;
    // The body as the program gave it.
    private Object chunk = Undefined.INSTANCE;

    Http2Exchange(Http2SessionObject session, Http2Stream wire, ExchangeLayout layout, FieldList fields) {
        this.session = session;
        this.wire = wire;
        this.layout = layout;
        this.fields = fields;
        request = new Http2MessageObject(layout.requests, this);
        response = new Http2MessageObject(layout.responses, this);
        response.setSlot(layout.responseRequest, request);
    }

    ExchangeLayout layout() {
        return layout;
    }

    Http2SessionObject session() {
        return session;
    }

    Http2Stream wire() {
        return wire;
    }

    Phase phase() {
        return phase;
    }

    /** Whether the stream has been made: then the library does all. */
    boolean isTouched() {
        return stream != null;
    }

    /** A field of the request, or null where the library has made an object of them, which the program may have changed. */
    Object field(String name) {
        if (!request.isLaidOut() || !request.isUnmade(layout.requestHeaders)) return null;
        CharSequence value = fields.get(name);
        return value == null ? null : value.toString();
    }

    /** The request is handed to the program, in a tick as in Node. */
    @Override
    public void run() {
        Object taken = session.callLibrary(layout.onExchange, new Object[] {request, response});
        if (taken != Boolean.TRUE && stream == null) stream = session.begin(wire, rawArray());
    }

    // ---- The response

    void beginResponse(ResponseFields given) {
        sent = given;
        phase = Phase.HEAD;
        wire.hasTrailers = true;
        wire.hasSentHeaders = true;
        JsObject state = response.madeOrNull(layout.responseState);
        if (state != null) state.put("statusCode", given.status());
        JsObject headers = response.madeOrNull(layout.responseHeaders);
        if (headers != null) headers.put(":status", given.status());
        session.session().headers(wire, given.fields(), false);
    }

    /** Ends the response; {@code data} is the body, {@code given} as the program gave it. */
    void end(OutboundData data, Object given) {
        phase = Phase.ENDED;
        JsObject state = response.madeOrNull(layout.responseState);
        if (state != null) state.put("ending", true);
        chunk = given;
        session.session().write(wire, data);
        session.session().end(wire);
    }

    /** Whether the response has no trailers; otherwise the library sends them. */
    boolean hasNoTrailers() {
        if (stream != null || phase != Phase.ENDED || !response.isLaidOut()) return false;
        JsObject trailers = response.madeOrNull(layout.responseTrailers);
        return trailers == null || trailers.ownPropertyKeys().isEmpty();
    }

    /** The stream has ended on both sides; false where the library must close it. */
    boolean close(long code) {
        if (stream != null || code != Http2Session.NO_ERROR || phase != Phase.ENDED) return false;
        phase = Phase.CLOSED;
        return true;
    }

    /** What follows the end has happened. */
    void finish() {
        phase = Phase.OVER;
        if (stream != null) return;
        JsObject state = response.madeOrNull(layout.responseState);
        if (state != null) state.put("closed", true);
        state = request.madeOrNull(layout.requestState);
        if (state != null) state.put("closed", true);
    }

    // ---- What is made when the program looks at it

    /** The stream, in the state in which it would be if it had been there from the start. */
    Object stream() {
        if (stream != null) return stream;
        boolean isOver = phase == Phase.OVER;
        if (request.isUnmade(layout.requestHeaders)) request.setSlot(layout.requestHeaders, headers());
        Object headers = request.slot(layout.requestHeaders);
        Object made =
                layout.onTouched.call(session.owner(), new Object[] {wire.id, headers, request, response, isOver});
        stream = made;
        if (phase.compareTo(Phase.CLOSED) < 0) wire.owner = made;
        Object unsent = phase == Phase.ENDED && session.session().takeBack(wire) ? chunk : Undefined.INSTANCE;
        if (phase != Phase.OPEN) layout.onCatchUp.call3(made, phase.ordinal(), sentHeaders(), unsent);
        chunk = Undefined.INSTANCE;
        return stream;
    }

    Object headers() {
        return layout.makeHeaders.call1(Undefined.INSTANCE, rawHeaders());
    }

    Object rawHeaders() {
        return rawArray();
    }

    private JsArray rawArray() {
        if (raw == null) raw = session.flat(fields);
        return raw;
    }

    Object requestListeners() {
        stream();
        return layout.makeRequestListeners.call0(Undefined.INSTANCE);
    }

    Object responseListeners() {
        stream();
        return JsObject.create(realm(), null);
    }

    Object readableState() {
        stream();
        return layout.makeReadableState.call1(request, phase == Phase.OVER);
    }

    Object requestState() {
        return layout.makeRequestState.call1(Undefined.INSTANCE, phase == Phase.OVER);
    }

    Object responseState() {
        return layout.makeResponseState.call3(
                Undefined.INSTANCE,
                sent == null ? ResponseFields.DEFAULT_STATUS : sent.status(),
                phase.compareTo(Phase.ENDED) >= 0,
                phase == Phase.OVER);
    }

    Object responseHeaders() {
        JsObject headers = JsObject.create(realm(), null);
        if (sent != null) sent.copyTo(headers, false);
        return headers;
    }

    private Object sentHeaders() {
        JsObject headers = JsObject.create(realm(), null);
        sent.copyTo(headers, true);
        return headers;
    }

    private Realm realm() {
        return session.realm();
    }
}
