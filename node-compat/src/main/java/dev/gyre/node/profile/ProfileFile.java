package dev.gyre.node.profile;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.options.OptionValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/** The file that a profile or snapshot goes to: a name that options give, or one with the time, the process and the thread. */
public final class ProfileFile {
    private ProfileFile() {}

    /**
     * The path, in the folder of {@code --KIND-dir} with the name of {@code --KIND-name}, both relative to the working directory.
     *
     * @param prefix how a name that no option gives begins
     * @param thread the number of the thread
     */
    public static Path of(Environment environment, String kind, String prefix, String extension, int thread) {
        OptionValues options = environment.settings().options().values();
        String folder = options.text("--" + kind + "-dir"), name = options.text("--" + kind + "-name");
        if (folder == null) folder = options.text("--diagnostic-dir");
        long process = ProcessHandle.current().pid();
        if (name == null) name = defaultName(prefix, extension, process, thread, 0);
        else name = name.replace("${pid}", String.valueOf(process));
        Path directory = environment.cwd();
        return (folder == null ? directory : directory.resolve(folder)).resolve(name);
    }

    /** PREFIX.yyyymmdd.hhmmss.pid.tid.seq.extension, Node's name of such files. */
    public static String defaultName(String prefix, String extension, long process, int thread, int number) {
        String time = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyyMMdd.HHmmss"));
        return "%s.%s.%d.%d.%03d.%s".formatted(prefix, time, process, thread, number, extension);
    }

    /** Writes the file and creates its folder. */
    static void write(Path path, String text) throws IOException {
        if (path.getParent() != null) Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
