package dev.gyre.engine.jit.classfile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A random program that can be both assembled and evaluated. Locals change their types, paths with different types meet, loops keep some
 * locals and lose others, and values stay on the stack over branches. The result is a number made of all values that the program noted.
 */
final class RandomProgram {
    /** The kinds of values and the type of each on the stack. */
    enum Kind {
        INT,
        LONG,
        DOUBLE,
        OBJECT
    }

    /** An expression: how it is emitted, and its value. */
    private record Expression(Kind kind, Code code, Function<Object[], Object> value) {}

    /** A statement: how it is emitted, and what it does. */
    private record Statement(Code code, Function<Object[], Flow> effect) {}

    private interface Code {
        void emit(MethodAssembler code);
    }

    /** How a statement ends. */
    private enum Flow {
        NEXT,
        BREAK,
        CONTINUE,
        RETURN
    }

    private static final class Loop {
        final Label head = new Label();
        final Label step = new Label();
        final Label end = new Label();
    }

    /** The slots of the sum and of the first local; a local has two. */
    private static final int SUM = 0;

    private static final int LOCALS = 10;

    private final Random random;
    private final int firstLocal;
    private final Statement body;

    /** The kind of each local's value here, null for none. */
    private Kind[] kinds = new Kind[LOCALS];

    /** Which locals may not change their kind, as the loop around needs it. */
    private BitSet fixed = new BitSet();

    private int loops;
    private final List<Loop> open = new ArrayList<>();

    RandomProgram(long seed) {
        random = new Random(seed);
        firstLocal = random.nextInt(4) == 0 ? 250 : 2;
        body = block(8);
    }

    void emit(MethodAssembler code) {
        code.ldc(0L);
        code.lstore(SUM);
        body.code.emit(code);
        code.lload(SUM);
        code.lreturn();
    }

    long value() {
        // The sum is the last element.
        var locals = new Object[LOCALS + 1];
        locals[LOCALS] = 0L;
        body.effect.apply(locals);
        return (long) locals[LOCALS];
    }

    static long note(long sum, Object value) {
        return sum * 31 + (value == null ? 7 : value.hashCode());
    }

    private int slot(int local) {
        return firstLocal + 2 * local;
    }

    // Statements

    private Statement block(int size) {
        var statements = new ArrayList<Statement>();
        for (int i = 0; i < size; i++) {
            statements.add(statement(size));
        }
        return new Statement(code -> statements.forEach(s -> s.code.emit(code)), locals -> {
            for (var statement : statements) {
                var flow = statement.effect.apply(locals);
                if (flow != Flow.NEXT) {
                    return flow;
                }
            }
            return Flow.NEXT;
        });
    }

    private Statement statement(int size) {
        return switch (random.nextInt(size > 1 ? 12 : 7)) {
            case 0, 1, 2 -> assignment();
            case 3, 4 -> note();
            case 5 -> increment();
            case 6 -> leave();
            case 7, 8, 9 -> branch(size / 2);
            case 10 -> choice(size / 2);
            default -> loops < 3 ? loop(size / 2) : note();
        };
    }

    private Statement assignment() {
        int local = random.nextInt(LOCALS);
        var kind = fixed.get(local) ? kinds[local] : kind();
        var value = expression(kind, 3);
        kinds[local] = kind;
        return new Statement(
                code -> {
                    value.code.emit(code);
                    int slot = slot(local);
                    switch (kind) {
                        case INT -> code.istore(slot);
                        case LONG -> code.lstore(slot);
                        case DOUBLE -> code.dstore(slot);
                        case OBJECT -> code.astore(slot);
                    }
                },
                locals -> {
                    locals[local] = value.value.apply(locals);
                    return Flow.NEXT;
                });
    }

    private Statement note() {
        var value = boxed(expression(kind(), 3));
        return new Statement(
                code -> {
                    code.lload(SUM);
                    value.code.emit(code);
                    code.invokestatic("dev/gyre/engine/jit/classfile/RandomProgram", "note", "(JLjava/lang/Object;)J");
                    code.lstore(SUM);
                },
                locals -> {
                    locals[LOCALS] = note((long) locals[LOCALS], value.value.apply(locals));
                    return Flow.NEXT;
                });
    }

    private Statement increment() {
        int local = random.nextInt(LOCALS);
        if (kinds[local] != Kind.INT) {
            return note();
        }
        int amount = random.nextInt(3) == 0 ? 1000 : -3;
        return new Statement(code -> code.iinc(slot(local), amount), locals -> {
            locals[local] = (int) locals[local] + amount;
            return Flow.NEXT;
        });
    }

