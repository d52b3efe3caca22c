package dev.gyre.engine.debugger;

import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.module.SourceTextModule;
import dev.gyre.engine.scope.HeapScope;

/** A variable of a paused frame. */
public abstract class Variable {
    private final String name;
    private final boolean constant;

    private Variable(String name, boolean constant) {
        this.name = name;
        this.constant = constant;
    }

    public String name() {
        return name;
    }

    /** Whether assigning to it is a TypeError. */
    public boolean isConstant() {
        return constant;
    }

    /** Whether {@link #value(Object)} has an effect. */
    public boolean isWritable() {
        return true;
    }

    /** Null before its initialisation. */
    public abstract Object value();

    /** Writes it even if it is constant. */
    public abstract void value(Object value);

    static Variable inRegister(String name, boolean constant, Frame frame, int register) {
        return new Variable(name, constant) {
            @Override
            public Object value() {
                return frame.registers()[register];
            }

            @Override
            public void value(Object value) {
                frame.registers()[register] = value;
            }
        };
    }

    /** A variable in a register that has not got its value yet. */
    static Variable uninitialised(String name) {
        return new Variable(name, false) {
            @Override
            public Object value() {
                return null;
            }

            @Override
            public boolean isWritable() {
                return false;
            }

            @Override
            public void value(Object value) {}
        };
    }

    static Variable inScope(HeapScope scope, int slot) {
        boolean constant = (scope.layout.kinds()[slot] & ScopeLayout.IMMUTABLE) != 0;
        return new Variable(scope.layout.names()[slot], constant) {
            @Override
            public Object value() {
                return scope.value(slot);
            }

            @Override
            public void value(Object value) {
                scope.slots[slot] = value;
            }
        };
    }

    static Variable imported(String name, SourceTextModule module, int index) {
        return new Variable(name, true) {
            @Override
            public Object value() {
                return module.importedBinding(index).get();
            }

            @Override
            public boolean isWritable() {
                return false;
            }

            @Override
            public void value(Object value) {}
        };
    }
}
