package dev.gyre.page.css.conditions;

import dev.gyre.page.css.syntax.Token;
import dev.gyre.page.css.syntax.TokenRange;
import dev.gyre.page.css.syntax.TokenStream;
import dev.gyre.page.css.syntax.TokenType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A condition of {@code not}, {@code and}, {@code or} and parentheses over tests of some kind. */
sealed interface Condition<T> {
    /** Whether it holds. */
    Truth evaluate(Function<T, Truth> test);

    /** Its text. */
    String text();

    record Leaf<T>(T test, String text) implements Condition<T> {
        @Override
        public Truth evaluate(Function<T, Truth> evaluator) {
            return evaluator.apply(test);
        }
    }

    /** What a parenthesis contains that no grammar knows. */
    record Unknown<T>(String text) implements Condition<T> {
        @Override
        public Truth evaluate(Function<T, Truth> evaluator) {
            return Truth.UNKNOWN;
        }
    }

    record Group<T>(Condition<T> inner) implements Condition<T> {
        @Override
        public Truth evaluate(Function<T, Truth> evaluator) {
            return inner.evaluate(evaluator);
        }

        @Override
        public String text() {
            return "(" + inner.text() + ")";
        }
    }

    record Not<T>(Condition<T> inner) implements Condition<T> {
        @Override
        public Truth evaluate(Function<T, Truth> evaluator) {
            return inner.evaluate(evaluator).not();
        }

        @Override
        public String text() {
            return "not " + inner.text();
        }
    }

    record Many<T>(List<Condition<T>> parts, boolean all) implements Condition<T> {
        @Override
        public Truth evaluate(Function<T, Truth> evaluator) {
            Truth result = Truth.of(all);
            for (Condition<T> part : parts) {
                Truth value = part.evaluate(evaluator);
                result = all ? result.and(value) : result.or(value);
            }
            return result;
        }

        @Override
        public String text() {
            return String.join(
                    all ? " and " : " or ", parts.stream().map(Condition::text).toList());
        }
    }

    /** Parses conditions; {@code leaf} reads what may stand within parentheses or a function. */
    final class Parser<T> {
        private static final int MAX_DEPTH = 200;

        private final Function<TokenRange, T> leaf;
        private final UnaryOperator<String> leafText;
        private final Function<T, String> textOf;
        private int depth;

        /** @param textOf the text of a test without its parentheses; null for what is a function and so has its own */
        Parser(Function<TokenRange, T> leaf, Function<T, String> textOf, UnaryOperator<String> unknownText) {
            this.leaf = leaf;
            this.textOf = textOf;
            this.leafText = unknownText;
        }

        /** The condition that the stream consists of; null if it is not one. */
        Condition<T> parse(TokenStream in, boolean withOr) {
            if (depth > MAX_DEPTH) {
                return null;
            }
            depth++;
            try {
                Condition<T> condition = condition(in, withOr);
                in.skipWhitespace();
                return in.atEnd() ? condition : null;
            } finally {
                depth--;
            }
        }

        private Condition<T> condition(TokenStream in, boolean withOr) {
            in.skipWhitespace();
            if (in.peek().isIdent("not")) {
                in.next();
                boolean space = in.skipWhitespace();
                Condition<T> inner = space || in.type() == TokenType.OPEN_PAREN ? parenthesis(in) : null;
                return inner == null || !space ? null : new Not<>(inner);
            }
            List<Condition<T>> parts = new ArrayList<>();
            Condition<T> first = parenthesis(in);
            if (first == null) {
                return null;
            }
            parts.add(first);
            boolean all = true;
            while (true) {
                boolean space = in.skipWhitespace();
                if (in.atEnd()) {
                    return parts.size() == 1 ? first : new Many<>(parts, all);
                }
                boolean and = in.peek().isIdent("and");
                if (!and && !(withOr && in.peek().isIdent("or"))
                        || parts.size() > 1 && and != all
                        || !space && parts.size() > MAX_DEPTH * 1000) {
                    return null;
                }
                all = and;
                in.next();
                if (!in.skipWhitespace()) {
                    return null;
                }
                Condition<T> next = parenthesis(in);
                if (next == null) {
                    return null;
                }
                parts.add(next);
            }
        }

        private Condition<T> parenthesis(TokenStream in) {
            Token token = in.peek();
            if (token.type() == TokenType.FUNCTION) {
                TokenRange whole = in.component();
                T test = leaf.apply(whole);
                return test != null
                        ? new Leaf<>(test, textOf.apply(test))
                        : new Unknown<>(leafText.apply(whole.serialize()));
            }
            if (token.type() != TokenType.OPEN_PAREN) {
                return null;
            }
            TokenRange inside = in.block().trim();
            T test = leaf.apply(inside);
            if (test != null) {
                return new Leaf<>(test, "(" + textOf.apply(test) + ")");
            }
            Condition<T> nested = parse(inside.stream(), true);
            return nested != null ? new Group<>(nested) : new Unknown<>("(" + leafText.apply(inside.text()) + ")");
        }
    }
}
