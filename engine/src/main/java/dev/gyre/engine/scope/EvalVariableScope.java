package dev.gyre.engine.scope;

import dev.gyre.engine.bytecode.ScopeLayout;
import java.util.HashMap;

/** The variable scope of a function with sloppy direct eval: its static slots, and the variables that evals declare. */
public final class EvalVariableScope extends HeapScope {
    private HashMap<String, Object> declared;

    EvalVariableScope(HeapScope parent, Object[] slots, ScopeLayout layout) {
        super(parent, slots, layout);
    }

    @Override
    public HeapScope copy() {
        var copy = new EvalVariableScope(parent, slots.clone(), layout);
        copy.declared = declared;
        return copy;
    }

    public boolean hasDeclared(String name) {
        return declared != null && declared.containsKey(name);
    }

    public Object declaredValue(String name) {
        return declared.get(name);
    }

    public void declare(String name, Object value) {
        if (declared == null) declared = new HashMap<>();
        declared.put(name, value);
    }

    public void undeclare(String name) {
        declared.remove(name);
    }
}
