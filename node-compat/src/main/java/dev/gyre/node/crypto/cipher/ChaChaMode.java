package dev.gyre.node.crypto.cipher;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.ChaCha20ParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** ChaCha20, a stream. */
final class ChaChaMode extends CipherStream {
    private static final int NONCE = 12;
    private final Cipher cipher;

    ChaChaMode(byte[] key, byte[] nonce, int counter) {
        try {
            cipher = Cipher.getInstance("ChaCha20");
            cipher.init(
                    Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "ChaCha20"), new ChaCha20ParameterSpec(nonce, counter));
        } catch (GeneralSecurityException absent) {
            throw new IllegalStateException(absent);
        }
    }

    /** OpenSSL's vector: the counter, then the nonce. */
    static ChaChaMode ofVector(byte[] key, byte[] vector) {
        int counter = vector[0] & 0xff | (vector[1] & 0xff) << 8 | (vector[2] & 0xff) << 16 | vector[3] << 24;
        return new ChaChaMode(key, Arrays.copyOfRange(vector, vector.length - NONCE, vector.length), counter);
    }

    @Override
    public byte[] update(byte[] in, int from, int count) {
        byte[] out = count == 0 ? NOTHING : cipher.update(in, from, count);
        return out == null ? NOTHING : out;
    }

    @Override
    public byte[] finish() {
        return NOTHING;
    }
}
