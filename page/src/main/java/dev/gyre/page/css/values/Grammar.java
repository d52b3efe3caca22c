package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A grammar in the <a href="https://drafts.csswg.org/css-values/#value-defs">value definition syntax</a>. Alternatives are tried all and the longest match wins; what matched of
 * {@code &&} and {@code ||} is put in the order of the grammar, as browsers serialise it.
 */
public abstract class Grammar {
    /** Reads what matches and appends it to {@code out}; where nothing does, the position and {@code out} are as before. */
    abstract boolean match(TokenStream in, List<CssValue.Item> out);

    /** The grammar of a name in the resource, as {@code <length>} is written without brackets. */
    static Grammar named(String name) {
        return PropertyTable.type(name);
    }

    /** Whether the whole range matches; its items are appended to {@code out}. */
    public final boolean matchAll(TokenRange range, List<CssValue.Item> out) {
        TokenStream in = range.trim().stream();
        if (!match(in, out)) {
            return false;
        }
        in.skipWhitespace();
        return in.atEnd();
    }

    /** The value of a range; null if it does not match. */
    public final CssValue parse(TokenRange range) {
        List<CssValue.Item> out = new ArrayList<>();
        return matchAll(range, out) ? new CssValue(out) : null;
    }

    private static void truncate(List<CssValue.Item> out, int size) {
        while (out.size() > size) {
            out.removeLast();
        }
    }

