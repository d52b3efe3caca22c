package dev.gyre.cli;

import dev.gyre.node.options.PackageScripts;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs a script of the nearest package.json with the shell. */
// https://nodejs.org/api/cli.html#--run
final class PackageScript {
    private final Path cwd;
    private final Map<String, String> env;
    private final PrintStream stderr;

    PackageScript(Path cwd, Map<String, String> env, PrintStream stderr) {
        this.cwd = cwd.toAbsolutePath().normalize();
        this.env = env;
        this.stderr = stderr;
    }

    /** Runs it with the arguments and the process's own standard streams; returns the exit code of the command. */
    int run(String nameOrNull, List<String> arguments) {
        var folders = new ArrayList<String>();
        Path file = null;
        for (var folder = cwd; folder != null && file == null; folder = folder.getParent()) {
            folders.add(folder.resolve("node_modules/.bin").toString());
            if (Files.isRegularFile(folder.resolve("package.json"))) {
                file = folder.resolve("package.json");
            }
        }
        if (file == null) {
            return failed("Can't find package.json for directory " + cwd);
        }
        Map<String, String> scripts;
        try {
            scripts = PackageScripts.read(file);
        } catch (IOException | IllegalArgumentException wrong) {
            return failed("Can't parse " + file);
        }
        if (scripts == null) {
            return failed("Can't find \"scripts\" field in " + file);
        }
        var command = nameOrNull == null ? null : scripts.get(nameOrNull);
        if (command == null) {
            return list(nameOrNull, file, scripts);
        }
        return shell(nameOrNull, command, arguments, file, folders);
    }

    private int failed(String message) {
        stderr.println(message);
        return 1;
    }

    private int list(String nameOrNull, Path file, Map<String, String> scripts) {
        if (nameOrNull != null) {
            stderr.println("Missing script: \"" + nameOrNull + "\" for " + file + "\n");
        }
        stderr.println("Available scripts are:");
        scripts.forEach((name, command) -> stderr.println("  " + name + ": " + command));
        return nameOrNull == null ? 9 : 1;
    }

    private int shell(String name, String command, List<String> arguments, Path file, List<String> folders) {
        var text = new StringBuilder(command);
        for (var argument : arguments) {
            text.append(' ').append(quoted(argument));
        }
        var process = new ProcessBuilder("/bin/sh", "-c", text.toString())
                .directory(file.getParent().toFile())
                .inheritIO();
        process.environment().clear();
        process.environment().putAll(env);
        var path = env.get("PATH");
        process.environment().put("PATH", String.join(":", folders) + (path == null ? "" : ":" + path));
        process.environment().put("NODE_RUN_SCRIPT_NAME", name);
        process.environment().put("NODE_RUN_PACKAGE_JSON_PATH", file.toString());
        try {
            // As in Node, any failure is 1.
            return process.start().waitFor() == 0 ? 0 : 1;
        } catch (IOException noShell) {
            return failed("/bin/sh cannot be run: " + noShell.getMessage());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return 1;
        }
    }

    /** A word for the shell. */
    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
