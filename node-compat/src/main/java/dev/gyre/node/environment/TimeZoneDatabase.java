package dev.gyre.node.environment;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneOffsetTransitionRule;
import java.time.zone.ZoneRules;
import java.time.zone.ZoneRulesProvider;
import java.util.ArrayList;
import java.util.List;

/**
 * The JDK's file of time zones, lib/tzdb.dat. It has the names of zones in order, the rules in their serial form
 * (https://docs.oracle.com/en/java/javase/25/docs/api/serialized-form.html#java.time.zone.Ser), and for each name the number of its rules. It is
 * read without the JDK's registry of zones, which looks for providers in the class path: opening a jar with thousands of entries takes twenty milliseconds.
 */
public final class TimeZoneDatabase {
    private static final int MAGIC = 1;
    private static final int RULES = 1;
    private static final int QUARTER_HOUR = 15 * 60;

    private final ByteBuffer data;

    private TimeZoneDatabase(ByteBuffer data) {
        this.data = data;
    }

    /** The rules of a zone, or null if the file does not have the zone, cannot be read, or has another form. */
    static ZoneRules rules(String id) {
        try {
            return open().find(id);
        } catch (IOException | RuntimeException unusable) {
            // The JDK's registry of zones is used instead.
            return null;
        }
    }

    /** The version of the data, as 2026a. */
    public static String version() {
        try {
            TimeZoneDatabase file = open();
            if (file.begins() && file.data.getShort() > 0) return file.text();
        } catch (IOException | RuntimeException unusable) {
            // As for the rules.
        }
        return ZoneRulesProvider.getVersions("UTC").lastEntry().getKey();
    }

    private static TimeZoneDatabase open() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(System.getProperty("java.home"), "lib", "tzdb.dat"));
        return new TimeZoneDatabase(ByteBuffer.wrap(bytes));
    }

    private boolean begins() {
        return data.get() == MAGIC && text().equals("TZDB");
    }

    private ZoneRules find(String id) {
        if (!begins()) return null;
        int versions = data.getShort();
        for (int i = 0; i < versions; i++) skipText();
        int zone = -1;
        byte[] wanted = id.getBytes(StandardCharsets.UTF_8);
        int zones = data.getShort();
        for (int i = 0; i < zones; i++) {
            if (isNext(wanted)) zone = i;
            skipText();
        }
        if (zone < 0) return null;
        int[] starts = new int[data.getShort()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = data.position() + Short.BYTES;
            skipText();
        }
        int listed = data.getShort();
        for (int i = 0; i < listed; i++) {
            int number = data.getShort(), rules = data.getShort();
            if (number == zone) return read(starts[rules]);
        }
        return null;
    }

    private String text() {
        byte[] bytes = new byte[data.getShort()];
        data.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Skips a length of two bytes, and that many bytes. */
    private void skipText() {
        int length = data.getShort() & 0xFFFF;
        data.position(data.position() + length);
    }

    private boolean isNext(byte[] text) {
        int start = data.position();
        if (data.getShort(start) != text.length) return false;
        for (int i = 0; i < text.length; i++) if (data.get(start + Short.BYTES + i) != text[i]) return false;
        return true;
    }

    private ZoneRules read(int start) {
        data.position(start);
        if (data.get() != RULES) return null;
        long[] standardTimes = times();
        ZoneOffset[] standard = offsets(standardTimes.length + 1);
        long[] wallTimes = times();
        ZoneOffset[] wall = offsets(wallTimes.length + 1);
        List<ZoneOffsetTransitionRule> lastRules = new ArrayList<>();
        for (int left = data.get(); left > 0; left--) lastRules.add(lastRule());
        return ZoneRules.of(
                standard[0], wall[0], transitions(standardTimes, standard), transitions(wallTimes, wall), lastRules);
    }

    private static List<ZoneOffsetTransition> transitions(long[] times, ZoneOffset[] offsets) {
        List<ZoneOffsetTransition> transitions = new ArrayList<>(times.length);
        for (int i = 0; i < times.length; i++) {
            LocalDateTime before = LocalDateTime.ofEpochSecond(times[i], 0, offsets[i]);
            transitions.add(ZoneOffsetTransition.of(before, offsets[i], offsets[i + 1]));
        }
        return transitions;
    }

    private long[] times() {
        long[] times = new long[data.getInt()];
        for (int i = 0; i < times.length; i++) times[i] = time();
        return times;
    }

    /** Seconds since the epoch: quarters of an hour since 1825 in three bytes, or eight bytes after a byte of ones. */
    private long time() {
        int high = data.get() & 255;
        if (high == 255) return data.getLong();
        int quarters = high << 16 | data.getShort() & 0xFFFF;
        return quarters * (long) QUARTER_HOUR - 4_575_744_000L;
    }

    private ZoneOffset[] offsets(int length) {
        ZoneOffset[] offsets = new ZoneOffset[length];
        for (int i = 0; i < length; i++) offsets[i] = offset();
        return offsets;
    }

    /** Quarters of an hour in a byte, or seconds in four bytes after a byte of 127. */
    private ZoneOffset offset() {
        int quarters = data.get();
        return ZoneOffset.ofTotalSeconds(quarters == 127 ? data.getInt() : quarters * QUARTER_HOUR);
    }

    /** A rule for the years after the transitions, in the bits of an int and what does not fit there. */
    private ZoneOffsetTransitionRule lastRule() {
        int bits = data.getInt();
        int day = (bits >>> 22 & 63) - 32;
        int weekday = bits >>> 19 & 7;
        int hours = bits >>> 14 & 31;
        int standardByte = bits >>> 4 & 255;
        int beforeBits = bits >>> 2 & 3, afterBits = bits & 3;
        LocalTime time = hours == 31 ? LocalTime.ofSecondOfDay(data.getInt()) : LocalTime.of(hours % 24, 0);
        ZoneOffset standard =
                ZoneOffset.ofTotalSeconds(standardByte == 255 ? data.getInt() : (standardByte - 128) * QUARTER_HOUR);
        ZoneOffset before = near(standard, beforeBits);
        ZoneOffset after = near(standard, afterBits);
        return ZoneOffsetTransitionRule.of(
                Month.of(bits >>> 28),
                day,
                weekday == 0 ? null : DayOfWeek.of(weekday),
                time,
                hours == 24,
                ZoneOffsetTransitionRule.TimeDefinition.values()[bits >>> 12 & 3],
                standard,
                before,
                after);
    }

    /** An offset that is the standard one, half an hour or an hour more, or written out. */
    private ZoneOffset near(ZoneOffset standard, int bits) {
        return ZoneOffset.ofTotalSeconds(bits == 3 ? data.getInt() : standard.getTotalSeconds() + bits * 1800);
    }
}
