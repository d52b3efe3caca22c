package dev.gyre.node.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpVersion;
import java.nio.ByteBuffer;

/** A request on the server's side: its head, read lazily from what Netty decoded, and the flow of its body, which starts paused. */
public final class IncomingRequest {
    private static final String[] NONE = {};

    private final HttpConnection connection;
    private final HttpRequest head;
    private final ResponseWriter response;
    private final boolean body;
    private ExchangeEvents events;
    private String[] trailers = NONE;
    private boolean flowing;
    private boolean touched;
    private boolean dumped;
    private boolean complete;
    private boolean endDelivered;
    private boolean finishesLater;
    private boolean finished;

    IncomingRequest(HttpConnection connection, HttpRequest head) {
        this.connection = connection;
        this.head = head;
        this.response = new ResponseWriter(connection, HttpMethod.HEAD.equals(head.method()));
        this.body = head.headers().contains(HttpHeaderNames.TRANSFER_ENCODING) || RequestRules.hasLength(head.headers());
    }

    public HttpConnection connection() {
        return connection;
    }

    public ResponseWriter response() {
        return response;
    }

    /** Sets who is told about this exchange. */
    public void listen(ExchangeEvents events) {
        this.events = events;
    }

    public String method() {
        return head.method().name();
    }

    public String url() {
        return head.uri();
    }

    public int httpVersionMajor() {
        return head.protocolVersion().majorVersion();
    }

    public int httpVersionMinor() {
        return head.protocolVersion().minorVersion();
    }

    /** Names and values in turn, as received. */
    public String[] rawHeaders() {
        return flatten(head.headers());
    }

    /** The first value of a header, or null. */
    public String header(String name) {
        return head.headers().get(name);
    }

    /** True when the client wants the connection kept. */
    public boolean keepsAlive() {
        return RequestRules.keepsAlive(head);
    }

    /** True when the client wants the connection kept and the limit of requests is not reached. */
    public boolean shouldKeepAlive() {
        var limit = connection.server().options().maxRequestsPerSocket();
        return keepsAlive() && (limit == 0 || connection.requestCount() < limit);
    }

    /** True when the client asks for another protocol: an Upgrade header that Connection names, or the method CONNECT. */
    public boolean isUpgrade() {
        return HttpMethod.CONNECT.equals(head.method())
            || RequestRules.asksForUpgrade(head.headers());
    }

    /** True when nothing but the body's absence matters to a response. */
    public boolean isHead() {
        return HttpMethod.HEAD.equals(head.method());
    }

    /** True when this is HTTP/1.1, asks for no other protocol and no interim response, and names a host where one is wanted. */
    public boolean isOrdinary(boolean requiresHost) {
        return HttpVersion.HTTP_1_1.equals(head.protocolVersion()) && !isUpgrade() && !head.headers().contains(HttpHeaderNames.EXPECT)
            && (!requiresHost || head.headers().contains(HttpHeaderNames.HOST));
    }

    /** True when a body follows the head. */
    public boolean hasBody() {
        return body;
    }

    /** True when the whole message has been handed over or dropped. */
    public boolean isComplete() {
        return complete;
    }

    /** The owner will say when the response is {@link #finished}: only then the next one goes out. */
    public void finishLater() {
        finishesLater = true;
    }

    /** The response, which has ended, has gone out as far as its owner can tell. */
    public void finished() {
        connection.flow().responseFinished(this);
    }

    boolean isFinished() {
        return finished;
    }

    void setFinished() {
        finished = true;
    }

    /** Lets the body flow to the events. */
    public void resume() {
        touched = true;
        if (!flowing) {
            flowing = true;
            connection.demand(this);
        }
    }

    /** Lets the body flow to the events as it comes, until they hold it back; whether it is dropped is for them to say. */
    public void prefetch() {
        flowing = true;
        touched = true;
    }

    /** Holds the body back, and with it the client. */
    public void pause() {
        flowing = false;
    }

    /** Reads and drops what is left of the body. */
    public void dump() {
        if (!dumped) {
            dumped = true;
            connection.demand(this);
        }
    }

    /** Tells the end of a request without a body, which is known before the decoder says so. */
    void deliverEndWithoutBody() {
        if (!body && touched && !endDelivered) {
            deliverEnd();
        }
    }

    /** Called when the response has ended: a body that nobody has begun to read is in the way of the next request. Answers whether the response is finished. */
    boolean responseEnded() {
        if (!complete && !touched) {
            dump();
        }
        return !finishesLater;
    }

    boolean wantsData() {
        return flowing || dumped;
    }

    /** True when the end of the message has arrived and its event is due. */
    boolean endIsDue() {
        return complete && !endDelivered && (touched || dumped);
    }

    ExchangeEvents events() {
        return events;
    }

    void deliver(ByteBuffer data) {
        if (!dumped && events != null) {
            events.data(data);
        }
    }

    void completed(HttpHeaders trailing) {
        complete = true;
        if (!trailing.isEmpty()) {
            trailers = flatten(trailing);
        }
    }

    void deliverEnd() {
        endDelivered = true;
        if (events != null) {
            events.end(trailers);
        }
    }

    /** Names and values in turn. */
    static String[] flatten(HttpHeaders headers) {
        var flat = new String[headers.size() * 2];
        var index = 0;
        for (var entries = headers.iteratorCharSequence(); entries.hasNext();) {
            var entry = entries.next();
            flat[index++] = entry.getKey().toString();
            flat[index++] = entry.getValue().toString();
        }
        return flat;
    }
}
