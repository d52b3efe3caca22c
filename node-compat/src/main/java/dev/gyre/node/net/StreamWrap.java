package dev.gyre.node.net;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.SocketOptions;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.fs.FileCall;
import java.nio.ByteBuffer;

/** A stream handle as the library sees it. */
public final class StreamWrap extends JsObject
        implements SocketListener, DescriptorOwner, SocketOptionsPrototype.Holder {
    private final Environment environment;
    private final StreamHandle stream;
    private final boolean dual;
    private final AsyncWrap entry;
    private final String className;
    private boolean closed;

    /** A stream of the system. */
    public StreamWrap(Environment environment, StreamHandle stream, boolean dual, AsyncWrap entry) {
        this(environment, stream, dual, entry, "TCP");
    }

    /**
     * A stream.
     *
     * @param entry what the stream is to async hooks
     */
    public StreamWrap(Environment environment, StreamHandle stream, boolean dual, AsyncWrap entry, String className) {
        super(environment
                .prototypes()
                .of(environment.realm(), StreamWrap_MethodsTable.INSTANCE, SocketOptionsPrototypeTable.INSTANCE));
        this.environment = environment;
        this.stream = stream;
        this.dual = dual;
        this.entry = entry;
        this.className = className;
        createDataProperty("onread", Undefined.INSTANCE);
        stream.listen(this);
    }

    /** The stream that a handle of the library stands for. */
    public static StreamHandle streamOf(Object handle) {
        return handle instanceof StreamWrap wrap ? wrap.stream : (StreamHandle) handle;
    }

    /** The socket that the handle stands for. */
    TcpSocket socket() {
        return (TcpSocket) stream;
    }

    /** A request of this handle in async hooks. */
    AsyncWrap request(String type) {
        return entry.request(environment, type);
    }

    /** Closes a socket whose connection has not been established; nothing is called. */
    void abandon() {
        closed = true;
        stream.close(entry::end);
    }

    /** What the stream reads comes to the library again. */
    public void listen() {
        stream.listen(this);
    }

    @Override
    public SocketOptions socketOptions() {
        return stream;
    }

    @Override
    public int descriptor() {
        return stream instanceof TcpSocket socket ? socket.descriptor() : -1;
    }

    /** Whether IPv4 addresses appear mapped, as on a socket that takes both families. */
    public boolean isDual() {
        return dual;
    }

    @Override
    public void read(ByteBuffer data) {
        JsObject onread = ByteView.functionOrNull(this, "onread");
        if (onread != null)
            entry.call2(onread, this, FileCall.noError(), ByteView.arrayBuffer(environment.realm(), data));
    }

    @Override
    public void ended() {
        JsObject onread = ByteView.functionOrNull(this, "onread");
        if (onread != null) entry.call2(onread, this, FileCall.noError(), Undefined.INSTANCE);
    }

    @Override
    public void failed(UvError error) {
        JsObject onread = ByteView.functionOrNull(this, "onread");
        if (onread != null)
            entry.call1(onread, this, NodeErrors.uvValue(environment.realm(), error.code(), "read", null, null));
    }

    /** A completion that calls a JS function with the error, or null where there is no function. */
    public static Completion completion(
            Environment environment, AsyncWrap handle, Object callback, String syscall, String type) {
        if (!(callback instanceof JsObject function)) return null;
        return completion(environment, handle.request(environment, type), function, syscall);
    }

    private static Completion completion(
            Environment environment, AsyncWrap request, JsObject function, String syscall) {
        return error -> {
            request.end();
            if (error == null) request.call1(function, Undefined.INSTANCE, FileCall.noError());
            else
                request.call1(
                        function,
                        Undefined.INSTANCE,
                        NodeErrors.uvValue(environment.realm(), error.code(), syscall, null, null));
        };
    }

    /** What runs when the handle is closed, in the context that the handle began in. */
    private Runnable callback(Object callback) {
        return callback instanceof JsObject function
                ? () -> entry.end().call0(function, Undefined.INSTANCE)
                : entry::end;
    }

    private boolean write(Object data, Object callback) {
        Completion completion = completion(environment, entry, callback, "write", "WRITEWRAP");
        if (closed) return refuse(completion);
        boolean sent = send(data, completion);
        // What went out at once completes in the pending phase all the same.
        if (sent && completion != null) environment.loop().pending().add(() -> completion.completed(null));
        return sent;
    }

    private boolean writeNow(Object data, JsObject callback) {
        AsyncWrap request = entry.request(environment, "WRITEWRAP");
        if (closed) return refuse(completion(environment, request, callback, "write"));
        boolean sent = send(data, completion(environment, request, callback, "write"));
        if (sent) request.end();
        return sent;
    }

    /** A write to a handle that the program has closed. */
    private boolean refuse(Completion completion) {
        if (completion != null) environment.loop().pending().add(() -> completion.completed(UvError.of("EBADF")));
        return false;
    }

    private boolean send(Object data, Completion completion) {
        if (!(data instanceof JsArray array))
            return stream.write(ByteView.of(data).buffer(), completion);
        Object[] views = array.toObjectArray();
        ByteBuffer[] buffers = new ByteBuffer[views.length];
        for (int i = 0; i < views.length; i++)
            buffers[i] = ByteView.of(views[i]).buffer();
        return stream.write(buffers, completion);
    }

    @Override
    public String className() {
        return className;
    }

    /** The methods of handles. */
    // lib/internal/bindings.md, tcp
    @BuiltinObject(intrinsic = "%StreamWrap.prototype%")
    static final class Methods {
        private Methods() {}

        private static StreamHandle stream(Object self) {
            return ((StreamWrap) self).stream;
        }

        // readStart()
        @Builtin
        static Object readStart(Realm realm, Object self) {
            stream(self).readStart();
            return Undefined.INSTANCE;
        }

        // readStop()
        @Builtin
        static Object readStop(Realm realm, Object self) {
            stream(self).readStop();
            return Undefined.INSTANCE;
        }

        // write(viewOrArray, callback)
        @Builtin
        static boolean write(Realm realm, Object self, Object data, Object callback) {
            return ((StreamWrap) self).write(data, callback);
        }

        // writeNow(viewOrArray, callback)
        @Builtin
        static boolean writeNow(Realm realm, Object self, Object data, Object callback) {
            return ((StreamWrap) self).writeNow(data, (JsObject) callback);
        }

        // shutdown(callback)
        @Builtin
        static Object shutdown(Realm realm, Object self, Object callback) {
            Completion completion =
                    completion(Environment.of(realm), ((StreamWrap) self).entry, callback, "shutdown", "SHUTDOWNWRAP");
            stream(self).shutdown(completion == null ? error -> {} : completion);
            return Undefined.INSTANCE;
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ((StreamWrap) self).closed = true;
            stream(self).close(((StreamWrap) self).callback(callback));
            return Undefined.INSTANCE;
        }

        // reset(callback)
        @Builtin
        static Object reset(Realm realm, Object self, Object callback) {
            stream(self).reset(((StreamWrap) self).callback(callback));
            return Undefined.INSTANCE;
        }

        // hasPendingRead()
        @Builtin
        static boolean hasPendingRead(Realm realm, Object self) {
            return stream(self).hasPendingRead();
        }

        // fd, -1 where there is none
        @Builtin(getter = true)
        static int fd(Realm realm, Object self) {
            return ((StreamWrap) self).descriptor();
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            stream(self).ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            stream(self).unref();
            return Undefined.INSTANCE;
        }

        // localAddress()
        @Builtin
        static Object localAddress(Realm realm, Object self) {
            return NetworkAddresses.object(realm, stream(self).localAddress(), ((StreamWrap) self).dual);
        }

        // remoteAddress()
        @Builtin
        static Object remoteAddress(Realm realm, Object self) {
            return NetworkAddresses.object(realm, stream(self).remoteAddress(), ((StreamWrap) self).dual);
        }

        // bytesRead
        @Builtin(getter = true)
        static double bytesRead(Realm realm, Object self) {
            return stream(self).bytesRead();
        }

        // bytesWritten
        @Builtin(getter = true)
        static double bytesWritten(Realm realm, Object self) {
            return stream(self).bytesWritten();
        }

        // isStreamBase: Java code can take what the stream reads
        @Builtin(getter = true)
        static boolean isStreamBase(Realm realm, Object self) {
            return true;
        }

        // writeQueueSize
        @Builtin(getter = true)
        static double writeQueueSize(Realm realm, Object self) {
            return stream(self).bytesQueued();
        }
    }
}
