package dev.gyre.engine.regexp;

import dev.gyre.engine.jit.classfile.ClassAssembler;
import dev.gyre.engine.jit.classfile.CodeTooLargeException;
import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.lang.reflect.Modifier;
import java.util.BitSet;

/**
 * Generates the class of a {@link CompiledRegExp}. The instructions of the program are compiled inline, with the position and the top
 * of the matcher's stack in locals. A mismatch jumps to common code that pops the last choice and continues where a switch tells. Rare
 * instructions are compiled to calls of the matcher's methods.
 */
final class RegExpCodeGenerator {
    static final String MATCHER_CLASS = "dev/gyre/engine/regexp/RegExpMatcher";
    /** Beyond this, HotSpot takes too long for a method, and compiles none at all without the options of the launcher. */
    private static final int MOST_CODE = 7_900;

    private static final int MOST_INSTRUCTIONS = 1_500;
    private static final int MOST_COMPARED_TEXT = 8;

    /** A choice or a register's value takes two entries of the stack, a choice with a bound three. */
    private static final int ENTRIES_OF_CHOICE = 2;

    private static final int ENTRIES_OF_RANGE = 3;

    // Locals of matchAt. The scratch locals live within one instruction.
    private static final int MATCHER = 1;
    private static final int INPUT = 2;
    private static final int START = 3;
    private static final int POSITION = 4;
    private static final int LIMIT = 5;
    private static final int STACK = 6;
    private static final int TOP = 7;
    private static final int REGISTERS = 8;
    private static final int CHARACTER = 9;
    private static final int BOUND = 10;
    private static final int SCAN = 11;

    private final RegExpProgram program;
    private final int[] code;
    private final Label[] labels;
    private int mostPushed;
    private final BitSet loopHeads = new BitSet();
    private final BitSet choices = new BitSet();
    private final BitSet liveLocals = new BitSet();
    private final BitSet liveInScan = new BitSet();
    private final Label backtrack = new Label();
    private MethodAssembler method;

    private RegExpCodeGenerator(RegExpProgram program) {
        this.program = program;
        code = program.code;
        labels = new Label[code.length];
        for (int local : new int[] {POSITION, LIMIT, STACK, TOP, REGISTERS}) {
            liveLocals.set(local);
        }
        liveInScan.or(liveLocals);
        liveInScan.set(BOUND);
        liveInScan.set(SCAN);
    }

    /** The class file, or null if HotSpot would not compile the code. */
    static byte[] generate(RegExpProgram program) {
        if (program.code.length > MOST_INSTRUCTIONS) {
            return null;
        }
        var assembler =
                new ClassAssembler("dev/gyre/engine/regexp/CompiledPattern", "dev/gyre/engine/regexp/CompiledRegExp");
        assembler.defaultConstructor();
        var generator = new RegExpCodeGenerator(program);
        try {
            generator.matchAt(assembler);
            generator.findCandidate(assembler);
        } catch (CodeTooLargeException e) {
            return null;
        }
        return generator.method.codeSize() > MOST_CODE ? null : assembler.toBytes();
    }

    // ---- matchAt

    private void matchAt(ClassAssembler assembler) {
        findTargets();
        method = assembler.method(Modifier.PUBLIC, "matchAt", "(L" + MATCHER_CLASS + ";Ljava/lang/String;I)Z");
        method.declareLocal(STACK, "[I");
        method.declareLocal(REGISTERS, "[I");
        begin();
        popChoice();
        for (int pc = 1; pc < code.length; ) {
            bind(pc);
            pc = instruction(pc);
        }
    }

    /** Finds the instructions at which matching continues after backtracking, and the targets of backward jumps. */
    private void findTargets() {
        choices.set(RegExpOpcodes.FAIL);
        mostPushed = ENTRIES_OF_CHOICE;
        for (int pc = 1; pc < code.length; pc += RegExpOpcodes.length(code[pc])) {
            mostPushed += pushedBy(pc);
            switch (code[pc]) {
                case RegExpOpcodes.SPLIT -> choices.set(code[pc + 1]);
                case RegExpOpcodes.SPLIT_LAZY -> choices.set(pc + 2);
                case RegExpOpcodes.GREEDY, RegExpOpcodes.LAZY -> choices.set(pc + 4);
                case RegExpOpcodes.LOOP -> choices.set(code[pc + 4]);
                case RegExpOpcodes.LOOP_LAZY -> choices.set(pc + 5);
                case RegExpOpcodes.NOT_LOOK -> choices.set(code[pc + 2]);
                case RegExpOpcodes.JUMP -> {
                    if (code[pc + 1] <= pc) {
                        loopHeads.set(code[pc + 1]);
                    }
                }
                default -> {}
            }
        }
    }

