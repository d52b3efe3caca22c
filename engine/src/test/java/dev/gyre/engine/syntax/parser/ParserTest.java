package dev.gyre.engine.syntax.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.Expression;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.ast.Scope;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.source.Source;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** The entry points of the parser. */
class ParserTest {
    private static Program script(String code) {
        return Parser.parseScript(new Source("test", code), ParserOptions.DEFAULT);
    }

    private static Program eval(String code, Scope scope) {
        return Parser.parseEval(new Source("eval", code), EvalContext.direct(scope), ParserOptions.DEFAULT);
    }

    private static FunctionNode firstFunction(Program program) {
        return ((Statement.FunctionDeclaration) program.body()[0]).function();
    }

    private static Identifier expression(Program program) {
        return (Identifier) ((Statement.ExpressionStatement) program.body()[0]).expression();
    }

    @Test
    void deepNestingIsARangeError() throws InterruptedException {
        var failure = new AtomicReference<Throwable>();
        var thread = new Thread(
                null,
                () -> {
                    for (var part :
                            new String[] {"(", "[", "{", "!", "a=", "f(", "`${", "if(1)", "()=>", "x?", "({a:", "-"}) {
                        try {
                            script(part.repeat(50_000));
                        } catch (ParseException e) {
                            if (e.kind() != ParseException.Kind.RANGE) {
                                failure.set(e);
                            }
                        }
                    }
                },
                "deep",
                256 << 20);
        thread.setUncaughtExceptionHandler((t, e) -> failure.set(e));
        thread.start();
        thread.join();
        assertNull(failure.get());
    }

    @Test
    void longChainsAreNoNesting() {
        assertNotNull(script("1" + "+1".repeat(50_000) + ";" + "a" + ".c()".repeat(50_000)));
        assertNotNull(script("function* f() { return " + "x ? a = 1 : ".repeat(50_000) + "yield }"));
    }

    @Test
    void commonJsBodyKeepsItsPositions() {
        var program = Parser.parseFunctionBody(
                new Source("m.js", "#!gyre\nreturn exports"),
                new String[] {"exports", "require"},
                ParserOptions.DEFAULT);
        var function = program.function();
        assertEquals(2, function.parameters().length);
        var result = ((Statement.Return) function.body()[0]).argument();
        assertEquals(14, result.start());
        assertEquals(BindingKind.PARAMETER, ((Identifier) result).binding().kind());
    }

    @Test
    void dynamicFunctionsHaveBalancedParts() {
        var program = Parser.parseDynamicFunction(
                "anonymous", true, true, "a, b", "yield await a", ParserOptions.DEFAULT, null);
        assertEquals("anonymous", program.function().name());
        assertEquals(
                "async function* anonymous(a, b\n) {\nyield await a\n}",
                program.source().text());
        for (var parts : new String[][] {{"a) { b", ""}, {"/*", "*/){"}, {"", "}) (function(){"}, {"", "}, 1, {"}}) {
            assertThrows(
                    ParseException.class,
                    () -> Parser.parseDynamicFunction(
                            "f", false, false, parts[0], parts[1], ParserOptions.DEFAULT, null));
        }
    }

    @Test
    void directEvalSeesTheScopesAroundIt() {
        var function = firstFunction(script("function f(a) { let b; eval(''); }"));
        var scope = function.scope();
        assertSame(scope.find("b"), expression(eval("b", scope)).binding());
        assertSame(scope.find("a"), expression(eval("a", scope)).binding());
        assertTrue(expression(eval("c", scope)).isDynamic());
        assertTrue(scope.find("a").slot() >= 0);
    }

    @Test
    void evalVariablesBelongToTheFunctionAround() {
        var scope = firstFunction(script("function f() { let b; { let c; eval(''); } }"))
                .scope();
        var program = eval("x; var x", scope);
        assertEquals(BindingKind.VAR, program.scope().find("x").kind());
        assertNull(expression(program).binding());
        assertTrue(expression(program).isDynamic());
        var error = assertThrows(ParseException.class, () -> eval("var b", scope));
        assertEquals("Identifier 'b' has already been declared", error.getMessage());
        assertFalse(eval("'use strict'; var b", scope).scope().find("b").isFunctionInBlock());
    }

    @Test
    void evalMayUseWhatItsFunctionMay() {
        var method = script("({ m() { eval('') } })");
        var object = (Expression.ObjectLiteral) ((Statement.ExpressionStatement) method.body()[0]).expression();
        var scope = ((FunctionNode) object.properties()[0].value()).scope();
        assertNotNull(eval("super.x; new.target", scope));
        assertThrows(ParseException.class, () -> eval("super()", scope));
        var outside = script("eval('')").scope();
        assertThrows(ParseException.class, () -> eval("new.target", outside));
    }

    @Test
    void moduleErrors() {
        for (var pair : new String[][] {
            {"export { a }", "Export 'a' is not defined in module"},
            {"let a; export { a, a }", "Duplicate export of 'a'"},
            {"import { a, a } from 'b'", "Identifier 'a' has already been declared"},
            {"import x from 'a' with { k: '', k: '' }", "Import attribute has duplicate key 'k'"},
            {"await: 1", "Unexpected token ':'"},
            {"with (a) b", "Strict mode code may not include a with statement"},
            {"export { if }", "Unexpected reserved word"},
            {"{ import 'a' }", "Unexpected string"},
            {"function f() { await 1 }", "Unexpected reserved word"}
        }) {
            var error = assertThrows(
                    ParseException.class,
                    () -> Parser.parseModule(new Source("m", pair[0]), ParserOptions.DEFAULT),
                    pair[0]);
            assertEquals(pair[1], error.getMessage(), pair[0]);
        }
    }

    @Test
    void positionsCountFromTheSourceOffsets() {
        var source = new Source("s", "\n  }", 10, 5);
        var error = assertThrows(ParseException.class, () -> Parser.parseScript(source, ParserOptions.DEFAULT));
        assertEquals(12, error.position().line());
        assertEquals(3, error.position().column());
        assertEquals("  }", source.lineText(error.start()));
    }
}
