package dev.gyre.node.crypto.x509;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.crypto.KeyHandle;
import java.nio.charset.StandardCharsets;

/** internalBinding('crypto_x509'): certificates, as handles, and signed challenges. */
// lib/internal/bindings.md, crypto_x509
@BuiltinObject(intrinsic = "%crypto_x509 binding%")
public final class CertificateBinding {
    private CertificateBinding() {}

    /** A JavaScript object for a certificate. */
    static final class Handle extends JsObject {
        private final Certificate certificate;

        Handle(Realm realm, Certificate certificate) {
            super(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
            this.certificate = certificate;
        }
    }

    private static Certificate certificate(Object handle) {
        return ((Handle) handle).certificate;
    }

    // parse(view): a certificate
    @Builtin
    static Object parse(Realm realm, Object self, Object data) {
        return CryptoRequest.perform(
                realm, () -> new Handle(realm, Certificate.of(ByteView.of(data).copy())));
    }

    // fields(certificate)
    @Builtin
    static Object fields(Realm realm, Object self, Object handle) {
        return CryptoRequest.toJs(realm, certificate(handle).fields());
    }

    // raw(certificate): bytes
    @Builtin
    static Object raw(Realm realm, Object self, Object handle) {
        return ByteView.arrayBuffer(realm, certificate(handle).raw());
    }

    // pem(certificate)
    @Builtin
    static Object pem(Realm realm, Object self, Object handle) {
        return certificate(handle).pem();
    }

    // publicKey(certificate): a key's handle
    @Builtin
    static Object publicKey(Realm realm, Object self, Object handle) {
        return CryptoRequest.toJs(realm, certificate(handle).publicKey());
    }

    // isIssuedBy(certificate, certificate)
    @Builtin
    static boolean isIssuedBy(Realm realm, Object self, Object handle, Object other) {
        return certificate(handle).isIssuedBy(certificate(other));
    }

    // isSignedBy(certificate, key)
    @Builtin
    static Object isSignedBy(Realm realm, Object self, Object handle, Object key) {
        return CryptoRequest.perform(realm, () -> certificate(handle).isSignedBy(KeyHandle.key(key)));
    }

    // verifyChallenge(view)
    @Builtin
    static boolean verifyChallenge(Realm realm, Object self, Object data) {
        SignedData.Challenge challenge = challenge(data);
        return challenge != null && challenge.signed();
    }

    // challengeOf(view): bytes, undefined where it is none
    @Builtin
    static Object challengeOf(Realm realm, Object self, Object data) {
        SignedData.Challenge challenge = challenge(data);
        return challenge == null ? Undefined.INSTANCE : ByteView.arrayBuffer(realm, challenge.challenge());
    }

    // challengedKey(view): PEM, undefined where it is none
    @Builtin
    static Object challengedKey(Realm realm, Object self, Object data) {
        SignedData.Challenge challenge = challenge(data);
        return challenge == null ? Undefined.INSTANCE : SignedData.publicKeyPem(challenge);
    }

    /** Reads base64 with any white space around it; null if it is invalid. */
    private static SignedData.Challenge challenge(Object data) {
        String text = new String(ByteView.of(data).copy(), StandardCharsets.ISO_8859_1).strip();
        try {
            return SignedData.challenge(java.util.Base64.getMimeDecoder().decode(text));
        } catch (IllegalArgumentException noBase64) {
            return null;
        }
    }
}
