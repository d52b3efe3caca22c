package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.net.NetworkAddresses;
import dev.gyre.node.net.TcpHandle;

/** A client's connection as the library sees it. */
final class HttpConnectionObject extends JsObject implements HttpConnectionEvents {
    private final HttpServerObject owner;
    private final HttpConnection connection;
    private final AsyncWrap socketEntry;
    private final AsyncWrap messages;
    private JsObject onTimeout;
    private JsObject socket;

    HttpConnectionObject(HttpServerObject owner, HttpConnection connection) {
        super(owner.environment()
                .prototypes()
                .of(owner.environment().realm(), HttpConnectionObject_MethodsTable.INSTANCE));
        this.owner = owner;
        this.connection = connection;
        socketEntry = owner.entry().make(owner.environment(), owner.path() == null ? "TCPWRAP" : "PIPEWRAP");
        messages = socketEntry.make(owner.environment(), "HTTPINCOMINGMESSAGE");
        connection.listen(this);
    }

    /** What stands for the connection in programs; null before the library has made it. */
    JsObject socket() {
        return socket;
    }

    /** What the requests of this connection are to async hooks. */
    AsyncWrap messages() {
        return messages;
    }

    @Override
    public void timeout() {
        if (onTimeout != null) owner.entry().call0(onTimeout, this);
    }

    @Override
    public void closed(boolean failed) {
        messages.end();
        socketEntry.end();
        if (socket != null) socketEntry.call2(owner.onConnectionEnd, Undefined.INSTANCE, socket, failed);
    }

    /** The methods of connections. */
    // lib/internal/bindings.md, http_server
    @BuiltinObject(intrinsic = "%HttpConnection.prototype%")
    static final class Methods {
        private Methods() {}

        private static HttpConnection connection(Object self) {
            return ((HttpConnectionObject) self).connection;
        }

        // socket
        @Builtin(names = "socket", getter = true)
        static Object getSocket(Realm realm, Object self) {
            JsObject socket = ((HttpConnectionObject) self).socket;
            return socket == null ? Undefined.INSTANCE : socket;
        }

        // socket
        @Builtin(names = "socket", setter = true)
        static Object setSocket(Realm realm, Object self, Object socket) {
            ((HttpConnectionObject) self).socket = (JsObject) socket;
            return Undefined.INSTANCE;
        }

        // remoteAddress()
        @Builtin
        static Object remoteAddress(Realm realm, Object self) {
            return NetworkAddresses.object(
                    realm, connection(self).remoteAddress(), ((HttpConnectionObject) self).owner.isDual());
        }

        // localAddress()
        @Builtin
        static Object localAddress(Realm realm, Object self) {
            return NetworkAddresses.object(
                    realm, connection(self).localAddress(), ((HttpConnectionObject) self).owner.isDual());
        }

        // destroy()
        @Builtin
        static Object destroy(Realm realm, Object self) {
            connection(self).destroy();
            return Undefined.INSTANCE;
        }

        // setTimeout(ms, callback)
        @Builtin
        static Object setTimeout(Realm realm, Object self, Object millis, Object callback) {
            ((HttpConnectionObject) self).onTimeout = callback instanceof JsObject function ? function : null;
            connection(self).setTimeout((long) TypeConversion.toIntegerOrInfinity(millis));
            return Undefined.INSTANCE;
        }

        // writeRaw(data, encoding)
        @Builtin
        static Object writeRaw(Realm realm, Object self, Object data, Object encoding) {
            connection(self).writeRaw(HttpBinding.body(data, encoding));
            return Undefined.INSTANCE;
        }

        // destroySoon()
        @Builtin
        static Object destroySoon(Realm realm, Object self) {
            connection(self).destroySoon();
            return Undefined.INSTANCE;
        }

        // receive(view): whether more is wanted
        @Builtin
        static boolean receive(Realm realm, Object self, Object data) {
            return connection(self).receive(ByteView.of(data).copy());
        }

        // ended()
        @Builtin
        static Object ended(Realm realm, Object self) {
            connection(self).streamEnded();
            return Undefined.INSTANCE;
        }

        // drained()
        @Builtin
        static Object drained(Realm realm, Object self) {
            connection(self).drained();
            return Undefined.INSTANCE;
        }

        // lost()
        @Builtin
        static Object lost(Realm realm, Object self) {
            connection(self).streamLost();
            return Undefined.INSTANCE;
        }

        // release()
        @Builtin
        static Object release(Realm realm, Object self) {
            return ByteView.arrayBuffer(realm, connection(self).release());
        }

        // endOutput()
        @Builtin
        static Object endOutput(Realm realm, Object self) {
            connection(self).endOutput();
            return Undefined.INSTANCE;
        }

        // detach()
        @Builtin
        static Object detach(Realm realm, Object self) {
            HttpConnectionObject object = (HttpConnectionObject) self;
            HttpConnection.Detached detached = object.connection.detach();
            return JsArray.of(
                    realm,
                    new TcpHandle(
                            object.owner.environment(), detached.socket(), object.owner.isDual(), object.socketEntry),
                    ByteView.arrayBuffer(realm, detached.bytes()));
        }

        // bytesRead
        @Builtin(getter = true)
        static double bytesRead(Realm realm, Object self) {
            return connection(self).bytesRead();
        }

        // bytesWritten
        @Builtin(getter = true)
        static double bytesWritten(Realm realm, Object self) {
            return connection(self).bytesWritten();
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            connection(self).ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            connection(self).unref();
            return Undefined.INSTANCE;
        }
    }
}
