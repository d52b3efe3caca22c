package dev.gyre.modules.cache;

import dev.gyre.modules.lexer.ExportScanner.Exports;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * The serial form of a CommonJS text's exports: key, names, re-exports, checksum. Any mismatch means that nothing is
 * read.
 */
final class CachedExports {
    private static final int CHECKSUM = Long.BYTES;

    private CachedExports() {}

    static byte[] write(Exports exports, long key) {
        var bytes = new ByteArrayOutputStream();
        try (var output = new DataOutputStream(bytes)) {
            output.writeLong(key);
            write(output, exports.names());
            write(output, exports.reexports());
            output.writeLong(checksum(bytes.toByteArray(), bytes.size()));
        } catch (IOException tooLong) {
            // A name of more than 65,535 bytes cannot be stored.
            return null;
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream output, Set<String> words) throws IOException {
        output.writeInt(words.size());
        for (String word : words) output.writeUTF(word);
    }

    /** Null on any mismatch. */
    static Exports read(byte[] bytes, long key) {
        if (bytes.length < 2 * Long.BYTES) return null;
        try (var input = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (input.readLong() != key) return null;
            long expected =
                    new DataInputStream(new ByteArrayInputStream(bytes, bytes.length - CHECKSUM, CHECKSUM)).readLong();
            if (expected != checksum(bytes, bytes.length - CHECKSUM)) return null;
            return new Exports(words(input), words(input));
        } catch (IOException impossible) {
            // The checksum guarantees that these are the bytes that were written.
            throw new UncheckedIOException(impossible);
        }
    }

    private static Set<String> words(DataInputStream input) throws IOException {
        Set<String> words = new LinkedHashSet<>();
        for (int left = input.readInt(); left > 0; left--) words.add(input.readUTF());
        return words;
    }

    private static long checksum(byte[] bytes, int length) {
        var sum = new CRC32();
        sum.update(bytes, 0, length);
        return sum.getValue();
    }
}
