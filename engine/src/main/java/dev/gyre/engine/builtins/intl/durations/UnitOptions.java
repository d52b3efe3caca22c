package dev.gyre.engine.builtins.intl.durations;

import dev.gyre.engine.builtins.intl.options.OptionReader;
import dev.gyre.engine.runtime.error.Errors;

/**
 * How a unit of a duration is shown.
 *
 * @param style long, short, narrow, numeric, 2-digit or fractional
 * @param always whether it is shown even if it is zero
 */
// Duration Unit Options Records, https://tc39.es/ecma402/#sec-durationformat-unit-options-record
record UnitOptions(String style, boolean always) {
    // GetDurationUnitOptions ( unit, options, baseStyle, stylesList, digitalBase, prevStyle, twoDigitHours ); no locale
    // has
    // two-digit hours here, as in V8,
    // https://tc39.es/ecma402/#sec-getdurationunitoptions
    static UnitOptions read(DurationUnit unit, OptionReader options, String baseStyle, String previousStyle) {
        String style = options.oneOf(unit.property(), null, unit.styles());
        boolean always = true;
        if (style == null) {
            if (baseStyle.equals("digital")) {
                style = unit.digitalStyle();
                always = unit.isDigital();
            } else if (isNumeric(previousStyle) || previousStyle.equals("fractional")) {
                style = "numeric";
                always = unit == DurationUnit.MINUTES || unit == DurationUnit.SECONDS;
            } else {
                style = baseStyle;
                always = false;
            }
        }
        if (style.equals("numeric") && unit.isFractional()) {
            style = "fractional";
            always = false;
        }
        String display = options.oneOf(unit.property() + "Display", always ? "always" : "auto", "auto", "always");
        always = display.equals("always");
        check(style, always, previousStyle);
        if ((unit == DurationUnit.MINUTES || unit == DurationUnit.SECONDS) && isNumeric(previousStyle))
            style = "2-digit";
        return new UnitOptions(style, always);
    }

    // ValidateDurationUnitStyle ( unit, style, display, prevStyle ),
    // https://tc39.es/ecma402/#sec-validatedurationunitstyle
    private static void check(String style, boolean always, String previousStyle) {
        boolean fractional = style.equals("fractional");
        if (always && fractional
                || previousStyle.equals("fractional") && !fractional
                || isNumeric(previousStyle) && !fractional && !isNumeric(style))
            throw Errors.rangeError("Invalid object : #<Object>");
    }

    static boolean isNumeric(String style) {
        return style.equals("numeric") || style.equals("2-digit");
    }

    boolean isNumeric() {
        return isNumeric(style);
    }

    boolean isFractional() {
        return style.equals("fractional");
    }
}
