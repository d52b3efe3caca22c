package dev.gyre.loop.schedule;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Draws a recording for people: a row for each task, a bar while a job of it runs (red from its deadline on), a thin line from its release to its end, an arrow up at each release and down at
 * each deadline, and a cross where one was missed.
 */
public final class Timeline {
    private static final int LEFT = 150, RIGHT = 20, TOP = 46, ROW = 34, BAR = 16, WIDTH = 1200;
    /** The number of time marks aimed at. */
    private static final int MARKS = 12;

    private static final String STYLE =
            "text{font:12px sans-serif;fill:#222}.t{fill:#666;font-size:11px}.r{fill:#2f6fb0}.l{fill:#c0392b}.a{stroke:#999}"
                    + ".g{stroke:#e4e4e4}.u{stroke:#2a8a4a}.d{stroke:#b07a2f}.m{stroke:#c0392b;stroke-width:2}.w{stroke:#b8c7d8}";

    private final Recorder recorder;
    private final Map<String, Integer> rows = new LinkedHashMap<>();
    private final StringBuilder svg = new StringBuilder();
    private final long start;
    private final double scale;
    private final double width;
    private long missed;

    /** A timeline of everything that was recorded, as wide as the page. */
    public Timeline(Recorder recorder) {
        this.recorder = recorder;
        start = recorder.size() == 0 ? 0 : recorder.time(0);
        var end = recorder.size() == 0 ? 1 : Math.max(start + 1, recorder.time(recorder.size() - 1));
        for (int i = 0; i < recorder.size(); i++)
            rows.putIfAbsent(recorder.job(i).name(), rows.size());
        width = WIDTH - LEFT - RIGHT;
        scale = width / (end - start);
    }

    /** As a page. */
    public String html() {
        var drawing = svg();
        return "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Timeline of jobs</title>\n<body style=\"margin:16px\">\n"
                + drawing + "</body>\n";
    }

    /** As a drawing. */
    public String svg() {
        svg.setLength(0);
        var height = TOP + rows.size() * ROW + 30;
        drawGrid();
        rows.forEach((name, row) -> svg.append(
                String.format(Locale.ROOT, "<text x=\"8\" y=\"%d\">%s</text>\n", y(row) + BAR - 3, escape(name))));
        drawJobs();
        var title = String.format(
                Locale.ROOT,
                "%d tasks and jobs, %.1f ms, %d deadlines missed",
                rows.size(),
                width / scale / 1e6,
                missed);
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\">\n<style>%s</style>\n"
                                + "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text x=\"8\" y=\"18\">%s</text>\n",
                        WIDTH,
                        height,
                        WIDTH,
                        height,
                        STYLE,
                        title)
                + svg + "</svg>\n";
    }

    private void drawGrid() {
        var step = step(width / scale / MARKS);
        var bottom = TOP + rows.size() * ROW;
        for (long time = 0; time * scale <= width; time += step) {
            var x = LEFT + time * scale;
            line("g", x, TOP - 6, x, bottom);
            svg.append(String.format(
                    Locale.ROOT,
                    "<text class=\"t\" x=\"%.1f\" y=\"%d\">%s ms</text>\n",
                    x + 2,
                    TOP - 10,
                    number(time / 1e6)));
        }
    }

    /** 1, 2 or 5 times a power of ten, at least {@code least}. */
    private static long step(double least) {
        long power = 1;
        while (power * 10 <= least) power *= 10;
        for (int factor : new int[] {1, 2, 5}) if (power * factor >= least) return power * factor;
        return power * 10;
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private void drawJobs() {
        Map<Job, Long> since = new HashMap<>();
        for (int i = 0; i < recorder.size(); i++) {
            var job = recorder.job(i);
            var time = recorder.time(i);
            switch (recorder.kind(i)) {
                case RELEASED -> arrows(job);
                case STARTED, RESUMED -> since.put(job, time);
                case PREEMPTED, LOOP, WAITING -> bar(job, since.remove(job), time);
                case ENDED -> {
                    bar(job, since.remove(job), time);
                    span(job, time);
                }
                case MISSED -> cross(job);
                case WOKEN, OVERRAN -> {
                    // Visible by what the job does next.
                }
            }
        }
    }

    private void bar(Job job, Long from, long to) {
        if (from == null) return;
        var late = Math.clamp(job.due(), from, to);
        if (late > from) rectangle("r", job, from, late);
        if (to > late) rectangle("l", job, late, to);
    }

    private void rectangle(String style, Job job, long from, long to) {
        svg.append(String.format(
                Locale.ROOT,
                "<rect class=\"%s\" x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"%d\"><title>%s, job %d: %.3f ms</title></rect>\n",
                style,
                x(from),
                y(job),
                Math.max(0.4, (to - from) * scale),
                BAR,
                escape(job.name()),
                job.number(),
                (to - from) / 1e6));
    }

    private void span(Job job, long end) {
        line("w", x(Math.max(start, job.release())), y(job) + BAR + 2, x(end), y(job) + BAR + 2);
    }

    private void arrows(Job job) {
        var top = y(job) - 5;
        line("u", x(job.release()), top, x(job.release()), top + BAR + 5);
        if (job.due() != Long.MAX_VALUE && x(job.due()) <= LEFT + width)
            line("d", x(job.due()), top, x(job.due()), top + 5);
    }

    private void cross(Job job) {
        missed++;
        var x = x(job.due());
        var y = y(job) - 2;
        line("m", x - 3, y - 3, x + 3, y + 3);
        line("m", x - 3, y + 3, x + 3, y - 3);
    }

    private void line(String style, double x1, double y1, double x2, double y2) {
        svg.append(String.format(
                Locale.ROOT,
                "<line class=\"%s\" x1=\"%.2f\" y1=\"%.1f\" x2=\"%.2f\" y2=\"%.1f\"/>\n",
                style,
                x1,
                y1,
                x2,
                y2));
    }

    private double x(long time) {
        return LEFT + (time - start) * scale;
    }

    private int y(Job job) {
        return y(rows.get(job.name()));
    }

    private static int y(int row) {
        return TOP + row * ROW + 10;
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
