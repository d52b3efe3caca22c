package dev.gyre.node.fs;

import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/** The file operations that java.nio does by path: directories, links, attributes. */
final class PathOperations {
    private static final int COPYFILE_EXCL = 1;
    private static final int DEFAULT_DIRECTORY_MODE = 0777;
    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final int RANDOM_LETTERS = 6;
    private static final int NANOSECONDS = 1_000_000_000;
    private static final LinkOption[] FOLLOW = {};
    private static final LinkOption[] NO_FOLLOW = {LinkOption.NOFOLLOW_LINKS};

    private final FileCall call;

    PathOperations(FileCall call) {
        this.call = call;
    }

    Object perform() throws IOException, UvFailure {
        return switch (call.operation()) {
            case READDIR -> readdir();
            case MKDIR -> mkdir();
            case MKDTEMP -> mkdtemp();
            case RMDIR -> rmdir();
            case UNLINK -> unlink();
            case RENAME -> rename();
            case LINK -> link();
            case SYMLINK -> symlink();
            case COPY_FILE -> copyFile();
            case READLINK -> Files.readSymbolicLink(path()).toString();
            case REALPATH -> path().toRealPath().toString();
            case CHMOD -> chmod(path());
            case FCHMOD -> chmod(opened());
            case CHOWN -> chown(path(), FOLLOW);
            case LCHOWN -> chown(path(), NO_FOLLOW);
            case FCHOWN -> chown(opened(), FOLLOW);
            case UTIMES -> utimes(path(), FOLLOW);
            case LUTIMES -> utimes(path(), NO_FOLLOW);
            case FUTIMES -> utimes(opened(), FOLLOW);
            case STATFS -> statfs();
            default -> throw new UvFailure("ENOSYS", call.operation().syscall());
        };
    }

    private Path path() throws UvFailure {
        return call.pathArgument(0).require(call.operation().syscall());
    }

    private Path destination() throws UvFailure {
        return call.pathArgument(1).require(call.operation().syscall());
    }

    private Path opened() throws UvFailure {
        return call.descriptors().place(call.integer(0, -1), call.operation().syscall());
    }

