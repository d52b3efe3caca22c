package dev.gyre.node.http;

import java.nio.ByteBuffer;

/** A request on the server's side: its head, and the flow of its body. */
public final class IncomingRequest {
    private final HttpConnection connection;
    private final RequestHead head;
    private final ResponseWriter response;
    private ExchangeEvents events;
    private String[] trailers = HeaderBlock.NONE;
    private boolean flowing;
    private boolean touched;
    private boolean dumped;
    private boolean complete;
    private boolean endDelivered;
    private boolean finishesLater;
    private boolean finished;

    IncomingRequest(HttpConnection connection, RequestHead head) {
        this.connection = connection;
        this.head = head;
        this.response = new ResponseWriter(connection, head.method().equals("HEAD"));
    }

    public HttpConnection connection() {
        return connection;
    }

    public ResponseWriter response() {
        return response;
    }

    /** Sets the listener of this exchange. */
    public void listen(ExchangeEvents events) {
        this.events = events;
    }

    public String method() {
        return head.method();
    }

    public String url() {
        return head.url();
    }

    public int httpVersionMajor() {
        return head.versionMajor();
    }

    public int httpVersionMinor() {
        return head.versionMinor();
    }

    /** Names and values in turn, as received. */
    public String[] rawHeaders() {
        return head.fields().flatten();
    }

    /** The first value of a header, whose name is in lower case, or null. */
    public String header(String name) {
        return head.fields().get(name);
    }

    /** True when the client wants the connection kept. */
    public boolean keepsAlive() {
        return head.keepsAlive();
    }

    /** True when the client wants the connection kept and the limit of requests is not reached. */
    public boolean shouldKeepAlive() {
        var limit = connection.server().options().maxRequestsPerSocket();
        return keepsAlive() && (limit == 0 || connection.requestCount() < limit);
    }

    /** True when the client asks for another protocol: an Upgrade header that Connection names, or the method CONNECT. */
    public boolean isUpgrade() {
        return head.upgrade();
    }

    /** True when nothing but the body's absence matters to a response. */
    public boolean isHead() {
        return head.method().equals("HEAD");
    }

    /** True when this is HTTP/1.1, asks for no other protocol and no interim response, and names a host where one is wanted. */
    public boolean isOrdinary(boolean requiresHost) {
        return head.versionMajor() == 1
                && head.versionMinor() == 1
                && !isUpgrade()
                && !head.fields().contains("expect")
                && (!requiresHost || head.fields().contains("host"));
    }

    /** True when a body follows the head. */
    public boolean hasBody() {
        return head.body();
    }

    /** True when the whole message has been handed over or dropped. */
    public boolean isComplete() {
        return complete;
    }

    /** The owner will say when the response is {@link #finished}: only then the next one goes out. */
    public void finishLater() {
        finishesLater = true;
    }

    /** The response, which has ended, has gone out as far as its owner knows. */
    public void finished() {
        connection.pipeline().responseFinished(this);
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

    /** Called when the response has ended: a body that has not been read would keep the next request from being parsed. Answers whether the response is finished. */
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

    void completed(String[] trailing) {
        complete = true;
        trailers = trailing;
    }

    void deliverEnd() {
        endDelivered = true;
        if (events != null) {
            events.end(trailers);
        }
    }
}
