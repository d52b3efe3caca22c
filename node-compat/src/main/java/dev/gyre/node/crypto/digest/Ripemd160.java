package dev.gyre.node.crypto.digest;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** RIPEMD-160, https://homes.esat.kuleuven.be/~bosselae/ripemd160.html. */
final class Ripemd160 extends BlockDigest {
    private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int BLOCK = 64, WORDS = 16, ROUND = 16, STATE = 5;
    private static final int[] START = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    private static final int[] LEFT_CONSTANTS = {0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e};
    private static final int[] RIGHT_CONSTANTS = {0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0};
    /** Words and rotations of the 80 steps, a hexadecimal digit each. */
    private static final String LEFT_WORDS =
            "0123456789abcdef" + "74d1a6f3c0952eb8" + "3ae49f812706db5c" + "19ba08c4d37fe562" + "40597c2ae138b6fd";

    private static final String RIGHT_WORDS =
            "5e7092b4d6f81a3c" + "6b370d5aef8c4912" + "f5137e69b8c2a04d" + "86413bf05c2d97ae" + "cfa4158762de039b";
    private static final String LEFT_SHIFTS =
            "befc5879bdef6798" + "768db97f7cf9b7dc" + "bd67e9dfe8d65c75" + "bcefef989e56865c" + "9f5b68dc5cdeb856";
    private static final String RIGHT_SHIFTS =
            "899bdff5778beec6" + "9df7c89b77c76fdb" + "97fb866ecd5edd75" + "f58bee6e69c9c5f8" + "85c9c5e68d65fdbb";

    private int[] state = START.clone();

    Ripemd160() {
        super("RIPEMD160", BLOCK);
    }

    @Override
    protected int engineGetDigestLength() {
        return STATE * Integer.BYTES;
    }

    @Override
    void restart() {
        state = START.clone();
    }

    private static int mix(int round, int x, int y, int z) {
        return switch (round) {
            case 0 -> x ^ y ^ z;
            case 1 -> x & y | ~x & z;
            case 2 -> (x | ~y) ^ z;
            case 3 -> x & z | y & ~z;
            default -> x ^ (y | ~z);
        };
    }

    private static int digit(String digits, int index) {
        return Character.digit(digits.charAt(index), 16);
    }

    private int[] line(int[] words, String order, String shifts, int[] constants, boolean left) {
        int a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
        for (int step = 0; step < STATE * ROUND; step++) {
            int round = step / ROUND;
            int sum = a + mix(left ? round : STATE - 1 - round, b, c, d) + words[digit(order, step)] + constants[round];
            int next = Integer.rotateLeft(sum, digit(shifts, step)) + e;
            a = e;
            e = d;
            d = Integer.rotateLeft(c, 10);
            c = b;
            b = next;
        }
        return new int[] {a, b, c, d, e};
    }

    @Override
    void compress(byte[] bytes, int offset) {
        int[] words = new int[WORDS];
        for (int i = 0; i < WORDS; i++) words[i] = (int) INT.get(bytes, offset + i * Integer.BYTES);
        int[] l = line(words, LEFT_WORDS, LEFT_SHIFTS, LEFT_CONSTANTS, true);
        int[] r = line(words, RIGHT_WORDS, RIGHT_SHIFTS, RIGHT_CONSTANTS, false);
        state = new int[] {
            state[1] + l[2] + r[3],
            state[2] + l[3] + r[4],
            state[3] + l[4] + r[0],
            state[4] + l[0] + r[1],
            state[0] + l[1] + r[2]
        };
    }

    @Override
    byte[] finish(byte[] rest, int count) {
        pad(rest, count, false);
        byte[] result = new byte[STATE * Integer.BYTES];
        for (int i = 0; i < STATE; i++) INT.set(result, i * Integer.BYTES, state[i]);
        return result;
    }
}
