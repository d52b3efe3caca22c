package dev.gyre.engine.jit.classfile;

import static dev.gyre.engine.jit.classfile.AssembledClass.STATIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassAssemblerTest {
    private final ClassAssembler assembler = new ClassAssembler(AssembledClass.NAME, "java/lang/Object");

    @Test
    void randomProgramsGiveTheEvaluatorsResult() throws ReflectiveOperationException {
        for (int seed = 0; seed < 500; seed++) {
            var program = new RandomProgram(seed);
            var assembler = new ClassAssembler(AssembledClass.NAME, "java/lang/Object");
            program.emit(assembler.method(STATIC, "run", "()J"));
            assertEquals(program.value(), new AssembledClass(assembler).call("run"), "seed " + seed);
        }
    }

    @Test
    void aLoopKeepsOnlyWhatIsLive() throws ReflectiveOperationException {
        // int sum = 0; double unused = 1; do { sum += n; unused = "text"; } while (--n > 0); return sum
        var code = assembler.method(STATIC, "run", "(I)I");
        var head = new Label();
        var live = new BitSet();
        live.set(1);
        code.ldc(0);
        code.istore(1);
        code.ldc(1.0);
        code.dstore(2);
        code.bind(head, live);
        code.iload(1);
        code.iload(0);
        code.iadd();
        code.istore(1);
        code.ldc("text");
        code.astore(2);
        code.iinc(0, -1);
        code.iload(0);
        code.ifgt(head);
        code.iload(1);
        code.ireturn();
        assertEquals(15, new AssembledClass(assembler).call("run", 5));
    }

    @Test
    void aJumpBackThatChangesALiveLocalIsAnError() {
        var code = assembler.method(STATIC, "run", "(I)V");
        var head = new Label();
        var live = new BitSet();
        live.set(1);
        code.ldc(0);
        code.istore(1);
        code.bind(head, live);
        code.ldc(1.0);
        code.dstore(1);
        var error = assertThrows(IllegalStateException.class, () -> code.goto_(head));
        assertTrue(error.getMessage().endsWith("changes type of local 1"), error.getMessage());
    }

    @Test
    void aLocalHasItsDeclaredClassAfterALoopHead() throws ReflectiveOperationException {
        var code = assembler.method(STATIC, "run", "(Ljava/lang/String;I)I");
        var head = new Label();
        var live = new BitSet();
        live.set(2);
        code.declareLocal(2, "java/lang/String");
        code.aconst_null();
        code.astore(2);
        code.bind(head, live);
        code.aload(0);
        code.astore(2);
        code.aload(2);
        code.iload(1);
        code.invokevirtual("java/lang/String", "substring", "(I)Ljava/lang/String;");
        code.astore(0);
        code.aload(2);
        code.invokevirtual("java/lang/String", "length", "()I");
        code.ldc(3);
        code.if_icmpgt(head);
        code.aload(2);
        code.invokevirtual("java/lang/String", "length", "()I");
        code.ireturn();
        assertEquals(2, new AssembledClass(assembler).call("run", "12345678", 2));
    }

    @Test
    void differentClassesMeetAsObject() throws ReflectiveOperationException {
        var code = assembler.method(STATIC, "run", "(I)Ljava/lang/Object;");
        var otherwise = new Label();
        var end = new Label();
        code.iload(0);
        code.ifeq(otherwise);
        code.ldc("text");
        code.goto_(end);
        code.bind(otherwise);
        code.new_("java/util/ArrayList");
        code.dup();
        code.iload(0);
        code.invokespecial("java/util/ArrayList", "<init>", "(I)V");
        code.bind(end);
        code.areturn();
        var defined = new AssembledClass(assembler);
        assertEquals("text", defined.call("run", 1));
        assertEquals(List.of(), defined.call("run", 0));
    }

    @Test
    void labelsAtOnePositionShareAFrame() throws ReflectiveOperationException {
        var code = assembler.method(STATIC, "run", "(I)I");
        var outer = new Label();
        var inner = new Label();
        var end = new Label();
        var live = new BitSet();
        live.set(1);
        code.ldc(0);
        code.istore(1);
        code.bind(outer, live);
        code.bind(inner, live);
        code.iinc(1, 1);
        code.iload(1);
        code.ldc(5);
        code.if_icmplt(inner);
        code.iload(1);
        code.ldc(1000);
        code.imul();
        code.istore(1);
        code.iload(1);
        code.iload(0);
        code.if_icmplt(outer);
        code.goto_(end);
        code.bind(new Label());
        code.bind(end);
        code.iload(1);
        code.ireturn();
        assertEquals(5_001_000, new AssembledClass(assembler).call("run", 5_000_001));
    }

    @Test
    void codeThatNothingReachesIsNotEmitted() throws ReflectiveOperationException {
        var code = assembler.method(STATIC, "run", "()I");
        var never = new Label();
        code.ldc(1);
        code.ireturn();
        int size = code.codeSize();
        code.bind(never);
        code.invokestatic("no/Such", "method", "(I)I");
        code.goto_(never);
        code.bind(new Label(), new BitSet());
        code.athrow();
        assertFalse(code.isReachable());
        assertFalse(never.isAwaited());
        assertEquals(size, code.codeSize());
        assertEquals(1, new AssembledClass(assembler).call("run"));
    }

    @Test
    void objectsAreConstantsByIdentity() throws ReflectiveOperationException {
        var list = new ArrayList<Object>();
        var other = new ArrayList<Object>();
        var code = assembler.method(STATIC, "run", "(I)Ljava/util/List;");
        var otherwise = new Label();
        code.iload(0);
        code.ifeq(otherwise);
        code.ldcObject(list, "Ljava/util/List;");
        code.areturn();
        code.bind(otherwise);
        code.ldcObject(other, "Ljava/util/List;");
        code.areturn();
        assertEquals(
                assembler.classDataConstant(list, "Ljava/util/List;"),
                assembler.classDataConstant(list, "Ljava/util/List;"));
        assertEquals(2, assembler.classData().length);
        var defined = new AssembledClass(assembler);
        assertSame(list, defined.call("run", 1));
        assertSame(other, defined.call("run", 0));
    }

    @Test
    void anInstanceHasFieldsAndImplementsItsSuperclass() throws ReflectiveOperationException {
        var assembler = new ClassAssembler(AssembledClass.NAME, "java/lang/Number");
        assembler.defaultConstructor();
        assembler.field(Modifier.PRIVATE, "count", "J");
        for (var primitive : List.of("int", "long", "float", "double")) {
            var code = assembler.method(
                    Modifier.PUBLIC,
                    primitive + "Value",
                    "()" + primitive.substring(0, 1).toUpperCase().replace('L', 'J'));
            code.aload(0);
            code.aload(0);
            code.getfield(AssembledClass.NAME, "count", "J");
            code.ldc(1L);
            code.ladd();
            code.putfield(AssembledClass.NAME, "count", "J");
            code.aload(0);
            code.getfield(AssembledClass.NAME, "count", "J");
            switch (primitive) {
                case "int" -> {
                    code.l2i();
                    code.ireturn();
                }
                case "long" -> code.lreturn();
                case "float" -> {
                    code.l2i();
                    code.i2f();
                    code.freturn();
                }
                default -> {
                    code.l2d();
                    code.dreturn();
                }
            }
        }
        var number = (Number) new AssembledClass(assembler).newInstance();
        assertEquals(1, number.intValue());
        assertEquals(2, number.longValue());
        assertEquals(3f, number.floatValue());
        assertEquals(4.0, number.doubleValue());
    }

    @Test
    void arraysOfEveryType() throws ReflectiveOperationException {
        // Fills an array of each type with 7 and counts the elements that read as 7.
        var code = assembler.method(STATIC, "run", "()I");
        code.ldc(0);
        code.istore(0);
        countSeven(code, 'I', code::iastore, code::iaload, () -> code.ldc(7), () -> {});
        countSeven(code, 'B', code::bastore, code::baload, () -> code.ldc(7), () -> {});
        countSeven(code, 'C', code::castore, code::caload, () -> code.ldc(7), () -> {});
        countSeven(code, 'S', code::sastore, code::saload, () -> code.ldc(7), () -> {});
        countSeven(code, 'J', code::lastore, code::laload, () -> code.ldc(7L), code::l2i);
        countSeven(code, 'D', code::dastore, code::daload, () -> code.ldc(7.0), code::d2i);
        countSeven(code, 'F', code::fastore, code::faload, () -> code.ldc(7f), () -> {
            code.f2d();
            code.d2i();
        });
        countSeven(code, 'A', code::aastore, code::aaload, () -> code.ldc("1234567"), () -> {
            code.invokevirtual("java/lang/String", "length", "()I");
        });
        code.iload(0);
        code.ireturn();
        assertEquals(8, new AssembledClass(assembler).call("run"));
    }

    private static void countSeven(
            MethodAssembler code, char type, Runnable store, Runnable load, Runnable seven, Runnable toInt) {
        var different = new Label();
        code.ldc(3);
        if (type == 'A') {
            code.anewarray("java/lang/String");
        } else {
            code.newarray(type);
        }
        code.dup();
        code.ldc(2);
        seven.run();
        store.run();
        code.dup();
        code.arraylength();
        code.ldc(1);
        code.isub();
        load.run();
        toInt.run();
        code.ldc(7);
        code.if_icmpne(different);
        code.iinc(0, 1);
        code.bind(different);
    }

    @Test
    void codeBeyondAJumpsReachIsRefused() {
        var code = assembler.method(STATIC, "run", "()V");
        assertThrows(CodeTooLargeException.class, () -> {
            for (int i = 0; i < 40_000; i++) {
                code.nop();
            }
        });
    }

    @Test
    void aWrongTypeOnTheStackIsAnError() {
        var code = assembler.method(STATIC, "run", "()V");
        code.ldc(1.0);
        code.ldc(1);
        assertThrows(IllegalStateException.class, code::iadd);
    }
}
