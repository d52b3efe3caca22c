package dev.gyre.node.net;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.ServerListener;
import dev.gyre.loop.net.TcpServer;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.fs.FileCall;
import java.net.InetSocketAddress;

/** A listening socket as the library sees it. */
public final class ServerHandle extends JsObject implements ServerListener, DescriptorOwner {
    private final Environment environment;
    private final JsObject onConnection;
    private final TcpServer server;
    private AsyncWrap entry;
    private boolean dual;
    private String path;

    ServerHandle(Environment environment, JsObject onConnection) {
        super(environment.prototypes().of(environment.realm(), ServerHandle_MethodsTable.INSTANCE));
        this.environment = environment;
        this.onConnection = onConnection;
        server = new TcpServer(environment.loop(), this);
    }

    void listen(ListenOptions options) {
        path = options.path();
        dual = options.isDual();
        entry = new AsyncWrap(environment, options.isPath() ? "PIPESERVERWRAP" : "TCPSERVERWRAP", this);
        try {
            options.listen(environment, server);
        } catch (UvException failed) {
            server.close(entry::end);
            throw listenError(environment.realm(), failed.error(), options);
        }
    }

    /** The uv error of listen, with the address. */
    public static JsException listenError(Realm realm, UvError error, ListenOptions options) {
        // A folder that is not there is none that may be written to, to libuv.
        String code = options.path() != null && error.code().equals("ENOENT") ? "EACCES" : error.code();
        JsObject value = (JsObject) NodeErrors.uvValue(realm, code, "listen", null, null);
        InetSocketAddress address = options.address();
        if (address == null) return new JsException(value);
        value.createDataProperty("address", NetworkAddresses.text(address.getAddress()));
        value.createDataProperty("port", address.getPort());
        return new JsException(value);
    }

    @Override
    public int descriptor() {
        return server.descriptor();
    }

    @Override
    public void connected(TcpSocket socket) {
        AsyncWrap connection = entry.make(environment, path == null ? "TCPWRAP" : "PIPEWRAP");
        entry.call2(
                onConnection,
                Undefined.INSTANCE,
                FileCall.noError(),
                new StreamWrap(environment, socket, dual, connection));
    }

    /** The methods of listening handles. */
    // lib/internal/bindings.md, tcp
    @BuiltinObject(intrinsic = "%ServerHandle.prototype%")
    static final class Methods {
        private Methods() {}

        // accept(descriptor): a connection that another process has accepted
        @Builtin
        static Object accept(Realm realm, Object self, Object descriptor) {
            try {
                ((ServerHandle) self).server.accept(((SocketDescriptorObject) descriptor).socket());
            } catch (UvException failed) {
                throw NodeErrors.errno(realm, failed.error().code(), "accept");
            }
            return Undefined.INSTANCE;
        }

        // fd, -1 where there is none
        @Builtin(getter = true)
        static int fd(Realm realm, Object self) {
            return ((ServerHandle) self).descriptor();
        }

        // address()
        @Builtin
        static Object address(Realm realm, Object self) {
            ServerHandle handle = (ServerHandle) self;
            return handle.path != null ? handle.path : NetworkAddresses.object(realm, handle.server.localAddress());
        }

        // close(callback)
        @Builtin
        static Object close(Realm realm, Object self, Object callback) {
            ServerHandle handle = (ServerHandle) self;
            handle.server.close(
                    callback instanceof JsObject function
                            ? () -> handle.entry.end().call0(function, Undefined.INSTANCE)
                            : handle.entry::end);
            return Undefined.INSTANCE;
        }

        // tick(callback)
        @Builtin
        static Object tick(Realm realm, Object self, Object callback) {
            ((ServerHandle) self).entry.tick((JsObject) callback);
            return Undefined.INSTANCE;
        }

        // ref()
        @Builtin
        static Object ref(Realm realm, Object self) {
            ((ServerHandle) self).server.ref();
            return Undefined.INSTANCE;
        }

        // unref()
        @Builtin
        static Object unref(Realm realm, Object self) {
            ((ServerHandle) self).server.unref();
            return Undefined.INSTANCE;
        }
    }
}
