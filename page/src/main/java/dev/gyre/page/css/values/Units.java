package dev.gyre.page.css.values;

import java.util.Map;
import java.util.Set;

/** The units of <a href="https://drafts.csswg.org/css-values/#lengths">CSS Values</a>, in lower case. */
public final class Units {
    private static final Map<String, Double> PIXELS = Map.of(
            "px", 1.0, "cm", 96 / 2.54, "mm", 96 / 25.4, "q", 96 / 101.6, "in", 96.0, "pt", 96 / 72.0, "pc", 16.0);

    private static final Set<String> RELATIVE = Set.of(
            "em", "rem", "ex", "rex", "ch", "rch", "cap", "rcap", "ic", "ric", "lh", "rlh", "vw", "svw", "lvw", "dvw",
            "vh", "svh", "lvh", "dvh", "vi", "svi", "lvi", "dvi", "vb", "svb", "lvb", "dvb", "vmin", "svmin", "lvmin",
            "dvmin", "vmax", "svmax", "lvmax", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax");

    private static final Map<String, Double> DEGREES =
            Map.of("deg", 1.0, "grad", 0.9, "rad", 180 / Math.PI, "turn", 360.0);
    private static final Map<String, Double> SECONDS = Map.of("s", 1.0, "ms", 0.001);
    private static final Map<String, Double> HERTZ = Map.of("hz", 1.0, "khz", 1000.0);
    private static final Map<String, Double> DOTS = Map.of("dppx", 1.0, "x", 1.0, "dpi", 1 / 96.0, "dpcm", 2.54 / 96);

    private Units() {}

    /** What is measured: length, angle, time, frequency, resolution, flex, percentage, number; null for an unknown unit. */
    public static String type(String unit) {
        if (unit.isEmpty()) {
            return "number";
        }
        if (unit.equals("%")) {
            return "percentage";
        }
        if (PIXELS.containsKey(unit) || RELATIVE.contains(unit)) {
            return "length";
        }
        if (unit.equals("fr")) {
            return "flex";
        }
        if (DEGREES.containsKey(unit)) {
            return "angle";
        }
        if (SECONDS.containsKey(unit)) {
            return "time";
        }
        if (HERTZ.containsKey(unit)) {
            return "frequency";
        }
        return DOTS.containsKey(unit) ? "resolution" : null;
    }

    /** The unit that {@link #canonical} converts to; the same unit if it is relative. */
    public static String canonicalUnit(String unit) {
        if (PIXELS.containsKey(unit)) {
            return "px";
        }
        if (DEGREES.containsKey(unit)) {
            return "deg";
        }
        if (SECONDS.containsKey(unit)) {
            return "s";
        }
        if (HERTZ.containsKey(unit)) {
            return "hz";
        }
        return DOTS.containsKey(unit) ? "dppx" : unit;
    }

    /** The value in the canonical unit. */
    public static double canonical(double value, String unit) {
        Double factor = PIXELS.get(unit);
        factor = factor == null ? DEGREES.get(unit) : factor;
        factor = factor == null ? SECONDS.get(unit) : factor;
        factor = factor == null ? HERTZ.get(unit) : factor;
        factor = factor == null ? DOTS.get(unit) : factor;
        return factor == null ? value : value * factor;
    }

    /** Whether lengths in it are the same everywhere. */
    public static boolean isAbsolute(String unit) {
        return PIXELS.containsKey(unit);
    }
}
