package dev.gyre.engine.jit;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.jit.analysis.InstructionTable;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;

/** Generates each instruction: moves, constants, jumps and suspensions itself, all others by the class for their kind. */
final class InstructionCode {
    private final CodeGenerator generator;
    private final Registers registers;
    private final int[] code;
    private final ArithmeticCode arithmetic;
    private final StringCode strings;
    private final ComparisonCode comparison;
    private final ObjectCode object;
    private final PropertyCode property;
    private final ElementCode element;
    private final VariableCode variable;
    private final CallCode call;
    private final ArrayCode array;
    private final ResumptionCode resumption;
    private final IterationCode iteration;
    private final ClassCode classes;
    private final InterpretedCode interpreted;

    InstructionCode(CodeGenerator generator) {
        this.generator = generator;
        registers = generator.registers;
        code = generator.code;
        arithmetic = new ArithmeticCode(generator);
        strings = new StringCode(generator);
        comparison = new ComparisonCode(generator);
        object = new ObjectCode(generator);
        property = new PropertyCode(generator);
        element = new ElementCode(generator);
        variable = new VariableCode(generator);
        call = new CallCode(generator);
        array = new ArrayCode(generator);
        resumption = new ResumptionCode(generator);
        iteration = new IterationCode(generator, resumption);
        classes = new ClassCode(generator);
        interpreted = new InterpretedCode(generator);
    }

    private MethodAssembler asm() {
        return generator.asm;
    }

    /** Generates the current instruction; returns true if it has ended its block by a jump, a return or a throw. */
    boolean emit(int op) {
        if (emitJump(op) || emitComparingJump(op) || resumption.suspend(op)) return true;
        if (op == Op.ITERATOR_STEP) {
            iteration.step();
            return true;
        }
        if (op == Op.DELEGATE_NEXT) {
            resumption.delegateNext();
            return true;
        }
        if (op == Op.FOR_IN_NEXT && iteration.nextKey()) return true;
        if (InstructionTable.labelOperand(op) >= 0) {
            interpreted.runAndJump();
            return true;
        }
        if (op == Op.THROW) {
            throwValue();
            return true;
        }
        if (InstructionTable.isTerminator(op)) {
            interpreted.runAndThrow();
            return true;
        }
        if (!emitLoad(op) && !emitArithmetic(op) && !emitComparison(op) && !emitAccess(op) && !emitClass(op))
            interpreted.run();
        return false;
    }

