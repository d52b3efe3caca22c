package dev.gyre.node.crypto.digest;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.node.buffer.ByteView;
import java.security.MessageDigest;

/** A hash or, with a key, an HMAC in use. */
final class DigestObject extends JsObject {
    /** Bytes between two interrupt checks, and the number of steps that they count as. */
    private static final int PIECE = 1 << 15, PIECE_STEPS = 100;

    private final String algorithm;
    private final MessageDigest digest;
    private final Hmac mac;

    private DigestObject(JsObject prototype, String algorithm, MessageDigest digest, Hmac mac) {
        super(prototype);
        this.algorithm = algorithm;
        this.digest = digest;
        this.mac = mac;
    }

    /**
     * @param algorithm a canonical name of {@link Digests}
     * @param key the key of an HMAC, or null for a plain hash
     * @param length bytes of an extendable hash, -1 for the default
     */
    static DigestObject create(JsObject prototype, String algorithm, byte[] key, int length) {
        if (key == null) return new DigestObject(prototype, algorithm, Digests.create(algorithm, length), null);
        return new DigestObject(prototype, algorithm, null, new Hmac(algorithm, key));
    }

    void update(Agent agent, ByteView view) {
        int end = view.offset() + view.length();
        for (int at = view.offset(); at < end; at += PIECE) {
            if (at > view.offset()) agent.pollBetweenPieces(PIECE_STEPS);
            int length = Math.min(PIECE, end - at);
            if (mac != null) mac.update(view.bytes(), at, length);
            else digest.update(view.bytes(), at, length);
        }
    }

    byte[] finish() {
        return mac != null ? mac.finish() : digest.digest();
    }

    /** @param length bytes of an extendable hash, -1 for as many as this one's */
    DigestObject copy(int length) throws CloneNotSupportedException {
        if (mac != null) return new DigestObject(getPrototypeOf(), algorithm, null, mac.copy());
        MessageDigest copy = (MessageDigest) digest.clone();
        if (length >= 0 && copy.getDigestLength() != length) Digests.resize(copy, length);
        return new DigestObject(getPrototypeOf(), algorithm, copy, null);
    }
}
