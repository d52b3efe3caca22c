package dev.gyre.engine.jit;

import dev.gyre.engine.jit.TierRun.Tier;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every operator in every form that has instructions of its own (value, jump, loop, with a constant operand), compiled after having seen
 * values of one type, and then given values of all types.
 */
@Execution(ExecutionMode.CONCURRENT)
class OperatorsInTiersTest {
    /** Numbers at the edges of int32 and double, and every other type; conversions of the object are seen in the output. */
    private static final String VALUES = """
            const thing = { valueOf() { print('valueOf'); return 3; }, toString() { print('toString'); return 'thing'; } };
            const values = [0, 1, -1, 7, 33, 2147483647, -2147483648, 0.5, -0, NaN, Infinity, -1e10, 4294967295,
                '', 'a', '12', true, null, undefined, -(2n ** 70n), Symbol.iterator, [5], thing, function named() {}];
            """;

    /** What a function has seen before it meets all values. */
    private static final List<String> TRAININGS = List.of(
            "[]",
            "[[3, 4]]",
            "[[7, 0], [-7, 7], [2147483647, 2147483647]]",
            "[[1.5, 2.5]]",
            "[['a', 'b']]",
            "[['a', 1], [1, 'a']]",
            "[[3n, 4n]]",
            "[[[], {}]]");

    private static final List<String> EAGER_TRAININGS = List.of("[]", "[['a', 1], [1, 'a']]");

