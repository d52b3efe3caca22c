package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A parsed value: items in the order of its grammar. Immutable. */
public final class CssValue {
    /** One part of a value. */
    public sealed interface Item permits Ident, Numeric, Str, Url, Punctuation, Function, ColorItem, MathItem, Raw {
        /** Appends it in the form of CSSOM. */
        void appendTo(StringBuilder out);
    }

    /** A keyword, in lower case, or an identifier of the author's. */
    public record Ident(String name) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            CssText.appendIdentifier(out, name);
        }
    }

    /** A number with a unit: empty for none, % for percentages, otherwise in lower case. */
    public record Numeric(double value, String unit) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            CssText.appendNumber(out, value);
            out.append(unit);
        }
    }

    /** A string. */
    public record Str(String value) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            CssText.appendString(out, value);
        }
    }

    /** A URL as written. */
    public record Url(String value) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(CssText.url(value));
        }
    }

    /** A comma, slash or other delimiter. */
    public record Punctuation(char c) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(c);
        }
    }

    /** A function that is kept as such; a name that ends with [ is a block in square brackets. */
    public record Function(String name, CssValue arguments) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            if (name.equals("[")) {
                out.append('[');
                arguments.appendTo(out);
                out.append(']');
                return;
            }
            out.append(name).append('(');
            arguments.appendTo(out);
            out.append(')');
        }
    }

    /** A colour that is not a keyword. */
    public record ColorItem(Color color) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(color);
        }
    }

    /** A math function that could not be reduced to a number. */
    public record MathItem(MathNode node) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            node.appendTop(out);
        }
    }

    /** Text that is kept as it is. */
    public record Raw(String text) implements Item {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(text);
        }
    }

    private final List<Item> items;

    public CssValue(List<Item> items) {
        this.items = List.copyOf(items);
    }

    /** A value of one keyword. */
    public static CssValue keyword(String name) {
        return new CssValue(List.of(new Ident(name)));
    }

    /** A value that is some text. */
    public static CssValue raw(String text) {
        return new CssValue(List.of(new Raw(text)));
    }

    /** Its items. */
    public List<Item> items() {
        return items;
    }

    /** The keyword that it consists of; null if it does not. */
    public String keyword() {
        return items.size() == 1 && items.getFirst() instanceof Ident ident ? ident.name() : null;
    }

    /** The number that it consists of; null if it does not. */
    public Numeric numeric() {
        return items.size() == 1 && items.getFirst() instanceof Numeric numeric ? numeric : null;
    }

    /** With each item replaced, within functions too; a null removes nothing and is not allowed. */
    public CssValue map(UnaryOperator<Item> change) {
        List<Item> changed = new ArrayList<>(items.size());
        boolean same = true;
        for (Item item : items) {
            Item result = item instanceof Function function
                    ? new Function(function.name(), function.arguments().map(change))
                    : item;
            result = change.apply(result);
            same &= result == item;
            changed.add(result);
        }
        return same ? this : new CssValue(changed);
    }

    void appendTo(StringBuilder out) {
        Item previous = null;
        for (Item item : items) {
            if (previous != null && needsSpace(previous, item)) {
                out.append(' ');
            }
            item.appendTo(out);
            previous = item;
        }
    }

    private static boolean needsSpace(Item previous, Item item) {
        return !(item instanceof Punctuation(char c) && c == ',')
                && !(previous instanceof Punctuation(char p) && (p == ':' || p == '#'))
                && !(item instanceof Punctuation(char d) && d == ':');
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        appendTo(out);
        return out.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CssValue value
                && (value.items.equals(items) || value.toString().equals(toString()));
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
