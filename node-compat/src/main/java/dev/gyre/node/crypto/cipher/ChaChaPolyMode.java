package dev.gyre.node.crypto.cipher;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** ChaCha20-Poly1305, RFC 8439. */
final class ChaChaPolyMode extends HashedStreamMode {
    private static final int KEY = 32, NONCE = 12;

    private final Poly1305 code;

    /** @param iv up to 12 bytes, zeros are put before fewer */
    static ChaChaPolyMode of(byte[] key, boolean encrypts, byte[] iv, int tagLength) {
        byte[] nonce = new byte[NONCE];
        System.arraycopy(iv, 0, nonce, NONCE - iv.length, iv.length);
        Poly1305 code = new Poly1305(new ChaChaMode(key, nonce, 0).update(new byte[KEY], 0, KEY));
        return new ChaChaPolyMode(new ChaChaMode(key, nonce, 1), code, encrypts, tagLength);
    }

    private ChaChaPolyMode(ChaChaMode stream, Poly1305 code, boolean encrypts, int tagLength) {
        super(stream, code, encrypts, tagLength);
        this.code = code;
    }

    @Override
    byte[] computeTag(long additional, long length) {
        byte[] lengths = ByteBuffer.allocate(2 * Long.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(additional)
                .putLong(length)
                .array();
        code.update(lengths, 0, lengths.length);
        return code.finish();
    }
}