    /** A conditional break, continue or return. */
    private Statement leave() {
        var condition = expression(Kind.INT, 2);
        var loop = open.isEmpty() ? null : open.getLast();
        var flow = loop == null ? Flow.RETURN : Flow.values()[1 + random.nextInt(random.nextInt(4) == 0 ? 3 : 2)];
        return new Statement(
                code -> {
                    var otherwise = new Label();
                    condition.code.emit(code);
                    code.ldc(40);
                    if (flow == Flow.RETURN) {
                        code.if_icmpne(otherwise);
                        code.lload(SUM);
                        code.lreturn();
                        // Nothing reaches this; it is not to be emitted.
                        code.iadd();
                        code.bind(otherwise);
                    } else {
                        code.if_icmpeq(flow == Flow.BREAK ? loop.end : loop.step);
                    }
                },
                locals -> (int) condition.value.apply(locals) == 40 ? flow : Flow.NEXT);
    }

    private Statement branch(int size) {
        var condition = expression(Kind.INT, 2);
        var before = kinds.clone();
        var then = block(size);
        var afterThen = kinds;
        kinds = before;
        var otherwise = random.nextBoolean() ? block(size) : null;
        keepCommon(afterThen);
        return new Statement(
                code -> {
                    var elseLabel = new Label();
                    var end = new Label();
                    condition.code.emit(code);
                    code.ifle(otherwise == null ? end : elseLabel);
                    then.code.emit(code);
                    if (otherwise != null) {
                        code.goto_(end);
                        code.bind(elseLabel);
                        otherwise.code.emit(code);
                    }
                    code.bind(end);
                },
                locals -> {
                    if ((int) condition.value.apply(locals) > 0) {
                        return then.effect.apply(locals);
                    }
                    return otherwise == null ? Flow.NEXT : otherwise.effect.apply(locals);
                });
    }

    /** A switch of four cases and a default, each of which goes to the end. */
    private Statement choice(int size) {
        var value = expression(Kind.INT, 2);
        boolean isTable = random.nextBoolean();
        int low = random.nextInt(5) - 2;
        var before = kinds;
        var cases = new ArrayList<Statement>();
        Kind[] after = null;
        for (int i = 0; i < 5; i++) {
            kinds = before.clone();
            cases.add(block(size));
            if (after != null) {
                keepCommon(after);
            }
            after = kinds;
        }
        int factor = isTable ? 1 : 3;
        return new Statement(
                code -> {
                    var labels = new Label[] {new Label(), new Label(), new Label(), new Label()};
                    var otherwise = new Label();
                    var end = new Label();
                    value.code.emit(code);
                    if (isTable) {
                        code.tableswitch(low, labels, otherwise);
                    } else {
                        code.lookupswitch(new int[] {low, low + 3, low + 6, low + 9}, labels, otherwise);
                    }
                    for (int i = 0; i < 5; i++) {
                        code.bind(i < 4 ? labels[i] : otherwise);
                        cases.get(i).code.emit(code);
                        code.goto_(end);
                    }
                    code.bind(end);
                },
                locals -> {
                    int distance = (int) value.value.apply(locals) - low;
                    boolean matches = distance >= 0 && distance < 4 * factor && distance % factor == 0;
                    return cases.get(matches ? distance / factor : 4).effect.apply(locals);
                });
    }

    private Statement loop(int size) {
        // The last locals count; no statement assigns to them while the loop runs because they are fixed and no
        // expression of theirs is made.
        int counter = slot(LOCALS) + loops++;
        int turns = 1 + random.nextInt(4);
        var outer = fixed;
        fixed = (BitSet) fixed.clone();
        var live = new BitSet();
        for (var loop = 0; loop < loops; loop++) {
            live.set(slot(LOCALS) + loop);
        }
        live.set(SUM);
        for (int i = 0; i < LOCALS; i++) {
            if (kinds[i] != null && (outer.get(i) || random.nextBoolean())) {
                fixed.set(i);
                live.set(slot(i));
            } else {
                kinds[i] = null;
            }
        }
        var atHead = kinds.clone();
        var loop = new Loop();
        open.add(loop);
        var body = block(size);
        open.removeLast();
        fixed = outer;
        // A break may come from anywhere: only what is fixed has its kind at the end.
        kinds = atHead;
        loops--;
        return new Statement(
                code -> {
                    code.ldc(turns);
                    code.istore(counter);
                    code.bind(loop.head, live);
                    body.code.emit(code);
                    code.bind(loop.step);
                    code.iinc(counter, -1);
                    code.iload(counter);
                    code.ifgt(loop.head);
                    code.bind(loop.end);
                },
                locals -> {
                    for (int i = 0; i < turns; i++) {
                        var flow = body.effect.apply(locals);
                        if (flow == Flow.BREAK) {
                            return Flow.NEXT;
                        } else if (flow == Flow.RETURN) {
                            return flow;
                        }
                    }
                    return Flow.NEXT;
                });
    }

