package dev.gyre.node.binding;

import dev.gyre.engine.object.JsObject;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A hash or, with a key, an HMAC under way. */
final class DigestObject extends JsObject {
    private final MessageDigest digest;
    private final Mac mac;

    private DigestObject(JsObject prototype, MessageDigest digest, Mac mac) {
        super(prototype);
        this.digest = digest;
        this.mac = mac;
    }

    /** @param key the key of an HMAC, or null for a plain hash */
    static DigestObject create(JsObject prototype, String algorithm, byte[] key) throws GeneralSecurityException {
        if (key == null) return new DigestObject(prototype, MessageDigest.getInstance(algorithm), null);
        Mac mac = Mac.getInstance("Hmac" + algorithm.replaceFirst("^SHA-", "SHA"));
        // A key is filled up with zeros, so one zero is the empty key, which Java refuses.
        mac.init(new SecretKeySpec(key.length == 0 ? new byte[1] : key, "HMAC"));
        return new DigestObject(prototype, null, mac);
    }

    void update(ByteView view) {
        if (mac != null) mac.update(view.bytes(), view.offset(), view.length());
        else digest.update(view.bytes(), view.offset(), view.length());
    }

    byte[] finish() {
        return mac != null ? mac.doFinal() : digest.digest();
    }

    DigestObject copy() throws CloneNotSupportedException {
        return new DigestObject(getPrototypeOf(), digest == null ? null : (MessageDigest) digest.clone(), mac == null ? null : (Mac) mac.clone());
    }
}
