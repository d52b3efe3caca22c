package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One run of one program under one command.
 *
 * @param measurements the lines it printed
 * @param failure why there are none, in one line, or null
 */
record ProgramRun(List<Measurement> measurements, String failure) {
    private static final int SHOWN_CHARACTERS = 160;

    /** Runs the command (words separated by blanks) with the program as its last argument. */
    static ProgramRun of(String command, Path program, int limitSeconds) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(command.strip().split("\\s+")));
        words.add(program.toString());
        Path output = Files.createTempFile("compare", ".out");
        Path errors = Files.createTempFile("compare", ".err");
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(words).redirectOutput(output.toFile()).redirectError(errors.toFile());
            // With it Node reads a whole bundle of certificates at every start.
            builder.environment().remove("NODE_EXTRA_CA_CERTS");
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(limitSeconds, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                return new ProgramRun(List.of(), "over " + limitSeconds + " s");
            }
            List<Measurement> measurements = Measurement.of(Files.readString(output));
            if (process.exitValue() != 0 || measurements.isEmpty()) {
                return new ProgramRun(
                        List.of(), "exit " + process.exitValue() + ": " + firstWords(Files.readString(errors)));
            }
            return new ProgramRun(measurements, null);
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }

    private static String firstWords(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        return line.length() > SHOWN_CHARACTERS ? line.substring(0, SHOWN_CHARACTERS) + "…" : line;
    }
}
