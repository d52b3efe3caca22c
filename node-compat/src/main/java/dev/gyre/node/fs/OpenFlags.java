package dev.gyre.node.fs;

import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
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
        return new OpenFile(path, FileChannel.open(path, options, attributes), (flags & O_APPEND) != 0);
    }

    private static OpenFile openDirectory(Path path, int flags, boolean writes) throws IOException, UvFailure {
        if ((flags & (O_CREAT | O_EXCL)) == (O_CREAT | O_EXCL)) throw new UvFailure("EEXIST", "open");
        if (writes || (flags & O_CREAT) != 0) throw new UvFailure("EISDIR", "open");
        path.getFileSystem().provider().checkAccess(path, java.nio.file.AccessMode.READ);
        return new OpenFile(path, null, false);
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
