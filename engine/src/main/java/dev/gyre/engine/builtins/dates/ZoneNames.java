package dev.gyre.engine.builtins.dates;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The English names of time zones, from a table: ICU4J and the JDK's locale data, which have them too, take hundreds of milliseconds to load.
 * A line of the table is the standard name, the daylight name and the zones, {@code Standard|Daylight| Zone Zone }.
 */
final class ZoneNames {
    private static final String TABLE = read();
    private static final String[] ABBREVIATED = {
        "Eastern", "Central", "Mountain", "Pacific", "Alaska", "Hawaii-Aleutian"
    };
    private static final String[] ABBREVIATIONS = {"E", "C", "M", "P", "AK", "H"};

    private ZoneNames() {}

    private static String read() {
        try (InputStream table = ZoneNames.class.getResourceAsStream("zone-names.txt")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** As {@code Eastern Daylight Time}; of a zone that is an offset, {@code GMT+02:30}. */
    static String longName(String id, int offsetSeconds, boolean daylight) {
        int at = TABLE.indexOf(" " + id + " ");
        if (at < 0) return longOffset(offsetSeconds);
        int line = TABLE.lastIndexOf('\n', at) + 1;
        int bar = TABLE.indexOf('|', line);
        return daylight ? TABLE.substring(bar + 1, TABLE.indexOf('|', bar + 1)) : TABLE.substring(line, bar);
    }

    /** As {@code EDT}, which few zones have; else {@code GMT+2:30}. */
    static String shortName(String id, int offsetSeconds, boolean daylight) {
        String name = longName(id, offsetSeconds, daylight);
        if (name.equals("Coordinated Universal Time")) return "UTC";
        for (int i = 0; i < ABBREVIATED.length; i++) {
            if (name.startsWith(ABBREVIATED[i] + (daylight ? " Daylight" : " Standard")))
                return ABBREVIATIONS[i] + (daylight ? "DT" : "ST");
        }
        return shortOffset(offsetSeconds);
    }

    /** As {@code GMT+2:30}. */
    static String shortOffset(int offsetSeconds) {
        if (offsetSeconds == 0) return "GMT";
        int minutes = Math.abs(offsetSeconds) / 60;
        String text = (offsetSeconds < 0 ? "GMT-" : "GMT+") + minutes / 60;
        if (offsetSeconds % 3600 != 0) text += ":" + twoDigits(minutes % 60);
        return offsetSeconds % 60 == 0 ? text : text + ":" + twoDigits(Math.abs(offsetSeconds) % 60);
    }

    /** As {@code GMT+02:30}. */
    static String longOffset(int offsetSeconds) {
        int minutes = Math.abs(offsetSeconds) / 60;
        String text = (offsetSeconds < 0 ? "GMT-" : "GMT+") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60);
        return offsetSeconds % 60 == 0 ? text : text + ":" + twoDigits(Math.abs(offsetSeconds) % 60);
    }

    private static String twoDigits(int value) {
        return value < 10 ? "0" + value : Integer.toString(value);
    }
}
