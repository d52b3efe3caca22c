package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** What ServerResponse does at once where nothing about the response is unusual. */
// lib/internal/bindings.md, http_server
@BuiltinObject(intrinsic = "%httpResponses%")
final class HttpResponseFunctions {
    private HttpResponseFunctions() {}

    // composeAtOnce(response, statusCode, statusMessage, flatHeaders): the head, or undefined where the library must
    // compose it, as where flatHeaders is null
    @Builtin
    static Object composeAtOnce(Realm realm, Object self, Object response, Object status, Object message, Object list) {
        if (!(response instanceof HttpMessageObject made)
                || !(status instanceof Integer code)
                || !(message instanceof CharSequence)
                || list == Null.INSTANCE) return Undefined.INSTANCE;
        HttpHeadText heads = made.exchange().owner().heads();
        String head = heads.compose(
                made, code, message.toString(), list instanceof JsArray array ? array : null, HttpHeadText.noLength());
        return head == null ? Undefined.INSTANCE : head;
    }

    // endAtOnce(response, chunk, encoding, callback): whether the response has been ended
    @Builtin
    static boolean endAtOnce(
            Realm realm, Object self, Object response, Object chunk, Object encoding, Object callback) {
        if (!(response instanceof HttpMessageObject made) || !isEndable(made) || !isUtf8(encoding)) return false;
        if (!Comparison.isNullish(callback) && !Comparison.isCallable(callback)) return false;
        ByteBuffer body = bodyOrNull(chunk);
        if (body == null) return false;
        HttpResponseLayout slots = made.exchange().owner().responses();
        if (made.slot(slots.header) == Null.INSTANCE && !composeFor(made, body.remaining())) return false;
        made.setSlot(slots.endCallback, Comparison.isNullish(callback) ? Undefined.INSTANCE : callback);
        made.setSlot(slots.finished, true);
        boolean isUtf8 = chunk instanceof CharSequence
                && body.hasRemaining()
                && (Comparison.isNullish(encoding) || encoding.equals("utf8"));
        send(made, slots, body, isUtf8);
        return true;
    }

    private static boolean isEndable(HttpMessageObject response) {
        HttpResponseLayout slots = response.exchange().owner().responses();
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
    private static boolean composeFor(HttpMessageObject response, int length) {
        HttpServerObject owner = response.exchange().owner();
        HttpResponseLayout slots = owner.responses();
        if (!(response.get("statusCode") instanceof Integer status)
                || response.get("statusMessage") != Undefined.INSTANCE) return false;
        String message = owner.heads().statusText(status);
        if (message == null) return false;
        String head = owner.heads().compose(response, status, message, null, length);
        if (head == null) return false;
        response.setSlot(slots.header, head);
        response.put("statusCode", status);
        response.put("statusMessage", message);
        return true;
    }

    /** Sends the rest of a response. As in Node, the text of a head that is joined with text is UTF-8. */
    private static void send(HttpMessageObject response, HttpResponseLayout slots, ByteBuffer body, boolean isUtf8) {
        ResponseWriter writer = response.exchange().request().response();
        boolean isChunked = response.isTrue(slots.chunkedEncoding);
        if (!response.isTrue(slots.headerSent)) {
            response.setSlot(slots.headerSent, true);
            writer.writeHead(
                    response.slot(slots.header).toString(),
                    isUtf8 && !isChunked ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1);
        }
        writer.end(body, isChunked ? ResponseWriter.LAST_CHUNK : "", !response.isTrue(slots.last));
        response.exchange().responseEnded();
    }
}
