package dev.gyre.node.crypto.digest;

import java.security.DigestException;
import java.security.MessageDigest;

/** HMAC over any hash, RFC 2104; the key's two blocks are hashed once for any number of messages. */
public final class Hmac {
    private static final byte INNER = 0x36, OUTER = 0x5c;

    private final MessageDigest inner;
    private final MessageDigest outer;
    private MessageDigest current;

    public Hmac(String canonical, byte[] key) {
        byte[] block = new byte[Digests.blockSize(canonical)];
        byte[] used = key.length > block.length ? Digests.digest(canonical, key) : key;
        System.arraycopy(used, 0, block, 0, used.length);
        inner = keyed(canonical, block, INNER);
        outer = keyed(canonical, block, OUTER);
        current = copy(inner);
    }

    private Hmac(Hmac other) {
        inner = other.inner;
        outer = other.outer;
        current = copy(other.current);
    }

    private static MessageDigest keyed(String canonical, byte[] block, byte pad) {
        MessageDigest digest = Digests.create(canonical);
        byte[] padded = new byte[block.length];
        for (int i = 0; i < block.length; i++) padded[i] = (byte) (block[i] ^ pad);
        digest.update(padded);
        return digest;
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException single) {
            throw new IllegalStateException(single);
        }
    }

    /** A copy with the current state. */
    public Hmac copy() {
        return new Hmac(this);
    }

    public int length() {
        return inner.getDigestLength();
    }

    public void update(byte[] bytes, int offset, int count) {
        current.update(bytes, offset, count);
    }

    /** Returns the MAC of the input and resets the state. */
    public byte[] finish() {
        byte[] result = new byte[length()];
        finish(result);
        return result;
    }

    /** The same into an array of exactly its length. */
    public void finish(byte[] result) {
        try {
            current.digest(result, 0, result.length);
            MessageDigest end = copy(outer);
            end.update(result);
            end.digest(result, 0, result.length);
        } catch (DigestException tooShort) {
            throw new IllegalStateException(tooShort);
        }
        current = copy(inner);
    }

    /** The MAC of one message. */
    public static byte[] of(String canonical, byte[] key, byte[]... parts) {
        Hmac hmac = new Hmac(canonical, key);
        for (byte[] part : parts) hmac.update(part, 0, part.length);
        return hmac.finish();
    }
}