    /** How many entries an instruction pushes at most. */
    private int pushedBy(int pc) {
        return switch (code[pc]) {
            case RegExpOpcodes.RESET, RegExpOpcodes.KEEP -> ENTRIES_OF_CHOICE * (code[pc + 2] - code[pc + 1]);
            case RegExpOpcodes.CHAR,
                    RegExpOpcodes.EITHER,
                    RegExpOpcodes.SET,
                    RegExpOpcodes.STRING,
                    RegExpOpcodes.UNLESS_FIRST,
                    RegExpOpcodes.DISPATCH,
                    RegExpOpcodes.JUMP -> 0;
            default -> ENTRIES_OF_RANGE;
        };
    }

    private Label label(int pc) {
        if (labels[pc] == null) {
            labels[pc] = new Label();
        }
        return labels[pc];
    }

    private void bind(int pc) {
        if (loopHeads.get(pc)) {
            method.bind(label(pc), liveLocals);
        } else {
            method.bind(label(pc));
        }
    }

    private void begin() {
        matcherField("stack", "[I");
        method.astore(STACK);
        matcherField("registers", "[I");
        method.astore(REGISTERS);
        matcherField("end", "I");
        method.istore(LIMIT);
        method.iload(START);
        method.istore(POSITION);
        method.ldc(0);
        method.istore(TOP);
        ensureCapacity();
        pushChoice(RegExpOpcodes.FAIL);
        // This jump is always taken. The path after it tells the assembler the types at the backtracking code, which is
        // emitted first.
        method.iload(START);
        method.ifge(label(1));
    }

    private void popChoice() {
        var pop = new Label();
        var choice = new Label();
        method.bind(backtrack, liveLocals);
        countOne();
        method.bind(pop, liveLocals);
        method.iinc(TOP, -2);
        method.aload(STACK);
        method.iload(TOP);
        method.iaload();
        method.istore(BOUND);
        method.aload(STACK);
        method.iload(TOP);
        method.ldc(1);
        method.iadd();
        method.iaload();
        method.istore(CHARACTER);
        method.iload(CHARACTER);
        method.ifge(choice);
        method.aload(REGISTERS);
        method.iload(CHARACTER);
        method.ldc(-1);
        method.ixor();
        method.iload(BOUND);
        method.iastore();
        method.goto_(pop);
        method.bind(choice);
        method.iload(BOUND);
        method.istore(POSITION);
        ensureCapacity();
        switchOverChoices();
    }

    private void switchOverChoices() {
        var keys = new int[choices.cardinality() - 1];
        var targets = new Label[keys.length];
        int choice = RegExpOpcodes.FAIL;
        for (int i = 0; i < keys.length; i++) {
            choice = choices.nextSetBit(choice + 1);
            keys[i] = choice;
            targets[i] = label(choice);
        }
        var fail = new Label();
        if (keys.length > 0) {
            method.iload(CHARACTER);
            method.lookupswitch(keys, targets, fail);
        }
        method.bind(fail);
        method.ldc(0);
        method.ireturn();
    }

    /** Emits an instruction and its continuation after backtracking; returns the index of the next instruction. */
    private int instruction(int pc) {
        int operand = pc + 1 < code.length ? code[pc + 1] : 0;
        switch (code[pc]) {
            case RegExpOpcodes.MATCH -> succeed();
            case RegExpOpcodes.CHAR -> unit(operand);
            case RegExpOpcodes.EITHER -> either(operand, code[pc + 2]);
            case RegExpOpcodes.SET -> set(operand);
            case RegExpOpcodes.STRING -> string(operand);
            case RegExpOpcodes.SPLIT -> pushChoice(operand);
            case RegExpOpcodes.SPLIT_LAZY -> {
                pushChoice(pc + 2);
                method.goto_(label(operand));
            }
            case RegExpOpcodes.JUMP -> {
                countOne();
                if (operand <= pc) {
                    ensureCapacity();
                }
                method.goto_(label(operand));
            }
            case RegExpOpcodes.UNLESS_FIRST -> unlessFirst(operand, label(code[pc + 2]));
            case RegExpOpcodes.DISPATCH -> dispatch(program.dispatches[operand]);
            case RegExpOpcodes.SAVE -> {
                method.iload(POSITION);
                setRegister(operand);
            }
            case RegExpOpcodes.GREEDY, RegExpOpcodes.POSSESSIVE -> greedy(pc);
            case RegExpOpcodes.RETRY -> giveBack(pc);
            case RegExpOpcodes.LAZY -> lazy(pc);
            case RegExpOpcodes.LAZY_RETRY -> takeMore(pc);
            default -> rare(pc);
        }
        return pc + RegExpOpcodes.length(code[pc]);
    }

