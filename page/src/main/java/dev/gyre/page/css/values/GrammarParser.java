package dev.gyre.page.css.values;

import java.util.ArrayList;
import java.util.List;

/** Compiles the value definition syntax. Precedence from tight to loose: multipliers, juxtaposition, {@code &&}, {@code ||}, {@code |}. */
final class GrammarParser {
    private final String text;
    private int position;

    private GrammarParser(String text) {
        this.text = text;
    }

    static Grammar parse(String text) {
        GrammarParser parser = new GrammarParser(text);
        Grammar grammar = parser.alternatives();
        parser.space();
        if (parser.position < text.length()) {
            throw new IllegalArgumentException("at " + parser.position + " of the grammar " + text);
        }
        return grammar;
    }

    private void space() {
        while (position < text.length() && text.charAt(position) == ' ') {
            position++;
        }
    }

    private boolean accept(String part) {
        space();
        if (!text.startsWith(part, position)) {
            return false;
        }
        position += part.length();
        return true;
    }

    private boolean at(String part) {
        space();
        return text.startsWith(part, position);
    }

    private Grammar alternatives() {
        List<Grammar> parts = new ArrayList<>();
        do {
            parts.add(any());
        } while (!at("||") && accept("|"));
        return parts.size() == 1 ? parts.getFirst() : new Grammar.OneOf(parts);
    }

    private Grammar any() {
        List<Grammar> parts = new ArrayList<>();
        do {
            parts.add(all());
        } while (accept("||"));
        return parts.size() == 1 ? parts.getFirst() : new Grammar.AnyOrder(parts, false);
    }

    private Grammar all() {
        List<Grammar> parts = new ArrayList<>();
        do {
            parts.add(sequence());
        } while (accept("&&"));
        return parts.size() == 1 ? parts.getFirst() : new Grammar.AnyOrder(parts, true);
    }

    private Grammar sequence() {
        List<Grammar> parts = new ArrayList<>();
        space();
        while (position < text.length() && !at("|") && !at("&&") && !at("]") && !at(")")) {
            parts.add(multiplied(term()));
            space();
        }
        return parts.size() == 1 ? parts.getFirst() : new Grammar.Sequence(parts);
    }

    private Grammar term() {
        char c = text.charAt(position);
        if (c == '[') {
            position++;
            Grammar group = alternatives();
            if (!accept("]")) {
                throw new IllegalArgumentException("] is missing in " + text);
            }
            return group;
        }
        if (c == '<') {
            return type();
        }
        if (c == '\'') {
            int end = text.indexOf('\'', position + 1);
            String literal = text.substring(position + 1, end);
            position = end + 1;
            if (literal.equals("[")) {
                return squareBlock();
            }
            return new Grammar.Literal(literal.charAt(0));
        }
        if (Character.isLetterOrDigit(c) || c == '-' || c == '@') {
            return keyword();
        }
        position++;
        return new Grammar.Literal(c);
    }

    private Grammar squareBlock() {
        int end = text.indexOf("']'", position);
        Grammar inside = parse(text.substring(position, end));
        position = end + 3;
        return new Grammar.Block("[", inside);
    }

    private Grammar keyword() {
        int start = position;
        while (position < text.length()
                && (Character.isLetterOrDigit(text.charAt(position))
                        || text.charAt(position) == '-'
                        || text.charAt(position) == '_')) {
            position++;
        }
        String name = text.substring(start, position);
        if (position < text.length() && text.charAt(position) == '(') {
            position++;
            Grammar arguments = at(")") ? new Grammar.Sequence(List.of()) : alternatives();
            accept(")");
            return new Grammar.Block(name, arguments);
        }
        return new Grammar.Keyword(name.toLowerCase(java.util.Locale.ROOT));
    }

    private Grammar type() {
        int end = text.indexOf('>', position);
        String body = text.substring(position + 1, end).trim();
        position = end + 1;
        if (body.startsWith("'")) {
            return new Grammar.Reference(body);
        }
        int range = body.indexOf('[');
        double min = Double.NEGATIVE_INFINITY;
        double max = Double.POSITIVE_INFINITY;
        String name = body;
        if (range >= 0) {
            String[] bounds = body.substring(range + 1, body.length() - 1).split(",");
            min = bound(bounds[0].trim());
            max = bound(bounds[1].trim());
            name = body.substring(0, range).trim();
        }
        Grammar basic = BasicType.named(name, min, max);
        return basic != null ? basic : new Grammar.Reference(name);
    }

    private static double bound(String text) {
        return text.equals("∞")
                ? Double.POSITIVE_INFINITY
                : text.equals("-∞") ? Double.NEGATIVE_INFINITY : Double.parseDouble(text.replaceAll("[a-z]+$", ""));
    }

    private Grammar multiplied(Grammar part) {
        Grammar result = part;
        while (position < text.length()) {
            char c = text.charAt(position);
            if (c == '?' || c == '*' || c == '+') {
                position++;
                result = new Grammar.Repeat(result, c == '+' ? 1 : 0, c == '?' ? 1 : Integer.MAX_VALUE, false);
            } else if (c == '#') {
                position++;
                int[] counts = position < text.length() && text.charAt(position) == '{'
                        ? counts()
                        : new int[] {1, Integer.MAX_VALUE};
                result = new Grammar.Repeat(result, counts[0], counts[1], true);
            } else if (c == '{') {
                int[] counts = counts();
                result = new Grammar.Repeat(result, counts[0], counts[1], false);
            } else if (c == '!') {
                position++;
            } else {
                return result;
            }
        }
        return result;
    }

    private int[] counts() {
        int end = text.indexOf('}', position);
        String[] bounds = text.substring(position + 1, end).split(",", -1);
        position = end + 1;
        int min = Integer.parseInt(bounds[0].trim());
        int max =
                bounds.length == 1 ? min : bounds[1].isBlank() ? Integer.MAX_VALUE : Integer.parseInt(bounds[1].trim());
        return new int[] {min, max};
    }
}
