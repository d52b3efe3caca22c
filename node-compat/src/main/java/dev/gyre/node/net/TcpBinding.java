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
import dev.gyre.loop.net.SocketDescriptor;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.fs.FileCall;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;
import java.net.InetSocketAddress;

/** internalBinding('tcp'): connections and listening sockets. */
// lib/internal/bindings.md, tcp
@BuiltinObject(intrinsic = "%tcp binding%")
public final class TcpBinding {
    private TcpBinding() {}

    // createHandle(isPipe): the handle of a socket that is not connected
    @Builtin
    static Object createHandle(Realm realm, Object self, Object isPipe) {
        Environment environment = Environment.of(realm);
        boolean pipe = TypeConversion.toBoolean(isPipe);
        TcpSocket socket = pipe ? TcpSocket.pipe(environment.loop()) : new TcpSocket(environment.loop());
        return new StreamWrap(environment, socket, false, new AsyncWrap(realm, pipe ? "PIPEWRAP" : "TCPWRAP"));
    }

    // connect(handle, { host, port, localAddress, localPort, path }, callback(error))
    @Builtin
    static Object connect(Realm realm, Object self, Object unconnected, Object options, Object callback) {
        Environment environment = Environment.of(realm);
        JsObject where = (JsObject) options;
        JsObject function = (JsObject) callback;
        StreamWrap handle = (StreamWrap) unconnected;
        if (!Comparison.isNullish(where.get("path")))
            return connectPath(realm, handle, TypeConversion.toString(where.get("path")), function);
        InetSocketAddress address = NetworkAddresses.literal(
                TypeConversion.toString(where.get("host")), TypeConversion.toInt32(where.get("port")));
        Object local = where.get("localAddress");
        Object localPort = where.get("localPort");
        InetSocketAddress from = Comparison.isNullish(local)
                ? null
                : NetworkAddresses.literal(
                        TypeConversion.toString(local),
                        Comparison.isNullish(localPort) ? 0 : TypeConversion.toInt32(localPort));
        Object denial =
                Permissions.denial(environment, PermissionScope.NET, NetworkAddresses.text(address.getAddress()));
        if (denial != null) return denied(realm, handle, (JsObject) denial, address, function);
        AsyncWrap request = handle.request("TCPCONNECTWRAP");
        Completion completion = error -> {
            request.end();
            if (error == null) request.call1(function, Undefined.INSTANCE, FileCall.noError());
            else {
                handle.abandon();
                request.call1(function, Undefined.INSTANCE, connectError(realm, error.code(), address));
            }
        };
        if (where.get("bound") instanceof SocketDescriptorObject bound)
            handle.socket().connect(bound.socket(), address, completion);
        else handle.socket().connect(address, from, completion);
        return canceller(realm, handle::abandon);
    }

    private static Object connectPath(Realm realm, StreamWrap handle, String path, JsObject function) {
        Environment environment = Environment.of(realm);
        Object denial = Permissions.denial(environment, PermissionScope.NET, path);
        if (denial != null) return denied(realm, handle, (JsObject) denial, path, -1, function);
        AsyncWrap request = handle.request("PIPECONNECTWRAP");
        String file = ListenOptions.socketPath(realm, path);
        if (file == null) {
            environment
                    .loop()
                    .pending()
                    .add(() -> request.call1(
                            function, Undefined.INSTANCE, NodeErrors.uvValue(realm, "EINVAL", "connect", path, null)));
            return canceller(realm, handle::abandon);
        }
        handle.socket().connect(file, error -> {
            request.end();
            if (error == null) request.call1(function, Undefined.INSTANCE, FileCall.noError());
            else {
                handle.abandon();
                request.call1(
                        function, Undefined.INSTANCE, NodeErrors.uvValue(realm, error.code(), "connect", path, null));
            }
        });
        return canceller(realm, handle::abandon);
    }

