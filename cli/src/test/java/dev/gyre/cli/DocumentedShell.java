package dev.gyre.cli;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * Runs the commands that the documentation shows, in a folder. {@code gyre} runs inside this JVM; only what runs in the background, has variables before it or is
 * Java becomes a process. The port 8080 of the pages is a free one here.
 */
final class DocumentedShell implements AutoCloseable {
    private static final long LIMIT_SECONDS = 60;
    private static final long STACK_SIZE = 512L << 20;
    private static final String DOCUMENTED_PORT = "8080";
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
    private static final Pattern ECHO = Pattern.compile("echo ('[^']*'|\"[^\"]*\") \\| (.*)");

    private final Path root;
    private final Path folder;
    private final String port;
    private int status;
    private Process background;
    private BufferedReader backgroundOutput;

    /** The shell of a page whose files are below {@code root} and whose commands run in {@code folder}. */
    DocumentedShell(Path root, Path folder) throws IOException {
        this.root = root;
        this.folder = folder;
        try (var socket = new ServerSocket(0)) {
            port = String.valueOf(socket.getLocalPort());
        }
    }

    /** Writes a file of a page. */
    void write(String name, String text) throws IOException {
        var file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text.replace(DOCUMENTED_PORT, port));
    }

    /** What a command prints, on both streams. */
    String run(DocumentedPage.Step step) throws Exception {
        return execute(step.command().replace(DOCUMENTED_PORT, port), (int)
                        step.expected().lines().count())
                .replace(port, DOCUMENTED_PORT);
    }

    private String execute(String command, int expectedLines) throws Exception {
        if (command.equals("echo $?")) {
            return status + "\n";
        }
        if (command.equals("kill %1")) {
            return endBackground();
        }
        var echo = ECHO.matcher(command);
        if (echo.matches()) {
            return gyre(words(echo.group(2)), words(echo.group(1)).getFirst() + "\n");
        }
        var words = words(command);
        if (words.getLast().equals("&")) {
            return startBackground(words.subList(0, words.size() - 1), expectedLines);
        }
        return switch (words.getFirst()) {
            case "gyre", "./gyre" -> gyre(words, "");
            case "curl" -> curl(words);
            case "mvn" -> project(words);
            case "java" -> javaFile(folder.resolve(words.get(1)));
            case "cat" -> Files.readString(folder.resolve(words.get(1)));
            default -> {
                if (!words.getFirst().contains("=")) {
                    throw new AssertionError(
                            "the documentation uses a command that its test does not know: " + command);
                }
                yield finish(process(words));
            }
        };
    }

    private static List<String> words(String command) {
        var words = new ArrayList<String>();
        var matcher = WORD.matcher(command);
        while (matcher.find()) {
            words.add(
                    matcher.group(1) != null
                            ? matcher.group(1)
                            : matcher.group(2) != null ? matcher.group(2) : matcher.group(3));
        }
        return words;
    }

    private String gyre(List<String> words, String input) throws InterruptedException {
        var bytes = new ByteArrayOutputStream();
        var output = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        var stdin = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        var thread = new Thread(
                null,
                () -> status = new Main(folder, stdin, output, output).run(words.subList(1, words.size())),
                "gyre",
                STACK_SIZE);
        thread.setDaemon(true);
        thread.start();
        thread.join(TimeUnit.SECONDS.toMillis(LIMIT_SECONDS));
        if (thread.isAlive()) {
            throw new AssertionError(words + " does not end:\n" + bytes);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** {@code gyre} as a process, perhaps with variables of the environment before it. */
    private Process process(List<String> words) throws IOException {
        var first = 0;
        while (words.get(first).contains("=")) {
            first++;
        }
        var command = javaCommand();
        command.add(Main.class.getName());
        command.addAll(words.subList(first + 1, words.size()));
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        for (var variable : words.subList(0, first)) {
            builder.environment()
                    .put(variable.substring(0, variable.indexOf('=')), variable.substring(variable.indexOf('=') + 1));
        }
        return builder.start();
    }

    private static List<String> javaCommand() {
        var classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Xlog:disable",
                "-cp",
                classPath));
    }

    /** Runs the only class of a project, as the project's own pom does. */
    private String project(List<String> words) throws Exception {
        try (var files = Files.walk(folder.resolve(words.get(words.indexOf("-f") + 1)))) {
            return javaFile(files.filter(file -> file.toString().endsWith(".java"))
                    .findFirst()
                    .orElseThrow());
        }
    }

    private String javaFile(Path file) throws IOException, InterruptedException {
        var command = javaCommand();
        command.add(file.toString());
        return finish(new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start());
    }

    private String finish(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("the process does not end:\n" + output);
        }
        status = process.exitValue();
        return output;
    }

    private String startBackground(List<String> words, int lines) throws IOException {
        background = process(words);
        backgroundOutput = background.inputReader(StandardCharsets.UTF_8);
        var output = new StringBuilder();
        for (var i = 0; i < lines; i++) {
            output.append(backgroundOutput.readLine()).append('\n');
        }
        return output.toString();
    }

    private String endBackground() throws IOException, InterruptedException {
        // Process.destroy would close the stream that the rest is read from.
        background.toHandle().destroy();
        var output = new StringBuilder();
        for (var line = backgroundOutput.readLine(); line != null; line = backgroundOutput.readLine()) {
            output.append(line).append('\n');
        }
        status = background.waitFor();
        return output.toString();
    }

    /** A GET of an address, or with {@code -d} a POST. */
    private static String curl(List<String> words) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(words.getLast()));
        if (words.contains("-d")) {
            request.POST(HttpRequest.BodyPublishers.ofString(words.get(words.indexOf("-d") + 1)));
        }
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request.build(), BodyHandlers.ofString()).body();
        }
    }

    @Override
    public void close() {
        if (background != null) {
            background.destroyForcibly();
        }
    }
}
