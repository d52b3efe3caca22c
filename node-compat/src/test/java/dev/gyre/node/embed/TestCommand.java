package dev.gyre.node.embed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;

/** The gyre command of tests, which scripts start as process.execPath: classes as they are compiled, -e and -p, other options for the runtime. */
public final class TestCommand {
    private static final Path LAUNCHER = Path.of("target/gyre-of-tests").toAbsolutePath();

    private TestCommand() {}

    /** Where the command is; it is written when it is first asked for. */
    static synchronized String path() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String options = "'@" + System.getProperty("gyre.root")
                + "/cli/src/main/launch/jvm.options' -XX:TieredStopAtLevel=1 -Xss4m";
        String text = "#!/bin/sh\nexec " + java + " " + options + " -cp '" + System.getProperty("java.class.path")
                + "' " + TestCommand.class.getName() + " \"$@\"\n";
        if (Files.exists(LAUNCHER) && Files.readString(LAUNCHER).equals(text)) return LAUNCHER.toString();
        Path fresh = Files.createTempFile(
                LAUNCHER.getParent(),
                "gyre",
                "",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        Files.writeString(fresh, text);
        Files.move(fresh, LAUNCHER, StandardCopyOption.REPLACE_EXISTING);
        return LAUNCHER.toString();
    }

    /** Runs a program. */
    public static void main(String[] words) throws Exception {
        int[] code = {1};
        Thread thread = new Thread(null, () -> code[0] = run(words), "javascript", 64L << 20);
        thread.start();
        thread.join();
        Runtime.getRuntime().halt(code[0]);
    }

    private static int run(String[] words) {
        List<String> options = new ArrayList<>();
        int next = 0;
        while (next < words.length && words[next].startsWith("-") && !isEvaluation(words[next]))
            options.add(words[next++]);
        List<String> arguments = new ArrayList<>(List.of(LAUNCHER.toString()));
        boolean evaluates = next < words.length && isEvaluation(words[next]);
        int rest = evaluates ? next + 2 : next;
        if (evaluates) options.addAll(List.of(words).subList(next, rest));
        arguments.addAll(List.of(words).subList(rest, words.length));
        NodeRuntime runtime = NodeRuntime.builder()
                .argv(arguments)
                .execArgv(options)
                .execPath(LAUNCHER.toString())
                .build();
        return evaluates
                ? runtime.runCode(words[next + 1], "[eval]", words[next].equals("-p"), false)
                : runtime.runFile(words[next]);
    }

    private static boolean isEvaluation(String word) {
        return word.equals("-e") || word.equals("-p");
    }
}
