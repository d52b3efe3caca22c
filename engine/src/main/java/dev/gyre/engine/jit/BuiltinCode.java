package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.Sites;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.runtime.object.NativeFunction;

/** Calls of builtins that are compiled as intrinsics, guarded by the identity of the function. */
final class BuiltinCode {
    private final CodeGenerator generator;
    private final MathCode math;
    private final StringCode strings;
    private final ArrayCode arrays;

    BuiltinCode(CodeGenerator generator) {
        this.generator = generator;
        math = new MathCode(generator);
        strings = new StringCode(generator);
        arrays = new ArrayCode(generator);
    }

    /** Whether a call is compiled as an intrinsic, which calls no JavaScript and takes constant time. */
    static boolean isIntrinsic(int op, int pc, Sites sites) {
        int arguments = argumentsOf(op);
        return arguments >= 0 && intrinsic(pc, arguments, sites) != null;
    }

    private static int argumentsOf(int op) {
        return switch (op) {
            case Op.CALL0 -> 0;
            case Op.CALL1 -> 1;
            case Op.CALL2 -> 2;
            case Op.CALL3 -> 3;
            default -> -1;
        };
    }

    private static NativeFunction intrinsic(int pc, int arguments, Sites sites) {
        NativeFunction function = sites.mayExit(pc) ? sites.builtin(pc) : null;
        if (function == null) return null;
        String key = function.table().key(function.id());
        boolean known = switch (function.table().intrinsic()) {
            case "%Math%" -> MathCode.has(key, arguments);
            case "%String%", "%String.prototype%" -> StringCode.has(key, arguments);
            case "%Array.prototype%" -> ArrayCode.has(key, arguments);
            case "%Array%" -> key.equals("isArray") && arguments == 1;
            default -> false;
        };
        return known ? function : null;
    }

    private void requireCallee(NativeFunction function) {
        int callee = generator.code[generator.pc + 2];
        if (generator.registers.constant(callee) == function) return;
        generator.registers.pushObject(callee);
        generator.asm.ldcObject(function, Helpers.JS_OBJECT_TYPE);
        generator.asm.if_acmpne(generator.exit(ExitReason.CALL_TARGET));
    }

    /** Generates the current call if it is an intrinsic; returns false otherwise. */
    boolean emit(int arguments) {
        NativeFunction function = intrinsic(generator.pc, arguments, generator.sites);
        if (function == null) return false;
        requireCallee(function);
        String key = function.table().key(function.id());
        switch (function.table().intrinsic()) {
            case "%Math%" -> math.call(key, arguments);
            case "%Array.prototype%" -> arrays.call(key);
            case "%Array%" -> arrays.isArray();
            default -> strings.call(key, arguments);
        }
        return true;
    }
}
