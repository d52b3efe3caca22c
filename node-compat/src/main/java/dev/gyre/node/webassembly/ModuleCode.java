package dev.gyre.node.webassembly;

import com.dylibso.chicory.compiler.InterpreterFallback;
import com.dylibso.chicory.compiler.internal.ClassLoadingCollector;
import com.dylibso.chicory.compiler.internal.Compiler;
import com.dylibso.chicory.runtime.Instance;
import com.dylibso.chicory.runtime.Machine;
import com.dylibso.chicory.wasm.ChicoryException;
import com.dylibso.chicory.wasm.WasmModule;
import com.dylibso.chicory.wasm.types.ExternalType;
import com.dylibso.chicory.wasm.types.FunctionBody;
import com.dylibso.chicory.wasm.types.Instruction;
import dev.gyre.node.webassembly.vector.VectorInstructions;
import dev.gyre.node.webassembly.vector.VectorLocals;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.MethodTooLargeException;

/**
 * JVM bytecode for the functions of a module. It is made once for all instances, on a thread of its own, after the
 * first instance has run for a while in the interpreter: programs that only call a few functions do not pay for it.
 */
final class ModuleCode {
    /** Modules with more instructions are interpreted: their bytecode would take most of a usual heap. */
    private static final int MOST_INSTRUCTIONS = 2_000_000;
    /** Functions with more instructions do not fit into a method of the JVM (64 KB of bytecode). */
    private static final int MOST_INSTRUCTIONS_OF_A_FUNCTION = 30_000;

    private static final String METHOD = "func_";

    private final WasmModule module;
    private final Set<Instruction> vectorAssignments;
    private boolean started;
    private volatile Translation translation;

    ModuleCode(WasmModule module) {
        this.module = module;
        vectorAssignments = VectorLocals.assignments(module);
    }

    /**
     * Compiled functions.
     *
     * @param interpreted the indexes of functions that have no bytecode
     */
    record Translation(Function<Instance, Machine> machines, Set<Integer> interpreted) {}

    /** The instructions that {@link VectorLocals} is for. */
    Set<Instruction> vectorAssignments() {
        return vectorAssignments;
    }

    /** What is compiled, or null while there is nothing. */
    Translation translationOrNull() {
        return translation;
    }

    /** Begins to compile, unless that has begun already. */
    synchronized void start() {
        if (started) return;
        started = true;
        Thread.ofPlatform().daemon().name("webassembly-compiler").start(this::translate);
    }

    private void translate() {
        try {
            translation = translationUnlessLarge();
        } catch (RuntimeException | LinkageError unsuitable) {
            // A module that this compiler cannot do stays in the interpreter, which can.
            translation = null;
        }
    }

    private Translation translationUnlessLarge() {
        int imported = module.importSection().count(ExternalType.FUNCTION);
        Set<Integer> interpreted = new HashSet<>();
        long total = 0;
        for (int i = 0; i < module.codeSection().functionBodyCount(); i++) {
            FunctionBody body = module.codeSection().getFunctionBody(i);
            int size = body.instructions().size();
            if (size > MOST_INSTRUCTIONS_OF_A_FUNCTION || VectorInstructions.hasVectors(body))
                interpreted.add(imported + i);
            else total += size;
        }
        if (total > MOST_INSTRUCTIONS) return null;
        while (true) {
            try {
                Compiler.Builder builder = Compiler.builder(module)
                        .withClassCollectorFactory(ClassLoadingCollector::new)
                        .withInterpreterFallback(InterpreterFallback.FAIL)
                        .withInterpretedFunctions(interpreted);
                ClassLoadingCollector classes =
                        (ClassLoadingCollector) builder.build().compile().collector();
                return new Translation(classes.machineFactory(), Set.copyOf(interpreted));
            } catch (ChicoryException failure) {
                if (!(failure.getCause() instanceof MethodTooLargeException large)
                        || !large.getMethodName().startsWith(METHOD)) throw failure;
                interpreted.add(Integer.parseInt(large.getMethodName().substring(METHOD.length())));
            }
        }
    }
}
