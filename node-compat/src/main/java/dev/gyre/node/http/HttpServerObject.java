package dev.gyre.node.http;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.net.DescriptorOwner;
import dev.gyre.node.net.ListenOptions;
import dev.gyre.node.net.ServerHandle;
import dev.gyre.node.net.StreamWrap;
import java.nio.charset.StandardCharsets;

/** An HttpServer of the binding: calls the library's handlers for what happens on the wire. */
final class HttpServerObject extends JsObject implements HttpServerEvents, DescriptorOwner {
    private final Environment environment;
    private final JsObject handlers;
    private final HttpServerBinding server;
    private final JsObject exchangePrototype;
    private AsyncWrap entry;
    private final HttpDate date;
    private HttpRequestLayout requests;
    private HttpResponseLayout responses;
    private HttpHeadText heads;
    private ResponseFastPath responseFastPath;
    private boolean requiresHost;
    private boolean dual;
    private String path;

    // The library's handlers, each a function of the messages.
    final JsObject onRequest;
    final JsObject onPlainRequest;
    final JsObject onData;
    final JsObject onEnd;
    final JsObject onAborted;
    final JsObject onDropped;
    final JsObject onDrain;
    final JsObject onTurn;
    final JsObject onFinish;
    final JsObject onLost;
    final JsObject onClose;
    final JsObject onConnection;
    final JsObject onConnectionEnding;
    final JsObject onInputEnd;
    final JsObject onLastResponse;
    final JsObject onTimeout;
    final JsObject serverTimeout;
    final JsObject assignSocket;
    final JsObject detachSocket;
    final JsObject makeSocket;
    final JsObject onUncork;
    final JsObject onDump;
    final JsObject onEmitEnd;
    final JsObject makeState;

    HttpServerObject(Environment environment, JsObject prototype, HttpServerOptions options, JsObject handlers) {
        super(prototype);
        this.environment = environment;
        this.handlers = handlers;
        exchangePrototype = environment.prototypes().of(environment.realm(), HttpExchangeObject_MethodsTable.INSTANCE);
        date = new HttpDate(environment.loop().clock());
        onRequest = ByteView.functionOrNull(handlers, "onRequest");
        onPlainRequest = ByteView.functionOrNull(handlers, "onPlainRequest");
        onData = ByteView.functionOrNull(handlers, "onData");
        onEnd = ByteView.functionOrNull(handlers, "onEnd");
        onAborted = ByteView.functionOrNull(handlers, "onAborted");
        onDropped = ByteView.functionOrNull(handlers, "onDropped");
        onDrain = ByteView.functionOrNull(handlers, "onDrain");
        onTurn = ByteView.functionOrNull(handlers, "onTurn");
        onFinish = ByteView.functionOrNull(handlers, "onFinish");
        onLost = ByteView.functionOrNull(handlers, "onLost");
        onClose = ByteView.functionOrNull(handlers, "onClose");
        onConnection = ByteView.functionOrNull(handlers, "onConnection");
        onConnectionEnding = ByteView.functionOrNull(handlers, "onConnectionEnding");
        onInputEnd = ByteView.functionOrNull(handlers, "onInputEnd");
        onLastResponse = ByteView.functionOrNull(handlers, "onLastResponse");
        onTimeout = ByteView.functionOrNull(handlers, "onTimeout");
        serverTimeout = ByteView.functionOrNull(handlers, "serverTimeout");
        assignSocket = ByteView.functionOrNull(handlers, "assignSocket");
        detachSocket = ByteView.functionOrNull(handlers, "detachSocket");
        makeSocket = ByteView.functionOrNull(handlers, "makeSocket");
        onUncork = ByteView.functionOrNull(handlers, "onUncork");
        onDump = ByteView.functionOrNull(handlers, "onDump");
        onEmitEnd = ByteView.functionOrNull(handlers, "onEmitEnd");
        makeState = ByteView.functionOrNull(handlers, "makeState");
        server = new HttpServerBinding(environment.loop(), options, this);
    }

    Environment environment() {
        return environment;
    }

    /** The listening socket, in whose context connections and requests begin. */
    AsyncWrap entry() {
        return entry;
    }

    HttpServerBinding server() {
        return server;
    }

    /** The path that the server listens on, or null. */
    String path() {
        return path;
    }

    @Override
    public int descriptor() {
        return server.socket().descriptor();
    }

    boolean isDual() {
        return dual;
    }

    void listen(ListenOptions options) {
        path = options.path();
        dual = options.isDual();
        entry = new AsyncWrap(environment, options.isPath() ? "PIPESERVERWRAP" : "TCPSERVERWRAP", this);
        try {
            options.listen(environment, server.socket());
        } catch (UvException failed) {
            throw ServerHandle.listenError(environment.realm(), failed.error(), options);
        }
    }