    private void succeed() {
        method.aload(REGISTERS);
        method.ldc(0);
        method.iload(START);
        method.iastore();
        method.aload(REGISTERS);
        method.ldc(1);
        method.iload(POSITION);
        method.iastore();
        method.ldc(1);
        method.ireturn();
    }

    // ---- single characters and strings

    /** Backtracks unless there are so many code units before the end. */
    private void failUnlessLeft(int units) {
        method.iload(LIMIT);
        loadSum(POSITION, units);
        method.isub();
        method.ldc(31);
        method.ishr();
        failUnlessEqual(0);
    }

    private void loadUnit(int position, int offset) {
        method.aload(INPUT);
        method.iload(position);
        if (offset != 0) {
            method.ldc(offset);
            method.iadd();
        }
        method.invokevirtual("java/lang/String", "charAt", "(I)C");
    }

    private void unit(int unit) {
        failUnlessLeft(1);
        loadUnit(POSITION, 0);
        failUnlessEqual(unit);
        method.iinc(POSITION, 1);
    }

    /**
     * Backtracks unless the int on the JVM's stack has a value. A switch, of which C2 compiles both ways. Of a branch it would leave out the way that was not taken so far,
     * and compile a pattern with many words again for each word that is the first to be found.
     */
    private void failUnlessEqual(int value) {
        var equal = new Label();
        method.lookupswitch(new int[] {value}, new Label[] {equal}, backtrack);
        method.bind(equal);
    }

    private void dispatch(DispatchTable table) {
        var targets = new Label[table.targets().length];
        for (int i = 0; i < targets.length; i++) targets[i] = label(table.targets()[i]);
        failUnlessLeft(1);
        loadUnit(POSITION, 0);
        method.iinc(POSITION, 1);
        method.lookupswitch(table.units(), targets, backtrack);
    }

    private void either(int one, int other) {
        var same = new Label();
        failUnlessLeft(1);
        loadUnit(POSITION, 0);
        method.istore(CHARACTER);
        method.iload(CHARACTER);
        method.ldc(one);
        method.if_icmpeq(same);
        method.iload(CHARACTER);
        method.ldc(other);
        method.if_icmpne(backtrack);
        method.bind(same);
        method.iinc(POSITION, 1);
    }

    private void set(int index) {
        failUnlessLeft(1);
        loadUnit(POSITION, 0);
        method.istore(CHARACTER);
        characterTest(index).jumpUnlessIn(backtrack);
        method.iinc(POSITION, 1);
    }

    private CharacterTest characterTest(int index) {
        return new CharacterTest(method, MATCHER, program.sets[index], index, CHARACTER);
    }

    private void string(int index) {
        String text = program.strings[index];
        if (text.length() <= MOST_COMPARED_TEXT) {
            failUnlessLeft(text.length());
            for (int i = 0; i < text.length(); i++) {
                loadUnit(POSITION, i);
                method.ldc(text.charAt(i));
                method.ixor();
                if (i > 0) method.ior();
            }
            failUnlessEqual(0);
        } else {
            method.aload(MATCHER);
            method.ldc(index);
            method.iload(POSITION);
            method.invokevirtual(MATCHER_CLASS, "startsWith", "(II)Z");
            failUnlessEqual(1);
        }
        method.iinc(POSITION, text.length());
    }

