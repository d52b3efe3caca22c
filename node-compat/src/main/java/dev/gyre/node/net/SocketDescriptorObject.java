package dev.gyre.node.net;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;

/** A socket that is no stream or server of this process yet, as the library sees it: received from another process, or bound to be shared. */
public final class SocketDescriptorObject extends JsObject implements DescriptorOwner {
    private final Environment environment;
    private final SocketDescriptor socket;

    public SocketDescriptorObject(Environment environment, SocketDescriptor socket) {
        super(environment.prototypes().of(environment.realm(), SocketDescriptorObject_MethodsTable.INSTANCE));
        this.environment = environment;
        this.socket = socket;
    }

    /** The socket, which a handle may take. */
    public SocketDescriptor socket() {
        return socket;
    }

    @Override
    public int descriptor() {
        return socket.number();
    }

    @Override
    public String className() {
        return switch (socket.kind()) {
            case UDP -> "UDP";
            case PIPE -> "Pipe";
            default -> "TCP";
        };
    }

    /** The methods of sockets without handles. */
    // lib/internal/bindings.md, tcp
    @BuiltinObject(intrinsic = "%SocketDescriptor.prototype%")
    static final class Methods {
        private Methods() {}

        // kind: 'tcp', 'pipe', 'udp' or 'other'
        @Builtin(getter = true)
        static String kind(Realm realm, Object self) {
            return switch (((SocketDescriptorObject) self).socket.kind()) {
                case TCP -> "tcp";
                case PIPE -> "pipe";
                case UDP -> "udp";
                case OTHER -> "other";
            };
        }

        // isIPv6
        @Builtin(getter = true)
        static boolean isIPv6(Realm realm, Object self) {
            return ((SocketDescriptorObject) self).socket.isSix();
        }

        // fd
        @Builtin(getter = true)
        static int fd(Realm realm, Object self) {
            return ((SocketDescriptorObject) self).socket.number();
        }

        // address() -> { address, family, port }, or undefined for a path
        @Builtin
        static Object address(Realm realm, Object self) {
            return NetworkAddresses.object(realm, ((SocketDescriptorObject) self).socket.localAddress());
        }

        // toStream() -> the handle of a connection
        @Builtin
        static Object toStream(Realm realm, Object self) {
            SocketDescriptorObject descriptor = (SocketDescriptorObject) self;
            Environment environment = descriptor.environment;
            String type = descriptor.socket.kind() == SocketDescriptor.Kind.PIPE ? "PIPEWRAP" : "TCPWRAP";
            try {
                TcpSocket stream = TcpSocket.open(environment.loop(), descriptor.socket);
                return new StreamWrap(environment, stream, false, new AsyncWrap(realm, type));
            } catch (UvException failed) {
                throw NodeErrors.errno(realm, failed.error().code(), "open");
            }
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            SocketDescriptorObject descriptor = (SocketDescriptorObject) self;
            descriptor.socket.close();
            if (callback instanceof JsObject function)
                descriptor.environment.loop().pending().add(() -> function.call0(Undefined.INSTANCE));
            return Undefined.INSTANCE;
        }
    }
}
