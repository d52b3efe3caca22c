package dev.gyre.node.tls;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.net.StreamWrap;
import java.security.GeneralSecurityException;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;

/** One TLS connection as the library sees it: the handle that it is for a socket is made by {@code wrap}. */
final class TlsEngineObject extends JsObject implements TlsEvents {
    private static final String ERRORS = "internal/tls/errors";

    private final Environment environment;
    private final TlsEngine engine;
    private JsObject handlers;
    private AsyncWrap entry;
    private TlsStream stream;

    TlsEngineObject(Environment environment, TlsEngine engine) {
        super(environment.prototypes().of(environment.realm(), TlsEngineObject_MethodsTable.INSTANCE));
        this.environment = environment;
        this.engine = engine;
    }

    /** The handle that speaks TLS on top of another one, which is a {@link StreamWrap} or a stream handle itself. */
    private StreamWrap wrap(Object handle, JsObject newHandlers) {
        handlers = newHandlers;
        entry = new AsyncWrap(environment, "TLSWRAP", this);
        stream = new TlsStream(
                environment.loop(), environment.nativeImmediates(), StreamWrap.streamOf(handle), engine, this);
        boolean isDual = handle instanceof StreamWrap wrap && wrap.isDual();
        return new StreamWrap(environment, stream, isDual, entry, "TLSWrap");
    }

    @Override
    public void secured() {
        entry.call0(ByteView.functionOrNull(handlers, "onSecure"), handlers);
    }

    @Override
    public void clientHello(ClientHello hello) {
        Realm realm = environment.realm();
        List<String> protocols = hello.protocolsOrNull();
        entry.call2(
                ByteView.functionOrNull(handlers, "onHello"),
                handlers,
                textOrUndefined(hello.serverNameOrNull()),
                protocols == null ? Undefined.INSTANCE : BindingClasses.array(realm, protocols.toArray(new String[0])));
    }

    @Override
    public void renegotiating() {
        entry.call0(ByteView.functionOrNull(handlers, "onRenegotiation"), handlers);
    }

    @Override
    public void session() {
        entry.call0(ByteView.functionOrNull(handlers, "onSession"), handlers);
    }

    @Override
    public void failed(SSLException failure) {
        fail(TlsBinding.error(environment.realm(), "connectionError", failure).value(environment.realm()));
    }

    @Override
    public void plainHttp() {
        fail(environment.library().call(ERRORS, "httpError"));
    }

    @Override
    public void disconnected() {
        fail(environment.library().call(ERRORS, "disconnectedError"));
    }

    private void fail(Object error) {
        entry.call1(ByteView.functionOrNull(handlers, "onFailure"), handlers, error);
    }

    @Override
    public void close(Runnable callback) {
        entry.call1(
                ByteView.functionOrNull(handlers, "onClose"),
                handlers,
                new NativeClosure(environment.realm(), "", 0, (current, callee, self, arguments, newTarget) -> {
                    if (callback != null) callback.run();
                    return Undefined.INSTANCE;
                }));
    }

    private static Object textOrUndefined(String textOrNull) {
        return textOrNull == null ? Undefined.INSTANCE : textOrNull;
    }

    /** The methods of connections. */
    // lib/internal/bindings.md, tls
    @BuiltinObject(intrinsic = "%TlsEngineObject.prototype%")
    static final class Methods {
        private Methods() {}

        private static TlsEngine engine(Object self) {
            return ((TlsEngineObject) self).engine;
        }

        private static TlsStream stream(Object self) {
            return ((TlsEngineObject) self).stream;
        }

        // wrap(handle, { onSecure(), onRenegotiation(), onSession(), onFailure(error), onHello(servername, protocols),
        // onClose(callback) })
        @Builtin
        static Object wrap(Realm realm, Object self, Object handle, Object handlers) {
            return ((TlsEngineObject) self).wrap(handle, (JsObject) handlers);
        }

        // start()
        @Builtin
        static Object start(Realm realm, Object self) {
            stream(self).start();
            return Undefined.INSTANCE;
        }

        // receive(view)
        @Builtin
        static Object receive(Realm realm, Object self, Object data) {
            stream(self).read(ByteView.of(data).buffer());
            return Undefined.INSTANCE;
        }

