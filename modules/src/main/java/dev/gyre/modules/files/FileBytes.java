package dev.gyre.modules.files;

import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** Reads whole files. They are read in slices, because the JDK would allocate native memory of the size of the file. */
public final class FileBytes {
    private static final int SLICE = 64 * 1024;
    /** The greatest length of an array in the JVM. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private FileBytes() {}

    /** @throws IOException as {@link Files#readAllBytes} does */
    public static byte[] read(Path file) throws IOException {
        if (file.getFileSystem() == FileSystems.getDefault()) {
            // The first channel of a program loads two libraries of the JDK, which takes 2 ms.
            try (var stream = new FileInputStream(file.toFile())) {
                return stream.readAllBytes();
            } catch (FileNotFoundException unopened) {
                // The channel's exception has the cause as its class.
                return readChannel(file);
            }
        }
        return readChannel(file);
    }

    private static byte[] readChannel(Path file) throws IOException {
        try (var channel = Files.newByteChannel(file)) {
            return read(channel, channel.size());
        }
    }

    /** Reads the rest of a channel; files of /proc have no size, and any file may have grown. */
    public static byte[] read(ReadableByteChannel channel, long expected) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate((int) Math.clamp(expected, 0, LONGEST));
        while (true) {
            if (!bytes.hasRemaining()) {
                ByteBuffer more = ByteBuffer.allocate(bytes.capacity() == 0 ? SLICE : 1);
                if (channel.read(more) <= 0) break;
                bytes = longer(bytes).put(more.flip());
                continue;
            }
            int end = bytes.limit();
            int count = channel.read(bytes.limit(Math.min(end, bytes.position() + SLICE)));
            bytes.limit(end);
            if (count <= 0) break;
        }
        return bytes.position() == bytes.capacity() ? bytes.array() : Arrays.copyOf(bytes.array(), bytes.position());
    }

    private static ByteBuffer longer(ByteBuffer full) {
        if (full.capacity() == LONGEST) throw new OutOfMemoryError("a file longer than " + LONGEST + " bytes");
        int capacity = Math.clamp(2L * full.capacity(), SLICE, LONGEST);
        return ByteBuffer.wrap(Arrays.copyOf(full.array(), capacity)).position(full.position());
    }
}
