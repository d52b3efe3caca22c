package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.CompiledCode;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.jit.tiering.Profile;
import dev.gyre.engine.runtime.exotic.BoundFunction;
import dev.gyre.engine.runtime.object.CallbackMethods;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.syntax.ast.FunctionKind;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Calls and constructions. */
final class CallCode {
    private static final String CALL_WITH_ARRAY = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2)
            + Helpers.OBJECTS_TYPE + ")" + Helpers.OBJECT_TYPE;

    private static final String APPEND_ALL = "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE.repeat(2) + ")Z";
    private static final String ARGUMENTS =
            "(" + Helpers.REALM_TYPE + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.OBJECT_TYPE;
    private static final String NATIVE_FUNCTION_TYPE = "L" + Helpers.RUNTIME + "object/NativeFunction;";
    private static final String CALLBACK_METHODS_TYPE = "L" + Helpers.RUNTIME + "object/CallbackMethods;";

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final BuiltinCode builtins;
    /** By the offset of the call. */
    private final Map<Integer, CallbackMethods> copies = new HashMap<>();

    CallCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        builtins = new BuiltinCode(generator);
    }

    void call(int op) {
        int arguments = switch (op) {
            case Op.CALL0 -> 0;
            case Op.CALL1 -> 1;
            case Op.CALL2 -> 2;
            default -> 3;
        };
        if (builtins.emit(arguments)) return;
        generator.beforeThrow();
        generator.callers.storeCallee(code[generator.pc + 2]);
        for (int i = 0; i < arguments + 2; i++) {
            registers.pushObject(code[generator.pc + 2 + i]);
            generator.asm.pop();
        }
        NativeFunction builtin = generator.sites.builtin(generator.pc);
        BoundFunction bound = generator.sites.boundFunction(generator.pc);
        if (bound != null && !generator.size.isCompact() && isCalledDirectly(bound, arguments))
            callBound(bound, arguments);
        else if (generator.size.isCompact() || builtin == null && generator.sites.isSeldomDirect(generator.pc))
            callAny(arguments);
        else if (builtin == null) callDirectly(arguments);
        else if (callCopy(builtin, arguments)) return;
        else if (arguments > 0 && isCall(builtin))
            callReceiver(builtin, arguments, i -> code[generator.pc + 4 + i], () -> callAny(arguments));
        else if (arguments == 2 && builtin.is("%Function.prototype%", "apply")) applyReceiver(builtin);
        else callAny(arguments);
        registers.settled(code[generator.pc + 1]);
    }

    /** Whether the target of a bound function is a JavaScript function with few enough arguments for a direct call. */
    private static boolean isCalledDirectly(BoundFunction bound, int arguments) {
        return bound.target() instanceof BytecodeFunction
                && bound.boundArguments().length + arguments <= CompiledCode.MOST_ARGUMENTS;
    }

    /** Where a bound function was called: calls its target's compiled code with the bound values. */
    private void callBound(BoundFunction bound, int arguments) {
        MethodAssembler asm = generator.asm;
        Object[] values = bound.boundArguments();
        var slow = new Label();
        var done = new Label();
        registers.pushObject(code[generator.pc + 2]);
        asm.ldcObject(bound, Helpers.JS_OBJECT_TYPE);
        asm.if_acmpne(slow);
        findTarget(() -> registers.pushConstant(bound.target()), slow);
        generator.callers.begin();
        asm.aload(CodeGenerator.TARGET);
        asm.ldcObject(bound.target(), Helpers.FUNCTION_TYPE);
        asm.aconst_null();
        registers.pushConstant(bound.boundThis());
        for (Object value : values) registers.pushConstant(value);
        for (int i = 0; i < arguments; i++) registers.pushObject(code[generator.pc + 4 + i]);
        invoke(values.length + arguments);
        asm.goto_(done);
        asm.bind(slow);
        callAny(arguments);
        asm.bind(done);
    }

    private static boolean isCall(NativeFunction builtin) {
        return builtin.is("%Function.prototype%", "call");
    }

    /**
     * Where Function.prototype.call was called: calls the receiver's compiled code with the arguments after the first.
     *
     * @param registerOf the register of an argument
     * @param callAny calls anything
     */
    private void callReceiver(NativeFunction builtin, int arguments, IntUnaryOperator registerOf, Runnable callAny) {
        MethodAssembler asm = generator.asm;
        int receiver = code[generator.pc + 3];
        var slow = new Label();
        var done = new Label();
        registers.pushObject(code[generator.pc + 2]);
        asm.ldcObject(builtin, Helpers.JS_OBJECT_TYPE);
        asm.if_acmpne(slow);
        findTarget(receiver, slow);
        generator.callers.begin();
        pushTarget(receiver);
        asm.aconst_null();
        for (int i = 0; i < arguments; i++) registers.pushObject(registerOf.applyAsInt(i));
        invoke(arguments - 1);
        asm.goto_(done);
        asm.bind(slow);
        callAny.run();
        asm.bind(done);
    }

    /** Where Function.prototype.apply was called: calls the receiver's compiled code with the elements of an array or an arguments object. */
    private void applyReceiver(NativeFunction builtin) {
        MethodAssembler asm = generator.asm;
        int receiver = code[generator.pc + 3];
        var slow = new Label();
        var done = new Label();
        registers.pushObject(code[generator.pc + 2]);
        asm.ldcObject(builtin, Helpers.JS_OBJECT_TYPE);
        asm.if_acmpne(slow);
        findTarget(receiver, slow);
        registers.pushObject(code[generator.pc + 5]);
        asm.invokestatic(Helpers.CALLS, "listOf", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECTS_TYPE);
        asm.astore(CodeGenerator.OBJECT);
        asm.aload(CodeGenerator.OBJECT);
        asm.ifnull(slow);
        generator.callers.begin();
        pushTarget(receiver);
        asm.aconst_null();
        registers.pushObject(code[generator.pc + 4]);
        asm.aload(CodeGenerator.OBJECT);
        invokeWithArray();
        asm.goto_(done);
        asm.bind(slow);
        callAny(2);
        asm.bind(done);
    }

    /** A call whose arguments contain spread elements, which are in an array. */
    boolean callSpread() {
        if (generator.size.isCompact()) return false;
        MethodAssembler asm = generator.asm;
        int array = code[generator.pc + 4];
        var slow = new Label();
        var done = new Label();
        prepare(2, array, 1);
        findTarget(code[generator.pc + 2], slow);
        generator.callers.begin();
        pushTarget(code[generator.pc + 2]);
        asm.aconst_null();
        registers.pushObject(code[generator.pc + 3]);
        generator.arguments.pushElements(array);
        invokeWithArray();
        asm.goto_(done);
        asm.bind(slow);
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        generator.arguments.pushElements(array);
        asm.invokestatic(Helpers.CALLS, "callSpread", CALL_WITH_ARRAY);
        registers.storeObject(code[generator.pc + 1]);
        asm.bind(done);
        registers.settled(code[generator.pc + 1]);
        return true;
    }

    /** Appends the elements of an iterable to the array of the arguments. */
    void spreadArgument() {
        var done = new Label();
        generator.beforeThrow();
        if (isLastArgument()) {
            passElements(done);
            return;
        }
        generator.pushRealm();
        registers.pushObject(code[generator.pc + 1]);
        registers.pushObject(code[generator.pc + 2]);
        generator.asm.invokestatic(Helpers.JIT_RUNTIME + "CompiledArrays", "appendAll", APPEND_ALL);
        generator.asm.ifne(done);
        iterateArgument();
        generator.asm.bind(done);
    }

    private void iterateArgument() {
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 1]);
        registers.pushObject(code[generator.pc + 2]);
        generator.asm.invokestatic(
                Helpers.INTERPRETER + "LiteralOps",
                "argumentSpread",
                "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")V");
    }

    /** Whether the next instruction is the call to which the array of the arguments is passed, after which nothing reads it. */
    private boolean isLastArgument() {
        int next = generator.pc + InstructionTable.length(code[generator.pc]);
        return code[next] == Op.CALL_SPREAD
                && code[next + 4] == code[generator.pc + 1]
                && !generator.isLiveAt(next + InstructionTable.length(Op.CALL_SPREAD), code[generator.pc + 1]);
    }

    /** Spreads the last argument, as {@link #spreadArgument}. An array that is the only one becomes the array of the arguments, since the call only reads that. */
    private void passElements(Label done) {
        int array = code[generator.pc + 1];
        var slow = new Label();
        generator.pushRealm();
        registers.pushObject(array);
        registers.pushObject(code[generator.pc + 2]);
        generator.asm.invokestatic(Helpers.JIT_RUNTIME + "CompiledArrays", "arguments", ARGUMENTS);
        generator.asm.astore(CodeGenerator.OBJECT);
        generator.asm.aload(CodeGenerator.OBJECT);
        generator.asm.ifnull(slow);
        generator.asm.aload(CodeGenerator.OBJECT);
        registers.storeObject(array);
        generator.asm.goto_(done);
        generator.asm.bind(slow);
        iterateArgument();
        generator.asm.bind(done);
        registers.settled(array);
    }

    /** As {@link #invoke}, with the arguments in an array. */
    private void invokeWithArray() {
        callWithArray();
        registers.storeObject(code[generator.pc + 1]);
        generator.callers.end();
    }

    /** {@code f.apply(x, arguments)}; returns false where the arguments are only in the frame, or something else has been called. */
    boolean applyArguments() {
        if (generator.size.isCompact()
                || !generator.arguments.areLocal()
                || generator.sites.bases(generator.pc) != Profile.OBJECT) return false;
        MethodAssembler asm = generator.asm;
        int function = code[generator.pc + 3], thisValue = code[generator.pc + 4];
        var slow = new Label();
        var done = new Label();
        generator.beforeThrow();
        generator.arguments.requirePlainApply(generator.exit(ExitReason.CALL_TARGET));
        generator.arguments.box();
        registers.pushObject(thisValue);
        asm.pop();
        findTarget(function, slow);
        generator.callers.begin();
        pushTarget(function);
        asm.aconst_null();
        registers.pushObject(thisValue);
        generator.arguments.push();
        invokeWithArray();
        asm.goto_(done);
        asm.bind(slow);
        generator.storePc();
        registers.pushObject(function);
        asm.checkcast(Helpers.JS_FUNCTION);
        registers.pushObject(thisValue);
        generator.arguments.push();
        asm.invokestatic(
                Helpers.INTERPRETER + "Calls",
                "applyArguments",
                "(" + Helpers.JS_FUNCTION_TYPE + Helpers.OBJECT_TYPE + Helpers.OBJECTS_TYPE + ")"
                        + Helpers.OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
        asm.bind(done);
        registers.settled(code[generator.pc + 1]);
        return true;
    }

    /** Calls the callee's compiled code by a call site of its own, so that HotSpot profiles the receivers of each call separately. */
    private void callDirectly(int arguments) {
        MethodAssembler asm = generator.asm;
        var slow = new Label();
        var done = new Label();
        findTarget(code[generator.pc + 2], slow);
        generator.callers.begin();
        pushTarget(code[generator.pc + 2]);
        asm.aconst_null();
        for (int i = 0; i < arguments + 1; i++) registers.pushObject(code[generator.pc + 3 + i]);
        invoke(arguments);
        asm.goto_(done);
        asm.bind(slow);
        callAny(arguments);
        asm.bind(done);
    }

    /**
     * Stores the callee's compiled code in the local TARGET; jumps if it has none. A switch, because C2 would take "no code yet" for always, and discard the caller when the
     * callee is compiled. The cast is at the site, where HotSpot profiles the class of the code.
     */
    private void findTarget(int callee, Label slow) {
        findTarget(() -> registers.pushObject(callee), slow);
    }

    private void findTarget(Runnable pushCallee, Label slow) {
        MethodAssembler asm = generator.asm;
        var direct = new Label();
        pushCallee.run();
        asm.invokestatic(Helpers.CALLS, "entry", "(" + Helpers.OBJECT_TYPE + ")I");
        asm.lookupswitch(new int[] {CodeBlock.DIRECT}, new Label[] {direct}, slow);
        asm.bind(direct);
        pushCallee.run();
        asm.invokestatic(Helpers.CALLS, "attached", "(" + Helpers.OBJECT_TYPE + ")" + Helpers.TIER_ATTACHMENT_TYPE);
        asm.checkcast(Helpers.COMPILED_CODE);
        asm.astore(CodeGenerator.TARGET);
    }

    /** Pushes the callee's compiled code and the callee. */
    private void pushTarget(int callee) {
        generator.asm.aload(CodeGenerator.TARGET);
        registers.pushObject(callee);
        generator.asm.checkcast(Helpers.FUNCTION);
    }

    private void callWithCount(int arguments) {
        generator.callers.note();
        generator.asm.invokevirtual(
                Helpers.COMPILED_CODE, DirectEntry.name(arguments), DirectEntry.descriptor(arguments));
    }

    private void callWithRange(int first, int count) {
        for (int i = 0; i < count; i++) registers.pushObject(first + i);
        callWithCount(count);
    }

    private void callWithArray() {
        generator.callers.note();
        generator.asm.invokevirtual(Helpers.COMPILED_CODE, DirectEntry.ARRAY, DirectEntry.ARRAY_DESCRIPTOR);
    }

    /** Calls the callee's compiled code, after {@link CallerCode#begin}, and stores the result. */
    private void invoke(int arguments) {
        callWithCount(arguments);
        registers.storeObject(code[generator.pc + 1]);
        generator.callers.end();
    }

    /** Where a builtin was called that calls a callback in a loop: calls a copy of it. Returns false for other builtins. */
    private boolean callCopy(NativeFunction builtin, int arguments) {
        CallbackMethods methods = builtin.table().callbackMethods();
        if (methods == null || arguments < 1 || arguments > 2) return false;
        // The code is analysed before it is emitted.
        CallbackMethods copy = copies.computeIfAbsent(
                generator.pc, pc -> methods.copyFor(builtin.table().key(builtin.id())));
        if (copy == null) return false;
        pushCall(arguments);
        generator.asm.ldcObject(builtin, NATIVE_FUNCTION_TYPE);
        generator.asm.ldcObject(copy, CALLBACK_METHODS_TYPE);
        generator.asm.invokestatic(
                Helpers.CALLS,
                "callCopy",
                "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(arguments + 2) + NATIVE_FUNCTION_TYPE
                        + CALLBACK_METHODS_TYPE + ")" + Helpers.OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
        registers.settled(code[generator.pc + 1]);
        return true;
    }

    private void pushCall(int arguments) {
        generator.pushFrame();
        generator.pushPc();
        for (int i = 0; i < arguments + 2; i++) registers.pushObject(code[generator.pc + 2 + i]);
    }

    private void callAny(int arguments) {
        pushCall(arguments);
        generator.asm.invokestatic(
                Helpers.CALLS,
                "call" + arguments,
                "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(arguments + 2) + ")" + Helpers.OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
    }

    // ---- arguments in a range of registers

    /** A call; returns false if it has too many arguments for a direct call. */
    boolean callRange() {
        int first = code[generator.pc + 4], count = code[generator.pc + 5];
        if (generator.size.isCompact() || count > CompiledCode.MOST_ARGUMENTS) return false;
        prepare(2, first, count);
        NativeFunction builtin = generator.sites.builtin(generator.pc);
        if (builtin != null && count > 0 && isCall(builtin))
            callReceiver(builtin, count, i -> first + i, () -> callAnyWithRange(first, count));
        else if (builtin != null || generator.sites.isSeldomDirect(generator.pc)) callAnyWithRange(first, count);
        else callDirectlyWithRange(first, count);
        registers.settled(code[generator.pc + 1]);
        return true;
    }

    private void callDirectlyWithRange(int first, int count) {
        MethodAssembler asm = generator.asm;
        var slow = new Label();
        var done = new Label();
        findTarget(code[generator.pc + 2], slow);
        generator.callers.begin();
        pushTarget(code[generator.pc + 2]);
        asm.aconst_null();
        registers.pushObject(code[generator.pc + 3]);
        for (int i = 0; i < count; i++) registers.pushObject(first + i);
        invoke(count);
        asm.goto_(done);
        asm.bind(slow);
        callAnyWithRange(first, count);
        asm.bind(done);
    }

    private void callAnyWithRange(int first, int count) {
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        registers.pushArray(first, count);
        generator.asm.invokestatic(Helpers.CALLS, "callRange", CALL_WITH_ARRAY);
        registers.storeObject(code[generator.pc + 1]);
    }

    /** A construction; returns false if it has too many arguments for a direct call. */
    boolean construct() {
        int first = code[generator.pc + 3], count = code[generator.pc + 4];
        if (generator.size.isCompact() || count > CompiledCode.MOST_ARGUMENTS) return false;
        MethodAssembler asm = generator.asm;
        var slow = new Label();
        var done = new Label();
        prepare(1, first, count);
        if (isConstructedDirectly()) {
            constructDirectly(
                    () -> registers.pushObject(code[generator.pc + 2]), () -> callWithRange(first, count), slow);
            asm.goto_(done);
            asm.bind(slow);
        }
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushArray(first, count);
        asm.invokestatic(
                Helpers.CALLS,
                "construct",
                "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + Helpers.OBJECTS_TYPE + ")"
                        + Helpers.OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
        asm.bind(done);
        registers.settled(code[generator.pc + 1]);
        return true;
    }

    /** A call of super(). */
    void superCall() {
        int first = code[generator.pc + 3], count = code[generator.pc + 4];
        prepare(1, first, count);
        boolean isDirect = isSuperConstructedDirectly() && count <= CompiledCode.MOST_ARGUMENTS;
        superCall(
                isDirect ? () -> callWithRange(first, count) : null,
                "superCall",
                () -> {
                    registers.pushArray(first, count);
                    generator.asm.ldc(0);
                },
                Helpers.OBJECTS_TYPE + "I");
    }

    /** The super() of a default constructor, which passes its arguments on; returns false where only the frame has them. */
    boolean superCallArguments() {
        if (!isSuperConstructedDirectly()) return false;
        prepare(1, 0, 0);
        generator.arguments.box();
        Runnable directCall = () -> {
            generator.arguments.push();
            callWithArray();
        };
        superCall(directCall, "superCallArguments", () -> {}, "");
        return true;
    }

    /** As {@link #callSpread}, for super(); returns false where only the frame has the new target. */
    boolean superCallSpread() {
        if (!isSuperConstructedDirectly()) return false;
        int array = code[generator.pc + 3];
        prepare(2, 0, 0);
        Runnable directCall = () -> {
            generator.arguments.pushElements(array);
            callWithArray();
        };
        superCall(directCall, "superCallSpread", () -> generator.arguments.pushElements(array), Helpers.OBJECTS_TYPE);
        return true;
    }

    /**
     * Calls the compiled code of the super constructor or, where that takes the general way, a method of ClassOps.
     *
     * @param directCallOrNull calls the compiled code; null to always take the general way
     * @param pushArguments pushes what the method takes after the frame, the offset of the instruction and the super constructor
     * @param argumentTypes the types of that
     */
    private void superCall(Runnable directCallOrNull, String method, Runnable pushArguments, String argumentTypes) {
        MethodAssembler asm = generator.asm;
        var done = new Label();
        if (directCallOrNull != null) {
            var slow = new Label();
            constructDirectly(this::pushNewTarget, directCallOrNull, slow);
            asm.goto_(done);
            asm.bind(slow);
        }
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        pushArguments.run();
        asm.invokestatic(
                Helpers.INTERPRETER + "ClassOps",
                method,
                "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + argumentTypes + ")" + Helpers.JS_OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
        asm.bind(done);
        registers.settled(code[generator.pc + 1]);
    }

    /** Pushes the new target of a constructor that calls super(). */
    private void pushNewTarget() {
        generator.pushNewTarget(generator.activation());
    }

    private boolean isSuperConstructedDirectly() {
        return generator.activation().isDerived()
                && generator.arguments.areLocal()
                && !generator.size.isCompact()
                && isConstructedDirectly();
    }

    private boolean isConstructedDirectly() {
        return generator.sites.builtin(generator.pc) == null && !generator.sites.isSeldomDirect(generator.pc);
    }

    /** Calls the compiled code of a constructor; jumps if that takes the general way. */
    private void constructDirectly(Runnable pushNewTarget, Runnable call, Label slow) {
        MethodAssembler asm = generator.asm;
        int callee = code[generator.pc + 2];
        boolean isDerived = generator.sites.constructsDerived(generator.pc);
        findTarget(callee, slow);
        if (isDerived) requireDerived(callee, slow);
        else createInstance(callee, pushNewTarget, slow);
        generator.callers.begin();
        pushTarget(callee);
        pushNewTarget.run();
        asm.aload(CodeGenerator.OBJECT);
        call.run();
        asm.aload(CodeGenerator.OBJECT);
        pushNewTarget.run();
        asm.invokestatic(
                Helpers.CALLS,
                isDerived ? "constructedByDerived" : "constructed",
                "(" + Helpers.OBJECT_TYPE + Helpers.JS_OBJECT_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.OBJECT_TYPE);
        registers.storeObject(code[generator.pc + 1]);
        generator.callers.end();
    }

    /** Makes the local OBJECT null, which is the this value of a derived constructor; jumps for other callees. */
    private void requireDerived(int callee, Label slow) {
        registers.pushObject(callee);
        generator.asm.invokestatic(Helpers.CALLS, "isDerived", "(" + Helpers.OBJECT_TYPE + ")Z");
        generator.asm.ifeq(slow);
        generator.asm.aconst_null();
        generator.asm.checkcast(Helpers.JS_OBJECT);
        generator.asm.astore(CodeGenerator.OBJECT);
    }

    /** Creates the new object in the local OBJECT; jumps if that takes the general way. */
    private void createInstance(int callee, Runnable pushNewTarget, Label slow) {
        MethodAssembler asm = generator.asm;
        registers.pushObject(callee);
        pushNewTarget.run();
        asm.invokestatic(Helpers.CALLS, "instance", "(" + Helpers.OBJECT_TYPE.repeat(2) + ")" + Helpers.JS_OBJECT_TYPE);
        asm.astore(CodeGenerator.OBJECT);
        asm.aload(CodeGenerator.OBJECT);
        asm.ifnull(slow);
    }

    /** Calls the function that defines the fields of this; returns false where only the frame has the constructor. */
    boolean initializeFields() {
        Activation current = generator.activation();
        if (!generator.arguments.areLocal()
                || !current.bindsThis && current.block.shared.kind() != FunctionKind.CONSTRUCTOR) return false;
        MethodAssembler asm = generator.asm;
        var slow = new Label();
        var done = new Label();
        generator.beforeThrow();
        if (!generator.size.isCompact() && !generator.sites.isSeldomDirect(generator.pc)) {
            generator.inlinedCalls.findFieldInitializer();
            findTarget(() -> asm.aload(CodeGenerator.OTHER_OBJECT), slow);
            generator.callers.begin();
            asm.aload(CodeGenerator.TARGET);
            asm.aload(CodeGenerator.OTHER_OBJECT);
            asm.checkcast(Helpers.FUNCTION);
            asm.aconst_null();
            generator.thisValues.push();
            generator.callers.note();
            asm.invokevirtual(Helpers.COMPILED_CODE, DirectEntry.name(0), DirectEntry.descriptor(0));
            asm.pop();
            generator.callers.end();
            asm.goto_(done);
            asm.bind(slow);
        }
        generator.pushFrame();
        generator.pushPc();
        asm.invokestatic(Helpers.INTERPRETER + "ClassOps", "runFieldInitializer", "(" + Helpers.FRAME_TYPE + "I)V");
        asm.bind(done);
        return true;
    }

    /** Boxes the operands before the paths of the instruction branch, so that they are boxed on all of them. */
    private void prepare(int operands, int first, int count) {
        generator.beforeThrow();
        generator.callers.storeCallee(code[generator.pc + 2]);
        for (int i = 0; i < operands + count; i++) {
            registers.pushObject(i < operands ? code[generator.pc + 2 + i] : first + i - operands);
            generator.asm.pop();
        }
    }
}
