package dev.gyre.page.css.conditions;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import dev.gyre.page.css.values.NumberReader;
import dev.gyre.page.css.values.Units;

/**
 * A number in a media query.
 *
 * @param text as it serialises
 * @param value in {@code unit}
 * @param unit the canonical one
 */
record MediaNumber(String text, double value, String unit) {
    /** Null if there is none at the position. */
    static MediaNumber read(TokenStream in) {
        Token token = in.peek();
        if (token.isNumeric() && token.type() != TokenType.PERCENTAGE) {
            in.next();
            String unit = CssText.lowerCase(token.text());
            boolean known = Units.type(unit) != null;
            return known
                    ? new MediaNumber(
                            CssText.number(token.number()) + unit,
                            Units.canonical(token.number(), unit),
                            Units.canonicalUnit(unit))
                    : null;
        }
        NumberReader.Result result = token.type() == TokenType.FUNCTION ? NumberReader.math(in) : null;
        return result == null ? null : new MediaNumber(result.text(), result.value(), result.unit());
    }
}
