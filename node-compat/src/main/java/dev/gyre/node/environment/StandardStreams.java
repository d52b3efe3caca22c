package dev.gyre.node.environment;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Descriptors 0, 1 and 2: blocking and unbuffered, so that the output of Java and JavaScript keeps its order. */
public final class StandardStreams {
    private final InputStream in;
    private final boolean ownInput;
    private final OutputStream out;
    private final OutputStream err;
    private final String[] kinds = new String[3];

    /** @param ownInput whether the input is the process's own descriptor 0 */
    public StandardStreams(InputStream in, boolean ownInput, OutputStream out, OutputStream err) {
        this.in = in;
        this.ownInput = ownInput;
        this.out = out;
        this.err = err;
    }

    /** The kind of a descriptor: TTY, FILE, PIPE or TCP if the stream is the process's own, PIPE for a Java stream. */
    public String kind(int descriptor) {
        if (descriptor < 0 || descriptor >= kinds.length) return "UNKNOWN";
        if (kinds[descriptor] == null) kinds[descriptor] = isOwn(descriptor) ? systemKind(descriptor) : "PIPE";
        return kinds[descriptor];
    }

    private static String systemKind(int descriptor) {
        try {
            Path target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor));
            String name = target.toString();
            if (name.startsWith("/dev/pts/") || name.startsWith("/dev/tty")) return "TTY";
            if (name.startsWith("pipe:")) return "PIPE";
            if (name.startsWith("socket:")) return "PIPE";
            return "FILE";
        } catch (IOException unknown) {
            return "UNKNOWN";
        }
    }

    /** Whether the stream is the process's descriptor of that number. */
    public boolean isOwn(int descriptor) {
        return switch (descriptor) {
            case 0 -> ownInput;
            case 1 -> out instanceof FileOutputStream;
            case 2 -> err instanceof FileOutputStream;
            default -> false;
        };
    }

    public InputStream in() {
        return in;
    }

    /** Writes and flushes; throws the IOException of a closed pipe. */
    public void write(int descriptor, byte[] bytes, int offset, int length) throws IOException {
        OutputStream stream = descriptor == 2 ? err : out;
        stream.write(bytes, offset, length);
        stream.flush();
    }

    /** Writes text as UTF-8, lone surrogates as U+FFFD. */
    public void write(int descriptor, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (text.length() > 0 && bytes.length > 0 && hasLoneSurrogate(text))
            bytes = replaceLoneSurrogates(text).getBytes(StandardCharsets.UTF_8);
        write(descriptor, bytes, 0, bytes.length);
    }

    private static boolean hasLoneSurrogate(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isSurrogate(text.charAt(i))) continue;
            if (text.codePointAt(i) < 0x10000) return true;
            i++;
        }
        return false;
    }

    private static String replaceLoneSurrogates(String text) {
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints().forEach(point -> result.appendCodePoint(point >= 0xD800 && point <= 0xDFFF ? 0xFFFD : point));
        return result.toString();
    }
}
