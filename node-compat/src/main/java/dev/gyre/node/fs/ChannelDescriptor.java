package dev.gyre.node.fs;

import java.io.FileDescriptor;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import jdk.internal.misc.Unsafe;

/**
 * The descriptor of a file channel, which Java keeps to itself, and the path by which Linux gives access to an open
 * file. Descriptors are unknown on other systems, for channels of other file systems, and in a JVM that was started
 * without {@code --add-exports=java.base/jdk.internal.misc=ALL-UNNAMED}.
 */
final class ChannelDescriptor {
    static final int UNKNOWN = -1;

    private static final String FOLDER = "/proc/self/fd/";

    private ChannelDescriptor() {}

    /** Whether the descriptors of a file system's channels are known. */
    static boolean isKnown(FileSystem files) {
        return files == FileSystems.getDefault() && Access.GRANTED;
    }

    /** The descriptor's number, or {@link #UNKNOWN}; a closed channel has none. */
    static int of(FileChannel channel) {
        return Access.GRANTED ? Fields.number(channel) : UNKNOWN;
    }

    /** Where the open file of a descriptor is, whatever became of its name. */
    static Path path(int number) {
        return Path.of(FOLDER + number);
    }

    /** Tested at the first question. */
    private static final class Access {
        static final boolean GRANTED =
                Object.class.getModule().isExported("jdk.internal.misc", Access.class.getModule())
                        && Files.isDirectory(Path.of(FOLDER))
                        && Fields.CHANNEL != null;

        private Access() {}
    }

    /** The fields of the JDK's classes, used only with access. */
    private static final class Fields {
        /** Null in a JDK whose class is another. */
        static final Class<?> CHANNEL;

        private static final long DESCRIPTOR;
        private static final long NUMBER;

        static {
            Class<?> channel = null;
            long descriptor = 0;
            long number = 0;
            try {
                channel = Class.forName("sun.nio.ch.FileChannelImpl");
                descriptor = Unsafe.getUnsafe().objectFieldOffset(channel, "fd");
                number = Unsafe.getUnsafe().objectFieldOffset(FileDescriptor.class, "fd");
            } catch (ClassNotFoundException | InternalError other) {
                channel = null;
            }
            CHANNEL = channel;
            DESCRIPTOR = descriptor;
            NUMBER = number;
        }

        private Fields() {}

        static int number(FileChannel channel) {
            if (channel.getClass() != CHANNEL) return UNKNOWN;
            Unsafe memory = Unsafe.getUnsafe();
            return memory.getInt(memory.getReference(channel, DESCRIPTOR), NUMBER);
        }
    }
}