    private void keepCommon(Kind[] other) {
        for (int i = 0; i < LOCALS; i++) {
            if (kinds[i] != other[i]) {
                kinds[i] = null;
            }
        }
    }

    // Expressions

    private Kind kind() {
        return Kind.values()[random.nextInt(4)];
    }

    private Expression expression(Kind kind, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return leaf(kind);
        }
        if (random.nextInt(5) == 0) {
            return conditional(kind, depth - 1);
        }
        return switch (kind) {
            case INT -> intExpression(depth - 1);
            case LONG -> longExpression(depth - 1);
            case DOUBLE -> doubleExpression(depth - 1);
            case OBJECT -> boxed(expression(kind(), depth - 1));
        };
    }

    private Expression leaf(Kind kind) {
        var candidates = new ArrayList<Integer>();
        for (int i = 0; i < LOCALS; i++) {
            if (kinds[i] == kind) {
                candidates.add(i);
            }
        }
        if (candidates.isEmpty() || random.nextInt(3) == 0) {
            return constant(kind);
        }
        int local = candidates.get(random.nextInt(candidates.size()));
        int slot = slot(local);
        Code load = switch (kind) {
            case INT -> code -> code.iload(slot);
            case LONG -> code -> code.lload(slot);
            case DOUBLE -> code -> code.dload(slot);
            case OBJECT -> code -> code.aload(slot);
        };
        return new Expression(kind, load, locals -> locals[local]);
    }

    private Expression constant(Kind kind) {
        int wide = random.nextInt();
        int number = wide >> random.nextInt(32);
        return switch (kind) {
            case INT -> new Expression(kind, code -> code.ldc(number), locals -> number);
            case LONG -> {
                long value = random.nextBoolean() ? number : (long) number << 20;
                yield new Expression(kind, code -> code.ldc(value), locals -> value);
            }
            case DOUBLE -> {
                double[] values = {0, -0.0, 1, Double.NaN, number, number / 3.0};
                double value = values[random.nextInt(values.length)];
                yield new Expression(kind, code -> code.ldc(value), locals -> value);
            }
            case OBJECT -> object(number);
        };
    }

    private Expression object(int number) {
        return switch (random.nextInt(4)) {
            case 0 -> new Expression(Kind.OBJECT, MethodAssembler::aconst_null, locals -> null);
            case 1 -> {
                var value = List.of(number);
                yield new Expression(Kind.OBJECT, code -> code.ldcObject(value, "Ljava/util/List;"), locals -> value);
            }
            default -> {
                var text = "\0\u00e9\ud83d\ude00 " + number;
                yield new Expression(Kind.OBJECT, code -> code.ldc(text), locals -> text);
            }
        };
    }

    /** Evaluates one of two expressions while a third value waits on the stack. */
    private Expression conditional(Kind kind, int depth) {
        var waiting = constant(kind());
        var condition = expression(Kind.INT, depth);
        var then = expression(kind, depth);
        var otherwise = expression(kind, depth);
        return new Expression(
                kind,
                code -> {
                    var elseLabel = new Label();
                    var end = new Label();
                    waiting.code.emit(code);
                    condition.code.emit(code);
                    code.ifeq(elseLabel);
                    then.code.emit(code);
                    code.goto_(end);
                    code.bind(elseLabel);
                    otherwise.code.emit(code);
                    code.bind(end);
                    dropBelow(code, waiting.kind, kind);
                },
                locals -> (int) condition.value.apply(locals) != 0
                        ? then.value.apply(locals)
                        : otherwise.value.apply(locals));
    }

    /** Removes the value below the top one. */
    private static void dropBelow(MethodAssembler code, Kind below, Kind top) {
        boolean belowIsWide = below == Kind.LONG || below == Kind.DOUBLE;
        boolean topIsWide = top == Kind.LONG || top == Kind.DOUBLE;
        if (topIsWide && belowIsWide) {
            // By way of a local that nothing else uses.
            if (top == Kind.LONG) {
                code.lstore(400);
                code.pop2();
                code.lload(400);
            } else {
                code.dstore(400);
                code.pop2();
                code.dload(400);
            }
        } else if (topIsWide) {
            code.dup2_x1();
            code.pop2();
            code.pop();
        } else if (belowIsWide) {
            code.dup_x2();
            code.pop();
            code.pop2();
        } else {
            code.swap();
            code.pop();
        }
    }

    private Expression intExpression(int depth) {
        if (random.nextInt(4) == 0) {
            var operand = expression(random.nextBoolean() ? Kind.DOUBLE : Kind.LONG, depth);
            return operand.kind == Kind.DOUBLE
                    ? unary(operand, Kind.INT, MethodAssembler::d2i, v -> (int) (double) v)
                    : unary(operand, Kind.INT, MethodAssembler::l2i, v -> (int) (long) v);
        }
        if (random.nextInt(5) == 0) {
            return comparison(depth);
        }
        var a = expression(Kind.INT, depth);
        var b = expression(Kind.INT, depth);
        return switch (random.nextInt(6)) {
            case 0 -> binary(a, b, MethodAssembler::iadd, (x, y) -> (int) x + (int) y);
            case 1 -> binary(a, b, MethodAssembler::isub, (x, y) -> (int) x - (int) y);
            case 2 -> binary(a, b, MethodAssembler::imul, (x, y) -> (int) x * (int) y);
            case 3 -> binary(a, b, MethodAssembler::ishl, (x, y) -> (int) x << (int) y);
            case 4 -> binary(a, b, MethodAssembler::iushr, (x, y) -> (int) x >>> (int) y);
            default -> binary(a, b, MethodAssembler::iand, (x, y) -> (int) x & (int) y);
        };
    }

    private Expression longExpression(int depth) {
        if (random.nextInt(3) == 0) {
            return unary(expression(Kind.INT, depth), Kind.LONG, MethodAssembler::i2l, v -> (long) (int) v);
        }
        var a = expression(Kind.LONG, depth);
        var b = expression(Kind.LONG, depth);
        return switch (random.nextInt(3)) {
            case 0 -> binary(a, b, MethodAssembler::ladd, (x, y) -> (long) x + (long) y);
            case 1 -> binary(a, b, MethodAssembler::lmul, (x, y) -> (long) x * (long) y);
            default -> binary(a, b, MethodAssembler::lxor, (x, y) -> (long) x ^ (long) y);
        };
    }

    private Expression doubleExpression(int depth) {
        if (random.nextInt(3) == 0) {
            return unary(expression(Kind.INT, depth), Kind.DOUBLE, MethodAssembler::i2d, v -> (double) (int) v);
        }
        var a = expression(Kind.DOUBLE, depth);
        var b = expression(Kind.DOUBLE, depth);
        return switch (random.nextInt(4)) {
            case 0 -> binary(a, b, MethodAssembler::dadd, (x, y) -> (double) x + (double) y);
            case 1 -> binary(a, b, MethodAssembler::dmul, (x, y) -> (double) x * (double) y);
            case 2 -> binary(a, b, MethodAssembler::ddiv, (x, y) -> (double) x / (double) y);
            default ->
                binary(
                        a,
                        b,
                        code -> code.invokestatic("java/lang/Math", "max", "(DD)D"),
                        (x, y) -> Math.max((double) x, (double) y));
        };
    }

    /** 1 or 0 by way of two jumps that arrive at the same label with the same stack. */
    private Expression comparison(int depth) {
        var a = expression(Kind.DOUBLE, depth);
        var b = expression(Kind.DOUBLE, depth);
        return new Expression(
                Kind.INT,
                code -> {
                    var yes = new Label();
                    var end = new Label();
                    a.code.emit(code);
                    b.code.emit(code);
                    code.dcmpg();
                    code.iflt(yes);
                    code.ldc(0);
                    code.goto_(end);
                    code.bind(yes);
                    code.ldc(1);
                    code.bind(end);
                },
                locals -> (double) a.value.apply(locals) < (double) b.value.apply(locals) ? 1 : 0);
    }

    private Expression boxed(Expression operand) {
        return switch (operand.kind) {
            case INT -> box(operand, "java/lang/Integer", "I");
            case LONG -> box(operand, "java/lang/Long", "J");
            case DOUBLE -> box(operand, "java/lang/Double", "D");
            case OBJECT -> operand;
        };
    }

    private static Expression box(Expression operand, String name, String primitive) {
        return new Expression(
                Kind.OBJECT,
                code -> {
                    operand.code.emit(code);
                    code.invokestatic(name, "valueOf", "(" + primitive + ")L" + name + ";");
                },
                operand.value);
    }

    private interface Operator {
        Object apply(Object a, Object b);
    }

    private static Expression binary(Expression a, Expression b, Code operation, Operator operator) {
        return new Expression(
                a.kind,
                code -> {
                    a.code.emit(code);
                    b.code.emit(code);
                    operation.emit(code);
                },
                locals -> operator.apply(a.value.apply(locals), b.value.apply(locals)));
    }

    private static Expression unary(Expression a, Kind kind, Code operation, Function<Object, Object> operator) {
        return new Expression(
                kind,
                code -> {
                    a.code.emit(code);
                    operation.emit(code);
                },
                locals -> operator.apply(a.value.apply(locals)));
    }
}
