package dev.gyre.node.http;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.SocketOptions;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.net.NetworkAddresses;
import dev.gyre.node.net.SocketOptionsPrototype;
import dev.gyre.node.net.SocketOptionsPrototypeTable;
import dev.gyre.node.net.StreamWrap;

/** A client's connection as the library sees it. */
final class HttpConnectionObject extends JsObject implements HttpConnectionEvents, SocketOptionsPrototype.Holder {
    private final HttpServerObject owner;
    private final HttpConnection connection;
    private final AsyncWrap socketEntry;
    private final AsyncWrap messages;
    // Made at its first use by a program.
    private JsObject socket;
    // The handle that carries the connection; null where the connection is of the system.
    private Object carrier;
    // Whether the socket has the carrier for its handle, and not this object.
    private boolean isForeign;
    // The response that the socket is assigned to, or null.
    private JsObject message;
    // What socket.destroy() calls at the end of the connection.
    private JsObject onClosed;
    private boolean ended;

    HttpConnectionObject(HttpServerObject owner, HttpConnection connection) {
        super(owner.environment()
                .prototypes()
                .of(
                        owner.environment().realm(),
                        HttpConnectionObject_MethodsTable.INSTANCE,
                        SocketOptionsPrototypeTable.INSTANCE));
        this.owner = owner;
        this.connection = connection;
        socketEntry = owner.entry().make(owner.environment(), owner.path() == null ? "TCPWRAP" : "PIPEWRAP");
        messages = socketEntry.make(owner.environment(), "HTTPINCOMINGMESSAGE");
        connection.listen(this);
    }

    @Override
    public SocketOptions socketOptions() {
        return connection.socketOptions();
    }

    /** The net.Socket of the connection. */
    JsObject socket() {
        if (socket == null) {
            socket = (JsObject) owner.makeSocket.call1(Undefined.INSTANCE, this);
            if (message != null) owner.assignSocket.call2(Undefined.INSTANCE, socket, message);
        }
        return socket;
    }

    /** A handle carries the connection, and what it is the handle of is the socket. */
    void serve(Object handle, JsObject itsSocket) {
        carrier = handle;
        socket = itsSocket;
    }

    private byte[] release() {
        byte[] rest = connection.release();
        if (carrier instanceof StreamWrap wrap) wrap.listen();
        return rest;
    }

    /** Another handle carries the connection, whose socket ends itself. */
    private void carryBy(Object handle, JsObject end) {
        if (carrier instanceof StreamWrap wrap) wrap.listen();
        carrier = handle;
        isForeign = true;
        connection.carryBy(StreamWrap.streamOf(handle), () -> end.call1(Undefined.INSTANCE, socket));
    }

    /** Begins to read what carries the connection: a socket that ends itself, by the function, or one whose handle this object is. */
    private void open(Object end) {
        isForeign = end instanceof JsObject;
        if (end instanceof JsObject function) connection.openStream(() -> function.call1(Undefined.INSTANCE, socket));
        else connection.openStream();
    }

    /** The handle that carries the connection, for its socket, and what was read beyond the request's head. */
    private JsArray detach(Realm realm) {
        if (carrier != null) {
            byte[] rest = release();
            return JsArray.of(realm, carrier, ByteView.arrayBuffer(realm, rest));
        }
        HttpConnection.Detached detached = connection.detach();
        return JsArray.of(
                realm,
                new StreamWrap(owner.environment(), detached.socket(), owner.isDual(), socketEntry),
                ByteView.arrayBuffer(realm, detached.bytes()));
    }

    /** A stream that carries the connection holds the loop itself. */
    private void setReferenced(boolean referenced) {
        StreamHandle stream = connection.streamOrNull();
        if (stream == null && referenced) connection.ref();
        else if (stream == null) connection.unref();
        else if (referenced) stream.ref();
        else stream.unref();
    }

    boolean hasSocket() {
        return socket != null;
    }

    // As in Node, a socket that the program has ended, and that has not closed yet, takes no more.
    @Override
    public boolean isOutputEnded() {
        return hasOwnSocket() && !connection.isClosing() && !TypeConversion.toBoolean(socket.get("writable"));
    }

    private boolean hasOwnSocket() {
        return socket != null && !isForeign;
    }

    /** As in Node, reading a request, and its end, resume the socket that the program has paused. */
    void resumeSocket() {
        if (connection.isReadStopped() && socket != null) ((JsObject) socket.get("resume")).call0(socket);
    }

    /** A response becomes the one that the socket is assigned to. */
    void assign(JsObject response) {
        message = response;
        if (socket != null) owner.assignSocket.call2(Undefined.INSTANCE, socket, response);
    }

    /** A response gives the socket up. */
    void detach(JsObject response) {
        if (message == response) message = null;
        if (socket != null) owner.detachSocket.call2(Undefined.INSTANCE, socket, response);
    }

    private void close(JsObject callback) {
        onClosed = callback;
        if (ended) runCloseCallback();
        else if (!connection.isClosing()) connection.destroy();
    }

    private void runCloseCallback() {
        JsObject callback = onClosed;
        onClosed = null;
        if (callback != null) callback.call0(Undefined.INSTANCE);
    }

    /** What the requests of this connection are to async hooks. */
    AsyncWrap messages() {
        return messages;
    }

    @Override
    public void timeout() {
        owner.entry().call2(owner.onTimeout, Undefined.INSTANCE, this, (double) connection.timeout());
    }

