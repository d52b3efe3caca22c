package dev.gyre.page.csp;

/** Writes the JSON text of a report: an object with members that are texts, numbers, or one object. */
final class ReportJson {
    private final StringBuilder out = new StringBuilder("{");
    private boolean isFirst = true;

    private StringBuilder name(String name) {
        if (!isFirst) out.append(',');
        isFirst = false;
        return out.append('"').append(name).append("\":");
    }

    ReportJson text(String name, String value) {
        name(name).append('"');
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            if (unit == '"' || unit == '\\') out.append('\\').append(unit);
            else if (unit < ' ') out.append(String.format("\\u%04x", (int) unit));
            else out.append(unit);
        }
        out.append('"');
        return this;
    }

    ReportJson number(String name, int value) {
        name(name).append(value);
        return this;
    }

    /** Begins a member that is an object. */
    ReportJson open(String name) {
        name(name).append('{');
        isFirst = true;
        return this;
    }

    /** Ends the object that {@link #open} has begun. */
    ReportJson close() {
        out.append('}');
        return this;
    }

    @Override
    public String toString() {
        return out + "}";
    }
}
