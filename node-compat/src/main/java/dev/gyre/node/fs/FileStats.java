package dev.gyre.node.fs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Instant;
import java.util.Map;
import java.util.Set;

/** The 18 numbers of a stat result. */
final class FileStats {
    static final int S_IFMT = 0170000;
    static final int S_IFDIR = 0040000;
    static final int S_IFREG = 0100000;
    static final int S_IFLNK = 0120000;
    private static final int COUNT = 18;
    private static final int BLOCK = 4096;
    private static final int SECTOR = 512;
    private static final long UNSIGNED = 0xFFFF_FFFFL;

    // All attributes would include the names of owner and group, which are looked up in files.
    private static final String UNIX_ATTRIBUTES =
            "unix:dev,mode,nlink,uid,gid,rdev,ino,size,lastAccessTime,lastModifiedTime,ctime,creationTime";

    private final long[] values = new long[COUNT];

    private FileStats() {}

    long[] values() {
        return values;
    }

    static FileStats of(Path path, LinkOption... options) throws IOException {
        FileStats stats = new FileStats();
        if (path.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            try {
                stats.fillUnix(Files.readAttributes(path, UNIX_ATTRIBUTES, options));
                return stats;
            } catch (IllegalArgumentException | UnsupportedOperationException partial) {
                // Only the basic attributes are available: a file system for tests may support few of the unix ones.
            }
        }
        stats.fillBasic(path, options);
        return stats;
    }

    private void fillUnix(Map<String, Object> attributes) {
        String[] numbers = {"dev", "mode", "nlink", "uid", "gid", "rdev", null, "ino", "size"};
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] != null) values[i] = ((Number) attributes.get(numbers[i])).longValue();
        }
        values[3] &= UNSIGNED;
        values[4] &= UNSIGNED;
        setBlocks();
        setTime(10, (FileTime) attributes.get("lastAccessTime"));
        setTime(12, (FileTime) attributes.get("lastModifiedTime"));
        setTime(14, (FileTime) attributes.get("ctime"));
        setTime(16, (FileTime) attributes.get("creationTime"));
    }

    private void fillBasic(Path path, LinkOption... options) throws IOException {
        BasicFileAttributes basic = Files.readAttributes(path, BasicFileAttributes.class, options);
        int type = basic.isDirectory() ? S_IFDIR : basic.isSymbolicLink() ? S_IFLNK : S_IFREG;
        values[1] = type
                | (path.getFileSystem().supportedFileAttributeViews().contains("posix")
                        ? mode(Files.getPosixFilePermissions(path, options))
                        : basic.isDirectory() ? 0755 : 0644);
        values[2] = 1;
        values[7] = basic.fileKey() == null
                ? path.toAbsolutePath().hashCode() & 0x7FFFFFFFL
                : basic.fileKey().hashCode() & 0x7FFFFFFFL;
        values[8] = basic.size();
        setBlocks();
        setTime(10, basic.lastAccessTime());
        setTime(12, basic.lastModifiedTime());
        setTime(14, basic.lastModifiedTime());
        setTime(16, basic.creationTime());
    }

    /** Java does not report blocks: computes the sectors that the size needs. */
    private void setBlocks() {
        values[6] = BLOCK;
        boolean stored = (values[1] & S_IFMT) == S_IFREG;
        values[9] = stored ? (values[8] + BLOCK - 1) / BLOCK * (BLOCK / SECTOR) : 0;
    }

    private void setTime(int index, FileTime time) {
        Instant instant = time.toInstant();
        values[index] = instant.getEpochSecond();
        values[index + 1] = instant.getNano();
    }

    static int mode(Set<PosixFilePermission> permissions) {
        int mode = 0;
        for (PosixFilePermission permission : permissions) mode |= 0400 >> permission.ordinal();
        return mode;
    }

    static Set<PosixFilePermission> permissions(int mode) {
        Set<PosixFilePermission> permissions = java.util.EnumSet.noneOf(PosixFilePermission.class);
        for (PosixFilePermission permission : PosixFilePermission.values()) {
            if ((mode & 0400 >> permission.ordinal()) != 0) permissions.add(permission);
        }
        return permissions;
    }

    /** UV_DIRENT_* of an entry. */
    static int direntType(Path path) {
        try {
            if (path.getFileSystem().supportedFileAttributeViews().contains("unix")) {
                return ofMode(((Number) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS)).intValue());
            }
            return ofMode((int) of(path, LinkOption.NOFOLLOW_LINKS).values[1]);
        } catch (IOException | IllegalArgumentException gone) {
            return 0;
        }
    }

    private static int ofMode(int mode) {
        return switch (mode & S_IFMT) {
            case S_IFREG -> 1;
            case S_IFDIR -> 2;
            case S_IFLNK -> 3;
            case 0010000 -> 4;
            case 0140000 -> 5;
            case 0020000 -> 6;
            case 0060000 -> 7;
            default -> 0;
        };
    }
}
