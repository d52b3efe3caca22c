package dev.gyre.node.dgram;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.Completion;
import dev.gyre.loop.net.DatagramListener;
import dev.gyre.loop.net.UdpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.net.DescriptorOwner;
import dev.gyre.node.net.NetworkAddresses;
import dev.gyre.node.net.SocketDescriptorObject;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/** A UDP socket as the library sees it: its methods return 0 or a negative error number, as libuv's do. */
public final class UdpWrap extends JsObject implements DatagramListener, DescriptorOwner {
    private static final int REUSE_ADDRESS = 1;
    private static final int REUSE_PORT = 2;
    private static final int ONLY_SIX = 4;

    private final Environment environment;
    private final AsyncWrap entry;
    private final UdpSocket socket;
    private JsObject onMessage;

    UdpWrap(Environment environment, boolean six) {
        super(environment.prototypes().of(environment.realm(), UdpWrap_MethodsTable.INSTANCE));
        this.environment = environment;
        entry = new AsyncWrap(environment, "UDPWRAP", this);
        socket = new UdpSocket(environment.loop(), six, this);
    }

    @Override
    public String className() {
        return "UDP";
    }

    @Override
    public int descriptor() {
        return socket.number();
    }

    @Override
    public void received(ByteBuffer data, InetSocketAddress sender) {
        entry.call(onMessage, this, new Object[] {
            Undefined.INSTANCE,
            ByteView.arrayBuffer(environment.realm(), data),
            NetworkAddresses.object(environment.realm(), sender, socket.isSix())
        });
    }

    @Override
    public void failed(UvError error) {
        entry.call1(onMessage, this, error.errno());
    }

    private int send(Object list, Object address, Object port, JsObject callbackOrNull) throws UvException {
        Object[] views = ((JsArray) list).toObjectArray();
        ByteBuffer[] parts = new ByteBuffer[views.length];
        for (int i = 0; i < views.length; i++) parts[i] = ByteView.of(views[i]).buffer();
        InetSocketAddress receiver = Comparison.isNullish(address) ? null : Methods.address(address, port);
        AsyncWrap request = entry.request(environment, "UDPSENDWRAP");
        Completion completion = error -> {
            request.end();
            if (callbackOrNull != null)
                request.call1(callbackOrNull, Undefined.INSTANCE, error == null ? 0 : error.errno());
        };
        boolean sent = false;
        try {
            sent = socket.send(parts, receiver, completion);
            return sent ? 1 : 0;
        } finally {
            if (sent) request.end();
        }
    }

    private void bind(Object address, Object port, int flags) throws UvException {
        socket.bind(
                Methods.address(address, port),
                (flags & REUSE_ADDRESS) != 0,
                (flags & REUSE_PORT) != 0,
                (flags & ONLY_SIX) != 0);
    }

    private interface Call {
        void run() throws UvException;
    }

    private static int number(Call call) {
        try {
            call.run();
            return 0;
        } catch (UvException failed) {
            return failed.error().errno();
        }
    }

    /** The methods of handles. */
    // lib/internal/bindings.md, dgram
    @BuiltinObject(intrinsic = "%UdpWrap.prototype%")
    static final class Methods {
        private Methods() {}

        private static UdpSocket socket(Object self) {
            return ((UdpWrap) self).socket;
        }

        /** The error of traffic that is not permitted, in the place of a number; null if it is. */
        private static Object denial(Realm realm, Object address) {
            return Permissions.denial(
                    Environment.of(realm),
                    PermissionScope.NET,
                    Comparison.isNullish(address) ? "" : TypeConversion.toString(address));
        }

        private static InetSocketAddress address(Object address, Object port) throws UvException {
            return NumericAddress.of(TypeConversion.toString(address), TypeConversion.toUint16(port));
        }

        private static InetAddress addressOrNull(Object address) throws UvException {
            return Comparison.isNullish(address) ? null : NumericAddress.of(TypeConversion.toString(address));
        }

        // bind(address, port, flags)
        @Builtin
        static Object bind(Realm realm, Object self, Object address, Object port, Object flags) {
            Object denial = denial(realm, address);
            if (denial != null) return denial;
            return number(() -> ((UdpWrap) self).bind(address, port, TypeConversion.toInt32(flags)));
        }

        // open(descriptor): takes a socket that is bound already
        @Builtin
        static int open(Realm realm, Object self, Object descriptor) {
            return number(() -> socket(self).open(((SocketDescriptorObject) descriptor).socket()));
        }

        // fd, -1 where there is none
        @Builtin(getter = true)
        static int fd(Realm realm, Object self) {
            return socket(self).number();
        }

        // connect(address, port)
        @Builtin
        static Object connect(Realm realm, Object self, Object address, Object port) {
            Object denial = denial(realm, address);
            if (denial != null) return denial;
            return number(() -> socket(self).connect(address(address, port)));
        }

        // disconnect()
        @Builtin
        static int disconnect(Realm realm, Object self) {
            return number(() -> socket(self).disconnect());
        }