    /** What no value matches. */
    static final class Nothing extends Grammar {
        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            return false;
        }
    }

    /** A keyword. */
    static final class Keyword extends Grammar {
        private final String name;

        Keyword(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            in.skipWhitespace();
            if (in.peek().isIdent(name)) {
                in.next();
                out.add(new CssValue.Ident(name));
                return true;
            }
            in.reset(mark);
            return false;
        }
    }

    /** A comma, slash or other character. */
    static final class Literal extends Grammar {
        private final char c;

        Literal(char c) {
            this.c = c;
        }

        boolean isComma() {
            return c == ',';
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            in.skipWhitespace();
            Token token = in.peek();
            boolean found = c == ','
                    ? token.type() == TokenType.COMMA
                    : c == ':' ? token.type() == TokenType.COLON : token.isDelim(c);
            if (found) {
                in.next();
                out.add(new CssValue.Punctuation(c));
                return true;
            }
            in.reset(mark);
            return false;
        }
    }

    /** A function or a block in square brackets with a grammar for what is within. */
    static final class Block extends Grammar {
        private final String name;
        private final Grammar arguments;

        /** @param name of a function in lower case; [ for a block */
        Block(String name, Grammar arguments) {
            this.name = name;
            this.arguments = arguments;
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            in.skipWhitespace();
            Token token = in.peek();
            if (name.equals("[") ? token.type() == TokenType.OPEN_SQUARE : token.isFunction(name)) {
                CssValue inside = arguments.parse(in.block());
                if (inside != null) {
                    out.add(new CssValue.Function(name, inside));
                    return true;
                }
            }
            in.reset(mark);
            return false;
        }
    }

    /** One after another. */
    static final class Sequence extends Grammar {
        private final List<Grammar> parts;

        Sequence(List<Grammar> parts) {
            this.parts = List.copyOf(parts);
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            int size = out.size();
            for (int i = 0; i < parts.size(); i++) {
                Grammar part = parts.get(i);
                boolean omitted = part instanceof Literal literal
                        && literal.isComma()
                        && (out.size() == size || atEnd(in) && restIsOptional(i + 1));
                if (!part.match(in, out) && !omitted) {
                    in.reset(mark);
                    truncate(out, size);
                    return false;
                }
            }
            return true;
        }

        private static boolean atEnd(TokenStream in) {
            in.skipWhitespace();
            return in.atEnd();
        }

        private boolean restIsOptional(int from) {
            for (int i = from; i < parts.size(); i++) {
                if (!(parts.get(i) instanceof Repeat repeat) || repeat.min > 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** One of several: the longest match, the first of equally long ones. */
    static final class OneOf extends Grammar {
        private final List<Grammar> others = new ArrayList<>();
        private final Map<String, CssValue.Ident> keywords = new HashMap<>();

        OneOf(List<Grammar> alternatives) {
            for (Grammar alternative : alternatives) {
                if (alternative instanceof Keyword keyword) {
                    keywords.put(keyword.name(), new CssValue.Ident(keyword.name()));
                } else {
                    others.add(alternative);
                }
            }
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            int size = out.size();
            int best = -1;
            List<CssValue.Item> found = List.of();
            in.skipWhitespace();
            if (in.type() == TokenType.IDENT && !keywords.isEmpty()) {
                CssValue.Ident keyword =
                        keywords.get(CssText.lowerCase(in.peek().text()));
                if (keyword != null) {
                    best = in.position() + 1;
                    found = List.of(keyword);
                }
            }
            for (Grammar other : others) {
                in.reset(mark);
                if (other.match(in, out)) {
                    if (in.position() > best) {
                        best = in.position();
                        found = List.copyOf(out.subList(size, out.size()));
                    }
                    truncate(out, size);
                }
            }
            in.reset(best < 0 ? mark : best);
            out.addAll(found);
            return best >= 0;
        }
    }

    /** All, or at least one, in any order. */
    static final class AnyOrder extends Grammar {
        private final List<Grammar> parts;
        private final boolean all;

        AnyOrder(List<Grammar> parts, boolean all) {
            this.parts = List.copyOf(parts);
            this.all = all;
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            List<List<CssValue.Item>> found = new ArrayList<>(java.util.Collections.nCopies(parts.size(), null));
            int count = 0;
            while (count < parts.size() && matchNext(in, found)) {
                count++;
            }
            boolean missing = false;
            for (int i = 0; i < parts.size() && all; i++) {
                if (found.get(i) == null && !(parts.get(i) instanceof Repeat repeat && repeat.min == 0)) {
                    missing = true;
                }
            }
            if (missing || count == 0) {
                in.reset(mark);
                return false;
            }
            for (List<CssValue.Item> items : found) {
                if (items != null) {
                    out.addAll(items);
                }
            }
            return true;
        }

        /** Gives the longest match at the position to the part that it is of. */
        private boolean matchNext(TokenStream in, List<List<CssValue.Item>> found) {
            int mark = in.position();
            int best = mark;
            int index = -1;
            List<CssValue.Item> items = List.of();
            for (int i = 0; i < parts.size(); i++) {
                List<CssValue.Item> attempt = new ArrayList<>();
                in.reset(mark);
                if (found.get(i) == null && parts.get(i).match(in, attempt) && in.position() > best) {
                    best = in.position();
                    index = i;
                    items = attempt;
                }
            }
            in.reset(best);
            if (index >= 0) {
                found.set(index, items);
            }
            return index >= 0;
        }
    }

    /** Several times, with commas between them or not. */
    static final class Repeat extends Grammar {
        private final Grammar part;
        private final int min;
        private final int max;
        private final boolean commas;

        Repeat(Grammar part, int min, int max, boolean commas) {
            this.part = part;
            this.min = min;
            this.max = max;
            this.commas = commas;
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            int mark = in.position();
            int size = out.size();
            int count = 0;
            List<Integer> starts = new ArrayList<>();
            while (count < max) {
                int before = in.position();
                int length = out.size();
                if (count > 0 && commas && !comma(in, out)) {
                    break;
                }
                starts.add(out.size());
                if (!part.match(in, out) || in.position() == before) {
                    in.reset(before);
                    truncate(out, length);
                    starts.removeLast();
                    break;
                }
                count++;
            }
            if (count < min) {
                in.reset(mark);
                truncate(out, size);
                return false;
            }
            if (!commas && min == 1 && (max == 2 || max == 4) && count > 1) {
                collapse(out, starts);
            }
            return true;
        }

        private static boolean comma(TokenStream in, List<CssValue.Item> out) {
            in.skipWhitespace();
            if (!in.accept(TokenType.COMMA)) {
                return false;
            }
            out.add(new CssValue.Punctuation(','));
            return true;
        }

        /** Leaves out sides that are equal to those that they default to. */
        private static void collapse(List<CssValue.Item> out, List<Integer> starts) {
            List<List<CssValue.Item>> sides = new ArrayList<>();
            for (int i = 0; i < starts.size(); i++) {
                sides.add(List.copyOf(
                        out.subList(starts.get(i), i + 1 < starts.size() ? starts.get(i + 1) : out.size())));
            }
            int count = sides.size();
            if (count == 4 && sides.get(3).equals(sides.get(1))) {
                count = 3;
            }
            if (count == 3 && sides.get(2).equals(sides.get(0))) {
                count = 2;
            }
            if (count == 2 && sides.get(1).equals(sides.get(0))) {
                count = 1;
            }
            if (count < starts.size()) {
                truncate(out, starts.get(count));
            }
        }
    }

    /** A reference to another grammar, resolved when it is first needed. */
    static final class Reference extends Grammar {
        private final String name;

        Reference(String name) {
            this.name = name;
        }

        @Override
        boolean match(TokenStream in, List<CssValue.Item> out) {
            return PropertyTable.type(name).match(in, out);
        }
    }
}
