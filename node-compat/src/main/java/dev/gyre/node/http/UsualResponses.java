package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The fast path of one server's responses. */
final class UsualResponses implements ResponseFastPath {
    private final HttpResponseLayout slots;
    private final HttpHeadText heads;

    UsualResponses(HttpResponseLayout slots, HttpHeadText heads) {
        this.slots = slots;
        this.heads = heads;
    }

    @Override
    public String composeHead(HttpMessageObject response, int status, String message, JsArray listOrNull) {
        return heads.compose(response, status, message, listOrNull, HttpHeadText.noLength());
    }

    @Override
    public boolean end(HttpMessageObject response, Object chunk, Object encoding, Object callback) {
        if (!isEndable(response) || !isUtf8(encoding)) return false;
        if (!Comparison.isNullish(callback) && !Comparison.isCallable(callback)) return false;
        ByteBuffer body = bodyOrNull(chunk);
        if (body == null) return false;
        if (response.slot(slots.header) == Null.INSTANCE && !composeImplicitHead(response, body.remaining()))
            return false;
        response.setSlot(slots.endCallback, Comparison.isNullish(callback) ? Undefined.INSTANCE : callback);
        response.setSlot(slots.finished, true);
        boolean isText = chunk instanceof CharSequence
                && body.hasRemaining()
                && (Comparison.isNullish(encoding) || encoding.equals("utf8"));
        send(response, body, isText);
        return true;
    }

    private boolean isEndable(HttpMessageObject response) {
        return response.isLaidOut()
                && response.slot(slots.exchange) == response.exchange()
                && slots.isEndable(response)
                && !response.exchange().isHeld()
                && !response.exchange().request().connection().takesNothing();
    }

    private static boolean isUtf8(Object encoding) {
        return Comparison.isNullish(encoding)
                || encoding instanceof String name && (name.equals("utf8") || name.equals("utf-8"));
    }

    private static ByteBuffer bodyOrNull(Object chunk) {
        if (chunk instanceof CharSequence text) return ByteBuffer.wrap(TextEncodings.utf8(text.toString()));
        if (Comparison.isNullish(chunk)) return ByteBuffer.allocate(0);
        return ByteView.isBytes(chunk) ? ByteView.of(chunk).buffer() : null;
    }

    /** The head of a response whose body is known whole, as _implicitHeader makes it. */
    private boolean composeImplicitHead(HttpMessageObject response, int length) {
        if (!(response.get("statusCode") instanceof Integer status)
                || response.get("statusMessage") != Undefined.INSTANCE) return false;
        String message = heads.statusText(status);
        if (message == null) return false;
        String head = heads.compose(response, status, message, null, length);
        if (head == null) return false;
        response.setSlot(slots.header, head);
        response.put("statusCode", status);
        response.put("statusMessage", message);
        return true;
    }

    /** Sends the rest of a response. As in Node, the text of a head that is joined with text is UTF-8. */
    private void send(HttpMessageObject response, ByteBuffer body, boolean isText) {
        ResponseWriter writer = response.exchange().request().response();
        boolean isChunked = response.isTrue(slots.chunkedEncoding);
        if (!response.isTrue(slots.headerSent)) {
            response.setSlot(slots.headerSent, true);
            writer.writeHead(
                    response.slot(slots.header).toString(),
                    isText && !isChunked ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        }
        writer.end(body, isChunked ? ResponseWriter.LAST_CHUNK : "", !response.isTrue(slots.last));
        response.exchange().responseEnded();
    }
}