    // A stream that carries the connection has a timer of its own.
    @Override
    public long serverTimeout() {
        return isForeign ? 0 : (long) TypeConversion.toIntegerOrInfinity(owner.serverTimeout.call0(Undefined.INSTANCE));
    }

    @Override
    public boolean inputEnded() {
        if (!hasOwnSocket()) return false;
        socketEntry.call1(owner.onInputEnd, Undefined.INSTANCE, socket);
        return true;
    }

    @Override
    public boolean lastResponseFinished() {
        if (!hasOwnSocket()) return false;
        owner.onLastResponse.call1(Undefined.INSTANCE, socket);
        return true;
    }

    @Override
    public void ending() {
        if (hasOwnSocket()) socketEntry.call1(owner.onConnectionEnding, Undefined.INSTANCE, socket);
    }

    @Override
    public void closed(boolean failed) {
        messages.end();
        socketEntry.end();
        ended = true;
        JsObject callback = onClosed;
        onClosed = null;
        if (callback != null) socketEntry.call0(callback, Undefined.INSTANCE);
    }

    /** Writes at once; false when the system has not taken all, and the callback follows. */
    private boolean writeNow(Object data, Object callback) {
        Object[] views = data instanceof JsArray array ? array.toObjectArray() : new Object[] {data};
        for (Object view : views) connection.writeRaw(ByteView.of(view).buffer());
        if (!connection.isClosing() && connection.isFlushed()) return true;
        connection.whenFlushed(StreamWrap.completion(owner.environment(), socketEntry, callback, "write", "WRITEWRAP"));
        return false;
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
        @Builtin(getter = true)
        static Object socket(Realm realm, Object self) {
            return ((HttpConnectionObject) self).socket();
        }

        // hasSocket: whether the socket has been made
        @Builtin(getter = true)
        static boolean hasSocket(Realm realm, Object self) {
            return ((HttpConnectionObject) self).hasSocket();
        }

        // isCarried: whether another handle carries the connection
        @Builtin(getter = true)
        static boolean isCarried(Realm realm, Object self) {
            return ((HttpConnectionObject) self).carrier != null;
        }

        // isIdle: whether no request is being received or answered
        @Builtin(getter = true)
        static boolean isIdle(Realm realm, Object self) {
            return connection(self).isIdle();
        }

        // isClosing
        @Builtin(getter = true)
        static boolean isClosing(Realm realm, Object self) {
            return connection(self).isClosing();
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

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ((HttpConnectionObject) self).close((JsObject) callback);
            return Undefined.INSTANCE;
        }

        // reset(callback)
        @Builtin
        static Object reset(Realm realm, Object self, Object callback) {
            connection(self).resetOnClose();
            ((HttpConnectionObject) self).close((JsObject) callback);
            return Undefined.INSTANCE;
        }

        // readStart(): the parser reads on
        @Builtin
        static Object readStart(Realm realm, Object self) {
            connection(self).readStart();
            return Undefined.INSTANCE;
        }

        // readStop()
        @Builtin
        static Object readStop(Realm realm, Object self) {
            connection(self).readStop();
            return Undefined.INSTANCE;
        }

        // setTimeout(ms)
        @Builtin
        static Object setTimeout(Realm realm, Object self, Object millis) {
            connection(self).setTimeout((long) TypeConversion.toIntegerOrInfinity(millis));
            return Undefined.INSTANCE;
        }

        // writeNow(viewOrArray, callback)
        @Builtin
        static boolean writeNow(Realm realm, Object self, Object data, Object callback) {
            return ((HttpConnectionObject) self).writeNow(data, callback);
        }

        // shutdown(callback)
        @Builtin
        static Object shutdown(Realm realm, Object self, Object callback) {
            HttpConnectionObject object = (HttpConnectionObject) self;
            object.connection.shutdown(StreamWrap.completion(
                    object.owner.environment(), object.socketEntry, callback, "shutdown", "SHUTDOWNWRAP"));
            return Undefined.INSTANCE;
        }

        // finishInput(): the parser gets the end of the input; false in the midst of a message
        @Builtin
        static boolean finishInput(Realm realm, Object self) {
            return connection(self).finishInput();
        }

        // abortExchanges(): emits the end of the requests, and of the responses that have not got their turn
        @Builtin
        static Object abortExchanges(Realm realm, Object self) {
            connection(self).abortExchanges();
            return Undefined.INSTANCE;
        }

        // carryBy(handle, end(socket)): another handle carries the connection from now on
        @Builtin
        static Object carryBy(Realm realm, Object self, Object handle, Object end) {
            ((HttpConnectionObject) self).carryBy(handle, (JsObject) end);
            return Undefined.INSTANCE;
        }

        // open(end(socket)): begins to read what carries the connection
        @Builtin
        static Object open(Realm realm, Object self, Object end) {
            ((HttpConnectionObject) self).open(end);
            return Undefined.INSTANCE;
        }

        // ended()
        @Builtin
        static Object ended(Realm realm, Object self) {
            connection(self).streamEnded();
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
            return ByteView.arrayBuffer(realm, ((HttpConnectionObject) self).release());
        }

        // detach()
        @Builtin
        static Object detach(Realm realm, Object self) {
            return ((HttpConnectionObject) self).detach(realm);
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
            ((HttpConnectionObject) self).setReferenced(true);
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((HttpConnectionObject) self).setReferenced(false);
            return Undefined.INSTANCE;
        }
    }
}
