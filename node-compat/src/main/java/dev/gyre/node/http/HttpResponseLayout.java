package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import java.util.Map;

/** What the ServerResponses of a server begin with. */
final class HttpResponseLayout extends HttpMessageLayout {
    /** Properties that must be as the constructor leaves them where a head is composed without asking the library. */
    private static final String[] USUAL = {
        "sendDate",
        "_defaultKeepAlive",
        "useChunkedEncodingByDefault",
        "_removedConnection",
        "_removedContLen",
        "_removedTE",
        "maxRequestsOnConnectionReached",
        "chunkedEncoding",
        "strictContentLength",
        "_hasBody",
        "_trailer",
        "_expect_continue",
        "_contentLength",
        "_last",
        "finished",
        "destroyed"
    };
    /** Properties that must be so where a response is ended without asking the library. */
    private static final String[] SENDABLE = {"finished", "destroyed", "_hasBody", "_trailer", "strictContentLength"};

    final int request = slot("req");
    final int socket = slot("socket");
    final int keepAliveTimeout = slot("_keepAliveTimeout");
    final int maxRequests = slot("_maxRequestsPerSocket");
    final int shouldKeepAlive = slot("shouldKeepAlive");
    final int hasBody = slot("_hasBody");
    final int header = slot("_header");
    final int headerSent = slot("_headerSent");
    final int finished = slot("finished");
    final int destroyed = slot("destroyed");
    final int closed = slot("_closed");
    final int flushed = slot("_flushed");
    final int last = slot("_last");
    final int contentLength = slot("_contentLength");
    final int chunkedEncoding = slot("chunkedEncoding");
    final int endCallback = slot("_endCallback");
    final int outputSize = slot("outputSize");
    final int highWaterMark = slot("_highWaterMark");
    final int exchange;
    final int headers;
    final int corks;
    private final int[] usual;
    private final int[] sendable;

    HttpResponseLayout(
            Realm realm,
            JsObject example,
            JsObject emit,
            JsSymbol exchangeKey,
            JsSymbol headersKey,
            JsSymbol corksKey) {
        super(
                example,
                Map.of(
                        "socket",
                        new ConnectionSocket(),
                        "_events",
                        new FreshListeners(realm),
                        "outputData",
                        new FreshArray(realm)),
                emit);
        exchange = slot(exchangeKey);
        headers = slot(headersKey);
        corks = slot(corksKey);
        usual = slots(USUAL);
        sendable = slots(SENDABLE);
    }

    private int[] slots(String[] names) {
        int[] slots = new int[names.length];
        for (int i = 0; i < slots.length; i++) slots[i] = slot(names[i]);
        return slots;
    }

    /** Gives a response the socket of its connection. */
    void assignSocket(HttpMessageObject response) {
        response.setSlot(socket, template.initial(socket));
        response.exchange().connection().assign(response);
    }

    /** Takes its connection's socket from a response. */
    void detachSocket(HttpMessageObject response) {
        response.setSlot(socket, Null.INSTANCE);
        response.exchange().connection().detach(response);
    }

    /** Whether nothing about a response calls for more than the usual headers. */
    boolean isUsual(HttpMessageObject response) {
        return response.isLaidOut() && areInitial(response, usual);
    }

    /** Whether a response, which is laid out, can be ended without a look at more than its body. */
    boolean isEndable(HttpMessageObject response) {
        return areInitial(response, sendable);
    }

    private static boolean areInitial(HttpMessageObject response, int[] slots) {
        for (int slot : slots) {
            if (!response.isInitial(slot)) return false;
        }
        return true;
    }
}
