package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.CssText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** A calculation tree, <a href="https://drafts.csswg.org/css-values/#calculation-trees">CSS Values: calculation trees</a>, simplified as far as units allow. */
public sealed interface MathNode {
    /** What it computes: the types of {@link Units#type}, or length-percentage. */
    String type();

    /** Appends it as a part of a larger calculation. */
    void appendTo(StringBuilder out);

    /** With each number replaced, and simplified again. */
    MathNode map(UnaryOperator<Num> change);

    /** Appends it as a function of its own. */
    default void appendTop(StringBuilder out) {
        if (this instanceof Call) {
            appendTo(out);
        } else {
            out.append("calc(");
            appendTo(out);
            out.append(')');
        }
    }

    /** A number with a unit. */
    record Num(double value, String unit) implements MathNode {
        @Override
        public String type() {
            return Units.type(unit);
        }

        @Override
        public void appendTo(StringBuilder out) {
            CssText.appendNumber(out, value);
            if (!Double.isFinite(value) && !unit.isEmpty()) {
                out.append(" * 1");
            }
            out.append(unit);
        }

        @Override
        public MathNode map(UnaryOperator<Num> change) {
            return change.apply(this);
        }
    }

    /** Terms that are added. */
    record Sum(List<MathNode> terms, String type) implements MathNode {
        /** The sum of terms of types that can be added; null if they cannot. */
        static MathNode of(List<MathNode> terms) {
            String type = null;
            List<MathNode> flat = new ArrayList<>();
            for (MathNode term : terms) {
                type = type == null ? term.type() : Calculations.commonType(type, term.type());
                if (type == null) {
                    return null;
                }
                if (term instanceof Sum sum) {
                    sum.terms.forEach(inner -> add(flat, inner));
                } else {
                    add(flat, term);
                }
            }
            return flat.size() == 1 ? flat.getFirst() : new Sum(Calculations.sorted(flat), type);
        }

        private static void add(List<MathNode> terms, MathNode term) {
            if (term instanceof Num number) {
                for (int i = 0; i < terms.size(); i++) {
                    if (terms.get(i) instanceof Num other && other.unit.equals(number.unit)) {
                        terms.set(i, new Num(other.value + number.value, number.unit));
                        return;
                    }
                }
            }
            terms.add(term);
        }

        @Override
        public void appendTo(StringBuilder out) {
            for (int i = 0; i < terms.size(); i++) {
                MathNode term = terms.get(i);
                if (i > 0 && term instanceof Num number && number.value < 0) {
                    out.append(" - ");
                    new Num(-number.value, number.unit).appendTo(out);
                } else if (i > 0 && term instanceof Product product && product.isNegative()) {
                    out.append(" - ");
                    Calculations.wrapped(out, product.negated());
                } else {
                    out.append(i > 0 ? " + " : "");
                    Calculations.wrapped(out, term);
                }
            }
        }

        @Override
        public MathNode map(UnaryOperator<Num> change) {
            List<MathNode> changed = new ArrayList<>();
            terms.forEach(term -> changed.add(term.map(change)));
            MathNode result = of(changed);
            return result == null ? this : result;
        }
    }

    /** A number times something that cannot be computed yet. */
    record Product(double factor, MathNode operand) implements MathNode {
        static MathNode of(double factor, MathNode operand) {
            return switch (operand) {
                case Num number -> new Num(number.value * factor, number.unit);
                case Product product -> of(factor * product.factor, product.operand);
                case Sum sum -> {
                    List<MathNode> terms = new ArrayList<>();
                    sum.terms.forEach(term -> terms.add(of(factor, term)));
                    yield Sum.of(terms);
                }
                default -> factor == 1 ? operand : new Product(factor, operand);
            };
        }

        boolean isNegative() {
            return factor < 0;
        }

        MathNode negated() {
            return of(-factor, operand);
        }

        @Override
        public String type() {
            return operand.type();
        }

        @Override
        public void appendTo(StringBuilder out) {
            CssText.appendNumber(out, factor);
            out.append(" * ");
            Calculations.wrapped(out, operand);
        }

        @Override
        public MathNode map(UnaryOperator<Num> change) {
            return of(factor, operand.map(change));
        }
    }

    /** Another math function whose arguments cannot be computed yet. */
    record Call(String name, List<MathNode> arguments, String type) implements MathNode {
        @Override
        public void appendTo(StringBuilder out) {
            out.append(name).append('(');
            for (int i = 0; i < arguments.size(); i++) {
                out.append(i > 0 ? ", " : "");
                arguments.get(i).appendTo(out);
            }
            out.append(')');
        }

        @Override
        public MathNode map(UnaryOperator<Num> change) {
            List<MathNode> changed = new ArrayList<>();
            arguments.forEach(argument -> changed.add(argument.map(change)));
            MathNode result = Calculations.call(name, changed);
            return result == null ? this : result;
        }
    }
}
