package dev.gyre.node.fs;

import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AccessMode;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashSet;
import java.util.Set;

/** Converts Linux's open flags to Java's open options. */
final class OpenFlags {
    static final int O_WRONLY = 01;
    static final int O_RDWR = 02;
    static final int O_CREAT = 0100;
    static final int O_EXCL = 0200;
    static final int O_TRUNC = 01000;
    static final int O_APPEND = 02000;
    static final int O_DIRECTORY = 0200000;
    static final int O_NOFOLLOW = 0400000;
    static final int O_SYNC = 04010000;
    static final int DEFAULT_MODE = 0666;

    private OpenFlags() {}

    static OpenFile open(Path path, int flags, int mode) throws IOException, UvFailure {
        boolean writes = (flags & (O_WRONLY | O_RDWR)) != 0;
        if (Files.isDirectory(path)) return openDirectory(path, flags, writes);
        if ((flags & O_DIRECTORY) != 0) throw new UvFailure(Files.exists(path) ? "ENOTDIR" : "ENOENT", "open");
        Set<OpenOption> options = options(flags, writes);
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        FileAttribute<?>[] attributes = posix && (flags & O_CREAT) != 0
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FileStats.permissions(mode))}
                : new FileAttribute<?>[0];
        if ((flags & O_APPEND) == 0) {
            FileChannel channel = FileChannel.open(path, options, attributes);
            return new OpenFile(path, channel, channel, OpenFile.Writing.AT_POSITION);
        }
        return openAppending(path, options, attributes);
    }

    /** Each write is one step of the system, so that nothing is lost where several processes append. */
    private static OpenFile openAppending(Path path, Set<OpenOption> options, FileAttribute<?>[] attributes)
            throws IOException {
        // Java opens no channel that appends and also reads or truncates.
        boolean isOne = options.contains(StandardOpenOption.WRITE)
                && !options.contains(StandardOpenOption.READ)
                && !options.contains(StandardOpenOption.TRUNCATE_EXISTING);
        if (isOne) options.add(StandardOpenOption.APPEND);
        FileChannel channel = FileChannel.open(path, options, attributes);
        FileChannel writer = isOne ? channel : openWriter(channel);
        return new OpenFile(
                path,
                channel,
                writer == null ? channel : writer,
                writer == null ? OpenFile.Writing.AFTER_MOVE : OpenFile.Writing.AT_END);
    }

    /** Opens an open file once more, to append to it; null where the system does not let it be written to. */
    private static FileChannel openWriter(FileChannel channel) throws IOException {
        int number = ChannelDescriptor.of(channel);
        if (number == ChannelDescriptor.UNKNOWN) return null;
        try {
            return FileChannel.open(ChannelDescriptor.path(number), StandardOpenOption.APPEND);
        } catch (AccessDeniedException refused) {
            return null;
        }
    }

    private static OpenFile openDirectory(Path path, int flags, boolean writes) throws IOException, UvFailure {
        if ((flags & (O_CREAT | O_EXCL)) == (O_CREAT | O_EXCL)) throw new UvFailure("EEXIST", "open");
        if (writes || (flags & O_CREAT) != 0) throw new UvFailure("EISDIR", "open");
        if (ChannelDescriptor.isKnown(path.getFileSystem()))
            return OpenFile.directory(path, FileChannel.open(path, StandardOpenOption.READ));
        path.getFileSystem().provider().checkAccess(path, AccessMode.READ);
        return OpenFile.directory(path, null);
    }

    private static Set<OpenOption> options(int flags, boolean writes) {
        Set<OpenOption> options = new HashSet<>();
        if ((flags & O_WRONLY) == 0) options.add(StandardOpenOption.READ);
        if (writes) options.add(StandardOpenOption.WRITE);
        // Java creates and truncates only files that are opened for writing.
        if ((flags & O_CREAT) != 0) {
            options.add(StandardOpenOption.WRITE);
            options.add((flags & O_EXCL) != 0 ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE);
        }
        if ((flags & O_TRUNC) != 0) {
            options.add(StandardOpenOption.WRITE);
            options.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        if ((flags & O_SYNC) == O_SYNC) options.add(StandardOpenOption.SYNC);
        if ((flags & O_NOFOLLOW) != 0) options.add(LinkOption.NOFOLLOW_LINKS);
        return options;
    }
}
