package dev.gyre.bench.compare;

import java.util.ArrayList;
import java.util.List;

/**
 * One line that a program prints: name, milliseconds, checksum, separated by tabs.
 *
 * @param name what was measured
 * @param milliseconds its time
 * @param checksum what must be equal under both commands; empty when the line has none
 */
record Measurement(String name, double milliseconds, String checksum) {
    /** The measurements among the lines; others are the program's own talk. */
    static List<Measurement> of(String output) {
        List<Measurement> all = new ArrayList<>();
        for (String line : output.split("\n")) {
            String[] fields = line.strip().split("\t");
            if (fields.length < 2) {
                continue;
            }
            try {
                all.add(new Measurement(fields[0], Double.parseDouble(fields[1]), fields.length > 2 ? fields[2] : ""));
            } catch (NumberFormatException talk) {
                continue;
            }
        }
        return all;
    }
}
