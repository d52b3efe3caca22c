package dev.gyre.node.fs;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.TreeMap;

/** The file descriptors of a runtime, 0 to 2 being the standard streams; any thread may use it. */
public final class FileDescriptors {
    public static final EnvironmentKey<FileDescriptors> KEY = new Key();

    private static final int FIRST = 3;

    private final TreeMap<Integer, OpenFile> files = new TreeMap<>();

    private static final class Key extends EnvironmentKey<FileDescriptors> {
        @Override
        protected FileDescriptors create(Environment environment) {
            return new FileDescriptors();
        }
    }

    synchronized int add(OpenFile file) {
        int number = FIRST;
        for (int used : files.keySet()) {
            if (used != number) break;
            number++;
        }
        files.put(number, file);
        return number;
    }

    public synchronized OpenFile require(int number, String syscall) throws UvFailure {
        OpenFile file = files.get(number);
        if (file == null) throw new UvFailure("EBADF", syscall);
        return file;
    }

    /** The path of an open file or standard stream, whatever became of its name. */
    Path place(int number, String syscall) throws UvFailure {
        return isStandard(number)
                ? ChannelDescriptor.path(number)
                : require(number, syscall).place(syscall);
    }

    static boolean isStandard(int number) {
        return number >= 0 && number < FIRST;
    }

    void close(int number) throws IOException, UvFailure {
        OpenFile file;
        synchronized (this) {
            file = files.remove(number);
        }
        if (file == null && number >= FIRST) throw new UvFailure("EBADF", "close");
        if (file != null) file.close();
    }
}
