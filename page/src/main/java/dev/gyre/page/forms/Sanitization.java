package dev.gyre.page.forms;

import dev.gyre.page.dom.names.AsciiCase;

/** The value sanitization algorithms, https://html.spec.whatwg.org/#value-sanitization-algorithm. */
final class Sanitization {
    private Sanitization() {}

    static String sanitize(HTMLInputElement input, String value) {
        InputType type = input.inputType();
        return switch (type) {
            case TEXT, SEARCH, TEL, PASSWORD -> withoutNewlines(value);
            case URL -> strip(withoutNewlines(value));
            case EMAIL -> input.attribute("multiple") == null ? strip(withoutNewlines(value)) : addresses(value);
            case DATE, MONTH, WEEK, TIME -> Double.isNaN(type.number(value)) ? "" : value;
            case DATETIME_LOCAL -> Double.isNaN(type.number(value)) ? "" : type.text(type.number(value));
            case NUMBER -> Double.isNaN(FormNumbers.parse(value)) ? "" : value;
            case RANGE -> range(input, value);
            case COLOR -> value.matches("#[0-9a-fA-F]{6}") ? AsciiCase.lower(value) : "#000000";
            default -> value;
        };
    }

    private static String withoutNewlines(String value) {
        return value.indexOf('\n') < 0 && value.indexOf('\r') < 0 ? value : value.replaceAll("[\\r\\n]", "");
    }

    // https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace
    static String strip(String value) {
        int start = 0;
        int end = value.length();
        while (start < end && AsciiCase.isWhitespace(value.charAt(start))) start++;
        while (end > start && AsciiCase.isWhitespace(value.charAt(end - 1))) end--;
        return value.substring(start, end);
    }

    private static String addresses(String value) {
        var result = new java.util.StringJoiner(",");
        for (String address : withoutNewlines(value).split(",", -1)) result.add(strip(address));
        return result.toString();
    }

    // https://html.spec.whatwg.org/#range-state-(type=range)
    private static String range(HTMLInputElement input, String value) {
        double minimum = input.minimum();
        double maximum = input.maximum();
        double number = FormNumbers.parse(value);
        String text = value;
        if (Double.isNaN(number)) {
            number = maximum < minimum ? minimum : minimum + (maximum - minimum) / 2;
            text = FormNumbers.format(number);
        }
        if (number > maximum && maximum >= minimum) {
            number = maximum;
            text = FormNumbers.format(number);
        }
        if (number < minimum) {
            number = minimum;
            text = FormNumbers.format(number);
        }
        double step = input.allowedStep();
        if (Double.isNaN(step)) return text;
        double base = input.stepBase();
        double offset = (number - base) / step;
        if (Math.abs(offset - Math.rint(offset)) < 1e-9) return text;
        double rounded = base + Math.floor(offset + 0.5) * step;
        if (rounded > maximum) rounded -= step;
        if (rounded < minimum) rounded += step;
        return FormNumbers.format(Math.rint(rounded * 1e10) / 1e10);
    }
}
