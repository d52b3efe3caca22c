package dev.gyre.engine.regexp;

/** The instructions of a {@link RegExpProgram}: an opcode followed by its operands. */
final class RegExpOpcodes {
    /** Fails: the bottom entry of the backtrack stack. */
    static final int FAIL = 0;
    /** Ends the match. */
    static final int MATCH = 1;
    /** CHAR unit. */
    static final int CHAR = 2;
    /** EITHER unit unit: one of two code units. */
    static final int EITHER = 3;
    /** SET set: a code unit of a set. */
    static final int SET = 4;
    /** WIDE_SET set: a code point of a set. */
    static final int WIDE_SET = 5;
    /** STRING string. */
    static final int STRING = 6;
    /** SPLIT target: continues with the next instruction, and backtracks to the target. */
    static final int SPLIT = 7;
    /** SPLIT_LAZY target: continues at the target, and backtracks to the next instruction. */
    static final int SPLIT_LAZY = 8;
    /** JUMP target. */
    static final int JUMP = 9;
    /** UNLESS_FIRST set target: jumps to the target when the current character is not in the set. */
    static final int UNLESS_FIRST = 10;
    /** SAVE register: stores the position. */
    static final int SAVE = 11;
    /** GREEDY set min max, then RETRY wide unit: as many as possible; RETRY gives one back, down to one before the unit. */
    static final int GREEDY = 12;

    static final int RETRY = 13;
    /** POSSESSIVE set min max: as many as possible, giving nothing back. */
    static final int POSSESSIVE = 14;
    /** LAZY set min max, then LAZY_RETRY set unit: as few as possible; LAZY_RETRY takes one more, up to one before the unit. */
    static final int LAZY = 15;

    static final int LAZY_RETRY = 16;
    /** RESET from to: clears the registers. */
    static final int RESET = 17;
    /** EMPTY_CHECK register: fails when the position is the one in the register. */
    static final int EMPTY_CHECK = 18;
    /** EMPTY_CHECK_COUNTED register counter min: the same, once the counter is beyond min. */
    static final int EMPTY_CHECK_COUNTED = 19;
    /** CLEAR register: stores 0. */
    static final int CLEAR = 20;
    /** INCREMENT register. */
    static final int INCREMENT = 21;
    /** LOOP counter min max exit: repeats the body or leaves to the exit, greedily. */
    static final int LOOP = 22;
    /** LOOP_LAZY counter min max exit: repeats the body or leaves to the exit, lazily. */
    static final int LOOP_LAZY = 23;
    /** KEEP from to: makes backtracking restore the current values of the registers. */
    static final int KEEP = 24;
    /** LOOK register: begins a positive lookaround. */
    static final int LOOK = 25;
    /** LOOK_END register: ends it, dropping its alternatives and returning to where it began. */
    static final int LOOK_END = 26;
    /** NOT_LOOK register target: begins a negative lookaround, which continues at the target when its body fails. */
    static final int NOT_LOOK = 27;
    /** NOT_LOOK_END register: the body matched, so that the lookaround fails. */
    static final int NOT_LOOK_END = 28;
    /** ASSERT kind. */
    static final int ASSERT = 29;
    /** BACK_REFERENCE list ignoreCase backward. */
    static final int BACK_REFERENCE = 30;
    /** The same as without BACK, but for the characters before the position. */
    static final int SET_BACK = 31;
    /** DISPATCH table: jumps to the target that a table of {@link RegExpProgram#dispatches} has for the current code unit, after which matching continues. */
    static final int DISPATCH = 32;

    /** The words of each instruction, by opcode. */
    private static final byte[] LENGTHS = {
        1, 1, 2, 3, 2, 2, 2, 2, 2, 2, 3, 2, 4, 3, 4, 4, 3, 3, 2, 4, 2, 2, 5, 5, 3, 2, 2, 3, 2, 2, 4, 2, 2
    };

    private RegExpOpcodes() {}

    static int length(int opcode) {
        return LENGTHS[opcode];
    }
}
