package dev.gyre.node.tls;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLException;

/** The engine of one TLS connection as a JavaScript object. */
final class TlsEngineObject extends JsObject {
    private final TlsEngine engine;

    TlsEngineObject(Environment environment, TlsEngine engine) {
        super(environment.prototypes().of(environment.realm(), TlsEngineObject_MethodsTable.INSTANCE));
        this.engine = engine;
    }

    /** The methods of engines. */
    // lib/internal/bindings.md, tls
    @BuiltinObject(intrinsic = "%TlsEngineObject.prototype%")
    static final class Methods {
        private Methods() {}

        private static TlsEngine engine(Object self) {
            return ((TlsEngineObject) self).engine;
        }

        private static Object bytes(Realm realm, byte[] bytesOrNull) {
            return bytesOrNull == null ? Undefined.INSTANCE : ByteView.arrayBuffer(realm, bytesOrNull);
        }

        private static Object textOrUndefined(String textOrNull) {
            return textOrNull == null ? Undefined.INSTANCE : textOrNull;
        }

        // receive(view)
        @Builtin
        static Object receive(Realm realm, Object self, Object data) {
            ByteView view = ByteView.of(data);
            engine(self).receive(view.bytes(), view.offset(), view.length());
            return Undefined.INSTANCE;
        }

        // write(view)
        @Builtin
        static Object write(Realm realm, Object self, Object data) {
            engine(self).write(ByteView.of(data).copy());
            return Undefined.INSTANCE;
        }

        // end()
        @Builtin
        static Object end(Realm realm, Object self) {
            engine(self).end();
            return Undefined.INSTANCE;
        }

        // clientHello(): { servername, protocols }, undefined until it has come
        @Builtin
        static Object clientHello(Realm realm, Object self) {
            ClientHello hello = engine(self).clientHello();
            if (hello == null) return Undefined.INSTANCE;
            JsObject object = JsObject.create(realm);
            object.createDataProperty("servername", textOrUndefined(hello.serverNameOrNull()));
            List<String> protocols = hello.protocolsOrNull();
            object.createDataProperty(
                    "protocols",
                    protocols == null
                            ? Undefined.INSTANCE
                            : BindingClasses.array(realm, protocols.toArray(new String[0])));
            return object;
        }

        // proceed(context, protocol, selects)
        @Builtin
        static Object proceed(Realm realm, Object self, Object context, Object protocol, Object selects) {
            engine(self)
                    .proceed(
                            TlsBinding.contextOrNull(context),
                            protocol instanceof CharSequence name ? name.toString() : null,
                            TypeConversion.toBoolean(selects));
            return Undefined.INSTANCE;
        }

        // isContext(value)
        @Builtin
        static boolean isContext(Realm realm, Object self, Object value) {
            return TlsBinding.contextOrNull(value) != null;
        }

        // pump()
        @Builtin
        static Object pump(Realm realm, Object self) {
            try {
                engine(self).pump();
            } catch (SSLException failure) {
                throw TlsBinding.error(realm, "connectionError", failure);
            }
            return Undefined.INSTANCE;
        }

        // output(), data()
        @Builtin(
                names = {"output", "data"},
                magic = {0, 1})
        static Object taken(Realm realm, Object self, int magic) {
            return bytes(
                    realm, magic == 0 ? engine(self).takeOutput() : engine(self).takeData());
        }

        // isSecure(), isEnded()
        @Builtin(
                names = {"isSecure", "isEnded"},
                magic = {0, 1})
        static boolean state(Realm realm, Object self, int magic) {
            return magic == 0 ? engine(self).isSecure() : engine(self).isEnded();
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

        // peerCertificates()
        @Builtin
        static Object peerCertificates(Realm realm, Object self) {
            List<Object> certificates = new ArrayList<>();
            try {
                for (X509Certificate certificate : engine(self).peerCertificates())
                    certificates.add(describe(realm, certificate));
            } catch (GeneralSecurityException failure) {
                throw TlsBinding.error(realm, "contextError", failure);
            }
            return JsArray.fromList(realm, certificates);
        }

        private static JsObject describe(Realm realm, X509Certificate certificate) throws GeneralSecurityException {
            JsObject object = JsObject.create(realm);
            for (Map.Entry<String, String> field :
                    CertificateText.fields(certificate).entrySet())
                object.createDataProperty(field.getKey(), field.getValue());
            object.createDataProperty(
                    "subject",
                    BindingClasses.array(realm, CertificateText.name(certificate.getSubjectX500Principal())));
            object.createDataProperty(
                    "issuer", BindingClasses.array(realm, CertificateText.name(certificate.getIssuerX500Principal())));
            object.createDataProperty("isAuthority", certificate.getBasicConstraints() >= 0);
            object.createDataProperty("bits", CertificateText.bits(certificate.getPublicKey()));
            object.createDataProperty(
                    "publicKey",
                    ByteView.arrayBuffer(realm, certificate.getPublicKey().getEncoded()));
            object.createDataProperty("raw", ByteView.arrayBuffer(realm, certificate.getEncoded()));
            return object;
        }
    }
}