    /** Serves what a stream carries: the handle of a socket, or one of a program's stream. */
    HttpConnectionObject adopt(Object handle, JsObject socket) {
        if (entry == null) entry = new AsyncWrap(environment, "TCPSERVERWRAP", this);
        HttpConnectionObject object = open(server.adopt(StreamWrap.streamOf(handle)));
        object.serve(handle, socket);
        return object;
    }

    JsObject exchangePrototype() {
        return exchangePrototype;
    }

    HttpRequestLayout requests() {
        return requests;
    }

    HttpResponseLayout responses() {
        return responses;
    }

    ResponseFastPath responseFastPath() {
        return responseFastPath;
    }

    /** From here on ordinary requests come as messages made from examples, to onPlainRequest. */
    void prepare(
            HttpRequestLayout newRequests, HttpResponseLayout newResponses, JsObject statusTexts, boolean requireHost) {
        requests = newRequests;
        responses = newResponses;
        heads = new HttpHeadText(newResponses, statusTexts, date);
        responseFastPath = new UsualResponses(newResponses, heads);
        requiresHost = requireHost;
    }

    /** Two numbers that responses begin with. */
    void keepAlive(Object timeout, Object most) {
        if (heads != null) heads.keepAlive(timeout, most);
    }

    HttpConnectionObject connectionObject(HttpConnection connection) {
        return (HttpConnectionObject) connection.owner();
    }

    private HttpConnectionObject open(HttpConnection connection) {
        var object = new HttpConnectionObject(this, connection);
        connection.owner(object);
        return object;
    }

    @Override
    public void connection(HttpConnection connection) {
        entry.call1(onConnection, handlers, open(connection));
    }

    @Override
    public void request(IncomingRequest request) {
        var exchange = new HttpExchangeObject(this, request);
        // As in Node, what fits into the request's buffer is read ahead.
        request.prefetch();
        AsyncWrap messages = connectionObject(request.connection()).messages();
        if (begin(exchange)) messages.call2(onPlainRequest, handlers, exchange.req(), exchange.res());
        else messages.call1(onRequest, handlers, exchange);
    }

    /** Makes the two messages of an ordinary request; false when the library must look at it. */
    private boolean begin(HttpExchangeObject exchange) {
        IncomingRequest request = exchange.request();
        if (requests == null
                || !request.isOrdinary(requiresHost)
                || server.options().maxRequestsPerSocket() > 0
                || environment.asyncTracking().isTracking()) return false;
        var req = new HttpMessageObject(requests, exchange);
        req.setSlot(requests.version, "1.1");
        req.setSlot(requests.versionMajor, 1);
        req.setSlot(requests.versionMinor, 1);
        req.setSlot(requests.url, request.url());
        req.setSlot(requests.method, request.method());
        req.setSlot(requests.upgrade, false);
        req.setSlot(requests.source, exchange);
        var res = new HttpMessageObject(responses, exchange);
        res.setSlot(responses.request, req);
        res.setSlot(responses.keepAliveTimeout, heads.keepAliveTimeout());
        res.setSlot(responses.maxRequests, heads.maxRequests());
        res.setSlot(responses.exchange, exchange);
        if (request.isHead()) res.setSlot(responses.hasBody, false);
        if (!request.keepsAlive()) res.setSlot(responses.shouldKeepAlive, false);
        exchange.messages(req, res);
        if (request.response().isHeld()) res.setSlot(responses.socket, Null.INSTANCE);
        else exchange.connection().assign(res);
        return true;
    }

    @Override
    public boolean clientError(HttpClientError error, HttpConnection connection) {
        JsObject handler = ByteView.functionOrNull(handlers, "onClientError");
        if (handler == null) return false;
        ErrorObject object = ErrorObject.create(environment.realm(), ErrorKind.ERROR, error.message());
        if (error.parse() != null)
            object.createDataProperty("bytesParsed", error.parse().bytesParsed());
        object.createDataProperty("code", error.code());
        if (error.parse() != null) {
            object.createDataProperty("reason", error.parse().reason());
            object.createDataProperty(
                    "rawPacket",
                    ByteView.arrayBuffer(environment.realm(), error.parse().packet()));
        }
        Object reply =
                error.isOfSocket() ? Undefined.INSTANCE : new String(error.defaultReply(), StandardCharsets.ISO_8859_1);
        Object taken = handler.call(handlers, new Object[] {object, connectionObject(connection), reply});
        return taken != Undefined.INSTANCE && TypeConversion.toBoolean(taken);
    }
}
