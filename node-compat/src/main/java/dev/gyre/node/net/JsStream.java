package dev.gyre.node.net;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.StreamHandle;
import dev.gyre.loop.net.UvError;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** A stream of the program's as a stream handle: the library does what the handle is asked for, and hands in what arrives. */
final class JsStream extends JsObject implements StreamHandle {
    private static final int MILLIS = 1000;

    private final Environment environment;
    private final JsObject methods;
    private SocketListener listener;
    private long bytesQueued;
    private long bytesRead;
    private long bytesWritten;
    private boolean writing;

    JsStream(Environment environment, JsObject methods) {
        super(environment.prototypes().of(environment.realm(), JsStream_MethodsTable.INSTANCE));
        this.environment = environment;
        this.methods = methods;
    }

    private void call(String name, Object... arguments) {
        environment.loop().call(() -> ByteView.functionOrNull(methods, name).call(methods, arguments));
    }

    @Override
    public void listen(SocketListener listener) {
        this.listener = listener;
    }

    @Override
    public void readStart() {
        call("readStart");
    }

    @Override
    public void readStop() {
        call("readStop");
    }

    @Override
    public boolean write(ByteBuffer[] data, Completion completion) {
        int length = 0;
        for (ByteBuffer part : data) length += part.remaining();
        ByteBuffer joined = ByteBuffer.allocate(length);
        for (ByteBuffer part : data) joined.put(part.duplicate());
        bytesQueued += length;
        bytesWritten += length;
        int written = length;
        JsObject callback = callback(error -> {
            if (writing) environment.loop().pending().add(() -> completed(written, completion, error));
            else completed(written, completion, error);
        });
        writing = true;
        call("write", ByteView.arrayBuffer(environment.realm(), joined.array()), callback);
        writing = false;
        return false;
    }

    private void completed(int written, Completion completion, UvError error) {
        bytesQueued -= written;
        if (completion != null) completion.completed(error);
    }

    /** A function that gets the error, or nothing where there is none. */
    private JsObject callback(Completion completion) {
        return new NativeClosure(environment.realm(), "", 1, (current, callee, self, arguments, newTarget) -> {
            boolean isDone = arguments.length == 0 || Comparison.isNullish(arguments[0]);
            completion.completed(isDone ? null : UvError.CANCELED);
            return Undefined.INSTANCE;
        });
    }

    @Override
    public void shutdown(Completion completion) {
        call("shutdown", callback(completion));
    }

    @Override
    public void close(Runnable callback) {
        call("close", callback(error -> {
            if (callback != null) callback.run();
        }));
    }

    @Override
    public void reset(Runnable callback) {
        close(callback);
    }

    @Override
    public void setNoDelay(boolean noDelay) {
        call("setNoDelay", noDelay);
    }

    @Override
    public void setKeepAlive(boolean keepAlive, int seconds) {
        call("setKeepAlive", keepAlive, seconds * MILLIS);
    }

    @Override
    public void ref() {
        call("ref");
    }

    @Override
    public void unref() {
        call("unref");
    }

    @Override
    public long bytesQueued() {
        return bytesQueued;
    }

    @Override
    public long bytesRead() {
        return bytesRead;
    }

    @Override
    public long bytesWritten() {
        return bytesWritten;
    }

    @Override
    public InetSocketAddress localAddress() {
        return address("localAddress", "localPort");
    }

    @Override
    public InetSocketAddress remoteAddress() {
        return address("remoteAddress", "remotePort");
    }

    /** The address that the stream has if it is a socket. */
    private InetSocketAddress address(String host, String port) {
        JsObject stream = (JsObject) methods.get("stream");
        return stream.get(host) instanceof CharSequence text
                ? NetworkAddresses.literal(text.toString(), TypeConversion.toInt32(stream.get(port)))
                : null;
    }

    private void received(ByteView bytes) {
        bytesRead += bytes.length();
        environment.loop().call(() -> listener.read(bytes.buffer()));
    }

    /** The methods of streams. */
    // lib/internal/bindings.md, tcp
    @BuiltinObject(intrinsic = "%JsStream.prototype%")
    static final class Methods {
        private Methods() {}

        // receive(view)
        @Builtin
        static Object receive(Realm realm, Object self, Object data) {
            ((JsStream) self).received(ByteView.of(data));
            return Undefined.INSTANCE;
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ((JsStream) self).call("close", callback);
            return Undefined.INSTANCE;
        }

        // toStream() -> the handle of a socket that reads and writes the stream
        @Builtin
        static Object toStream(Realm realm, Object self) {
            JsStream stream = (JsStream) self;
            return new StreamWrap(stream.environment, stream, false, new AsyncWrap(realm, "JSSTREAM"), "JSStream");
        }

        // ended()
        @Builtin
        static Object ended(Realm realm, Object self) {
            JsStream stream = (JsStream) self;
            stream.environment.loop().call(stream.listener::ended);
            return Undefined.INSTANCE;
        }
    }
}
