package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenStream;

/** Reads math functions outside of property values. */
public final class NumberReader {
    private NumberReader() {}

    /** What a math function comes to: its serialised text, and its value in a canonical unit. */
    public record Result(String text, double value, String unit) {}

    /** The math function at the position; null if there is none or it does not come to a number. */
    public static Result math(TokenStream in) {
        if (!Calculations.isMath(in.peek())) {
            return null;
        }
        MathNode node = Calculations.parse(in);
        if (!(node instanceof MathNode.Num number)) {
            return null;
        }
        StringBuilder text = new StringBuilder();
        node.appendTop(text);
        return new Result(text.toString(), number.value(), number.unit());
    }
}
