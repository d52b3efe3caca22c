package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
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
    public Boolean write(HttpMessageObject response, Object chunk, Object encoding, Object callback) {
        if (!Comparison.isNullish(callback) || !isEndable(response) || !isUtf8(encoding)) return null;
        ByteBuffer part = bodyOrNull(chunk);
        if (part == null || !part.hasRemaining() || !keeps(response, part.remaining())) return null;
        HttpExchangeObject exchange = response.exchange();
        boolean wasCorked = exchange.request().connection().isCorked();
        if (wasCorked ? response.isInitial(slots.corks) : !exchange.canCorkForTick()) return null;
        if (response.slot(slots.header) == Null.INSTANCE && !composeImplicitHead(response, HttpHeadText.noLength()))
            return null;
        if (!wasCorked) {
            exchange.corkForTick();
            response.setSlot(slots.corks, TypeConversion.toInt32(response.slot(slots.corks)) + 1);
        }
        if (response.isTrue(slots.chunkedEncoding)) {
            exchange.keep(part);
            return true;
        }
        ResponseWriter writer = exchange.request().response();
        sendHead(response, isPlainText(chunk, encoding));
        return writer.write(part, false, null);
    }

    /** Whether so many bytes more can be kept without reaching the high-water mark. */
    private boolean keeps(HttpMessageObject response, int bytes) {
        return response.isInitial(slots.outputSize)
                && response.slot(slots.highWaterMark) instanceof Integer most
                && response.exchange().corkedBytes() + bytes < most;
    }

    @Override
    public boolean end(HttpMessageObject response, Object chunk, Object encoding, Object callback) {
        if (!isEndable(response) || !isUtf8(encoding)) return false;
        if (!Comparison.isNullish(callback) && !Comparison.isCallable(callback)) return false;
        ByteBuffer body = bodyOrNull(chunk);
        boolean hasKept = response.exchange().corkedBytes() > 0;
        if (body == null || hasKept && !response.isTrue(slots.chunkedEncoding)) return false;
        if (response.slot(slots.header) == Null.INSTANCE && !composeImplicitHead(response, body.remaining()))
            return false;
        response.setSlot(slots.endCallback, Comparison.isNullish(callback) ? Undefined.INSTANCE : callback);
        response.setSlot(slots.finished, true);
        response.setSlot(slots.corks, slots.template.initial(slots.corks));
        if (hasKept) {
            response.exchange().keep(body);
            body = response.exchange().takeKept();
        }
        send(response, body, body.hasRemaining() && isPlainText(chunk, encoding));
        return true;
    }

    private boolean isEndable(HttpMessageObject response) {
        return response.isLaidOut()
                && response.slot(slots.exchange) == response.exchange()
                && slots.isEndable(response)
                && !response.exchange().isHeld()
                && !response.exchange().request().connection().takesNothing();
    }

    private static boolean isPlainText(Object chunk, Object encoding) {
        return chunk instanceof CharSequence && (Comparison.isNullish(encoding) || encoding.equals("utf8"));
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

    /** Gives the head of a response if it has not been given. As in Node, the text of a head that is joined with text is UTF-8. */
    private void sendHead(HttpMessageObject response, boolean isText) {
        if (response.isTrue(slots.headerSent)) return;
        response.setSlot(slots.headerSent, true);
        response.exchange()
                .request()
                .response()
                .writeHead(
                        response.slot(slots.header).toString(),
                        isText ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
    }

    /** Sends the rest of a response. */
    private void send(HttpMessageObject response, ByteBuffer body, boolean isText) {
        ResponseWriter writer = response.exchange().request().response();
        boolean isChunked = response.isTrue(slots.chunkedEncoding);
        sendHead(response, isText && !isChunked);
        writer.end(body, isChunked ? ResponseWriter.LAST_CHUNK : "", !response.isTrue(slots.last));
        response.exchange().responseEnded();
    }
}
