package dev.gyre.engine.debugger;

import dev.gyre.engine.interpreter.EvalOps;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.error.EvalOrigin;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.RuntimeReference;
import dev.gyre.engine.syntax.source.Source;
import java.util.List;

/** A frame of a paused program. */
public final class DebugFrame {
    private final Frame frame;
    private final DebugScript script;
    private final DebugFunction function;
    private final BreakLocation location;
    private final Object returned;
    private List<DebugScope> scopes;

    /**
     * @param functionOrNull null if the code is not known
     * @param locationOrNull for the frame that pauses, where; otherwise null
     */
    DebugFrame(Frame frame, DebugScript script, DebugFunction functionOrNull, BreakLocation locationOrNull) {
        this.frame = frame;
        this.script = script;
        function = functionOrNull;
        location = locationOrNull;
        returned = locationOrNull != null && locationOrNull.kind() == BreakLocation.Kind.RETURN
                ? frame.registers()[frame.code.code[frame.pc + 1]]
                : null;
    }

    public DebugScript script() {
        return script;
    }

    public Realm realm() {
        return frame.realm;
    }

    /** The function's name in stack traces, without that of its class. */
    public String functionName() {
        return frame.functionName();
    }

    /** The offset in the text at which it pauses or calls. */
    public int position() {
        return location != null ? location.position() : Math.max(0, frame.code.sourceOffset(frame.pc));
    }

    /** The offset at which the function begins. */
    public int functionPosition() {
        return function == null ? 0 : function.start();
    }

    /** Null in a derived constructor before super. */
    public Object thisValue() {
        Object value = frame.thisValue();
        return value == null ? Undefined.INSTANCE : value;
    }

    /** What the function is about to return; null if it is not. */
    public Object returnValueOrNull() {
        return returned;
    }

    /** Replaces what the function is about to return; false if it is not. */
    public boolean returnValue(Object value) {
        if (returned == null) return false;
        frame.registers()[frame.code.code[frame.pc + 1]] = value;
        return true;
    }

    /** The innermost first; the last is the global one. */
    public List<DebugScope> scopes() {
        if (scopes == null) scopes = FrameScopes.of(frame, function, frame.pc);
        return scopes;
    }

    /** Evaluates text as a direct eval in the frame would; throws what the text throws. */
    public Object evaluate(String text) {
        var source = new Source(text, EvalOrigin.of(frame.realm.agent()));
        return EvalOps.inFrame(frame, source, names());
    }

    /** An object with an accessor for each variable that is visible. */
    private JsObject names() {
        JsObject names = JsObject.create(frame.realm, null);
        for (DebugScope scope : scopes()) {
            if (scope.type() == DebugScope.Type.WITH) addProperties(names, scope.objectOrNull());
            for (Variable variable : scope.variables()) {
                if (!names.hasOwnProperty(variable.name())) add(names, variable);
            }
        }
        return names;
    }

    private void addProperties(JsObject names, JsObject object) {
        for (JsObject each = object; each != null; each = each.getPrototypeOf()) {
            for (Object key : each.ownPropertyKeys()) {
                if (!(key instanceof String name) || names.hasOwnProperty(name)) continue;
                var get = new NativeClosure(
                        frame.realm, name, 0, (realm, callee, self, arguments, target) -> object.get(name));
                var set = new NativeClosure(frame.realm, name, 1, (realm, callee, self, arguments, target) -> {
                    object.put(name, arguments[0]);
                    return Undefined.INSTANCE;
                });
                names.defineOwnProperty(name, PropertyDescriptor.accessor(get, set, true, true));
            }
        }
    }

    private void add(JsObject names, Variable variable) {
        Realm realm = frame.realm;
        var get = new NativeClosure(realm, variable.name(), 0, (in, callee, self, arguments, target) -> {
            Object value = variable.value();
            if (value == null) throw RuntimeReference.notDefined(variable.name());
            return value;
        });
        var set = new NativeClosure(realm, variable.name(), 1, (in, callee, self, arguments, target) -> {
            if (variable.value() == null) throw RuntimeReference.notDefined(variable.name());
            if (variable.isConstant()) throw RuntimeReference.constantAssignment();
            variable.value(arguments[0]);
            return Undefined.INSTANCE;
        });
        names.defineOwnProperty(variable.name(), PropertyDescriptor.accessor(get, set, true, true));
    }
}
