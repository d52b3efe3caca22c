package dev.gyre.engine.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Node;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;
import dev.gyre.engine.syntax.source.Source;
import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What compiled code keeps of the syntax tree: nothing but the trees of functions that have not been called yet. */
class TreeRetentionTest {
    private static final String PROGRAM = """
            const named = {}, [x = () => 1, ...rest] = [];
            named.inferred.again = function () { return x; };
            function mapped(a, b) { arguments[0] = 1; return eval('a + b'); }
            class Base { #secret = () => 1; static { this.made = () => this.#has; } get #has() { return this.#secret; } constructor(y) { this.y = y; } }
            class Derived extends Base { field = function () {}; static shared = 1; }
            function* generator() { const held = yield () => held; }
            async function waiting() { for await (const each of []) (() => each)(); }
            { function inBlock() { { function deeper() {} } try { inBlock(); } finally { function last() {} } } }
            with (named) var seen = function self() { return self; };
            for (let i = 0; i < 3; i++) { let closed = () => i; }
            """;

    private static CodeBlock script(String text) {
        var source = new Source("test.js", text);
        return Compiler.compileScript(Parser.parseScript(source, ParserOptions.DEFAULT), source);
    }

    private static void compile(CodeBlock code, String except) {
        for (var shared : code.functions) {
            if (except.equals(shared.name())) continue;
            if (shared.code() == null) shared.code(Compiler.compileFunction(shared));
            compile(shared.code(), except);
        }
    }

    @Test
    void compiledCodeKeepsNoTree() {
        var code = script(PROGRAM);
        assertTrue(code.functions.length > 8, "functions: " + code.functions.length);
        assertTrue(!nodes(code).isEmpty(), "functions that are not compiled yet have trees");
        compile(code, "");
        assertEquals(Set.of(), nodes(code));
    }

    @Test
    void aFunctionThatIsNotCompiledKeepsItsOwnTreeOnly() {
        var code = script("""
                function outer() {
                    function called() { return () => sibling; }
                    function never(a) { return () => a + called; }
                    function sibling() { return never; }
                    class Other { method() {} }
                }
                function neighbour() {}
                """);
        compile(code, "never");
        assertEquals(Set.of("never", "null"), nodes(code));
    }

    /** The names of the functions in the trees that can be reached from an object; a node of no function counts as such. */
    private static Set<String> nodes(Object from) {
        var names = new TreeSet<String>();
        Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        var pending = new ArrayDeque<Object>(List.of(from));
        while (!pending.isEmpty()) {
            var object = pending.pop();
            if (object instanceof Reference<?> || !seen.add(object)) continue;
            if (object instanceof FunctionNode function) names.add("" + function.name());
            else if (object instanceof Node && names.isEmpty()) names.add(object.toString());
            if (object instanceof Object[] array) push(pending, array);
            else if (object instanceof Iterable<?> several) several.forEach(pending::push);
            else if (object.getClass().getName().startsWith("dev.gyre.engine.")) fields(object, pending);
        }
        return names;
    }

    private static void push(ArrayDeque<Object> pending, Object[] objects) {
        for (var object : objects) {
            if (object != null) pending.push(object);
        }
    }

    private static void fields(Object object, ArrayDeque<Object> pending) {
        for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())
                        || field.getType().isPrimitive()
                        || field.getType().isEnum()) continue;
                try {
                    field.setAccessible(true);
                    push(pending, new Object[] {field.get(object)});
                } catch (IllegalAccessException impossible) {
                    throw new AssertionError(impossible);
                }
            }
        }
    }
}
