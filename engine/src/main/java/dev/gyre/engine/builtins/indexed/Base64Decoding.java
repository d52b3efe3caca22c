package dev.gyre.engine.builtins.indexed;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.Arrays;

/**
 * One run of FromBase64: the bytes decoded so far, the number of characters read, and the error that ended it, if any.
 */
// FromBase64 ( string, alphabet, lastChunkHandling [ , maxLength ] ), https://tc39.es/ecma262/#sec-frombase64
final class Base64Decoding {
    /** The treatment of a last chunk of less than four characters. */
    enum LastChunk {
        LOOSE,
        STRICT,
        STOP_BEFORE_PARTIAL
    }

    /** A multiple of the three bytes of a chunk. */
    private static final int POLL_BYTES = 3 << 12;

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private final String text;
    private final boolean isUrlAlphabet;
    private final LastChunk lastChunk;
    private final int maxLength;
    private byte[] bytes;
    private int length;
    private int read;
    private int index;
    /** The characters of the current chunk, six bits each, and their number. */
    private int chunk;

    private int chunkLength;
    private JsException error;

    private Base64Decoding(String text, boolean isUrlAlphabet, LastChunk lastChunk, int maxLength) {
        this.text = text;
        this.isUrlAlphabet = isUrlAlphabet;
        this.lastChunk = lastChunk;
        this.maxLength = maxLength;
        this.bytes = new byte[(int) Math.min(maxLength, text.length() * 3L / 4 + 3)];
    }

    static Base64Decoding decode(String text, boolean isUrlAlphabet, LastChunk lastChunk, int maxLength) {
        Base64Decoding decoding = new Base64Decoding(text, isUrlAlphabet, lastChunk, maxLength);
        if (maxLength > 0) decoding.run();
        return decoding;
    }

    /** The decoded bytes. */
    byte[] bytes() {
        return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
    }

    /** The number of characters of the decoded part. */
    int read() {
        return read;
    }

    /** The SyntaxError to throw after the bytes are delivered, or null. */
    JsException error() {
        return error;
    }

    private void run() {
        while (true) {
            skipWhitespace();
            if (index == text.length()) {
                endOfText();
                return;
            }
            char c = text.charAt(index++);
            if (c == '=') {
                padding();
                return;
            }
            int bits = bits(c);
            if (bits < 0) {
                error = Errors.syntaxError("Found a character that cannot be part of a valid base64 string.");
                return;
            }
            int remaining = maxLength - length;
            if (remaining == 1 && chunkLength == 2 || remaining == 2 && chunkLength == 3) return;
            chunk = chunk << 6 | bits;
            if (++chunkLength < 4) continue;
            append(chunk >> 16);
            append(chunk >> 8);
            append(chunk);
            chunk = 0;
            chunkLength = 0;
            read = index;
            if (length % POLL_BYTES == 0) SurroundingAgent.poll(POLL_BYTES / 8);
            if (length == maxLength) return;
        }
    }

    private int bits(char c) {
        if (!isUrlAlphabet) return ALPHABET.indexOf(c);
        if (c == '+' || c == '/') return -1;
        return ALPHABET.indexOf(c == '-' ? '+' : c == '_' ? '/' : c);
    }

    // SkipAsciiWhitespace ( string, index ), https://tc39.es/ecma262/#sec-skipasciiwhitespace
    private void skipWhitespace() {
        while (index < text.length()) {
            char c = text.charAt(index);
            if (c != ' ' && c != '\t' && c != '\n' && c != '\f' && c != '\r') return;
            index++;
        }
    }

    private void endOfText() {
        if (chunkLength > 0) {
            if (lastChunk == LastChunk.STOP_BEFORE_PARTIAL) return;
            if (lastChunk == LastChunk.STRICT) {
                error = Errors.syntaxError("Missing padding before end of base64 string.");
                return;
            }
            if (chunkLength == 1) {
                error = Errors.syntaxError("The base64 input terminates with a single character, excluding padding.");
                return;
            }
            finalChunk(false);
        }
        read = text.length();
    }

    private void padding() {
        if (chunkLength < 2) {
            error = Errors.syntaxError("Unexpected padding in base64 string.");
            return;
        }
        skipWhitespace();
        if (chunkLength == 2) {
            if (index == text.length()) {
                if (lastChunk != LastChunk.STOP_BEFORE_PARTIAL)
                    error = Errors.syntaxError("Missing padding before end of base64 string.");
                return;
            }
            if (text.charAt(index) == '=') {
                index++;
                skipWhitespace();
            }
        }
        if (index < text.length()) {
            error = Errors.syntaxError("Unexpected character after padding in base64 string.");
            return;
        }
        if (finalChunk(lastChunk == LastChunk.STRICT)) read = text.length();
    }

    // DecodeFinalBase64Chunk ( chunk, throwOnExtraBits ), https://tc39.es/ecma262/#sec-decodefinalbase64chunk
    private boolean finalChunk(boolean throwOnExtraBits) {
        int extra = chunkLength == 2 ? chunk & 0xF : chunk & 3;
        if (throwOnExtraBits && extra != 0) {
            error = Errors.syntaxError("The base64 input has extra bits in its last character.");
            return false;
        }
        if (chunkLength == 2) {
            append(chunk >> 4);
        } else {
            append(chunk >> 10);
            append(chunk >> 2);
        }
        return true;
    }

    private void append(int octet) {
        bytes[length++] = (byte) octet;
    }
}
