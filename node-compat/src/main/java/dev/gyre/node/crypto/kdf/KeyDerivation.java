package dev.gyre.node.crypto.kdf;

import dev.gyre.node.crypto.digest.Digests;
import dev.gyre.node.crypto.digest.Hmac;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/** PBKDF2 (RFC 8018), HKDF (RFC 5869) and scrypt (RFC 7914). */
public final class KeyDerivation {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    /** The number of words of a Salsa20 block. */
    private static final int SALSA = 16;

    private static final int MOST_HKDF_BLOCKS = 255;

    private KeyDerivation() {}

    // PBKDF2 ( P, S, c, dkLen ), https://www.rfc-editor.org/rfc/rfc8018#section-5.2
    public static byte[] pbkdf2(String digest, byte[] password, byte[] salt, int iterations, int length) {
        Hmac hmac = new Hmac(digest, password);
        byte[] result = new byte[length];
        byte[] code = new byte[hmac.length()];
        byte[] sum = new byte[hmac.length()];
        for (int done = 0, block = 1; done < length; done += code.length, block++) {
            hmac.update(salt, 0, salt.length);
            hmac.update(ByteBuffer.allocate(Integer.BYTES).putInt(block).array(), 0, Integer.BYTES);
            hmac.finish(code);
            System.arraycopy(code, 0, sum, 0, sum.length);
            for (int i = 1; i < iterations; i++) {
                hmac.update(code, 0, code.length);
                hmac.finish(code);
                for (int k = 0; k < sum.length; k++) sum[k] ^= code[k];
            }
            System.arraycopy(sum, 0, result, done, Math.min(sum.length, length - done));
        }
        return result;
    }

    /** Whether HKDF can produce so many bytes. */
    public static boolean canExpandTo(String digest, int length) {
        return length <= (long) MOST_HKDF_BLOCKS * Digests.create(digest).getDigestLength();
    }

    // HKDF, https://www.rfc-editor.org/rfc/rfc5869#section-2
    public static byte[] hkdf(String digest, byte[] key, byte[] salt, byte[] info, int length) {
        byte[] pseudorandom = Hmac.of(digest, salt, key);
        byte[] result = new byte[length];
        byte[] block = {};
        for (int done = 0, count = 1; done < length; done += block.length, count++) {
            block = Hmac.of(digest, pseudorandom, block, info, new byte[] {(byte) count});
            System.arraycopy(block, 0, result, done, Math.min(block.length, length - done));
        }
        return result;
    }

    // scrypt ( Passphrase, Salt, N, R, P, dkLen ), https://www.rfc-editor.org/rfc/rfc7914#section-6
    public static byte[] scrypt(
            byte[] password, byte[] salt, int cost, int blockSize, int parallelization, int length) {
        int part = 2 * SALSA * blockSize;
        byte[] blocks = pbkdf2("sha256", password, salt, 1, part * Integer.BYTES * parallelization);
        int[] x = new int[part];
        int[] spare = new int[part];
        int[][] table = new int[cost][];
        for (int p = 0; p < parallelization; p++) {
            int start = p * part * Integer.BYTES;
            for (int i = 0; i < part; i++) x[i] = (int) INT.get(blocks, start + i * Integer.BYTES);
            for (int i = 0; i < cost; i++) {
                if (table[i] == null) table[i] = new int[part];
                System.arraycopy(x, 0, table[i], 0, part);
                mix(x, spare, blockSize);
            }
            for (int i = 0; i < cost; i++) {
                int[] entry = table[x[part - SALSA] & cost - 1];
                for (int k = 0; k < part; k++) x[k] ^= entry[k];
                mix(x, spare, blockSize);
            }
            for (int i = 0; i < part; i++) INT.set(blocks, start + i * Integer.BYTES, x[i]);
        }
        return pbkdf2("sha256", password, blocks, 1, length);
    }

    // scryptBlockMix, https://www.rfc-editor.org/rfc/rfc7914#section-4
    private static void mix(int[] blocks, int[] spare, int blockSize) {
        int[] x = Arrays.copyOfRange(blocks, blocks.length - SALSA, blocks.length);
        for (int i = 0; i < 2 * blockSize; i++) {
            for (int k = 0; k < SALSA; k++) x[k] ^= blocks[i * SALSA + k];
            salsa(x);
            System.arraycopy(x, 0, spare, (i / 2 + (i & 1) * blockSize) * SALSA, SALSA);
        }
        System.arraycopy(spare, 0, blocks, 0, blocks.length);
    }

    // Salsa20/8, https://www.rfc-editor.org/rfc/rfc7914#section-3
    private static void salsa(int[] b) {
        int x0 = b[0], x1 = b[1], x2 = b[2], x3 = b[3], x4 = b[4], x5 = b[5], x6 = b[6], x7 = b[7];
        int x8 = b[8], x9 = b[9], x10 = b[10], x11 = b[11], x12 = b[12], x13 = b[13], x14 = b[14], x15 = b[15];
        for (int round = 0; round < 8; round += 2) {
            x4 ^= Integer.rotateLeft(x0 + x12, 7);
            x8 ^= Integer.rotateLeft(x4 + x0, 9);
            x12 ^= Integer.rotateLeft(x8 + x4, 13);
            x0 ^= Integer.rotateLeft(x12 + x8, 18);
            x9 ^= Integer.rotateLeft(x5 + x1, 7);
            x13 ^= Integer.rotateLeft(x9 + x5, 9);
            x1 ^= Integer.rotateLeft(x13 + x9, 13);
            x5 ^= Integer.rotateLeft(x1 + x13, 18);
            x14 ^= Integer.rotateLeft(x10 + x6, 7);
            x2 ^= Integer.rotateLeft(x14 + x10, 9);
            x6 ^= Integer.rotateLeft(x2 + x14, 13);
            x10 ^= Integer.rotateLeft(x6 + x2, 18);
            x3 ^= Integer.rotateLeft(x15 + x11, 7);
            x7 ^= Integer.rotateLeft(x3 + x15, 9);
            x11 ^= Integer.rotateLeft(x7 + x3, 13);
            x15 ^= Integer.rotateLeft(x11 + x7, 18);
            x1 ^= Integer.rotateLeft(x0 + x3, 7);
            x2 ^= Integer.rotateLeft(x1 + x0, 9);
            x3 ^= Integer.rotateLeft(x2 + x1, 13);
            x0 ^= Integer.rotateLeft(x3 + x2, 18);
            x6 ^= Integer.rotateLeft(x5 + x4, 7);
            x7 ^= Integer.rotateLeft(x6 + x5, 9);
            x4 ^= Integer.rotateLeft(x7 + x6, 13);
            x5 ^= Integer.rotateLeft(x4 + x7, 18);
            x11 ^= Integer.rotateLeft(x10 + x9, 7);
            x8 ^= Integer.rotateLeft(x11 + x10, 9);
            x9 ^= Integer.rotateLeft(x8 + x11, 13);
            x10 ^= Integer.rotateLeft(x9 + x8, 18);
            x12 ^= Integer.rotateLeft(x15 + x14, 7);
            x13 ^= Integer.rotateLeft(x12 + x15, 9);
            x14 ^= Integer.rotateLeft(x13 + x12, 13);
            x15 ^= Integer.rotateLeft(x14 + x13, 18);
        }
        int[] x = {x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15};
        for (int i = 0; i < SALSA; i++) b[i] += x[i];
    }
}
