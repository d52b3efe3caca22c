package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;

/** A key stream with a tag over the additional data and the ciphertext: GCM and ChaCha20-Poly1305. */
abstract class HashedStreamMode extends AuthenticatedMode {
    private final CipherStream stream;
    private final TagHash hash;
    private long additional;
    private long length;

    HashedStreamMode(CipherStream stream, TagHash hash, boolean encrypts, int tagLength) {
        super(encrypts, tagLength);
        this.stream = stream;
        this.hash = hash;
    }

    /** The tag of what has been hashed, when the lengths in bytes of both parts follow. */
    abstract byte[] computeTag(long additional, long length);

    @Override
    public final void additionalData(byte[] data, int plaintextLength) {
        hash.update(data, 0, data.length);
        additional += data.length;
    }

    @Override
    public final byte[] update(byte[] in, int from, int count) throws CryptoException {
        if (length == 0) hash.fill();
        length += count;
        if (!encrypts) hash.update(in, from, count);
        byte[] out = stream.update(in, from, count);
        if (encrypts) hash.update(out, 0, count);
        return out;
    }

    @Override
    final byte[] computeTag() {
        hash.fill();
        return computeTag(additional, length);
    }
}