    private Object readdir() throws IOException, UvFailure {
        List<Object> names = new ArrayList<>();
        List<Object> types = new ArrayList<>();
        boolean withTypes = call.flag(1);
        Path directory = path();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) names.add(entry.getFileName().toString());
        }
        // libuv sorts by bytes.
        names.sort((a, b) ->
                java.util.Arrays.compareUnsigned(TextEncodings.utf8((String) a), TextEncodings.utf8((String) b)));
        if (!withTypes) return names;
        for (Object name : names) types.add(FileStats.direntType(directory.resolve((String) name)));
        return List.of(names, types);
    }

    private FileAttribute<?>[] attributes(Path path, int mode) {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(FileStats.permissions(mode))}
                : new FileAttribute<?>[0];
    }

    private Object mkdir() throws IOException, UvFailure {
        FileAttribute<?>[] attributes = attributes(path(), call.integer(1, DEFAULT_DIRECTORY_MODE));
        if (!call.flag(2)) {
            Files.createDirectory(path(), attributes);
            return null;
        }
        // Not normalized: "a/../b" makes a folder "a", as the system's mkdir does step by step.
        Path existing = path().toAbsolutePath();
        Path folder = call.environment().cwd();
        if (existing.startsWith(folder) && !Files.exists(folder)) throw new UvFailure("ENOENT", "mkdir");
        List<Path> missing = new ArrayList<>();
        while (existing != null && !Files.exists(existing)) {
            missing.add(existing);
            existing = existing.getParent();
        }
        if (existing != null && !Files.isDirectory(existing))
            throw new UvFailure(missing.isEmpty() ? "EEXIST" : "ENOTDIR", "mkdir");
        for (Path part : missing.reversed()) {
            if (!Files.isDirectory(part)) Files.createDirectory(part, attributes);
        }
        return missing.isEmpty() ? null : missing.getLast().toString();
    }

    private Object mkdtemp() throws IOException, UvFailure {
        String prefix = call.pathArgument(0).text();
        while (true) {
            StringBuilder letters = new StringBuilder();
            for (int i = 0; i < RANDOM_LETTERS; i++)
                letters.append(LETTERS.charAt(ThreadLocalRandom.current().nextInt(LETTERS.length())));
            Path directory = prefix.endsWith("/")
                    ? path().resolve(letters.toString())
                    : path().resolveSibling(path().getFileName() + letters.toString());
            if (Files.exists(directory)) continue;
            Files.createDirectory(directory, attributes(directory, 0700));
            return prefix + letters;
        }
    }

    private Object rmdir() throws IOException, UvFailure {
        Path directory = path();
        if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
            throw new UvFailure(Files.exists(directory, LinkOption.NOFOLLOW_LINKS) ? "ENOTDIR" : "ENOENT", "rmdir");
        }
        Files.delete(directory);
        return null;
    }

    private Object unlink() throws IOException, UvFailure {
        Path file = path();
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) throw new UvFailure("EISDIR", "unlink");
        Files.delete(file);
        return null;
    }

    private Object rename() throws IOException, UvFailure {
        Path from = path();
        Path to = destination();
        if (Files.isDirectory(from, LinkOption.NOFOLLOW_LINKS)) {
            if (Files.exists(to) && !Files.isDirectory(to)) throw new UvFailure("ENOTDIR", "rename");
        } else if (Files.isDirectory(to, LinkOption.NOFOLLOW_LINKS)) {
            throw new UvFailure("EISDIR", "rename");
        }
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        return null;
    }

    private Object link() throws IOException, UvFailure {
        Files.createLink(destination(), path());
        return null;
    }

    private Object symlink() throws IOException, UvFailure {
        Path place = destination();
        Files.createSymbolicLink(
                place, place.getFileSystem().getPath(call.pathArgument(0).text()));
        return null;
    }

    private Object copyFile() throws IOException, UvFailure {
        Path from = path();
        Path to = destination();
        if (!Files.exists(from)) throw new NoSuchFileException(from.toString());
        if (Files.isDirectory(from) || Files.isDirectory(to))
            throw new UvFailure(Files.isDirectory(from) ? "ENOTSUP" : "EISDIR", "copyfile");
        if ((call.integer(2, 0) & COPYFILE_EXCL) != 0) {
            Files.copy(from, to);
        } else if (Files.exists(to)) {
            // As open(O_TRUNC) does, so that hard links to the file stay intact.
            try (FileChannel source = FileChannel.open(from);
                    FileChannel target = FileChannel.open(
                            to,
                            java.nio.file.StandardOpenOption.WRITE,
                            java.nio.file.StandardOpenOption.TRUNCATE_EXISTING)) {
                long size = source.size();
                for (long done = 0; done < size; ) done += source.transferTo(done, size - done, target);
            }
        } else {
            Files.copy(from, to, new CopyOption[0]);
        }
        return null;
    }

    private Object chmod(Path path) throws IOException {
        if (path.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            int type = ((Number) Files.getAttribute(path, "unix:mode")).intValue() & FileStats.S_IFMT;
            Files.setAttribute(path, "unix:mode", type | call.integer(1, 0) & 07777);
        } else {
            Files.setPosixFilePermissions(path, FileStats.permissions(call.integer(1, 0)));
        }
        return null;
    }

    private Object chown(Path path, LinkOption[] options) throws IOException {
        int uid = call.integer(1, -1);
        int gid = call.integer(2, -1);
        if (uid != -1) Files.setAttribute(path, "unix:uid", uid, options);
        if (gid != -1) Files.setAttribute(path, "unix:gid", gid, options);
        return null;
    }

    private Object utimes(Path path, LinkOption[] options) throws IOException, UvFailure {
        Instant accessed = instant(call.number(1));
        Instant modified = instant(call.number(2));
        boolean isOfSystem = path.getFileSystem() == FileSystems.getDefault();
        if (!isOfSystem || isExact(accessed) && isExact(modified)) {
            try {
                Files.getFileAttributeView(path, BasicFileAttributeView.class, options)
                        .setTimes(FileTime.from(modified), FileTime.from(accessed), null);
                return null;
            } catch (AccessDeniedException unreadable) {
                // Java opens the file, which the system's function does not.
                if (!isOfSystem) throw unreadable;
            }
        }
        try {
            Descriptors.setTimes(path.toString(), options == FOLLOW, accessed, modified);
        } catch (UvException failed) {
            throw new UvFailure(failed.error().code(), call.operation().syscall());
        }
        return null;
    }

    // As libuv converts, whose digits beyond those of a double programs see with bigint.
    private static Instant instant(double time) {
        long seconds = Math.clamp((long) time, Instant.MIN.getEpochSecond() + 1, Instant.MAX.getEpochSecond());
        return Instant.ofEpochSecond(seconds, (long) ((time - (long) time) * NANOSECONDS));
    }

    /** Whether Java can set the time: as nanoseconds in a long, and before 1970 whole seconds only. */
    private static boolean isExact(Instant time) {
        return Math.abs(time.getEpochSecond()) < Long.MAX_VALUE / NANOSECONDS
                && (time.getEpochSecond() >= 0 || time.getNano() == 0);
    }

    private Object statfs() throws IOException, UvFailure {
        FileStore store = Files.getFileStore(path());
        double size = store.getBlockSize();
        return new double[] {
            0,
            size,
            Math.floor(store.getTotalSpace() / size),
            Math.floor(store.getUnallocatedSpace() / size),
            Math.floor(store.getUsableSpace() / size),
            0,
            0
        };
    }
}
