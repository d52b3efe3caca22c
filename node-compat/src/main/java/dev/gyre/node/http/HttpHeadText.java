package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;

/** Composes the heads of a server's usual responses; whatever is unusual it leaves to the library, which composes the same text. */
final class HttpHeadText {
    private static final int LOWEST = 200, HIGHEST = 999, NO_CONTENT = 204, NOT_MODIFIED = 304;
    private static final int MILLIS = 1000;
    private static final int NO_LENGTH = -1;

    private final HttpResponseLayout slots;
    private final JsObject statusTexts;
    private final HttpDate date;
    private final StringBuilder text = new StringBuilder();
    private Object keepAliveTimeout = 0;
    private Object maxRequests = 0;
    private String persistence = "";
    // What the Content-Length header of the head under way says.
    private int declaredLength;

    HttpHeadText(HttpResponseLayout slots, JsObject statusTexts, HttpDate date) {
        this.slots = slots;
        this.statusTexts = statusTexts;
        this.date = date;
    }

    Object keepAliveTimeout() {
        return keepAliveTimeout;
    }

    Object maxRequests() {
        return maxRequests;
    }

    void keepAlive(Object timeout, Object most) {
        keepAliveTimeout = timeout;
        maxRequests = most;
        persistence = "Connection: keep-alive\r\n";
        if (TypeConversion.toBoolean(timeout)) {
            long seconds = (long) Math.floor(TypeConversion.toIntegerOrInfinity(timeout) / MILLIS);
            persistence += "Keep-Alive: timeout=" + seconds
                    + (TypeConversion.toInt32(most) > 0 ? ", max=" + TypeConversion.toString(most) : "") + "\r\n";
        }
    }

    /** What follows the headers of a head when the body's length is not known and is not said by a header. */
    static int noLength() {
        return NO_LENGTH;
    }

    /** The status text that goes with a code, or null where the library must find one. */
    String statusText(int status) {
        return status >= 0 && statusTexts.getIndex(status) instanceof CharSequence found ? found.toString() : null;
    }

    /**
     * The head of a response, whose state then says what the head says; null, and nothing done, where the response is not usual.
     *
     * @param listOrNull names and values in turn, instead of the headers that were set
     * @param length of the body, or {@link #noLength}
     */
    String compose(HttpMessageObject response, int status, String message, JsArray listOrNull, int length) {
        if (!isUsual(response, status)) return null;
        text.setLength(0);
        text.append("HTTP/1.1 ").append(status).append(' ').append(message).append("\r\n");
        int fields = appendFields(response, listOrNull);
        if (fields == HttpFieldText.NOT_PLAIN) return null;
        text.append("Date: ").append(date.text()).append("\r\n");
        boolean keeps = response.isTrue(slots.shouldKeepAlive);
        text.append(keeps ? persistence : "Connection: close\r\n");
        if ((fields & HttpFieldText.CONTENT_LENGTH) == 0) {
            if (length == NO_LENGTH) text.append("Transfer-Encoding: chunked\r\n");
            else text.append("Content-Length: ").append(length).append("\r\n");
        }
        if (!keeps) response.setSlot(slots.last, true);
        if ((fields & HttpFieldText.CONTENT_LENGTH) != 0) response.setSlot(slots.contentLength, declaredLength);
        else if (length != NO_LENGTH) response.setSlot(slots.contentLength, length);
        if ((fields & HttpFieldText.CONTENT_LENGTH) == 0 && length == NO_LENGTH)
            response.setSlot(slots.chunkedEncoding, true);
        return text.append("\r\n").toString();
    }

    private boolean isUsual(HttpMessageObject response, int status) {
        return status >= LOWEST
                && status <= HIGHEST
                && status != NO_CONTENT
                && status != NOT_MODIFIED
                && slots.isUsual(response)
                && response.slot(slots.header) == Null.INSTANCE
                && response.slot(slots.keepAliveTimeout) == keepAliveTimeout
                && response.slot(slots.maxRequests) == maxRequests;
    }

    private int appendFields(HttpMessageObject response, JsArray listOrNull) {
        if (listOrNull == null) {
            if (!(response.slot(slots.headers) instanceof HttpHeaderList set)) return HttpFieldText.PLAIN;
            int fields = set.appendTo(text);
            if (fields == HttpFieldText.CONTENT_LENGTH)
                declaredLength = TypeConversion.toInt32(set.valueOf("content-length"));
            return fields;
        }
        Object[] list = listOrNull.toObjectArray();
        int result = HttpFieldText.PLAIN;
        for (int i = 0; i + 1 < list.length; i += 2) {
            if (!(list[i] instanceof CharSequence name) || !HttpFieldText.isToken(name.toString()))
                return HttpFieldText.NOT_PLAIN;
            int kind = HttpFieldText.append(text, name.toString(), list[i + 1]);
            if (kind == HttpFieldText.NOT_PLAIN) return kind;
            if (kind == HttpFieldText.CONTENT_LENGTH) declaredLength = TypeConversion.toInt32(list[i + 1]);
            result |= kind;
        }
        return result;
    }
}
