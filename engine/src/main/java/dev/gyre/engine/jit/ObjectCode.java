package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.cache.InstanceOfHandler;
import dev.gyre.engine.jit.analysis.Activation;
import dev.gyre.engine.jit.tiering.ExitReason;
import dev.gyre.engine.syntax.ast.FunctionKind;

/** The operators typeof, instanceof and in, and the creation of functions. */
final class ObjectCode {
    private static final String TYPEOF = "(" + Helpers.OBJECT_TYPE + ")Ljava/lang/String;";
    private static final String TEST = "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE.repeat(2) + ")Z";
    private static final String HANDLER_TYPE = "Ldev/gyre/engine/cache/InstanceOfHandler;";
    private static final String IS_INSTANCE =
            "(" + HANDLER_TYPE + Helpers.OBJECT_TYPE.repeat(2) + ")Ljava/lang/Boolean;";
    private static final String CREATE_CLOSURE =
            "(" + Helpers.FRAME_TYPE + "I" + Helpers.OBJECT_TYPE + ")" + Helpers.FUNCTION_TYPE;

    private static final String IN_ACTIVATION =
            "(" + Helpers.FUNCTION_TYPE + Helpers.OBJECT_TYPE.repeat(2) + Helpers.SHARED_TYPE + Helpers.SCOPE_TYPE;
    private static final String CREATE = IN_ACTIVATION + ")" + Helpers.FUNCTION_TYPE;
    private static final String CREATE_METHOD = IN_ACTIVATION + Helpers.JS_OBJECT_TYPE + ")" + Helpers.FUNCTION_TYPE;

    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;

    ObjectCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
    }

    void typeof() {
        int operand = code[generator.pc + 2];
        generator.typeTests.note();
        if (generator.typeTests.isTestedAlone()) return;
        if (registers.isNumber(operand)) {
            generator.asm.ldcObject("number", Helpers.OBJECT_TYPE);
        } else {
            registers.pushObject(operand);
            generator.asm.invokestatic(Helpers.RUNTIME + "operations/TypeConversion", "typeof", TYPEOF);
        }
        registers.setObject(code[generator.pc + 1]);
    }

    /** Searches the prototype chain, by the constructors that the site has had; calls the interpreter's method where that may run JavaScript. */
    void instanceOf() {
        Object handlers = generator.inlining.caches[code[generator.pc + 4]];
        if (!generator.sites.mayExit(generator.pc) || !(handlers instanceof InstanceOfHandler)) {
            test("instanceOf");
            return;
        }
        generator.asm.ldcObject(handlers, HANDLER_TYPE);
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.invokestatic(Helpers.JIT_RUNTIME + "CompiledTypes", "isInstance", IS_INSTANCE);
        generator.asm.astore(CodeGenerator.OBJECT);
        generator.asm.aload(CodeGenerator.OBJECT);
        generator.asm.ifnull(generator.exit(ExitReason.OTHER));
        generator.asm.aload(CodeGenerator.OBJECT);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Calls the interpreter's method for instanceof or in. */
    void test(String operator) {
        generator.beforeThrow();
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 2]);
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "ComparisonInstructions", operator, TEST);
        generator.asm.invokestatic("java/lang/Boolean", "valueOf", "(Z)Ljava/lang/Boolean;");
        registers.setObject(code[generator.pc + 1]);
    }

    void createClosure() {
        if (createWithoutFrame(false)) return;
        generator.pushFrame();
        generator.pushPc();
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.invokestatic(Helpers.INTERPRETER + "FunctionOps", "createClosure", CREATE_CLOSURE);
        registers.setObject(code[generator.pc + 1]);
    }

    /** Creates a function with a home object; returns false where the frame is needed. */
    boolean createMethodClosure() {
        return createWithoutFrame(true);
    }

    /** Returns false where the code has a frame in any case, or shares what super() changes with its arrow functions. */
    private boolean createWithoutFrame(boolean isMethod) {
        Activation activation = generator.activation();
        if (!generator.isDirect && !activation.isInlined()) return false;
        SharedFunctionInfo created = activation.block.functions[code[generator.pc + 2]];
        boolean isArrow = created.kind() == FunctionKind.ARROW;
        if (isArrow && activation.block.shared.kind() == FunctionKind.DERIVED_CONSTRUCTOR) return false;
        boolean mayConvert = isArrow && !activation.block.shared.isStrict();
        if (mayConvert && !generator.sites.mayExit(generator.pc)) return false;
        generator.pushesFunction();
        generator.pushContext();
        generator.thisValues.push();
        generator.asm.ldcObject(created, Helpers.SHARED_TYPE);
        registers.pushObject(code[generator.pc + 3]);
        generator.asm.checkcast(Helpers.SCOPE);
        if (isMethod) {
            registers.pushObject(code[generator.pc + 4]);
            generator.asm.checkcast(Helpers.JS_OBJECT);
        }
        generator.asm.invokestatic(
                Helpers.FUNCTION, isMethod ? "createMethod" : "create", isMethod ? CREATE_METHOD : CREATE);
        if (mayConvert) {
            generator.asm.astore(CodeGenerator.OBJECT);
            generator.asm.aload(CodeGenerator.OBJECT);
            generator.asm.ifnull(generator.exit(ExitReason.NOT_OBJECT));
            generator.asm.aload(CodeGenerator.OBJECT);
        }
        registers.setObject(code[generator.pc + 1]);
        return true;
    }
}
