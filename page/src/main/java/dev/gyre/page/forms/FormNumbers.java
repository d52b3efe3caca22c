package dev.gyre.page.forms;

import dev.gyre.engine.runtime.operations.TypeConversion;

/** Floating-point numbers as controls have them, https://html.spec.whatwg.org/#valid-floating-point-number. */
final class FormNumbers {
    private FormNumbers() {}

    /** NaN for a text that is no valid number. */
    static double parse(String text) {
        if (!text.matches("-?(\\d+(\\.\\d+)?|\\.\\d+)([eE][-+]?\\d+)?")) return Double.NaN;
        double value = Double.parseDouble(text);
        return Double.isInfinite(value) ? Double.NaN : value;
    }

    static String format(double number) {
        return TypeConversion.toString(TypeConversion.number(number));
    }
}