    private void unlessFirst(int index, Label otherwise) {
        method.iload(POSITION);
        method.iload(LIMIT);
        method.if_icmpge(otherwise);
        if (program.sets[index].wide) {
            method.aload(MATCHER);
            method.ldc(index);
            method.iload(POSITION);
            method.invokevirtual(MATCHER_CLASS, "isInSetAt", "(II)Z");
            method.ifeq(otherwise);
        } else {
            loadUnit(POSITION, 0);
            method.istore(CHARACTER);
            characterTest(index).jumpUnlessIn(otherwise);
        }
    }

    // ---- loops over single characters

    private void greedy(int pc) {
        boolean givesBack = code[pc] == RegExpOpcodes.GREEDY;
        int min = code[pc + 2];
        if (program.sets[code[pc + 1]].wide) {
            callMatcher("loop", pc);
        } else {
            bound(code[pc + 3]);
            method.iload(POSITION);
            method.istore(SCAN);
            scan(code[pc + 1]);
            advanced();
            if (min > 0) {
                method.istore(CHARACTER);
                method.iload(CHARACTER);
                method.ldc(min);
                method.if_icmplt(backtrack);
                method.iload(CHARACTER);
            }
            countAdvanced();
            if (givesBack) {
                var nothing = new Label();
                advanced();
                method.ldc(min);
                method.if_icmple(nothing);
                loadSum(POSITION, min);
                method.istore(BOUND);
                pushRange(pc + 4);
                method.bind(nothing);
            }
            method.iload(SCAN);
            method.istore(POSITION);
        }
        if (givesBack) {
            method.goto_(label(pc + 7));
        }
    }

    /** Stores the position at which a loop of at most {@code max} characters ends. */
    private void bound(int max) {
        method.iload(LIMIT);
        method.istore(BOUND);
        if (max != RegExpNode.INFINITY) {
            var enough = new Label();
            method.iload(LIMIT);
            method.iload(POSITION);
            method.isub();
            method.ldc(max);
            method.if_icmple(enough);
            loadSum(POSITION, max);
            method.istore(BOUND);
            method.bind(enough);
        }
    }

    /** Emits a loop that moves SCAN over characters of a set, up to BOUND. */
    private void scan(int index) {
        var next = new Label();
        var end = new Label();
        method.bind(next, liveInScan);
        method.iload(SCAN);
        method.iload(BOUND);
        method.if_icmpge(end);
        loadUnit(SCAN, 0);
        method.istore(CHARACTER);
        characterTest(index).jumpUnlessIn(end);
        method.iinc(SCAN, 1);
        method.goto_(next);
        method.bind(end);
    }

    private void advanced() {
        method.iload(SCAN);
        method.iload(POSITION);
        method.isub();
    }

    private void loadSum(int local, int amount) {
        method.iload(local);
        if (amount != 0) {
            method.ldc(amount);
            method.iadd();
        }
    }

    /** Backtracks into a greedy loop. Its lowest position is on the stack below the choice, and stays there until the loop fails. */
    private void giveBack(int pc) {
        if (code[pc + 1] != 0) {
            callMatcher("loop", pc);
            return;
        }
        int unit = code[pc + 2];
        popBound();
        if (unit < 0) {
            method.iinc(POSITION, -1);
        } else {
            var next = new Label();
            var found = new Label();
            method.iload(POSITION);
            method.istore(SCAN);
            method.bind(next, liveInScan);
            method.iinc(POSITION, -1);
            method.iload(POSITION);
            method.iload(BOUND);
            method.if_icmple(found);
            loadUnit(POSITION, 0);
            method.ldc(unit);
            method.if_icmpne(next);
            method.bind(found);
            advanced();
            countAdvanced();
        }
        method.iload(POSITION);
        method.iload(BOUND);
        pushSameRangeIfGreater();
    }

    private void lazy(int pc) {
        int min = code[pc + 2];
        if (program.sets[code[pc + 1]].wide) {
            callMatcher("loop", pc);
        } else {
            method.iload(POSITION);
            method.istore(SCAN);
            if (min > 0) {
                bound(min);
                scan(code[pc + 1]);
                advanced();
                method.ldc(min);
                method.if_icmplt(backtrack);
            }
            bound(code[pc + 3]);
            var nothing = new Label();
            method.iload(SCAN);
            method.iload(BOUND);
            method.if_icmpge(nothing);
            pushRange(pc + 4);
            method.bind(nothing);
            method.iload(SCAN);
            method.istore(POSITION);
        }
        method.goto_(label(pc + 7));
    }