    private boolean emitClass(int op) {
        switch (op) {
            case Op.GET_SUPER_CONSTRUCTOR -> classes.superConstructor();
            case Op.SUPER_CALL -> call.superCall();
            case Op.SUPER_CALL_ARGUMENTS -> {
                return call.superCallArguments();
            }
            case Op.SUPER_CALL_SPREAD -> {
                return call.superCallSpread();
            }
            case Op.RUN_FIELD_INITIALIZER -> {
                return call.initializeFields();
            }
            case Op.BIND_THIS -> classes.bindThis();
            case Op.CHECK_THIS -> classes.checkThis();
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Whether the types of its operands are known or likely, so that the current instruction is compiled although it has not run. */
    boolean isKnown(int op) {
        return switch (op) {
            case Op.ADD, Op.SUB, Op.MUL, Op.DIV, Op.MOD ->
                registers.isLikely(Registers.DOUBLE, code[generator.pc + 2])
                        && registers.isLikely(Registers.DOUBLE, code[generator.pc + 3]);
            case Op.ADD_INT, Op.SUB_INT, Op.MUL_INT, Op.INCREMENT, Op.DECREMENT ->
                registers.isLikely(Registers.DOUBLE, code[generator.pc + 2]);
            default -> false;
        };
    }

    // ---- jumps

    private boolean emitJump(int op) {
        int pc = generator.pc;
        switch (op) {
            case Op.RETURN -> {
                generator.samples.beforeReturn();
                registers.pushObject(code[pc + 1]);
                generator.return_();
            }
            case Op.JUMP -> generator.go(code[pc + 1]);
            case Op.LOOP -> {
                generator.polls.poll(code[pc + 1]);
                generator.go(code[pc + 1]);
            }
            case Op.LOOP_IF_LESS -> comparison.loopIfLess();
            case Op.LOOP_IF_TRUE -> comparison.loopIfTrue(true);
            case Op.LOOP_IF_FALSE -> comparison.loopIfTrue(false);
            case Op.JUMP_IF_TRUE -> comparison.jumpIfTrue(true);
            case Op.JUMP_IF_FALSE -> comparison.jumpIfTrue(false);
            case Op.JUMP_IF_UNDEFINED -> comparison.jumpIfUndefined(true);
            case Op.JUMP_IF_NOT_UNDEFINED -> comparison.jumpIfUndefined(false);
            case Op.JUMP_IF_EMPTY -> comparison.jumpIfEmpty();
            case Op.JUMP_IF_NULLISH -> comparison.jumpIfNullish(false, true);
            case Op.JUMP_IF_NOT_NULLISH -> comparison.jumpIfNullish(false, false);
            case Op.JUMP_IF_EQUAL_NULL -> comparison.jumpIfNullish(true, true);
            case Op.JUMP_IF_NOT_EQUAL_NULL -> comparison.jumpIfNullish(true, false);
            case Op.SWITCH_INT -> switchInt();
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean emitComparingJump(int op) {
        switch (op) {
            case Op.JUMP_IF_LESS -> comparison.jump(ComparisonCode.LESS, true);
            case Op.JUMP_IF_NOT_LESS -> comparison.jump(ComparisonCode.LESS, false);
            case Op.JUMP_IF_LESS_EQUAL -> comparison.jump(ComparisonCode.LESS_EQUAL, true);
            case Op.JUMP_IF_NOT_LESS_EQUAL -> comparison.jump(ComparisonCode.LESS_EQUAL, false);
            case Op.JUMP_IF_GREATER -> comparison.jump(ComparisonCode.GREATER, true);
            case Op.JUMP_IF_NOT_GREATER -> comparison.jump(ComparisonCode.GREATER, false);
            case Op.JUMP_IF_GREATER_EQUAL -> comparison.jump(ComparisonCode.GREATER_EQUAL, true);
            case Op.JUMP_IF_NOT_GREATER_EQUAL -> comparison.jump(ComparisonCode.GREATER_EQUAL, false);
            case Op.JUMP_IF_STRICT_EQUAL -> comparison.jump(ComparisonCode.STRICT_EQUAL, true);
            case Op.JUMP_IF_STRICT_NOT_EQUAL -> comparison.jump(ComparisonCode.STRICT_EQUAL, false);
            case Op.JUMP_IF_EQUAL -> comparison.jump(ComparisonCode.EQUAL, true);
            case Op.JUMP_IF_NOT_EQUAL -> comparison.jump(ComparisonCode.EQUAL, false);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** The selector comes from LOAD_INT or from a resumption, so it is always an int. */
    private void switchInt() {
        int selector = code[generator.pc + 1];
        var targets = (int[]) generator.inlining.constants[code[generator.pc + 2]];
        if (registers.isInt(selector)) {
            registers.pushInt(selector);
        } else {
            registers.pushObject(selector);
            asm().checkcast("java/lang/Integer");
            asm().invokevirtual("java/lang/Integer", "intValue", "()I");
        }
        var labels = new Label[targets.length];
        for (int i = 0; i < labels.length; i++) labels[i] = generator.jump(targets[i]);
        asm().tableswitch(0, labels, generator.jump(generator.pc + 3));
    }

    // ---- exceptions

    private void throwValue() {
        generator.beforeThrow();
        generator.storePc();
        generator.pushFrame();
        registers.pushObject(code[generator.pc + 1]);
        asm().invokestatic(
                        Helpers.INTERPRETER + "Unwinding",
                        "thrown",
                        "(" + Helpers.FRAME_TYPE + Helpers.OBJECT_TYPE + ")" + Helpers.JS_EXCEPTION_TYPE);
        asm().athrow();
    }

    private void catchValue(int result) {
        generator.pushFrame();
        asm().invokevirtual(Helpers.FRAME, "takeTransfer", "()" + Helpers.OBJECT_TYPE);
        registers.setObject(result);
    }

    // ---- moves and constants

    private boolean emitLoad(int op) {
        int result = generator.pc + 1 < code.length ? code[generator.pc + 1] : 0;
        switch (op) {
            case Op.MOVE -> registers.move(result, code[generator.pc + 2]);
            case Op.LOAD_INT -> {
                asm().ldc(code[generator.pc + 2]);
                registers.setInt(result);
            }
            case Op.LOAD_CONST -> registers.loadConstant(result, generator.inlining.constants[code[generator.pc + 2]]);
            case Op.LOAD_UNDEFINED -> loadStatic(result, Helpers.UNDEFINED, "INSTANCE", "L" + Helpers.UNDEFINED + ";");
            case Op.LOAD_NULL -> loadStatic(result, Helpers.NULL, "INSTANCE", "L" + Helpers.NULL + ";");
            case Op.LOAD_TRUE -> loadStatic(result, "java/lang/Boolean", "TRUE", "Ljava/lang/Boolean;");
            case Op.LOAD_FALSE -> loadStatic(result, "java/lang/Boolean", "FALSE", "Ljava/lang/Boolean;");
            case Op.LOAD_EMPTY -> {
                asm().aconst_null();
                registers.setObject(result);
            }
            case Op.CATCH -> catchValue(result);
            case Op.LOAD_THIS -> generator.thisValues.load();
            case Op.LOAD_NEW_TARGET -> {
                return generator.thisValues.loadNewTarget(result);
            }
            case Op.LOAD_GLOBAL_OR_UNDEFINED -> {
                return variable.loadGlobalOrUndefined();
            }
            case Op.LOAD_CLOSURE_SCOPE -> {
                generator.pushScope();
                registers.setObject(result);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void loadStatic(int result, String owner, String name, String type) {
        asm().getstatic(owner, name, type);
        registers.setObject(result);
    }

    // ---- operators

    private boolean emitArithmetic(int op) {
        int pc = generator.pc;
        switch (op) {
            case Op.ADD,
                    Op.SUB,
                    Op.MUL,
                    Op.DIV,
                    Op.MOD,
                    Op.EXP,
                    Op.BIT_AND,
                    Op.BIT_OR,
                    Op.BIT_XOR,
                    Op.SHIFT_LEFT,
                    Op.SHIFT_RIGHT,
                    Op.SHIFT_RIGHT_UNSIGNED -> arithmetic.binary(op);
            case Op.ADD_INT -> arithmetic.withConstant(Op.ADD, code[pc + 3]);
            case Op.SUB_INT -> arithmetic.withConstant(Op.SUB, code[pc + 3]);
            case Op.MUL_INT -> arithmetic.withConstant(Op.MUL, code[pc + 3]);
            case Op.BIT_AND_INT -> arithmetic.withConstant(Op.BIT_AND, code[pc + 3]);
            case Op.BIT_OR_INT -> arithmetic.withConstant(Op.BIT_OR, code[pc + 3]);
            case Op.SHIFT_LEFT_INT -> arithmetic.withConstant(Op.SHIFT_LEFT, code[pc + 3]);
            case Op.SHIFT_RIGHT_INT -> arithmetic.withConstant(Op.SHIFT_RIGHT, code[pc + 3]);
            case Op.SHIFT_RIGHT_UNSIGNED_INT -> arithmetic.withConstant(Op.SHIFT_RIGHT_UNSIGNED, code[pc + 3]);
            case Op.INCREMENT, Op.DECREMENT -> arithmetic.step(op);
            case Op.NEGATE -> arithmetic.negate();
            case Op.BIT_NOT -> arithmetic.bitNot();
            case Op.TO_STRING_VALUE -> {
                return strings.fromValue();
            }
            case Op.TO_NUMBER, Op.TO_NUMERIC -> {
                return arithmetic.toNumber();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean emitComparison(int op) {
        switch (op) {
            case Op.LESS -> comparison.value(ComparisonCode.LESS, true);
            case Op.LESS_EQUAL -> comparison.value(ComparisonCode.LESS_EQUAL, true);
            case Op.GREATER -> comparison.value(ComparisonCode.GREATER, true);
            case Op.GREATER_EQUAL -> comparison.value(ComparisonCode.GREATER_EQUAL, true);
            case Op.STRICT_EQUAL -> comparison.value(ComparisonCode.STRICT_EQUAL, true);
            case Op.STRICT_NOT_EQUAL -> comparison.value(ComparisonCode.STRICT_EQUAL, false);
            case Op.EQUAL -> comparison.value(ComparisonCode.EQUAL, true);
            case Op.NOT_EQUAL -> comparison.value(ComparisonCode.EQUAL, false);
            case Op.NOT -> comparison.not();
            case Op.TYPEOF -> object.typeof();
            case Op.CASE_INDEX -> comparison.caseIndex();
            case Op.INSTANCE_OF -> object.instanceOf();
            case Op.IN -> object.test("in");
            case Op.HAS_NAMED -> property.has();
            case Op.REQUIRE_OBJECT_COERCIBLE -> {
                return comparison.requireObjectCoercible();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- properties, variables, calls

    private boolean emitAccess(int op) {
        switch (op) {
            case Op.GET_NAMED -> property.get();
            case Op.SET_NAMED -> property.set();
            case Op.GET_LENGTH -> property.length();
            case Op.DEFINE_NAMED_FIELD -> property.define();
            case Op.GET_PRIVATE -> property.getPrivate();
            case Op.SET_PRIVATE -> property.setPrivate();
            case Op.DEFINE_PRIVATE_FIELD -> property.definePrivate();
            case Op.HAS_PRIVATE -> property.hasPrivate();
            case Op.GET_SUPER -> property.getSuper();
            case Op.LOAD_SUPER_BASE -> property.superBase();
            case Op.TO_MEMBER_KEY -> {
                return element.toMemberKey();
            }
            case Op.GET_ELEMENT -> element.get();
            case Op.SET_ELEMENT -> element.set();
            case Op.LOAD_SCOPED -> variable.load(false);
            case Op.LOAD_SCOPED_CHECKED -> variable.load(true);
            case Op.STORE_SCOPED -> variable.store(false);
            case Op.STORE_SCOPED_CHECKED -> variable.store(true);
            case Op.CHECK_INITIALISED -> variable.check();
            case Op.LOAD_GLOBAL -> variable.loadGlobal();
            case Op.LOAD_IMPORT -> variable.loadImport();
            case Op.STORE_GLOBAL -> {
                return variable.storeGlobal();
            }
            case Op.CREATE_SCOPE -> variable.createScope();
            case Op.COPY_SCOPE -> variable.copyScope();
            case Op.CREATE_OBJECT -> property.createObject();
            case Op.CREATE_CLOSURE -> object.createClosure();
            case Op.CREATE_METHOD_CLOSURE -> {
                return object.createMethodClosure();
            }
            case Op.CREATE_ARGUMENTS -> {
                return generator.arguments.createObject();
            }
            case Op.GET_ARGUMENTS_LENGTH -> {
                return generator.arguments.length();
            }
            case Op.GET_ARGUMENTS_ELEMENT -> {
                return generator.arguments.element();
            }
            case Op.CREATE_REST -> {
                return generator.arguments.createRest();
            }
            case Op.CREATE_ARRAY -> {
                return array.create();
            }
            case Op.ARRAY_PUSH -> array.append();
            case Op.FOR_IN_ENUMERATE -> {
                return iteration.enumerate();
            }
            case Op.GET_ITERATOR -> {
                return iteration.begin();
            }
            case Op.ITERATOR_CLOSE -> {
                return iteration.close();
            }
            case Op.CALL0, Op.CALL1, Op.CALL2, Op.CALL3 -> call.call(op);
            case Op.CALL_RANGE -> {
                return call.callRange();
            }
            case Op.ARGUMENT_SPREAD -> call.spreadArgument();
            case Op.CALL_SPREAD -> {
                return call.callSpread();
            }
            case Op.APPLY_ARGUMENTS -> {
                return call.applyArguments();
            }
            case Op.NEW -> {
                return call.construct();
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