        // send(views, address, port, callback(errno) or undefined) -> 1 when it went out at once, 0 when callback will
        // be called
        @Builtin
        static Object send(Realm realm, Object self, Object list, Object address, Object port, Object callback) {
            Object denial = denial(realm, address);
            if (denial != null) return denial;
            try {
                return ((UdpWrap) self)
                        .send(list, address, port, callback instanceof JsObject function ? function : null);
            } catch (UvException failed) {
                return failed.error().errno();
            }
        }

        // receive(callback(errno, arrayBuffer, { address, family, port }))
        @Builtin
        static int receive(Realm realm, Object self, Object callback) {
            ((UdpWrap) self).onMessage = (JsObject) callback;
            return number(() -> socket(self).receiveStart());
        }

        // localAddress() -> { address, family, port } or an error number
        @Builtin
        static Object localAddress(Realm realm, Object self) {
            try {
                return NetworkAddresses.object(
                        realm, socket(self).localAddress(), socket(self).isSix());
            } catch (UvException failed) {
                return failed.error().errno();
            }
        }

        // remoteAddress() -> { address, family, port } or an error number
        @Builtin
        static Object remoteAddress(Realm realm, Object self) {
            try {
                return NetworkAddresses.object(
                        realm, socket(self).remoteAddress(), socket(self).isSix());
            } catch (UvException failed) {
                return failed.error().errno();
            }
        }

        // setBroadcast(on)
        @Builtin
        static int setBroadcast(Realm realm, Object self, Object on) {
            return number(() -> socket(self).options().broadcast(TypeConversion.toBoolean(on)));
        }

        // setTTL(hops)
        @Builtin
        static int setTTL(Realm realm, Object self, Object hops) {
            return number(() -> socket(self).options().timeToLive(TypeConversion.toInt32(hops)));
        }

        // setMulticastTTL(hops)
        @Builtin
        static int setMulticastTTL(Realm realm, Object self, Object hops) {
            return number(() -> socket(self).options().multicastTimeToLive(TypeConversion.toInt32(hops)));
        }

        // setMulticastLoopback(on)
        @Builtin
        static int setMulticastLoopback(Realm realm, Object self, Object on) {
            return number(() -> socket(self).options().multicastLoopback(TypeConversion.toBoolean(on)));
        }

        // setMulticastInterface(address)
        @Builtin
        static int setMulticastInterface(Realm realm, Object self, Object address) {
            return number(() ->
                    socket(self).options().multicastInterface(NumericAddress.of(TypeConversion.toString(address))));
        }

        // membership(join, group, interfaceAddress)
        @Builtin
        static int membership(Realm realm, Object self, Object join, Object group, Object local) {
            return number(() -> {
                InetAddress address = NumericAddress.of(TypeConversion.toString(group));
                InetAddress by = addressOrNull(local);
                socket(self).boundOptions().membership(TypeConversion.toBoolean(join), address, by);
            });
        }

        // sourceMembership(join, source, group, interfaceAddress)
        @Builtin
        static int sourceMembership(Realm realm, Object self, Object join, Object source, Object group, Object local) {
            return number(() -> {
                InetAddress address = NumericAddress.of(TypeConversion.toString(group));
                InetAddress from = NumericAddress.of(TypeConversion.toString(source));
                InetAddress by = addressOrNull(local);
                socket(self).boundOptions().membership(TypeConversion.toBoolean(join), address, from, by);
            });
        }

        // getBufferSize(receiving) -> bytes or an error number
        @Builtin
        static int getBufferSize(Realm realm, Object self, Object receiving) {
            try {
                return TypeConversion.toBoolean(receiving)
                        ? socket(self).options().receiveBufferSize()
                        : socket(self).options().sendBufferSize();
            } catch (UvException failed) {
                return failed.error().errno();
            }
        }

        // setBufferSize(receiving, bytes)
        @Builtin
        static int setBufferSize(Realm realm, Object self, Object receiving, Object bytes) {
            int size = TypeConversion.toInt32(bytes);
            return number(() -> {
                if (TypeConversion.toBoolean(receiving)) socket(self).options().receiveBufferSize(size);
                else socket(self).options().sendBufferSize(size);
            });
        }

        // sendQueueSize: bytes
        @Builtin(getter = true)
        static double sendQueueSize(Realm realm, Object self) {
            return socket(self).bytesQueued();
        }

        // sendQueueCount: datagrams
        @Builtin(getter = true)
        static int sendQueueCount(Realm realm, Object self) {
            return socket(self).sendsQueued();
        }

        // close()
        @Builtin
        static Object close(Realm realm, Object self) {
            socket(self).receiveStop();
            socket(self).close(((UdpWrap) self).entry::end);
            return Undefined.INSTANCE;
        }

        // tick(callback): a tick that the socket causes
        @Builtin
        static Object tick(Realm realm, Object self, Object callback) {
            ((UdpWrap) self).entry.tick((JsObject) callback);
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            socket(self).ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            socket(self).unref();
            return Undefined.INSTANCE;
        }

        // hasRef()
        @Builtin
        static boolean hasRef(Realm realm, Object self) {
            return socket(self).hasRef();
        }
    }
}
