package dev.gyre.engine.builtins.declare.processor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.value.Undefined;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles small annotated classes with the processor and calls what it writes. */
class BuiltinProcessorTest {
    private static final Object U = Undefined.INSTANCE;

    @TempDir
    Path out;

    @Test
    void callsWithFewerAndMoreArgumentsThanParameters() throws Exception {
        var table = table("""
                @Builtin static Object pair(Realm realm, Object self, Object a, Object b) { return List.of(self, a, b); }""");
        assertEquals(List.of("this", U, U), table.call0(0, null, "this"));
        assertEquals(List.of("this", 1, U), table.call1(0, null, "this", 1));
        assertEquals(List.of("this", 1, 2), table.call2(0, null, "this", 1, 2));
        assertEquals(List.of("this", 1, 2), table.call3(0, null, "this", 1, 2, 3));
        assertEquals(List.of("this", 1, U), table.call(0, null, "this", new Object[] {1}, null));
        assertEquals(List.of("this", 1, 2), table.call(0, null, "this", new Object[] {1, 2, 3}, null));
        assertEquals("pair", table.name(0));
        assertEquals(2, table.length(0));
        assertEquals(BuiltinTable.WRITABLE | BuiltinTable.CONFIGURABLE, table.flags(0));
        assertThrows(IllegalArgumentException.class, () -> table.call0(1, null, U));
    }

    @Test
    void passesTheRemainingArgumentsAsAnArray() throws Exception {
        var table = table("""
                @Builtin(length = 1) static Object push(Realm realm, Object self, Object[] items) { return items; }
                @Builtin static Object call(Realm realm, Object self, Object target, Object... items) { return items; }""");
        assertArrayEquals(new Object[] {}, (Object[]) table.call0(0, null, U));
        assertArrayEquals(new Object[] {1, 2}, (Object[]) table.call2(0, null, U, 1, 2));
        assertArrayEquals(
                new Object[] {1, 2, 3, 4}, (Object[]) table.call(0, null, U, new Object[] {1, 2, 3, 4}, null));
        assertEquals(1, table.length(0));
        assertArrayEquals(new Object[] {}, (Object[]) table.call1(1, null, U, 1));
        assertArrayEquals(new Object[] {2, 3}, (Object[]) table.call3(1, null, U, 1, 2, 3));
        assertArrayEquals(new Object[] {2}, (Object[]) table.call(1, null, U, new Object[] {1, 2}, null));
        assertEquals(1, table.length(1));
    }

    @Test
    void severalNamesAreOneFunctionAndSymbolsAreMarked() throws Exception {
        var table = table("""
                @Builtin(names = {"values", "keys", "@@iterator"}) static Object values(Realm realm, Object self) { return 7; }""");
        assertEquals(3, table.count());
        assertEquals(0, table.function(2));
        assertTrue(table.isSymbol(2));
        assertFalse(table.isSymbol(1));
        assertEquals("iterator", table.symbol(2));
        assertEquals("[Symbol.iterator]", table.name(2));
        assertEquals(7, table.call0(2, null, U));
    }

    @Test
    void magicMakesFunctionsOfTheirOwn() throws Exception {
        var table = table("""
                @Builtin(names = {"every", "some"}, magic = {10, -20})
                static int test(Realm realm, Object self, Object predicate, int magic) { return magic; }""");
        assertEquals(1, table.function(1));
        assertEquals(10, table.call1(0, null, U, U));
        assertEquals(-20, table.call(1, null, U, new Object[0], null));
        assertEquals(1, table.length(1));
    }

    @Test
    void constructorsReceiveNewTargetAndTheIntrinsicsName() throws Exception {
        var table = table("""
                @Builtin(constructor = true) static Object construct(Realm realm, Object self, JsObject newTarget, Object[] rest) {
                    return newTarget;
                }
                @Builtin static boolean isThing(Realm realm, Object self, Object value) { return true; }""");
        assertEquals(0, table.constructor());
        assertEquals("Thing", table.name(0));
        assertEquals(0, table.length(0));
        assertTrue((table.flags(0) & BuiltinTable.CONSTRUCTOR) != 0);
        assertNull(table.call0(0, null, U));
        assertEquals(true, table.call1(1, null, U, U));
    }

