package dev.gyre.node.fs;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.modules.files.FileBytes;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.buffer.TextEncodings;
import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessMode;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Implements each file operation with java.nio.file; runs on any thread. */
final class FileOperations {
    private static final int R_OK = 4, W_OK = 2, X_OK = 1;

    private final FileCall call;
    private final FileDescriptors descriptors;
    private final PathOperations paths;

    FileOperations(FileCall call) {
        this.call = call;
        descriptors = call.descriptors();
        paths = new PathOperations(call);
    }

    /** Performs the operation; returns a Java value, null for undefined. */
    Object perform() throws IOException, UvFailure {
        return switch (call.operation()) {
            case ACCESS -> access();
            case EXISTS ->
                call.pathArgument(0).path() != null
                        && Files.exists(call.pathArgument(0).path());
            case OPEN -> descriptors.add(open(call.integer(1, 0), call.integer(2, OpenFlags.DEFAULT_MODE)));
            case CLOSE -> close();
            case READ -> read();
            case WRITE -> write();
            case WRITEV -> writev();
            case READV -> readv();
            case READ_FILE -> readFile();
            case READ_FILE_UTF8 -> decodedFile();
            case WRITE_FILE -> writeFile();
            case STAT -> stat();
            case LSTAT -> stat(LinkOption.NOFOLLOW_LINKS);
            case FSTAT -> fstat();
            case FSYNC -> force(true);
            case FDATASYNC -> force(false);
            case FTRUNCATE -> truncate();
            default -> paths.perform();
        };
    }

    private Path path() throws UvFailure {
        return call.pathArgument(0).require(call.operation().syscall());
    }

    private Object access() throws IOException, UvFailure {
        List<AccessMode> modes = new ArrayList<>();
        int mode = call.integer(1, 0);
        if ((mode & R_OK) != 0) modes.add(AccessMode.READ);
        if ((mode & W_OK) != 0) modes.add(AccessMode.WRITE);
        if ((mode & X_OK) != 0) modes.add(AccessMode.EXECUTE);
        Path path = path();
        path.getFileSystem().provider().checkAccess(path, modes.toArray(new AccessMode[0]));
        return null;
    }

    private OpenFile open(int flags, int mode) throws IOException, UvFailure {
        return OpenFlags.open(path(), flags, mode);
    }

    private Object close() throws IOException, UvFailure {
        descriptors.close(call.integer(0, -1));
        return null;
    }

    private static long position(FileCall call, int index) {
        return call.longInteger(index, -1);
    }

    private ByteView part() {
        ByteView view = (ByteView) call.argument(1);
        int offset = call.integer(2, 0);
        return view.slice(offset, call.integer(3, view.length() - offset));
    }

    private Object read() throws IOException, UvFailure {
        ByteView part = part();
        int descriptor = call.integer(0, -1);
        if (descriptor == 0)
            return Math.max(
                    0, call.environment().settings().streams().in().read(part.bytes(), part.offset(), part.length()));
        return descriptors.require(descriptor, "read").read(part.buffer(), position(call, 4));
    }

    private Object readv() throws IOException, UvFailure {
        OpenFile file = descriptors.require(call.integer(0, -1), "read");
        long position = position(call, 2);
        int total = 0;
        for (Object view : (Object[]) call.argument(1)) {
            ByteBuffer target = ((ByteView) view).buffer();
            int wanted = target.remaining();
            int count = file.read(target, position < 0 ? position : position + total);
            total += count;
            if (count < wanted) break;
        }
        return total;
    }

    private Object write() throws IOException, UvFailure {
        return writeTo(call.integer(0, -1), part(), position(call, 4));
    }

    private int writeTo(int descriptor, ByteView part, long position) throws IOException, UvFailure {
        if (descriptor == 1 || descriptor == 2) {
            call.environment().settings().streams().write(descriptor, part.bytes(), part.offset(), part.length());
            return part.length();
        }
        return descriptors.require(descriptor, "write").write(part.buffer(), position);
    }