    // "connect ECONNREFUSED 127.0.0.1:1": the exceptionWithHostPort of the library words it, given the address.
    private static Object connectError(Realm realm, String code, InetSocketAddress address) {
        JsObject error = (JsObject) NodeErrors.uvValue(realm, code, "connect", null, null);
        String host = NetworkAddresses.text(address.getAddress());
        error.defineBuiltin(
                "message",
                "connect " + code + " " + host + ":" + address.getPort(),
                dev.gyre.engine.runtime.object.Attributes.METHOD);
        error.createDataProperty("address", host);
        error.createDataProperty("port", address.getPort());
        return error;
    }

    private static JsObject denied(
            Realm realm, StreamWrap handle, JsObject denial, InetSocketAddress to, JsObject function) {
        return denied(realm, handle, denial, NetworkAddresses.text(to.getAddress()), to.getPort(), function);
    }

    /** A connection that is not permitted fails in the next turn. Its errno is the error of the permission, as in Node. */
    private static JsObject denied(
            Realm realm, StreamWrap handle, JsObject denial, String address, int port, JsObject function) {
        Object error = Environment.of(realm)
                .library()
                .call(
                        "internal/errors",
                        "exceptionWithHostPort",
                        denial,
                        "connect",
                        address,
                        port < 0 ? Undefined.INSTANCE : port);
        boolean[] isCancelled = new boolean[1];
        Environment.of(realm).loop().pending().add(() -> {
            if (isCancelled[0]) return;
            handle.abandon();
            function.call1(Undefined.INSTANCE, error);
        });
        return canceller(realm, () -> {
            isCancelled[0] = true;
            handle.abandon();
        });
    }

    private static JsObject canceller(Realm realm, Runnable cancel) {
        JsObject request = JsObject.create(realm);
        request.createDataProperty(
                "cancel", new NativeClosure(realm, "cancel", 0, (current, callee, self, arguments, newTarget) -> {
                    cancel.run();
                    return Undefined.INSTANCE;
                }));
        return request;
    }

    // listen({ host, port, path, backlog, ipv6Only, reusePort, bound, remote }, onConnection(error, handle))
    @Builtin
    static Object listen(Realm realm, Object self, Object options, Object onConnection) {
        requirePermission(realm, (JsObject) options);
        ServerHandle server = new ServerHandle(Environment.of(realm), (JsObject) onConnection);
        server.listen(ListenOptions.of(realm, (JsObject) options));
        return server;
    }

    private static void requirePermission(Realm realm, JsObject options) {
        Object path = options.get("path");
        Permissions.require(
                Environment.of(realm),
                PermissionScope.NET,
                Comparison.isNullish(path) ? "" : TypeConversion.toString(path));
    }

    // bind({ host, port, path, ipv6Only, reusePort }) -> a socket without a handle, which does not listen
    @Builtin
    static Object bind(Realm realm, Object self, Object options) {
        requirePermission(realm, (JsObject) options);
        ListenOptions place = ListenOptions.of(realm, (JsObject) options);
        try {
            return new SocketDescriptorObject(Environment.of(realm), place.bind());
        } catch (UvException failed) {
            throw ServerHandle.listenError(realm, failed.error(), place);
        }
    }

    // descriptor(fd) -> the socket with that number, without a handle, or undefined if it is no socket
    @Builtin
    static Object descriptor(Realm realm, Object self, Object fd) {
        int number = TypeConversion.toInt32(fd);
        SocketDescriptor socket;
        try {
            socket = SocketDescriptor.of(number);
        } catch (UvException noSocket) {
            return Undefined.INSTANCE;
        }
        Descriptors.doNotBlock(number);
        return new SocketDescriptorObject(Environment.of(realm), socket);
    }

    // descriptorOf(handle): the number of its descriptor, -1 where the value is no handle or has none
    @Builtin
    static int descriptorOf(Realm realm, Object self, Object handle) {
        return handle instanceof DescriptorOwner owner ? owner.descriptor() : -1;
    }

    // createStream({ stream, readStart(), readStop(), write(bytes, callback), shutdown(callback), close(callback),
    // setNoDelay(on), setKeepAlive(on, delayMs), ref(), unref() })
    @Builtin
    static Object createStream(Realm realm, Object self, Object methods) {
        return new JsStream(Environment.of(realm), (JsObject) methods);
    }
}
