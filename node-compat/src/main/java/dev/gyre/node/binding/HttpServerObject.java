package dev.gyre.node.binding;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.value.Undefined;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.http.HttpClientError;
import dev.gyre.node.http.HttpConnection;
import dev.gyre.node.http.HttpServerBinding;
import dev.gyre.node.http.HttpServerEvents;
import dev.gyre.node.http.HttpServerOptions;
import dev.gyre.node.http.IncomingRequest;
import dev.gyre.node.runtime.NodeContext;
import java.util.IdentityHashMap;
import java.util.Map;

/** An HttpServer of the binding: tells the library's handlers what happens on the wire. */
final class HttpServerObject extends JsObject implements HttpServerEvents {
    private final NodeContext context;
    private final JsObject handlers;
    private final HttpServerBinding server;
    private final Map<HttpConnection, HttpConnectionObject> connections = new IdentityHashMap<>();
    private final JsObject onRequest;
    private final AsyncEntry entry;
    private boolean dual;

    HttpServerObject(NodeContext context, JsObject prototype, HttpServerOptions options, JsObject handlers) {
        super(prototype);
        this.context = context;
        this.handlers = handlers;
        entry = new AsyncEntry(context.realm());
        onRequest = ByteView.functionOrNull(handlers, "onRequest");
        server = new HttpServerBinding(context.loop(), options, this);
    }

    NodeContext context() {
        return context;
    }

    /** The context that the server was made in, which its connections and requests begin with. */
    AsyncEntry entry() {
        return entry;
    }

    HttpServerBinding server() {
        return server;
    }

    boolean isDual() {
        return dual;
    }

    void listen(ListenOptions options) {
        dual = NetworkAddresses.isDual(options.address());
        try {
            server.listen(options.address(), options.backlog());
        } catch (UvException failed) {
            throw ServerHandle.listenError(context.realm(), failed.error(), options.address());
        }
    }

    HttpConnectionObject connectionObject(HttpConnection connection) {
        HttpConnectionObject object = connections.get(connection);
        if (object == null) {
            object = new HttpConnectionObject(this, connection);
            connections.put(connection, object);
        }
        return object;
    }

    void forget(HttpConnection connection) {
        connections.remove(connection);
    }

    @Override
    public void connection(HttpConnection connection) {
        JsObject handler = ByteView.functionOrNull(handlers, "onConnection");
        if (handler != null) entry.call1(handler, handlers, connectionObject(connection));
    }

    @Override
    public void request(IncomingRequest request) {
        entry.call1(onRequest, handlers, new HttpExchangeObject(this, request));
    }

    @Override
    public boolean clientError(HttpClientError error, HttpConnection connection) {
        JsObject handler = ByteView.functionOrNull(handlers, "onClientError");
        if (handler == null) return false;
        ErrorObject object = ErrorObject.create(context.realm(), ErrorKind.ERROR, error.message());
        object.createDataProperty("code", error.code());
        Object taken = handler.call2(handlers, object, connectionObject(connection));
        return taken != Undefined.INSTANCE && TypeConversion.toBoolean(taken);
    }
}