    private static final List<String> BINARY_FORMS = List.of(
            "(a, b) => a @ b",
            "function (a, b) { let x; for (let i = 0; i < 3; i++) x = a @ b; return x; }",
            "function (a, b) { let x = a; for (let i = 0; i < 4; i++) x = x @ b; return [x, a]; }",
            "function (a, b) { if (a @ b) return 'yes'; return 'no'; }",
            "function (a, b) { if (!(a @ b)) return 'no'; return 'yes'; }",
            "function (a, b) { let n = 0; while ((a @ b) && n < 3) n++; return n; }",
            "function (a, b) { let n = 0; do { n++; if (n > 2) return n; } while (a @ b); return -n; }",
            "function (a, b) { const x = a @ b ? a : b; return typeof x; }",
            "function (a) { return [a @ 1, a @ 5, a @ -3, a @ 0]; }",
            "function (a) { return [2 @ a, 0.5 @ a, a @ 0.25]; }");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+",
                "-",
                "*",
                "/",
                "%",
                "**",
                "<<",
                ">>",
                ">>>",
                "&",
                "|",
                "^",
                "<",
                ">",
                "<=",
                ">=",
                "==",
                "!=",
                "===",
                "!==",
                "&&",
                "||",
                "??",
                "instanceof",
                "in"
            })
    void binary(String operator) throws InterruptedException {
        compare(
                operator,
                BINARY_FORMS.stream().map(form -> form.replace("@", operator)).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-", "+", "~", "!", "typeof ", "void ", "++", "--"})
    void unary(String operator) throws InterruptedException {
        compare(
                operator,
                List.of(
                        "(a) => { let b = a; return " + operator + "b; }",
                        "function (a) { let x = a; for (let i = 0; i < 3; i++) { let y = x; x = " + operator
                                + "y; } return x; }",
                        "function (a) { let y = a; if (" + operator + "y) return 'yes'; return 'no'; }",
                        "function (a) { const o = { a }; const z = [a]; return [" + operator + "o.a, " + operator
                                + "z[0], o.a, z[0]]; }"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"++", "--"})
    void postfix(String operator) throws InterruptedException {
        compare(
                operator,
                List.of(
                        "(a) => { let b = a; const c = b" + operator + "; return [b, c]; }",
                        "function (a) { let x = a; for (let i = 0; i < 5; i++) x" + operator + "; return x; }",
                        "function (a) { let x = a; const f = () => x" + operator + "; return [f(), f(), x]; }",
                        "function (a) { const o = { a }; return [o.a" + operator + ", o.a" + operator + ", o.a]; }"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a ? 1 : 2",
                "`<${a}>`",
                "`${a}${b}`",
                "String(a) + b",
                "[a, b].length",
                "a?.length",
                "a.length",
                "a[0]",
                "a[b]",
                "a.x",
                "a.toString",
                "a === undefined ? 1 : b",
                "a == null ? 1 : b",
                "a === null || b === undefined",
                "typeof a === 'number' ? 1 : typeof b === 'string'",
                "typeof a == 'object' && typeof b != 'function'",
                "(a | 0) + (b | 0) | 0",
                "Math.imul(a, b)",
                "a - -b * 2 + (a >>> 1)",
                "a < b || a > b || a == b",
                "Math.floor(a) + Math.max(a, b) + Math.min(a, b) + Math.abs(a)",
                "Math.sqrt(a) + Math.ceil(b) + Math.round(a) + Math.trunc(b) + Math.sign(a) + Math.fround(b)",
                "'text'.charCodeAt(a) + 'text'.charAt(b) + 'text'.indexOf(a) + 'text'[a]",
                "String.fromCharCode(a, b)",
                "[1, 2, 3].slice(a, b)",
                "a ? b ? 1 : 2 : !b",
                "new Array(3).fill(a)",
                "isNaN(a) || Number.isInteger(b)"
            })
    void expression(String expression) throws InterruptedException {
        compare(
                expression,
                List.of(
                        "(a, b) => " + expression,
                        "function (a, b) { let r; for (let i = 0; i < 3; i++) r = " + expression + "; return r; }"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"+=", "-=", "*=", "/=", "%=", "**=", "<<=", ">>=", ">>>=", "&=", "|=", "^=", "&&=", "||=", "??="
            })
    void assignment(String operator) throws InterruptedException {
        compare(
                operator,
                List.of(
                        "function (a, b) { let x = a; for (let i = 0; i < 3; i++) x " + operator + " b; return x; }",
                        "function (a, b) { const o = { a }; for (let i = 0; i < 3; i++) o.a " + operator
                                + " b; return o; }",
                        "function (a, b) { const o = [a, a]; for (let i = 0; i < 3; i++) o[i & 1] " + operator
                                + " b; return o; }",
                        "function (a, b) { let x = a; (() => { x " + operator + " b; })(); return x; }",
                        "function (a, b) { return a " + operator + " b; }"));
    }

    private static void compare(String operator, List<String> forms) throws InterruptedException {
        // Code that is compiled before it runs has no profile, so it differs little by what was seen. Disturbances at
        // every
        // poll would take two minutes and show nothing of a single operator. The failed guards of one seed are enough
        // for each operator.
        var stressed = operator.hashCode() % 2 == 0 ? Tier.STRESSED : Tier.STRESSED_OTHERWISE;
        TierComparison.assertSame(operator, program(forms, EAGER_TRAININGS), EnumSet.of(Tier.EAGER, stressed));
        TierComparison.assertSame(operator, program(forms, TRAININGS), EnumSet.of(Tier.HOT));
    }

    private static String program(List<String> forms, List<String> trainings) {
        var program = new StringBuilder(VALUES);
        for (var form : forms) {
            for (var training : trainings) {
                program.append("{ const f = ")
                        .append(form)
                        .append(";\n for (const [a, b] of ")
                        .append(training)
                        .append(") warm(f, a, b);\n print(")
                        .append('`')
                        .append(form.replace("`", "\\`").replace("$", "\\$"))
                        .append(" after ")
                        .append(training)
                        .append("`);\n for (const a of values) { ")
                        .append(
                                form.contains("b") && !form.startsWith("function (a)") && !form.startsWith("(a)")
                                        ? "print(values.map(b => attempt(f, a, b)));"
                                        : "print(attempt(f, a));")
                        .append(" } }\n");
            }
        }
        return program.toString();
    }
}