    @Test
    void accessorsShareAKey() throws Exception {
        var table = table("""
                @Builtin(names = "size", getter = true) static Object size(Realm realm, Object self) { return 3; }
                @Builtin(names = "size", setter = true) static Object setSize(Realm realm, Object self, Object value) { return value; }""");
        assertEquals(BuiltinTable.GETTER | BuiltinTable.CONFIGURABLE, table.flags(0));
        assertEquals(BuiltinTable.SETTER | BuiltinTable.CONFIGURABLE, table.flags(1));
        assertEquals("size", table.key(0));
        assertEquals("size", table.key(1));
        assertEquals(0, table.find("size"));
        assertEquals(-1, table.find("length"));
        assertEquals(0, table.length(0));
        assertEquals(1, table.length(1));
    }

    @Test
    void constantsAreEntriesInDeclarationOrder() throws Exception {
        var table = table("""
                @BuiltinConstant static final double PI = 3.5;
                @Builtin static double abs(Realm realm, Object self, Object x) { return 1; }
                @BuiltinConstant(name = "@@toStringTag", configurable = true) static final String TAG = "Math";""");
        assertEquals(3, table.count());
        assertEquals(BuiltinTable.CONSTANT, table.flags(0));
        assertEquals(3.5, table.constant(0));
        assertEquals("Math", table.constant(2));
        assertEquals("toStringTag", table.symbol(2));
        assertEquals(BuiltinTable.CONSTANT | BuiltinTable.CONFIGURABLE, table.flags(2));
        assertEquals(1.0, table.call1(1, null, U, U));
        assertThrows(IllegalArgumentException.class, () -> table.constant(1));
    }

    @Test
    void attributesFollowTheAnnotation() throws Exception {
        var table = table("""
                @Builtin(writable = false, enumerable = true, configurable = false) static Object f(Realm realm, Object self) { return 1; }""");
        assertEquals(BuiltinTable.ENUMERABLE, table.flags(0));
        assertEquals("%Thing%", table.intrinsic());
        var instance = table.getClass().getField("INSTANCE");
        assertSame(instance.get(null), table);
        assertSame(BuiltinTable.class, instance.getType());
    }

    @Test
    void theWritersFlagsAreTheTables() {
        assertEquals(BuiltinTable.WRITABLE, TableWriter.WRITABLE);
        assertEquals(BuiltinTable.ENUMERABLE, TableWriter.ENUMERABLE);
        assertEquals(BuiltinTable.CONFIGURABLE, TableWriter.CONFIGURABLE);
        assertEquals(BuiltinTable.GETTER, TableWriter.GETTER);
        assertEquals(BuiltinTable.SETTER, TableWriter.SETTER);
        assertEquals(BuiltinTable.CONSTRUCTOR, TableWriter.CONSTRUCTOR);
        assertEquals(BuiltinTable.CONSTANT, TableWriter.CONSTANT);
    }

    @Test
    void wrongShapesAreErrorsOfTheCompiler() {
        assertRefused("must be a static method", "@Builtin Object f(Realm realm, Object self) { return 1; }");
        assertRefused(
                "must not be private", "@Builtin private static Object f(Realm realm, Object self) { return 1; }");
        assertRefused("must be the Realm", "@Builtin static Object f(Object self) { return 1; }");
        assertRefused("must be Object self", "@Builtin static Object f(Realm realm) { return 1; }");
        assertRefused(
                "must be named newTarget",
                "@Builtin static Object f(Realm realm, Object self, JsObject target) { return 1; }");
        assertRefused(
                "directly after self",
                "@Builtin static Object f(Realm realm, Object self, Object a, JsObject newTarget) { return 1; }");
        assertRefused(
                "unexpected parameter type java.lang.String",
                "@Builtin static Object f(Realm realm, Object self, String s) { return 1; }");
        assertRefused(
                "needs the annotation's magic",
                "@Builtin static Object f(Realm realm, Object self, int i) { return 1; }");
        assertRefused(
                "must be int magic", "@Builtin(magic = 1) static Object f(Realm realm, Object self) { return 1; }");
        assertRefused(
                "one number for each name",
                "@Builtin(magic = {1, 2}) static Object f(Realm realm, Object self, int magic) { return 1; }");
        assertRefused("must return a JS value, not void", "@Builtin static void f(Realm realm, Object self) { }");
        assertRefused(
                "must return a JS value, not long", "@Builtin static long f(Realm realm, Object self) { return 1; }");
        assertRefused(
                "must not declare",
                "@Builtin static Object f(Realm realm, Object self) throws Exception { return 1; }");
        assertRefused(
                "takes no arguments",
                "@Builtin(getter = true) static Object f(Realm realm, Object self, Object a) { return 1; }");
        assertRefused(
                "takes one argument",
                "@Builtin(setter = true) static Object f(Realm realm, Object self) { return 1; }");
        assertRefused(
                "one of getter, setter and constructor",
                "@Builtin(getter = true, constructor = true) static Object f(Realm realm, Object self) { return 1; }");
        assertRefused(
                "declared twice",
                "@Builtin static Object f(Realm realm, Object self) { return 1; } @BuiltinConstant static final int f = 1;");
        assertRefused("not private", "@BuiltinConstant private static final int F = 1;");
    }