    /** Backtracks into a lazy loop. Its highest position is on the stack below the choice, and stays there until the loop fails. */
    private void takeMore(int pc) {
        int index = code[pc + 1], unit = code[pc + 2];
        if (program.sets[index].wide) {
            callMatcher("loop", pc);
            return;
        }
        var next = new Label();
        var found = new Label();
        popBound();
        method.iload(POSITION);
        method.istore(SCAN);
        method.bind(next, liveInScan);
        loadUnit(SCAN, 0);
        method.istore(CHARACTER);
        characterTest(index).jumpUnlessIn(backtrack);
        method.iinc(SCAN, 1);
        if (unit >= 0) {
            method.iload(SCAN);
            method.iload(BOUND);
            method.if_icmpge(found);
            loadUnit(SCAN, 0);
            method.ldc(unit);
            method.if_icmpne(next);
            method.bind(found);
            advanced();
            countAdvanced();
        }
        method.iload(SCAN);
        method.istore(POSITION);
        method.iload(BOUND);
        method.iload(POSITION);
        pushSameRangeIfGreater();
    }

    private void popBound() {
        method.iinc(TOP, -1);
        method.aload(STACK);
        method.iload(TOP);
        method.iaload();
        method.istore(BOUND);
    }

    /** If the first of two numbers is greater than the second, pushes the choice that was just popped again, with the new position. */
    private void pushSameRangeIfGreater() {
        var nothing = new Label();
        method.if_icmple(nothing);
        method.aload(STACK);
        loadSum(TOP, 1);
        method.iload(POSITION);
        method.iastore();
        method.iinc(TOP, 3);
        method.bind(nothing);
    }

    // ---- rare instructions

    private void rare(int pc) {
        switch (code[pc]) {
            case RegExpOpcodes.EMPTY_CHECK -> {
                method.iload(POSITION);
                loadRegister(code[pc + 1]);
                method.if_icmpeq(backtrack);
            }
            case RegExpOpcodes.CLEAR -> {
                method.ldc(0);
                setRegister(code[pc + 1]);
            }
            case RegExpOpcodes.INCREMENT -> {
                loadRegister(code[pc + 1]);
                method.ldc(1);
                method.iadd();
                setRegister(code[pc + 1]);
            }
            case RegExpOpcodes.LOOP, RegExpOpcodes.LOOP_LAZY -> repeat(pc);
            case RegExpOpcodes.ASSERT -> assertion(pc);
            default -> callMatcher(code[pc] < RegExpOpcodes.RESET ? "loop" : "rare", pc);
        }
    }

    private void assertion(int pc) {
        boolean isStart = code[pc + 1] == RegExpNode.AssertionKind.START.ordinal();
        if (!isStart && code[pc + 1] != RegExpNode.AssertionKind.END.ordinal()) {
            callMatcher("rare", pc);
            return;
        }
        if (isStart) matcherField("begin", "I");
        else method.iload(LIMIT);
        method.iload(POSITION);
        method.isub();
        failUnlessEqual(0);
    }

    private void repeat(int pc) {
        int min = code[pc + 2], max = code[pc + 3];
        Label body = label(pc + 5);
        Label exit = label(code[pc + 4]);
        loadRegister(code[pc + 1]);
        method.istore(CHARACTER);
        if (min > 0) {
            method.iload(CHARACTER);
            method.ldc(min);
            method.if_icmplt(body);
        }
        if (max != RegExpNode.INFINITY) {
            method.iload(CHARACTER);
            method.ldc(max);
            method.if_icmpge(exit);
        }
        if (code[pc] == RegExpOpcodes.LOOP) {
            pushChoice(code[pc + 4]);
        } else {
            pushChoice(pc + 5);
            method.goto_(exit);
        }
    }

    /** Calls the matcher's method for an instruction, whose negative result is a mismatch. */
    private void callMatcher(String name, int pc) {
        boolean usesStack = usesStack(code[pc]);
        if (usesStack) {
            method.aload(MATCHER);
            method.iload(TOP);
            method.putfield(MATCHER_CLASS, "top", "I");
        }
        method.aload(MATCHER);
        method.ldc(pc);
        method.iload(POSITION);
        method.invokevirtual(MATCHER_CLASS, name, "(II)I");
        method.istore(CHARACTER);
        if (usesStack) {
            matcherField("top", "I");
            method.istore(TOP);
            matcherField("stack", "[I");
            method.astore(STACK);
        }
        method.iload(CHARACTER);
        method.iflt(backtrack);
        method.iload(CHARACTER);
        method.istore(POSITION);
    }

