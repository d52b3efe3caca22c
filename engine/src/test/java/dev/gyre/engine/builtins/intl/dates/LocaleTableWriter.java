package dev.gyre.engine.builtins.intl.dates;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes a {@link LocaleTable}. */
final class LocaleTableWriter {
    private final Map<String, StringBuilder> rows = new LinkedHashMap<>();

    /** The row of a locale in a table of the engine, or null. */
    static LocaleTable row(String name, String tag) {
        try (InputStream table = LocaleTable.class.getResourceAsStream(name)) {
            return LocaleTable.of(table.readAllBytes(), tag);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    void add(String row, String tag, String ofLocale) {
        rows.computeIfAbsent(row, unknown -> new StringBuilder())
                .append(tag)
                .append(':')
                .append(ofLocale)
                .append(' ');
    }

    byte[] bytes() throws IOException {
        var index = new StringBuilder("\n");
        var texts = new ByteArrayOutputStream();
        for (var entry : rows.entrySet()) {
            byte[] row = entry.getKey().getBytes(StandardCharsets.UTF_8);
            index.append(texts.size()).append(' ').append(row.length).append(' ');
            index.append(entry.getValue()).append('\n');
            texts.write(row);
            texts.write('\n');
        }
        var table = new ByteArrayOutputStream();
        int length = LocaleTable.LENGTH_BYTES - 1 + index.length();
        table.write(String.format("%0" + (LocaleTable.LENGTH_BYTES - 1) + "d", length)
                .getBytes(StandardCharsets.US_ASCII));
        table.write(index.toString().getBytes(StandardCharsets.US_ASCII));
        texts.writeTo(table);
        return table.toByteArray();
    }
}
