package dev.gyre.engine.runtime.error;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.TestRealm;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Stacks in V8's format. */
class StackCaptureTest {
    private final Realm realm = TestRealm.create();

    private record Position(String fileName, int line, int column) implements FramePosition {}

    private record Frame(
            StackFrame caller,
            JsObject function,
            String functionName,
            Object thisValue,
            boolean isConstructor,
            boolean isAsync,
            JsFunction activeNative,
            Object activeNativeThis)
            implements StackFrame {
        @Override
        public FramePosition position() {
            return new Position("/a.js", 3, 7);
        }
    }

    private JsFunction function(String name) {
        return new NativeClosure(realm, name, 0, (r, callee, self, args, newTarget) -> Undefined.INSTANCE);
    }

    private Frame frame(StackFrame caller, JsFunction function, Object self, boolean constructor, boolean async) {
        return new Frame(
                caller, function, function == null ? "" : function.nameOrEmpty(), self, constructor, async, null, null);
    }

    private String line(StackFrame frame) {
        return StackCapture.capture(realm, frame, 1, null).getFirst().format();
    }

    @Test
    void formatsFramesAsV8Does() {
        JsObject object = JsObject.create(realm);
        JsFunction method = function("method");
        object.put("method", method);
        object.put("alias", function("named"));
        assertEquals("/a.js:3:7", line(frame(null, null, realm.globalObject(), false, false)));
        assertEquals("f (/a.js:3:7)", line(frame(null, function("f"), Undefined.INSTANCE, false, false)));
        assertEquals("new Foo (/a.js:3:7)", line(frame(null, function("Foo"), object, true, false)));
        assertEquals("async f (/a.js:3:7)", line(frame(null, function("f"), Undefined.INSTANCE, false, true)));
        assertEquals("Object.method (/a.js:3:7)", line(frame(null, method, object, false, false)));
        assertEquals(
                "Object.named [as alias] (/a.js:3:7)",
                line(frame(null, (JsFunction) object.get("alias"), object, false, false)));
        assertEquals("Object.<anonymous> (/a.js:3:7)", line(frame(null, function(""), object, false, false)));
        assertEquals("get x (/a.js:3:7)", line(frame(null, function("get x"), object, false, false)));
    }

    @Test
    void theStackIsMadeAtItsFirstRead() {
        StackFrame bottom = frame(null, null, realm.globalObject(), false, false);
        realm.agent().topFrame(frame(bottom, function("f"), Undefined.INSTANCE, false, false));
        var error = (ErrorObject) Errors.typeError("bad").value(realm);
        realm.agent().topFrame(null);
        assertEquals(List.of("stack", "message"), error.ownPropertyKeys());
        error.put("message", "changed");
        assertTrue(
                error.get("stack").toString().endsWith("changed\n    at f (/a.js:3:7)\n    at /a.js:3:7"),
                error.get("stack").toString());
        error.put("stack", 5);
        assertEquals(5, error.get("stack"));
        assertEquals(5, JsObject.create(realm, error).get("stack"));
    }

    @Test
    void builtinFunctionsShowUp() {
        var map = function("map");
        StackFrame bottom = new Frame(null, null, "", realm.globalObject(), false, false, map, JsObject.create(realm));
        StackFrame callback = frame(bottom, function("callback"), Undefined.INSTANCE, false, false);
        List<CallSiteInfo> frames = StackCapture.capture(realm, callback, 10, null);
        assertEquals(
                List.of("callback (/a.js:3:7)", "Object.map (<anonymous>)", "/a.js:3:7"),
                frames.stream().map(CallSiteInfo::format).toList());
        assertEquals(1, StackCapture.capture(realm, callback, 10, map).size());
        assertEquals(
                2,
                StackCapture.capture(realm, callback, 10, callback.function()).size());
        assertEquals(
                0, StackCapture.capture(realm, callback, 10, function("idle")).size());
    }

    @Test
    void anEngineErrorIsMadeOnce() {
        var exception = Errors.rangeError("once");
        assertSame(exception.value(realm), exception.value(realm));
        assertEquals("RangeError: once", exception.getMessage());
    }
}
