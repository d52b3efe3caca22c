package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a comparison runs.
 *
 * @param first the command whose time is divided
 * @param second the command it is compared with
 * @param programs the programs, in order
 * @param rounds how often each command runs each program
 * @param limitSeconds after how many seconds a run is stopped
 * @param chart the file of the bar chart, or null
 * @param history the CSV file that the results are appended to, or null
 */
record CompareOptions(
        String first, String second, List<Path> programs, int rounds, int limitSeconds, Path chart, Path history) {
    static final String USAGE = """
            usage: bench/compare [options] COMMAND COMMAND [PROGRAM ...]
              --folder=NAME     programs of bench/programs/NAME (default cpu)
              --rounds=N        runs of each program under each command (default 3); medians count
              --limit=SECONDS   stop a run after so long (default 120)
              --chart=FILE      where the bar chart (SVG) goes (default bench/compare.svg); an empty FILE draws none
              --history=FILE    the CSV file to append to (default bench/history.csv); an empty FILE appends nothing""";

    static CompareOptions parse(Path bench, String[] arguments) throws IOException {
        String folder = "cpu";
        int rounds = 3;
        int limit = 120;
        Path chart = bench.resolve("compare.svg");
        Path history = bench.resolve("history.csv");
        List<String> words = new ArrayList<>();
        for (String argument : arguments) {
            String value = argument.substring(argument.indexOf('=') + 1);
            if (argument.startsWith("--folder=")) {
                folder = value;
            } else if (argument.startsWith("--rounds=")) {
                rounds = positive(argument, value);
            } else if (argument.startsWith("--limit=")) {
                limit = positive(argument, value);
            } else if (argument.startsWith("--chart=")) {
                chart = value.isEmpty() ? null : Path.of(value);
            } else if (argument.startsWith("--history=")) {
                history = value.isEmpty() ? null : Path.of(value);
            } else if (argument.startsWith("--")) {
                throw new IllegalArgumentException("unknown option " + argument);
            } else {
                words.add(argument);
            }
        }
        if (words.size() < 2) {
            throw new IllegalArgumentException("two commands are needed");
        }
        List<Path> programs = programs(bench.resolve("programs").resolve(folder), words.subList(2, words.size()));
        return new CompareOptions(words.get(0), words.get(1), programs, rounds, limit, chart, history);
    }

    private static int positive(String option, String value) {
        try {
            int number = Integer.parseInt(value);
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(option + ": not a whole number", notANumber);
        }
        throw new IllegalArgumentException(option + ": must be at least 1");
    }

    private static List<Path> programs(Path folder, List<String> names) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("no such folder of programs: " + folder);
        }
        if (names.isEmpty()) {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(".js"))
                        .sorted()
                        .toList();
            }
        }
        List<Path> programs = new ArrayList<>();
        for (String name : names) {
            Path file = folder.resolve(name + ".js");
            if (!Files.isRegularFile(file)) {
                throw new IllegalArgumentException("no such program: " + file);
            }
            programs.add(file);
        }
        return programs;
    }
}