        // release()
        @Builtin
        static Object release(Realm realm, Object self) {
            stream(self).release();
            return Undefined.INSTANCE;
        }

        // proceed(context, protocol, selects)
        @Builtin
        static Object proceed(Realm realm, Object self, Object context, Object protocol, Object selects) {
            stream(self)
                    .proceed(
                            TlsBinding.contextOrNull(context),
                            protocol instanceof CharSequence name ? name.toString() : null,
                            TypeConversion.toBoolean(selects));
            return Undefined.INSTANCE;
        }

        // setKeyCert(context)
        @Builtin
        static Object setKeyCert(Realm realm, Object self, Object context) {
            engine(self).identity(TlsBinding.contextOrNull(context));
            return Undefined.INSTANCE;
        }

        // renegotiate(): false in TLS 1.3
        @Builtin
        static boolean renegotiate(Realm realm, Object self) {
            try {
                return stream(self).renegotiate();
            } catch (SSLException failure) {
                throw TlsBinding.error(realm, "connectionError", failure);
            }
        }

        // isContext(value)
        @Builtin
        static boolean isContext(Realm realm, Object self, Object value) {
            return TlsBinding.contextOrNull(value) != null;
        }

        // verifyFailure(), protocol(), cipher(), applicationProtocol(), serverName()
        @Builtin(
                names = {"verifyFailure", "protocol", "cipher", "applicationProtocol", "serverName"},
                magic = {0, 1, 2, 3, 4})
        static Object text(Realm realm, Object self, int magic) {
            TlsEngine engine = engine(self);
            return textOrUndefined(
                    switch (magic) {
                        case 0 -> engine.verifyFailure();
                        case 1 -> engine.protocol();
                        case 2 -> engine.cipher();
                        case 3 -> engine.applicationProtocol();
                        default -> engine.serverName();
                    });
        }

        // peerCertificates(), localCertificates(): in DER
        @Builtin(
                names = {"peerCertificates", "localCertificates"},
                magic = {0, 1})
        static Object certificates(Realm realm, Object self, int magic) {
            TlsEngine engine = engine(self);
            Certificate[] chain = magic == 0 ? engine.peerCertificates() : engine.localCertificatesOrNull();
            List<Object> certificates = new ArrayList<>();
            try {
                if (chain != null)
                    for (Certificate certificate : chain)
                        certificates.add(ByteView.arrayBuffer(realm, certificate.getEncoded()));
            } catch (GeneralSecurityException failure) {
                throw TlsBinding.error(realm, "contextError", failure);
            }
            return JsArray.fromList(realm, certificates);
        }

        // session(): the bytes by which the session can be resumed
        @Builtin
        static Object session(Realm realm, Object self) {
            TlsEngine engine = engine(self);
            SessionTokens tokens = Environment.of(realm).get(SessionTokens.KEY);
            return ByteView.arrayBuffer(realm, tokens.token(engine.sessions(), engine.sessionId()));
        }

        // isSessionReused()
        @Builtin
        static boolean isSessionReused(Realm realm, Object self) {
            return engine(self).isSessionReused();
        }

        // setMaxSendFragment(bytes): false if it is out of range
        @Builtin
        static boolean setMaxSendFragment(Realm realm, Object self, Object bytes) {
            int most = TypeConversion.toInt32(bytes);
            if (most < TlsEngine.SHORTEST_FRAGMENT || most > TlsEngine.LONGEST_FRAGMENT) return false;
            engine(self).maxFragment(most);
            return true;
        }

        // exportKeyingMaterial(length, label, view)
        @Builtin
        static Object exportKeyingMaterial(Realm realm, Object self, Object length, Object label, Object context) {
            try {
                byte[] material = engine(self)
                        .exportKeyingMaterial(
                                TypeConversion.toString(label),
                                context == Undefined.INSTANCE
                                        ? null
                                        : ByteView.of(context).copy(),
                                TypeConversion.toInt32(length));
                return ByteView.arrayBuffer(realm, material);
            } catch (SSLException failure) {
                throw TlsBinding.error(realm, "connectionError", failure);
            }
        }
    }
}
