package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Draws the ratios as horizontal bars with a line at 1. */
final class BarChart {
    private static final int ROW = 22;
    private static final int TOP = 54;
    private static final int NAMES = 150;
    private static final int BARS = 560;
    private static final int VALUES = 60;

    private BarChart() {}

    static void write(Path file, String first, String second, List<Row> rows) throws IOException {
        double longest = Math.max(1, rows.stream().mapToDouble(Row::ratio).max().orElse(1));
        double scale = BARS / longest;
        int height = TOP + (rows.size() + 1) * ROW + 20;
        StringBuilder svg = new StringBuilder();
        append(
                svg,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">%n",
                NAMES + BARS + VALUES,
                height);
        append(svg, "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n");
        append(
                svg,
                "<text x=\"8\" y=\"20\" font-weight=\"bold\">Time of %s divided by that of %s</text>%n",
                escaped(first),
                escaped(second));
        append(svg, "<text x=\"8\" y=\"38\" fill=\"#666\">shorter is better; the line is 1</text>%n");
        int y = TOP;
        for (Row row : rows) {
            bar(svg, y, row.name, row.ratio(), scale, "#4a7fb5");
            y += ROW;
        }
        bar(svg, y, "geometric mean", CompareRun.geometricMean(rows), scale, "#b5674a");
        append(
                svg,
                "<line x1=\"%1$.1f\" x2=\"%1$.1f\" y1=\"%2$d\" y2=\"%3$d\" stroke=\"black\" stroke-dasharray=\"4 3\"/>%n",
                NAMES + scale,
                TOP - 6,
                height - 12);
        Files.writeString(file, svg.append("</svg>\n"));
    }

    private static void bar(StringBuilder svg, int y, String name, double ratio, double scale, String color) {
        append(svg, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>%n", NAMES - 8, y + 14, escaped(name));
        append(
                svg,
                "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>%n",
                NAMES,
                y + 2,
                ratio * scale,
                ROW - 6,
                color);
        append(svg, "<text x=\"%.1f\" y=\"%d\">%.2f</text>%n", NAMES + ratio * scale + 5, y + 14, ratio);
    }

    private static void append(StringBuilder svg, String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
