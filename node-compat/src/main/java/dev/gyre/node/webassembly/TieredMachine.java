package dev.gyre.node.webassembly;

import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;

/** Runs the functions of an instance: in the interpreter at first, and as bytecode of the JVM when there is some. */
final class TieredMachine implements Machine {
    private final Instance instance;
    private final ModuleCode code;
    private final TieredInterpreter interpreter;
    private ModuleCode.Translation translation;
    private Machine compiled;

    TieredMachine(Instance instance, ModuleCode code) {
        this.instance = instance;
        this.code = code;
        interpreter = new TieredInterpreter(instance, this);
    }

    @Override
    public long[] call(int function, long[] arguments) {
        Machine machine = compiledOrNull(function);
        return (machine == null ? interpreter : machine).call(function, arguments);
    }

    /** The machine with the bytecode of a function, or null if the function is interpreted now. */
    Machine compiledOrNull(int function) {
        if (translation == null) {
            translation = code.translationOrNull();
            if (translation == null) return null;
            compiled = translation.machines().apply(instance);
        }
        return translation.interpreted().contains(function) ? null : compiled;
    }
}
