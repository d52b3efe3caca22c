package dev.gyre.node.globals;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.BuiltinTable;
import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.NativeClosure;
import dev.gyre.engine.realm.Realm;
import dev.gyre.node.runtime.NodeContext;
import java.util.HashMap;
import java.util.Map;

/** The timer globals' part of a runtime: prototypes, and timers by the number scripts know them by. */
public final class TimerState {
    private final NodeContext context;
    private final Map<Integer, TimeoutObject> byId = new HashMap<>();
    private JsObject timeoutPrototype;
    private JsObject immediatePrototype;
    private int lastId;

    public TimerState(NodeContext context) {
        this.context = context;
    }

    TimeoutObject start(JsObject callback, Object[] arguments, int duration, boolean repeats) {
        TimeoutObject object = new TimeoutObject(context, timeoutPrototype(), callback, arguments, duration, repeats, ++lastId);
        context.timers().start(object.timeout());
        return object;
    }

    ImmediateObject startImmediate(JsObject callback, Object[] arguments) {
        ImmediateObject object = new ImmediateObject(context, immediatePrototype(), callback, arguments);
        context.immediates().add(object.immediate());
        return object;
    }

    /** Remembers a timer whose number a script has asked for. */
    int expose(TimeoutObject object) {
        byId.put(object.id(), object);
        return object.id();
    }

    /** The timer of an exposed number, or null. */
    TimeoutObject find(int id) {
        return byId.get(id);
    }

    void forget(TimeoutObject object) {
        byId.remove(object.id());
    }

    public JsObject timeoutPrototype() {
        if (timeoutPrototype == null) timeoutPrototype = prototype("Timeout", TimeoutPrototypeTable.INSTANCE);
        return timeoutPrototype;
    }

    public JsObject immediatePrototype() {
        if (immediatePrototype == null) immediatePrototype = prototype("Immediate", ImmediatePrototypeTable.INSTANCE);
        return immediatePrototype;
    }

    private JsObject prototype(String name, BuiltinTable table) {
        Realm realm = context.realm();
        JsObject prototype = JsObject.create(realm);
        NativeClosure constructor = new NativeClosure(realm, name, 0, (current, callee, self, arguments, newTarget) -> {
            throw dev.gyre.engine.error.Errors.typeError("Illegal constructor");
        }, true);
        constructor.defineBuiltin("prototype", prototype, Attributes.NONE);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        BuiltinInstaller.populate(realm, prototype, table);
        return prototype;
    }
}
