package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;

/**
 * Does in Java what Http2ServerResponse does for a usual response, with the same frames. Where a response is not usual nothing has been done, and the library's
 * JavaScript goes on.
 */
final class UsualResponses {
    private UsualResponses() {}

    private static boolean isOpen(Http2MessageObject response, Http2Exchange.Phase last) {
        Http2Exchange exchange = response.exchange();
        return !exchange.isTouched()
                && !exchange.wire().isClosed
                && response.isLaidOut()
                && exchange.phase().compareTo(last) <= 0;
    }

    /** Begins a response as writeHead() does. */
    static boolean respond(Http2MessageObject response, int status, Object message, Object headers) {
        Http2Exchange exchange = response.exchange();
        if (!isOpen(response, Http2Exchange.Phase.OPEN)) return false;
        JsObject set = response.madeOrNull(exchange.layout().responseHeaders);
        Object given = headers == Undefined.INSTANCE ? message : headers;
        if (headers != Undefined.INSTANCE && message != Undefined.INSTANCE) return false;
        if (given != Undefined.INSTANCE && (!(given instanceof JsObject) || set != null)) return false;
        JsObject fields = given instanceof JsObject object ? object : set;
        return begin(response, status, fields);
    }

    private static boolean begin(Http2MessageObject response, int status, JsObject headersOrNull) {
        Http2Exchange exchange = response.exchange();
        JsObject state = response.madeOrNull(exchange.layout().responseState);
        boolean sendsDate = state == null || state.get("sendDate") == Boolean.TRUE;
        ResponseFields fields = ResponseFields.of(
                status, headersOrNull, sendsDate ? exchange.layout().date.text() : null);
        if (fields == null) return false;
        exchange.beginResponse(fields);
        return true;
    }

    /** Ends a response with a body as end() does, its headers included. */
    static boolean end(Http2MessageObject response, Object chunk, Object encoding, Object callback) {
        Http2Exchange exchange = response.exchange();
        if (!isOpen(response, Http2Exchange.Phase.HEAD)
                || !Comparison.isNullish(callback)
                || !Comparison.isNullish(encoding) && !encoding.equals("utf8")) return false;
        if (!(chunk instanceof CharSequence) && !ByteView.isBytes(chunk)) return false;
        OutboundData data = Http2SessionObject.Methods.outbound(chunk, null);
        if (data.remaining == 0) return false;
        if (exchange.phase() == Http2Exchange.Phase.OPEN) {
            JsObject state = response.madeOrNull(exchange.layout().responseState);
            int status =
                    state == null ? ResponseFields.DEFAULT_STATUS : TypeConversion.toInt32(state.get("statusCode"));
            JsObject headers = response.madeOrNull(exchange.layout().responseHeaders);
            if (!begin(response, status, headers)) return false;
        }
        exchange.end(data, chunk);
        return true;
    }
}
