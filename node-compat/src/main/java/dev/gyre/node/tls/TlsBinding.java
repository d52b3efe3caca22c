package dev.gyre.node.tls;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.NoSuchAlgorithmException;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;

/** internalBinding('tls'): contexts of keys and certificates, and the engines of connections. */
// lib/internal/bindings.md, tls
@BuiltinObject(intrinsic = "%tls binding%")
public final class TlsBinding {
    private TlsBinding() {}

    // createContext({ keys, certificates, trusted, extra, stores, protocols, ciphers })
    @Builtin
    static Object createContext(Realm realm, Object self, Object options) {
        JsObject given = (JsObject) options;
        SecureContext context = new SecureContext();
        try {
            for (Object key : list(given.get("keys")))
                context.addKey(text(key, 0), textOrNull(((JsObject) key).getIndex(1)));
            for (String pem : texts(given.get("certificates"))) context.addCertificates(pem);
            for (String pem : texts(given.get("trusted"))) context.addTrusted(pem, false);
            for (String pem : texts(given.get("extra"))) context.addTrusted(pem, true);
            for (Object store : list(given.get("stores")))
                context.addStore(
                        ByteView.of(((JsObject) store).getIndex(0)).copy(), textOrNull(((JsObject) store).getIndex(1)));
            context.protocols(texts(given.get("protocols")));
            context.ciphers(texts(given.get("ciphers")));
            context.complete();
        } catch (CryptoException failure) {
            throw new JsException(CryptoRequest.error(realm, failure));
        } catch (GeneralSecurityException | IOException | IllegalArgumentException failure) {
            throw error(realm, "contextError", failure);
        }
        return new SecureContextObject(Environment.of(realm), context);
    }

    /** Converts a Java exception to an error of the library. */
    static JsException error(Realm realm, String function, Exception failure) {
        return new JsException(Environment.of(realm)
                .library()
                .call("internal/tls/errors", function, String.valueOf(failure.getMessage())));
    }

    private static List<Object> list(Object array) {
        List<Object> items = new ArrayList<>();
        if (!(array instanceof JsArray list)) return items;
        for (int i = 0; i < list.length(); i++) items.add(list.getIndex(i));
        return items;
    }

    private static List<String> texts(Object array) {
        List<String> texts = new ArrayList<>();
        for (Object item : list(array)) texts.add(TypeConversion.toString(item));
        return texts;
    }

    private static String text(Object pair, int index) {
        return TypeConversion.toString(((JsObject) pair).getIndex(index));
    }

    private static String textOrNull(Object value) {
        return value instanceof CharSequence text ? text.toString() : null;
    }

    /** The context of a value, or null. */
    static SecureContext contextOrNull(Object value) {
        return value instanceof SecureContextObject object ? object.context() : null;
    }

    // createEngine(context, { isServer, servername, applicationProtocols, requestsCertificate, waits, session })
    @Builtin
    static Object createEngine(Realm realm, Object self, Object context, Object options) {
        JsObject given = (JsObject) options;
        Environment environment = Environment.of(realm);
        TlsEngine.Options settings = new TlsEngine.Options(
                ((SecureContextObject) context).context(),
                TypeConversion.toBoolean(given.get("isServer")),
                textOrNull(given.get("servername")),
                texts(given.get("applicationProtocols")),
                TypeConversion.toBoolean(given.get("requestsCertificate")),
                TypeConversion.toBoolean(given.get("waits")),
                given.get("session") instanceof JsObject session
                        ? environment
                                .get(SessionTokens.KEY)
                                .findOrNull(ByteView.of(session).copy())
                        : null);
        try {
            return new TlsEngineObject(environment, new TlsEngine(settings, environment.get(TlsBuffers.KEY)));
        } catch (GeneralSecurityException | IllegalArgumentException failure) {
            throw error(realm, "contextError", failure);
        }
    }

    // rootCertificates()
    @Builtin
    static Object rootCertificates(Realm realm, Object self) {
        try {
            List<Object> certificates = new ArrayList<>();
            for (X509Certificate certificate : SecureContext.roots())
                certificates.add(ByteView.arrayBuffer(realm, certificate.getEncoded()));
            return JsArray.fromList(realm, certificates);
        } catch (GeneralSecurityException failure) {
            throw error(realm, "contextError", failure);
        }
    }

    // cipherSuites()
    @Builtin
    static Object cipherSuites(Realm realm, Object self) {
        try {
            return BindingClasses.array(
                    realm, SSLContext.getDefault().getDefaultSSLParameters().getCipherSuites());
        } catch (NoSuchAlgorithmException failure) {
            throw error(realm, "contextError", failure);
        }
    }
}