    private Object writev() throws IOException, UvFailure {
        long position = position(call, 2);
        int total = 0;
        for (Object view : (Object[]) call.argument(1)) {
            total += writeTo(call.integer(0, -1), (ByteView) view, position < 0 ? position : position + total);
        }
        return total;
    }

    private String decodedFile() throws IOException, UvFailure {
        byte[] bytes = readFile();
        return TextEncodings.decodeUtf8(bytes, 0, bytes.length);
    }

    private byte[] readFile() throws IOException, UvFailure {
        if (call.argument(0) instanceof Number) {
            int descriptor = call.integer(0, -1);
            if (descriptor == 0) return readStandardInput();
            return readAll(descriptors.require(descriptor, "read"));
        }
        OpenFile file = open(call.integer(1, 0), OpenFlags.DEFAULT_MODE);
        try {
            return readAll(file);
        } finally {
            file.close();
        }
    }

    private byte[] readStandardInput() throws UvFailure {
        try {
            return call.environment().settings().streams().in().readAllBytes();
        } catch (IOException error) {
            throw new UvFailure(UvFailure.code(error), "read");
        }
    }

    private static byte[] readAll(OpenFile file) throws UvFailure {
        try {
            FileChannel channel = file.channel("read");
            return FileBytes.read(channel, channel.size() - channel.position());
        } catch (IOException error) {
            throw new UvFailure(UvFailure.code(error), "read");
        }
    }

    private Object writeFile() throws IOException, UvFailure {
        ByteView data =
                call.argument(1) instanceof ByteView view ? view : view(TypeConversion.toString(call.argument(1)));
        if (call.argument(0) instanceof Number) {
            writeTo(call.integer(0, -1), data, -1);
            return null;
        }
        OpenFile file = open(
                call.integer(2, OpenFlags.O_WRONLY | OpenFlags.O_CREAT | OpenFlags.O_TRUNC),
                call.integer(3, OpenFlags.DEFAULT_MODE));
        try {
            file.write(data.buffer(), -1);
        } catch (IOException error) {
            throw new UvFailure(UvFailure.code(error), "write");
        } finally {
            file.close();
        }
        return null;
    }

    private static ByteView view(String text) {
        byte[] bytes = TextEncodings.utf8(text);
        return new ByteView(bytes, 0, bytes.length);
    }

    private Object stat(LinkOption... options) throws IOException, UvFailure {
        boolean quiet = call.argument(2) != Undefined.INSTANCE && !call.flag(2);
        try {
            return new FileCall.Statistics(FileStats.of(path(), options).values(), call.flag(1));
        } catch (IOException | UvFailure error) {
            String code = UvFailure.code(error);
            if (quiet && (code.equals("ENOENT") || code.equals("ENOTDIR"))) return null;
            throw error;
        }
    }

    private Object fstat() throws IOException, UvFailure {
        Path place = descriptors.place(call.integer(0, -1), "fstat");
        return new FileCall.Statistics(FileStats.of(place).values(), call.flag(1));
    }

    private Object force(boolean metadata) throws IOException, UvFailure {
        try (OpenFile standard = standardStream()) {
            opened(standard).force(metadata);
        }
        return null;
    }

    private Object truncate() throws IOException, UvFailure {
        try (OpenFile standard = standardStream()) {
            opened(standard).truncate(Math.max(0, call.longInteger(1, 0)));
        }
        return null;
    }

    private OpenFile opened(OpenFile standard) throws UvFailure {
        return standard != null
                ? standard
                : descriptors.require(call.integer(0, -1), call.operation().syscall());
    }

    /** Opens the file of a standard stream once more; null if the call is for another file. */
    private OpenFile standardStream() throws IOException, UvFailure {
        int number = call.integer(0, -1);
        if (!FileDescriptors.isStandard(number)) return null;
        Path place = ChannelDescriptor.path(number);
        // To open a pipe could wait for its other end.
        if (!Files.isRegularFile(place))
            throw new UvFailure("EINVAL", call.operation().syscall());
        return OpenFlags.open(place, OpenFlags.O_WRONLY, 0);
    }
}
