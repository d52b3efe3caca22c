package dev.gyre.node.environment;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * The compiled library in one file: a header with the sorted names, then the modules. It is a resource, of which the
 * launcher keeps a copy beside its start-up cache, since opening the jar, whose directory has thousands of entries,
 * costs a program's first module about twenty milliseconds.
 *
 * <p>Header: its length, the total length and the number of modules; for each module four ints, which are offset and
 * length of its name and of its bytes; the names. All numbers are big endian.
 */
public final class LibraryArchive {
    /** The resource that the build writes. */
    public static final String RESOURCE = "/dev/gyre/node/library";
    /** The system property with the path of the copy, which may not exist yet. */
    private static final String COPY = "gyre.library";

    private static final int FIXED = 3 * Integer.BYTES;
    private static final int ENTRY = 4 * Integer.BYTES;

    /** The archive, or what is before its modules if these are in a file. */
    private final byte[] bytes;

    /** The copy, of which a program reads the modules that it uses; or null. */
    private final RandomAccessFile file;

    private LibraryArchive(byte[] bytes, RandomAccessFile file) {
        this.bytes = bytes;
        this.file = file;
    }

    /** The archive of this build; null without a build. */
    static LibraryArchive open() {
        String copy = System.getProperty(COPY);
        LibraryArchive copied = copy == null ? null : copied(Path.of(copy));
        if (copied != null) return copied;
        byte[] bytes = InternalLibrary.resource(RESOURCE);
        if (bytes != null && copy != null) keep(bytes, Path.of(copy));
        return bytes == null ? null : new LibraryArchive(bytes, null);
    }

    /** A complete copy, or null. */
    private static LibraryArchive copied(Path copy) {
        try {
            RandomAccessFile file = new RandomAccessFile(copy.toFile(), "r");
            if (file.length() >= FIXED) {
                byte[] fixed = new byte[FIXED];
                file.readFully(fixed);
                int length = integer(fixed, 0);
                int total = integer(fixed, Integer.BYTES);
                if (total == file.length() && length <= total) {
                    byte[] head = new byte[length];
                    file.seek(0);
                    file.readFully(head);
                    return new LibraryArchive(head, file);
                }
            }
            file.close();
        } catch (IOException unusable) {
            // The resource is used instead.
            return null;
        }
        return null;
    }

    /** Copies the archive; it does not matter if the folder cannot be written. */
    private static void keep(byte[] all, Path copy) {
        Path written = copy.resolveSibling(
                copy.getFileName() + "." + ProcessHandle.current().pid());
        try {
            try {
                Files.write(written, all);
                Files.move(written, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                // A partial file that a full disk has left; does nothing if it was moved.
                Files.deleteIfExists(written);
            }
        } catch (IOException | UnsupportedOperationException unwritable) {
            // Each start reads the resource then.
            return;
        }
    }

    boolean has(String name) {
        return find(name) >= 0;
    }

    /** The bytes under a name, or null. */
    byte[] read(String name) {
        int entry = find(name);
        if (entry < 0) return null;
        int start = integer(bytes, entry + 2 * Integer.BYTES);
        byte[] result = new byte[integer(bytes, entry + 3 * Integer.BYTES)];
        if (file == null) System.arraycopy(bytes, start, result, 0, result.length);
        else readFile(start, result);
        return result;
    }

    private void readFile(int start, byte[] result) {
        // Workers read it as well.
        synchronized (file) {
            try {
                file.seek(start);
                file.readFully(result);
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }
    }

    /** The position of a name's entry, or a negative number. */
    private int find(String name) {
        byte[] wanted = name.getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = integer(bytes, 2 * Integer.BYTES) - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int entry = FIXED + middle * ENTRY;
            int order = compare(entry, wanted);
            if (order == 0) return entry;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return -1;
    }

    private int compare(int entry, byte[] wanted) {
        int start = integer(bytes, entry);
        int length = integer(bytes, entry + Integer.BYTES);
        for (int i = 0; i < length && i < wanted.length; i++) {
            if (bytes[start + i] != wanted[i]) return bytes[start + i] - wanted[i];
        }
        return length - wanted.length;
    }

    private static int integer(byte[] bytes, int at) {
        return bytes[at] << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
    }

    /** The bytes of an archive; the names are ASCII. */
    public static byte[] of(SortedMap<String, byte[]> modules) throws IOException {
        List<byte[]> names = new ArrayList<>();
        int head = FIXED + modules.size() * ENTRY;
        int total = 0;
        for (var module : modules.entrySet()) {
            names.add(module.getKey().getBytes(StandardCharsets.US_ASCII));
            head += names.getLast().length;
            total += module.getValue().length;
        }
        var bytes = new ByteArrayOutputStream();
        var out = new DataOutputStream(bytes);
        out.writeInt(head);
        out.writeInt(head + total);
        out.writeInt(names.size());
        int name = FIXED + names.size() * ENTRY;
        int data = head;
        int index = 0;
        for (byte[] module : modules.values()) {
            out.writeInt(name);
            out.writeInt(names.get(index).length);
            out.writeInt(data);
            out.writeInt(module.length);
            name += names.get(index++).length;
            data += module.length;
        }
        for (byte[] text : names) out.write(text);
        for (byte[] module : modules.values()) out.write(module);
        return bytes.toByteArray();
    }
}