    private static boolean usesStack(int opcode) {
        return switch (opcode) {
            case RegExpOpcodes.WIDE_SET, RegExpOpcodes.ASSERT, RegExpOpcodes.BACK_REFERENCE, RegExpOpcodes.SET_BACK ->
                false;
            default -> true;
        };
    }

    // ---- stack, registers and steps

    private void matcherField(String name, String descriptor) {
        method.aload(MATCHER);
        method.getfield(MATCHER_CLASS, name, descriptor);
    }

    private void loadRegister(int register) {
        method.aload(REGISTERS);
        method.ldc(register);
        method.iaload();
    }

    /** Stores the int on the JVM's stack in a register, whose present value backtracking restores. */
    private void setRegister(int register) {
        method.istore(CHARACTER);
        loadStackEntry(0);
        loadRegister(register);
        method.iastore();
        storeKind(1, ~register);
        method.iinc(TOP, 2);
        method.aload(REGISTERS);
        method.ldc(register);
        method.iload(CHARACTER);
        method.iastore();
    }

    private void pushChoice(int choice) {
        loadStackEntry(0);
        method.iload(POSITION);
        method.iastore();
        storeKind(1, choice);
        method.iinc(TOP, 2);
    }

    /** Pushes BOUND and above it a choice to continue from SCAN. The instruction that the choice continues pops BOUND. */
    private void pushRange(int choice) {
        loadStackEntry(0);
        method.iload(BOUND);
        method.iastore();
        loadStackEntry(1);
        method.iload(SCAN);
        method.iastore();
        storeKind(2, choice);
        method.iinc(TOP, 3);
    }

    /** Grows the stack for all entries that the code can push before a backward jump, so that no push has to check. */
    private void ensureCapacity() {
        var enough = new Label();
        loadSum(TOP, mostPushed);
        method.aload(STACK);
        method.arraylength();
        method.if_icmple(enough);
        method.aload(MATCHER);
        loadSum(TOP, mostPushed);
        method.invokevirtual(MATCHER_CLASS, "ensureCapacity", "(I)[I");
        method.astore(STACK);
        method.bind(enough);
    }

    private void loadStackEntry(int offset) {
        method.aload(STACK);
        loadSum(TOP, offset);
    }

    private void storeKind(int offset, int kind) {
        loadStackEntry(offset);
        method.ldc(kind);
        method.iastore();
    }

    private void countOne() {
        method.aload(MATCHER);
        method.ldc(1);
        method.invokevirtual(MATCHER_CLASS, "countSteps", "(I)V");
    }

    private void countAdvanced() {
        method.istore(CHARACTER);
        method.aload(MATCHER);
        method.iload(CHARACTER);
        method.invokevirtual(MATCHER_CLASS, "countSteps", "(I)V");
    }

    // ---- findCandidate

    private void findCandidate(ClassAssembler assembler) {
        // The locals are the matcher, the input, the position and, in the slots that matchAt uses, the scratch locals
        // of the scan.
        MethodAssembler matchAt = method;
        method = assembler.method(Modifier.PUBLIC, "findCandidate", "(L" + MATCHER_CLASS + ";Ljava/lang/String;I)I");
        matcherField("end", "I");
        method.istore(BOUND);
        method.iload(START);
        method.istore(SCAN);
        var live = new BitSet();
        live.set(BOUND);
        live.set(SCAN);
        var test = new Label();
        var next = new Label();
        var end = new Label();
        method.bind(test, live);
        method.iload(SCAN);
        method.iload(BOUND);
        method.if_icmpge(end);
        CharacterMatcher first = program.firstSet;
        if (first != null && !first.wide) {
            loadUnit(SCAN, 0);
            method.istore(CHARACTER);
            new CharacterTest(method, MATCHER, first, -1, CHARACTER).jumpUnlessIn(next);
        }
        method.goto_(end);
        method.bind(next);
        method.iinc(SCAN, 1);
        method.goto_(test);
        method.bind(end);
        method.iload(SCAN);
        method.ireturn();
        method = matchAt;
    }
}