    @Test
    void wrongClassesAreErrorsOfTheCompiler() {
        assertErrors("belongs on a final class", "@BuiltinObject(intrinsic = \"%Thing%\") class Thing { }");
        assertErrors("looks like", "@BuiltinObject(intrinsic = \"Thing\") final class Thing { }");
        assertErrors(
                "belongs into a class",
                "final class Thing { @Builtin static Object f(Realm realm, Object self) { return 1; } }");
    }

    private void assertRefused(String message, String members) {
        assertErrors(message, thing(members));
    }

    private void assertErrors(String message, String type) {
        var errors = compile(type);
        assertTrue(errors.contains(message), () -> "expected \"" + message + "\" in: " + errors);
    }

    @Test
    void propertiesOfAKnownIntrinsicStandInTheOrderOfV8() throws Exception {
        var table = tableOf("""
                @BuiltinObject(intrinsic = "%Set.prototype%") final class Thing {
                    @Builtin static Object fresh(Realm realm, Object self) { return 0; }
                    @Builtin(names = {"keys", "values"}) static Object keys(Realm realm, Object self) { return 1; }
                    @Builtin static Object has(Realm realm, Object self) { return 2; }
                }""");
        assertEquals(
                List.of("has", "values", "keys", "fresh"),
                List.of(table.key(0), table.key(1), table.key(2), table.key(3)));
        assertEquals(2, table.function(1));
        assertEquals(1, table.call0(1, null, U));
        assertTrue(table.rank(0) < table.rank(1) && table.rank(2) < table.rank(3));
    }

    private BuiltinTable table(String members) throws Exception {
        return tableOf(thing(members));
    }

    private BuiltinTable tableOf(String type) throws Exception {
        assertEquals("", compile(type));
        var loader =
                new URLClassLoader(new URL[] {out.toUri().toURL()}, getClass().getClassLoader());
        return (BuiltinTable)
                loader.loadClass("sample.ThingTable").getField("INSTANCE").get(null);
    }

    private static String thing(String members) {
        return "@BuiltinObject(intrinsic = \"%Thing%\") final class Thing { " + members + " }";
    }

    /** Compiles a class of package {@code sample}; returns the errors. */
    private String compile(String type) {
        var source = """
                package sample;
                import dev.gyre.engine.builtins.declare.*;
                import dev.gyre.engine.runtime.object.JsObject;
                import dev.gyre.engine.runtime.realm.Realm;
                import java.util.List;
                """ + type;
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var options = List.of("-d", out.toString(), "-cp", classPath(), "-proc:full");
        var task = ToolProvider.getSystemJavaCompiler()
                .getTask(new StringWriter(), null, diagnostics, options, null, List.of(new SourceText(source)));
        task.setProcessors(List.of(new BuiltinProcessor()));
        task.call();
        var errors = new StringBuilder();
        for (var diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                errors.append(diagnostic.getMessage(null)).append('\n');
            }
        }
        return errors.toString();
    }

    private static String classPath() {
        try {
            return Path.of(BuiltinTable.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static final class SourceText extends SimpleJavaFileObject {
        private final String text;

        SourceText(String text) {
            super(URI.create("string:///sample/Thing.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
