package dev.gyre.loop.schedule;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** Writes a recording in the trace event format, which ui.perfetto.dev and chrome://tracing show: a track for each task. */
// https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
public final class PerfettoTrace {
    private static final double NANOS_PER_MICRO = 1e3;

    private final Recorder recorder;
    private final StringBuilder json = new StringBuilder("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
    private final Map<String, Integer> tracks = new LinkedHashMap<>();

    private PerfettoTrace(Recorder recorder) {
        this.recorder = recorder;
    }

    /** The text of a recording. */
    public static String of(Recorder recorder) {
        return new PerfettoTrace(recorder).write();
    }

    private String write() {
        Map<Job, Long> since = new LinkedHashMap<>();
        for (int i = 0; i < recorder.size(); i++) {
            var job = recorder.job(i);
            var time = recorder.time(i);
            switch (recorder.kind(i)) {
                case STARTED, RESUMED -> since.put(job, time);
                case PREEMPTED, LOOP, WAITING, ENDED -> {
                    var from = since.remove(job);
                    if (from != null) slice(job, from, time);
                }
                case RELEASED, WOKEN, MISSED, OVERRAN -> instant(recorder.kind(i), job, time);
            }
        }
        tracks.forEach((name, track) ->
                event("\"ph\":\"M\",\"name\":\"thread_name\",\"args\":{\"name\":" + quote(name) + "}", track));
        return json.append("\n]}\n").toString();
    }

    private void slice(Job job, long from, long to) {
        var deadline = job.due() == Long.MAX_VALUE ? "null" : micros(job.due());
        event(
                "\"ph\":\"X\",\"name\":" + quote(job.name()) + ",\"ts\":" + micros(from) + ",\"dur\":"
                        + String.format(Locale.ROOT, "%.3f", (to - from) / NANOS_PER_MICRO) + ",\"args\":{\"job\":"
                        + job.number()
                        + ",\"deadline\":" + deadline + "}",
                track(job));
    }

    private void instant(Recorder.Kind kind, Job job, long time) {
        event(
                "\"ph\":\"i\",\"s\":\"t\",\"name\":\"" + kind.name().toLowerCase(Locale.ROOT) + "\",\"ts\":"
                        + micros(time) + ",\"args\":{\"job\":" + job.number() + "}",
                track(job));
    }

    private int track(Job job) {
        return tracks.computeIfAbsent(job.name(), name -> tracks.size() + 1);
    }

    private void event(String fields, int track) {
        if (json.charAt(json.length() - 2) != '[') json.append(",\n");
        json.append("{\"pid\":1,\"tid\":")
                .append(track)
                .append(',')
                .append(fields)
                .append('}');
    }

    private String micros(long time) {
        return String.format(Locale.ROOT, "%.3f", (time - recorder.time(0)) / NANOS_PER_MICRO);
    }

    private static String quote(String text) {
        var quoted = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') quoted.append('\\').append(c);
            else if (c < ' ') quoted.append(String.format("\\u%04x", (int) c));
            else quoted.append(c);
        }
        return quoted.append('"').toString();
    }
}
