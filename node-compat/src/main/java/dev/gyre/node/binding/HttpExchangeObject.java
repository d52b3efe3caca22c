package dev.gyre.node.binding;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Undefined;
import dev.gyre.node.http.ExchangeEvents;
import dev.gyre.node.http.IncomingRequest;
import dev.gyre.node.runtime.NodeContext;
import java.nio.ByteBuffer;

/** One request and its response as the library sees them. */
final class HttpExchangeObject extends JsObject implements ExchangeEvents {
    private final HttpServerObject owner;
    private final IncomingRequest request;

    HttpExchangeObject(HttpServerObject owner, IncomingRequest request) {
        super(owner.context().bindings().prototype(owner.context().realm(), HttpExchangeObject_MethodsTable.INSTANCE));
        this.owner = owner;
        this.request = request;
        request.listen(this);
    }

    private JsObject handler(String name) {
        return ByteView.functionOrNull(this, name);
    }

    @Override
    public void data(ByteBuffer data) {
        JsObject onData = handler("onData");
        if (onData != null) owner.entry().call1(onData, this, ByteView.arrayBuffer(owner.context().realm(), data));
    }

    @Override
    public void end(String[] trailers) {
        JsObject onEnd = handler("onEnd");
        if (onEnd != null) owner.entry().call1(onEnd, this, HttpBinding.array(owner.context().realm(), trailers));
    }

    @Override
    public void aborted() {
        JsObject onAborted = handler("onAborted");
        if (onAborted != null) owner.entry().call0(onAborted, this);
    }

    @Override
    public void drain() {
        JsObject onDrain = handler("onDrain");
        if (onDrain != null) owner.entry().call0(onDrain, this);
    }

    @Override
    public String className() {
        return "HttpExchange";
    }

    /** The members of exchanges. */
    // lib/internal/bindings.md, http_server
    @BuiltinObject(intrinsic = "%HttpExchange.prototype%")
    static final class Methods {
        private Methods() {}

        private static IncomingRequest request(Object self) {
            return ((HttpExchangeObject) self).request;
        }

        // method
        @Builtin(getter = true)
        static Object method(Realm realm, Object self) {
            return request(self).method();
        }

        // url
        @Builtin(getter = true)
        static Object url(Realm realm, Object self) {
            return request(self).url();
        }

        // httpVersionMajor
        @Builtin(getter = true)
        static int httpVersionMajor(Realm realm, Object self) {
            return request(self).httpVersionMajor();
        }

        // httpVersionMinor
        @Builtin(getter = true)
        static int httpVersionMinor(Realm realm, Object self) {
            return request(self).httpVersionMinor();
        }

        // rawHeaders
        @Builtin(getter = true)
        static Object rawHeaders(Realm realm, Object self) {
            return HttpBinding.array(realm, request(self).rawHeaders());
        }

        // header(name): the first value of a header
        @Builtin
        static Object header(Realm realm, Object self, Object name) {
            String value = request(self).header(TypeConversion.toString(name));
            return value == null ? Undefined.INSTANCE : value;
        }

        // shouldKeepAlive
        @Builtin(getter = true)
        static boolean shouldKeepAlive(Realm realm, Object self) {
            return request(self).shouldKeepAlive();
        }

        // upgrade
        @Builtin(getter = true)
        static boolean upgrade(Realm realm, Object self) {
            return request(self).isUpgrade();
        }

        // hasBody
        @Builtin(getter = true)
        static boolean hasBody(Realm realm, Object self) {
            return request(self).hasBody();
        }

        // connection
        @Builtin(getter = true)
        static Object connection(Realm realm, Object self) {
            return ((HttpExchangeObject) self).owner.connectionObject(request(self).connection());
        }

        // resume()
        @Builtin
        static Object resume(Realm realm, Object self) {
            request(self).resume();
            return Undefined.INSTANCE;
        }

        // pause()
        @Builtin
        static Object pause(Realm realm, Object self) {
            request(self).pause();
            return Undefined.INSTANCE;
        }

        // dump()
        @Builtin
        static Object dump(Realm realm, Object self) {
            request(self).dump();
            return Undefined.INSTANCE;
        }

        // writeHead(statusCode, statusMessage, flatHeaders)
        @Builtin
        static Object writeHead(Realm realm, Object self, Object status, Object message, Object headers) {
            request(self).response().writeHead(TypeConversion.toInt32(status), TypeConversion.toString(message), HttpBinding.flat(headers));
            return Undefined.INSTANCE;
        }

        // write(data, encoding, callback)
        @Builtin
        static boolean write(Realm realm, Object self, Object data, Object encoding, Object callback) {
            return request(self).response().write(HttpBinding.body(data, encoding), TcpHandle.completion(NodeContext.of(realm), callback, "write"));
        }

        // end(data, encoding, flatTrailers, keepAlive, callback)
        @Builtin
        static Object end(Realm realm, Object self, Object data, Object encoding, Object trailers, Object keepAlive, Object callback) {
            request(self).response().end(HttpBinding.body(data, encoding), HttpBinding.flat(trailers), TypeConversion.toBoolean(keepAlive),
                    TcpHandle.completion(NodeContext.of(realm), callback, "write"));
            return Undefined.INSTANCE;
        }

        // respond(statusCode, statusMessage, flatHeaders, data, encoding, keepAlive, callback)
        @Builtin
        static Object respond(Realm realm, Object self, Object status, Object message, Object headers, Object data, Object encoding, Object keepAlive,
                Object callback) {
            request(self).response().respond(TypeConversion.toInt32(status), TypeConversion.toString(message), HttpBinding.flat(headers),
                    HttpBinding.body(data, encoding), TypeConversion.toBoolean(keepAlive), TcpHandle.completion(NodeContext.of(realm), callback, "write"));
            return Undefined.INSTANCE;
        }

        // writeInformation(status, message, flatHeaders)
        @Builtin
        static Object writeInformation(Realm realm, Object self, Object status, Object message, Object headers) {
            request(self).response().writeInformation(TypeConversion.toInt32(status), TypeConversion.toString(message), HttpBinding.flat(headers));
            return Undefined.INSTANCE;
        }

        // flush()
        @Builtin
        static Object flush(Realm realm, Object self) {
            request(self).response().flush();
            return Undefined.INSTANCE;
        }
    }
}
