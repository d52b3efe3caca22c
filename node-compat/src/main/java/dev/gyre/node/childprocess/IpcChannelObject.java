package dev.gyre.node.childprocess;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.loop.process.IpcPipe;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.fs.FileCall;
import dev.gyre.node.net.DescriptorOwner;
import dev.gyre.node.net.SocketDescriptorObject;
import dev.gyre.node.net.StreamWrap;
import java.nio.ByteBuffer;

/** The channel between a process and its child as the library sees it. */
final class IpcChannelObject extends JsObject implements SocketListener {
    private final Environment environment;
    private final AsyncWrap entry;
    private final IpcPipe pipe;

    IpcChannelObject(Environment environment, int descriptor) throws UvException {
        super(environment.prototypes().of(environment.realm(), IpcChannelObject_MethodsTable.INSTANCE));
        this.environment = environment;
        entry = new AsyncWrap(environment, "PIPEWRAP", this);
        pipe = new IpcPipe(environment.loop(), descriptor, this);
        createDataProperty("onread", Undefined.INSTANCE);
    }

    @Override
    public String className() {
        return "Pipe";
    }

    private void call(Object error, Object bytes) {
        JsObject onread = ByteView.functionOrNull(this, "onread");
        if (onread != null) entry.call2(onread, this, error, bytes);
    }

    @Override
    public void read(ByteBuffer data) {
        call(FileCall.noError(), ByteView.arrayBuffer(environment.realm(), data));
    }

    @Override
    public void ended() {
        call(FileCall.noError(), Undefined.INSTANCE);
    }

    @Override
    public void failed(UvError error) {
        call(NodeErrors.uvValue(environment.realm(), error.code(), "read", null, null), Undefined.INSTANCE);
    }

    /** The methods of channels. */
    // lib/internal/bindings.md, child_process
    @BuiltinObject(intrinsic = "%IpcChannel.prototype%")
    static final class Methods {
        private Methods() {}

        private static IpcPipe pipe(Object self) {
            return ((IpcChannelObject) self).pipe;
        }

        // readStart()
        @Builtin
        static Object readStart(Realm realm, Object self) {
            pipe(self).readStart();
            return Undefined.INSTANCE;
        }

        // write(view, handle, callback(error)) -> whether all went out at once, in which case callback is not called
        @Builtin
        static boolean write(Realm realm, Object self, Object data, Object handle, Object callback) {
            IpcChannelObject channel = (IpcChannelObject) self;
            Completion completion =
                    StreamWrap.completion(channel.environment, channel.entry, callback, "write", "WRITEWRAP");
            int attached = handle instanceof DescriptorOwner owner ? owner.descriptor() : IpcPipe.NONE;
            return channel.pipe.write(ByteView.of(data).buffer(), attached, completion);
        }

        // takeHandle() -> the next socket that has arrived, or undefined
        @Builtin
        static Object takeHandle(Realm realm, Object self) {
            IpcChannelObject channel = (IpcChannelObject) self;
            int descriptor = channel.pipe.takeDescriptor();
            if (descriptor == IpcPipe.NONE) return Undefined.INSTANCE;
            SocketDescriptor socket;
            try {
                socket = SocketDescriptor.of(descriptor);
            } catch (UvException noSocket) {
                Descriptors.close(descriptor);
                return Undefined.INSTANCE;
            }
            if (socket.kind() == SocketDescriptor.Kind.OTHER) {
                socket.close();
                return Undefined.INSTANCE;
            }
            return new SocketDescriptorObject(channel.environment, socket);
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            IpcChannelObject channel = (IpcChannelObject) self;
            channel.pipe.close(
                    callback instanceof JsObject function
                            ? () -> channel.entry.end().call0(function, Undefined.INSTANCE)
                            : channel.entry::end);
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            pipe(self).ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            pipe(self).unref();
            return Undefined.INSTANCE;
        }

        // hasRef()
        @Builtin
        static boolean hasRef(Realm realm, Object self) {
            return pipe(self).hasRef();
        }

        // writeQueueSize: bytes
        @Builtin(getter = true)
        static double writeQueueSize(Realm realm, Object self) {
            return pipe(self).bytesQueued();
        }
    }
}
