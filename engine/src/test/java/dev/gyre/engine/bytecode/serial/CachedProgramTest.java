package dev.gyre.engine.bytecode.serial;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.JsTest;
import dev.gyre.engine.Script;
import dev.gyre.engine.SourceTextModules;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CachedProgramTest extends JsTest {
    private static final long KEY = 7;
    private static final String TEXT = """
            'use strict';
            const wide = '\\u65e5\\ud800', big = 12345678901234567890n, half = 0.5, many = [4095, 4096, -1, 70000, 1 << 30];
            exports.sum = function (a, { b = 2 } = {}) { return a + b + half; };
            exports.never = () => { throw wide; };
            exports.fail = (object) => object.one.two(many);
            class Point { #x = 1; get x() { return this.#x; } static { exports.Point = this; } }
            exports.text = `${big}${/a+/g.exec('caat')}` + wide.length;
            """;

    private byte[] written(String text) {
        return CompiledFunction.bytes(CompiledFunction.compile(realm, new Source("kept.js", text), "exports"), KEY);
    }

    private JsFunction read(byte[] bytes, String text) {
        return CompiledFunction.read(realm, new Source("kept.js", text), null, bytes, KEY);
    }

    private JsObject exports(JsFunction body) {
        JsObject exports = JsObject.create(realm);
        body.call1(Undefined.INSTANCE, exports);
        return exports;
    }

    private Object call(JsObject exports, String name, Object... arguments) {
        return ((JsObject) exports.get(name)).call(Undefined.INSTANCE, arguments);
    }

    private String failure(JsObject exports) {
        try {
            call(exports, "fail", exports(read(written("exports.one = {}"), "exports.one = {}")));
            throw new AssertionError("nothing was thrown");
        } catch (JsException error) {
            return ((JsObject) error.value(realm)).get("stack").toString();
        }
    }

    @Test
    void whatIsReadRunsAsWhatWasCompiled() {
        JsObject exports = exports(read(written(TEXT), TEXT));
        assertEquals("12345678901234567890aa2", exports.get("text").toString());
        assertEquals(3.5, call(exports, "sum", 1));
        assertEquals("(object) => object.one.two(many)", ((JsFunction) exports.get("fail")).sourceText());
        assertTrue(((JsFunction) exports.get("Point")).sourceText().startsWith("class Point { #x"));
    }

    @Test
    void errorsNameTheCalleeAndThePlace() {
        JsObject exports = exports(read(written(TEXT), TEXT));
        assertTrue(
                failure(exports)
                        .startsWith("TypeError: object.one.two is not a function\n    at exports.fail (kept.js:5:"),
                failure(exports));
        assertEquals(
                failure(exports(CompiledFunction.compile(realm, new Source("kept.js", TEXT), "exports"))),
                failure(exports));
    }

    @Test
    void functionsAreReadAtTheirFirstCall() {
        JsObject exports = exports(read(written(TEXT), TEXT));
        var never = ((BytecodeFunction) exports.get("never")).shared();
        var sum = ((BytecodeFunction) exports.get("sum")).shared();
        call(exports, "sum", 1);
        assertNull(never.code());
        assertNotNull(sum.code());
    }

    @Test
    void theTextIsReadOnlyWhenAskedFor() {
        List<String> reads = new ArrayList<>();
        var source = new Source("kept.js", () -> {
            reads.add("read");
            return TEXT;
        });
        JsObject exports = exports(CompiledFunction.read(realm, source, null, written(TEXT), KEY));
        call(exports, "sum", 1);
        assertEquals(List.of(), reads);
        ((JsFunction) exports.get("sum")).sourceText();
        failure(exports);
        assertEquals(List.of("read"), reads);
    }

    @Test
    void writingIsDeterministicAndWhatWasReadIsNotWrittenAgain() {
        byte[] bytes = written(TEXT);
        assertArrayEquals(bytes, written(TEXT));
        assertNull(CompiledFunction.bytes(read(bytes, TEXT), KEY));
    }

    @Test
    void whatIsNotExactlyThatIsAMiss() {
        byte[] bytes = written(TEXT);
        var source = new Source("kept.js", TEXT);
        assertNull(CompiledFunction.read(realm, source, null, bytes, KEY + 1));
        assertNull(Script.read(realm, source, null, bytes, KEY));
        assertNull(SourceTextModules.read(realm, source, null, bytes, KEY));
        assertNull(read(Arrays.copyOf(bytes, bytes.length + 1), TEXT));
        for (int length = 0; length < bytes.length; length++) assertNull(read(Arrays.copyOf(bytes, length), TEXT));
    }

    @Test
    void aChangedBitIsAMiss() {
        byte[] bytes = written(TEXT);
        var random = new Random(1);
        for (int i = 0; i < bytes.length; i++) {
            byte[] broken = bytes.clone();
            broken[i] ^= (byte) (1 << random.nextInt(8));
            assertNull(read(broken, TEXT), "byte " + i);
        }
    }

    @Test
    void directEvalSeesTheScopesAroundIt() {
        String text =
                "let a = 1; const b = 2; exports.run = (code) => { let c = 3; return eval(code); }; exports.a = () => a;";
        JsObject exports = exports(read(written(text), text));
        assertEquals(6, call(exports, "run", "a + b + c"));
        call(exports, "run", "a = 10");
        assertEquals(10, call(exports, "a"));
        assertEquals("undefined", call(exports, "run", "var d = 5; typeof e"));
    }
}
