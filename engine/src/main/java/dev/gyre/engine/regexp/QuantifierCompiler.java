package dev.gyre.engine.regexp;

/** Emits a quantified term in the cheapest equivalent form. */
final class QuantifierCompiler {
    private static final int MAX_UNROLLED_SIZE = 24;

    private final RegExpCompiler compiler;
    private final RegExpNode.Quantifier quantifier;
    private final boolean backward;
    private final FirstCharacters follow;
    private final FirstCharacters first;
    private final boolean canBeEmpty;

    QuantifierCompiler(
            RegExpCompiler compiler, RegExpNode.Quantifier quantifier, boolean backward, FirstCharacters follow) {
        this.compiler = compiler;
        this.quantifier = quantifier;
        this.backward = backward;
        this.follow = follow;
        first = backward ? FirstCharacters.ANYTHING : compiler.first(quantifier.body());
        canBeEmpty = FirstCharacters.canBeEmpty(quantifier.body());
    }

    void compile() {
        int min = quantifier.min();
        int max = quantifier.max();
        if (max == 0) {
            return;
        }
        if (min == 1 && max == 1) {
            compiler.node(quantifier.body(), backward, follow);
            return;
        }
        CodePointSet single = backward ? null : FirstCharacters.singleCharacter(quantifier.body());
        if (single != null && characterLoop(compiler.setIndex(single), single)) {
            return;
        }
        if (min == 0 && max == 1) {
            optional();
        } else if (min == 0 && max == RegExpNode.INFINITY) {
            star();
        } else if (min == 1
                && max == RegExpNode.INFINITY
                && FirstCharacters.size(quantifier.body(), MAX_UNROLLED_SIZE) <= MAX_UNROLLED_SIZE) {
            compiler.node(quantifier.body(), backward, first.or(follow));
            star();
        } else {
            counted();
        }
    }

    /**
     * Emits a loop over single characters, which needs at most one backtrack entry; returns false if that is not
     * possible.
     */
    private boolean characterLoop(int set, CodePointSet characters) {
        boolean wide = compiler.isWide(set);
        int min = quantifier.min();
        int max = quantifier.max();
        if (!quantifier.greedy()) {
            if (wide && max != RegExpNode.INFINITY) {
                return false;
            }
            compiler.emit(RegExpOpcodes.LAZY, set, min, max);
            compiler.emit(RegExpOpcodes.LAZY_RETRY, set, compiler.nextUnit(follow));
        } else if (FirstCharacters.of(characters).excludes(follow)) {
            compiler.emit(RegExpOpcodes.POSSESSIVE, set, min, max);
        } else {
            compiler.emit(RegExpOpcodes.GREEDY, set, min, max);
            compiler.emit(RegExpOpcodes.RETRY, wide ? 1 : 0, compiler.nextUnit(follow));
        }
        return true;
    }

    private void optional() {
        int skip = skipUnlessFirst();
        int split = split(skip);
        checkedBody(follow);
        patch(skip);
        patch(split);
    }

    private void star() {
        int start = compiler.here();
        int skip = skipUnlessFirst();
        int split = split(skip);
        reset();
        checkedBody(first.or(follow));
        compiler.emit(RegExpOpcodes.JUMP, start);
        patch(skip);
        patch(split);
    }

    /**
     * Emits a jump out of a greedy loop if the next character cannot begin its body; returns the operand to patch, or
     * -1.
     */
    private int skipUnlessFirst() {
        if (!quantifier.greedy() || !first.isSelective()) {
            return -1;
        }
        compiler.emit(RegExpOpcodes.UNLESS_FIRST, compiler.setIndex(first.set()), 0);
        return compiler.here() - 1;
    }

    /** Emits the choice between body and exit, which a check of the next character may already decide. */
    private int split(int skip) {
        if (skip >= 0 && first.excludes(follow)) {
            return -1;
        }
        compiler.emit(quantifier.greedy() ? RegExpOpcodes.SPLIT : RegExpOpcodes.SPLIT_LAZY, 0);
        return compiler.here() - 1;
    }

    private void patch(int operand) {
        if (operand >= 0) {
            compiler.patch(operand);
        }
    }

    private void reset() {
        if (quantifier.lastGroup() > quantifier.firstGroup()) {
            compiler.emit(RegExpOpcodes.RESET, quantifier.firstGroup() * 2, quantifier.lastGroup() * 2);
        }
    }

    private void checkedBody(FirstCharacters next) {
        if (!canBeEmpty) {
            compiler.node(quantifier.body(), backward, next);
            return;
        }
        int register = compiler.newRegister();
        compiler.emit(RegExpOpcodes.SAVE, register);
        compiler.node(quantifier.body(), backward, next);
        compiler.emit(RegExpOpcodes.EMPTY_CHECK, register);
    }

    private void counted() {
        int counter = compiler.newRegister();
        int register = canBeEmpty ? compiler.newRegister() : -1;
        compiler.emit(RegExpOpcodes.CLEAR, counter);
        int start = compiler.here();
        compiler.emit(
                quantifier.greedy() ? RegExpOpcodes.LOOP : RegExpOpcodes.LOOP_LAZY,
                counter,
                quantifier.min(),
                quantifier.max(),
                0);
        int exit = compiler.here() - 1;
        compiler.emit(RegExpOpcodes.INCREMENT, counter);
        reset();
        if (canBeEmpty) {
            compiler.emit(RegExpOpcodes.SAVE, register);
        }
        compiler.node(quantifier.body(), backward, first.or(follow));
        if (canBeEmpty) {
            compiler.emit(RegExpOpcodes.EMPTY_CHECK_COUNTED, register, counter, quantifier.min());
        }
        compiler.emit(RegExpOpcodes.JUMP, start);
        patch(exit);
    }
}
