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
    private static final int MILLIS = 1000;

    private final HttpServerObject owner;
    private final HttpConnection connection;
    private final AsyncWrap socketEntry;
    private final AsyncWrap messages;
    private JsObject onTimeout;
    // Made at its first use by a program.
    private JsObject socket;
    // Whether the socket is a stream of the program's, which ends itself.
    private boolean isCarried;
    // The response that the socket is assigned to, or null.
    private JsObject message;
    // What socket.destroy() calls at the end of the connection.
    private JsObject onClosed;
    private boolean ended;

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

    /** The net.Socket of the connection. */
    JsObject socket() {
        if (socket == null) {
            socket = (JsObject) owner.makeSocket.call1(Undefined.INSTANCE, this);
            if (message != null) owner.assignSocket.call2(Undefined.INSTANCE, socket, message);
        }
        return socket;
    }

    /** The program's own stream that carries the connection. */
    void socket(JsObject stream) {
        socket = stream;
        isCarried = true;
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
        return socket != null && !isCarried;
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
        if (onTimeout != null) owner.entry().call0(onTimeout, this);
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
        connection.whenFlushed(TcpHandle.completion(owner.environment(), socketEntry, callback, "write", "WRITEWRAP"));
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

        // isClosing
        @Builtin(getter = true)
        static boolean isClosing(Realm realm, Object self) {
            return connection(self).isClosing();
        }

        // setNoDelay(on)
        @Builtin
        static Object setNoDelay(Realm realm, Object self, Object on) {
            connection(self).setNoDelay(TypeConversion.toBoolean(on));
            return Undefined.INSTANCE;
        }

        // setKeepAlive(on, delayMs)
        @Builtin
        static Object setKeepAlive(Realm realm, Object self, Object on, Object delay) {
            connection(self)
                    .setKeepAlive(
                            TypeConversion.toBoolean(on),
                            delay == Undefined.INSTANCE ? 0 : TypeConversion.toInt32(delay) / MILLIS);
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

        // setTimeout(ms, callback)
        @Builtin
        static Object setTimeout(Realm realm, Object self, Object millis, Object callback) {
            ((HttpConnectionObject) self).onTimeout = callback instanceof JsObject function ? function : null;
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
            object.connection.endOutput();
            object.connection.whenFlushed(TcpHandle.completion(
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
