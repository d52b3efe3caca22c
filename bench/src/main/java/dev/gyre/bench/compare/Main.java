package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** The command that bench/compare starts; the first argument is the bench folder. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws InterruptedException {
        try {
            Path bench = Path.of(arguments[0]);
            CompareOptions options = CompareOptions.parse(bench, Arrays.copyOfRange(arguments, 1, arguments.length));
            System.exit(new CompareRun(options, System.out, System.err).run() ? 0 : 1);
        } catch (IllegalArgumentException error) {
            System.err.println("compare: " + error.getMessage());
            System.err.println(CompareOptions.USAGE);
            System.exit(2);
        } catch (IOException error) {
            System.err.println("compare: " + error);
            System.exit(2);
        }
    }
}
