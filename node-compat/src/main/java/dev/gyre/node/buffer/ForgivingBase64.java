package dev.gyre.node.buffer;

import dev.gyre.engine.runtime.realm.Agent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** Base64 as btoa and atob have it, with interrupt checks in long texts. */
final class ForgivingBase64 {
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final byte INVALID = -1, SPACE = -2;
    private static final byte[] VALUES = values();

    /** Characters between two interrupt checks, a multiple of 3, and the number of steps that they count as. */
    private static final int PIECE = 3 << 12, PIECE_STEPS = 200;

    private ForgivingBase64() {}

    private static byte[] values() {
        byte[] values = new byte[128];
        Arrays.fill(values, INVALID);
        for (int i = 0; i < ALPHABET.length(); i++) values[ALPHABET.charAt(i)] = (byte) i;
        for (char space : "\t\n\f\r ".toCharArray()) values[space] = SPACE;
        return values;
    }

    /** Encodes characters as bytes; null if one is above 255. */
    // https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa
    @SuppressWarnings("deprecation")
    static String encodeOrNull(Agent agent, String text) {
        int length = text.length();
        byte[] encoded = new byte[Math.toIntExact((length + 2L) / 3 * 4)];
        byte[] piece = new byte[Math.min(length, PIECE)];
        int written = 0;
        for (int from = 0; from < length; from += PIECE) {
            if (from > 0) agent.pollBetweenPieces(PIECE_STEPS);
            int size = Math.min(PIECE, length - from);
            for (int i = 0; i < size; i++) {
                char c = text.charAt(from + i);
                if (c > 255) return null;
                piece[i] = (byte) c;
            }
            byte[] part = Base64.getEncoder().encode(size == piece.length ? piece : Arrays.copyOf(piece, size));
            System.arraycopy(part, 0, encoded, written, part.length);
            written += part.length;
        }
        return new String(encoded, StandardCharsets.ISO_8859_1);
    }

    /** Decodes a text to characters below 256; returns true for an invalid character, false for an invalid length. */
    // https://infra.spec.whatwg.org/#forgiving-base64-decode
    static Object decode(Agent agent, String text) {
        int length = text.length();
        byte[] decoded = new byte[(int) (length * 3L / 4)];
        int written = 0, count = 0, bits = 0, padding = 0;
        for (int i = 0; i < length; i++) {
            if (i % PIECE == PIECE - 1) agent.pollBetweenPieces(PIECE_STEPS);
            char c = text.charAt(i);
            byte value = c < VALUES.length ? VALUES[c] : INVALID;
            if (value == SPACE) continue;
            if (c == '=') {
                if (++padding > 2) return true;
                continue;
            }
            if (value == INVALID || padding > 0) return true;
            bits = bits << 6 | value;
            if (++count % 4 != 0) continue;
            decoded[written++] = (byte) (bits >> 16);
            decoded[written++] = (byte) (bits >> 8);
            decoded[written++] = (byte) bits;
        }
        int last = count % 4;
        if (last == 1) return false;
        if (padding > 0 && (last + padding) % 4 != 0) return true;
        if (last > 1) decoded[written++] = (byte) (bits >> (last == 2 ? 4 : 10));
        if (last > 2) decoded[written++] = (byte) (bits >> 2);
        return new String(decoded, 0, written, StandardCharsets.ISO_8859_1);
    }
}
