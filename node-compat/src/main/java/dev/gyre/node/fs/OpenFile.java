package dev.gyre.node.fs;

import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** An entry of the table of file descriptors: a file's channel, or a directory, which has none. */
public final class OpenFile {
    private final Path path;
    private final FileChannel channel;
    private final boolean append;

    OpenFile(Path path, FileChannel channel, boolean append) {
        this.path = path;
        this.channel = channel;
        this.append = append;
    }

    public Path path() {
        return path;
    }

    public boolean isAppending() {
        return append;
    }

    public FileChannel channel(String syscall) throws UvFailure {
        if (channel == null) throw new UvFailure("EISDIR", syscall);
        return channel;
    }

    /** Sets the position. */
    public void moveTo(long position) throws IOException {
        if (channel != null) channel.position(position);
    }

    /** Writes what the system keeps in memory to the disk; of a folder as well. */
    void force(boolean metadata) throws IOException {
        if (channel != null) {
            channel.force(metadata);
            return;
        }
        try (FileChannel folder = FileChannel.open(path, StandardOpenOption.READ)) {
            folder.force(metadata);
        }
    }

    void close() throws IOException {
        if (channel != null) channel.close();
    }

    /** Reads at a position, or at the file's current one for -1; returns 0 at the end. */
    int read(ByteBuffer target, long position) throws IOException, UvFailure {
        FileChannel file = channel("read");
        if (!target.hasRemaining()) return 0;
        return Math.max(0, position < 0 ? file.read(target) : file.read(target, position));
    }

    /** Writes everything at a position, or at the file's current one for -1. */
    int write(ByteBuffer source, long position) throws IOException, UvFailure {
        FileChannel file = channel("write");
        int count = source.remaining();
        if (append) file.position(file.size());
        long at = append ? -1 : position;
        while (source.hasRemaining()) {
            int written = at < 0 ? file.write(source) : file.write(source, at);
            if (at >= 0) at += written;
        }
        return count;
    }
}
