package dev.gyre.node.fs;

import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.node.errors.UvFailure;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.NonWritableChannelException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** An entry of the table of file descriptors: the channel of a file or directory, or a directory that has none. */
public final class OpenFile implements Closeable {
    /** The result of {@link #descriptor} for a file whose descriptor is not known. */
    public static final int UNKNOWN = ChannelDescriptor.UNKNOWN;

    private final Path path;
    private final FileChannel channel;
    /** What writes: the channel itself, or for a file that is read and appended to a second one. */
    private final FileChannel writer;

    private final Writing writing;
    /** The path of the open file, once it was asked for. */
    private Path place;

    /** Where writes go that have no position. */
    enum Writing {
        NOWHERE,
        AT_POSITION,
        /** The system appends. */
        AT_END,
        /** The channel has to be moved to the end before, since Java opens none that reads and appends. */
        AFTER_MOVE
    }

    OpenFile(Path path, FileChannel channel, FileChannel writer, Writing writing) {
        this.path = path;
        this.channel = channel;
        this.writer = writer;
        this.writing = writing;
    }

    /** A directory; the channel is null where Java has none for directories. */
    static OpenFile directory(Path path, FileChannel channel) {
        return new OpenFile(path, channel, channel, Writing.NOWHERE);
    }

    private boolean isDirectory() {
        return writing == Writing.NOWHERE;
    }

    /** The path that the file was opened by. */
    public Path path() {
        return path;
    }

    /** The path of the open file, whatever became of its name; where descriptors are not known that name. */
    Path place(String syscall) throws UvFailure {
        if (channel != null && !channel.isOpen()) throw new UvFailure("EBADF", syscall);
        if (place == null) {
            int number = descriptor(channel);
            place = number == UNKNOWN ? path : ChannelDescriptor.path(number);
        }
        return place;
    }

    /** The descriptor that writes to the file, or {@link #UNKNOWN}. */
    public int descriptor() {
        return descriptor(writer);
    }

    private static int descriptor(FileChannel channel) {
        return channel == null ? UNKNOWN : ChannelDescriptor.of(channel);
    }

    public boolean isAppending() {
        return writing == Writing.AT_END || writing == Writing.AFTER_MOVE;
    }

    /** The channel that reads. */
    public FileChannel channel(String syscall) throws UvFailure {
        if (isDirectory()) throw new UvFailure("EISDIR", syscall);
        return channel;
    }

    /** Sets the position. */
    public void moveTo(long position) throws IOException {
        if (!isDirectory()) channel.position(position);
    }

    /** Sets the size; a file that grows gets zeros. The position stays, even beyond the end. */
    void truncate(long length) throws IOException, UvFailure {
        if (isDirectory()) throw new UvFailure("EINVAL", "ftruncate");
        try {
            long position = channel.position();
            if (length <= channel.size()) channel.truncate(length);
            else grow(length);
            if (channel.position() != position) channel.position(position);
        } catch (NonWritableChannelException readOnly) {
            throw new UvFailure("EINVAL", "ftruncate");
        }
    }

    private void grow(long length) throws IOException, UvFailure {
        int number = descriptor(channel);
        if (number == UNKNOWN) {
            channel.write(ByteBuffer.allocate(1), length - 1);
            return;
        }
        try {
            Descriptors.truncate(number, length);
        } catch (UvException failed) {
            throw new UvFailure(failed.error().code(), "ftruncate");
        }
    }

    /** Writes what the system keeps in memory to the disk; of a folder as well. */
    void force(boolean metadata) throws IOException {
        if (channel != null) {
            writer.force(metadata);
            return;
        }
        try (FileChannel folder = FileChannel.open(path, StandardOpenOption.READ)) {
            folder.force(metadata);
        }
    }

    @Override
    public void close() throws IOException {
        if (channel == null) return;
        channel.close();
        if (writer != channel) writer.close();
    }

    /** Reads at a position, or at the file's current one for -1; returns 0 at the end. */
    int read(ByteBuffer target, long position) throws IOException, UvFailure {
        FileChannel file = channel("read");
        if (!target.hasRemaining()) return 0;
        return Math.max(0, position < 0 ? file.read(target) : file.read(target, position));
    }

    /** Writes everything at a position, or at the file's current one for -1. */
    int write(ByteBuffer source, long position) throws IOException, UvFailure {
        if (isDirectory()) throw new UvFailure("EBADF", "write");
        int count = source.remaining();
        if (writing == Writing.AFTER_MOVE) writer.position(writer.size());
        long at = isAppending() ? -1 : position;
        while (source.hasRemaining()) {
            int written = at < 0 ? writer.write(source) : writer.write(source, at);
            if (at >= 0) at += written;
        }
        // Of one descriptor, a read would go on where the write ended.
        if (writer != channel && position < 0) channel.position(writer.position());
        return count;
    }
}
