package dev.gyre.engine.regexp;

import java.util.Arrays;

/** Runs a {@link RegExpProgram} by backtracking, with an explicit stack so that no input overflows the Java stack. */
final class RegExpMatcher {
    private static final int POLL_INTERVAL = 1 << 16;
    /** What beginning and ending a match takes, in steps. */
    private static final int STEPS_OF_MATCH = 8;
    /** The number of characters of a back reference, as a power of two, whose comparison counts as one step. */
    private static final int REFERENCE_SHIFT = 4;

    private static final int MAX_STACK = 1 << 25;
    private static final int MAX_KEPT_STACK = 1 << 16;

    private final RegExpProgram program;
    final int[] registers;
    private final int captureRegisters;
    private final RegExpAssertions assertions;
    private String input;
    /** Where the matched part of the input begins. All positions are those in the input. */
    int begin;

    int end;
    private MatchMonitor monitor;
    private CompiledRegExp compiled;
    private int steps = POLL_INTERVAL;
    /** Choices (position, code index) and values to restore (value, complement of the register); the kind is on top. */
    int[] stack = new int[64];

    int top;
    /** Where the program's required text was found last. */
    private int requiredAt;

    /** The code index after an infrequent instruction. */
    private int next;

    RegExpMatcher(RegExpProgram program) {
        this.program = program;
        registers = new int[program.registerCount];
        captureRegisters = program.groupCount() * 2;
        assertions = new RegExpAssertions(program.unicodeMode);
    }

    /** Matches a part of a string. The last index and the positions in the result are relative to its begin. */
    int[] match(String whole, int first, int length, int lastIndex, boolean sticky, MatchMonitor matchMonitor) {
        input = whole;
        begin = first;
        end = first + length;
        assertions.begin(whole, begin, end);
        monitor = matchMonitor;
        compiled = program.compiled();
        requiredAt = -1;
        countSteps(STEPS_OF_MATCH);
        Arrays.fill(registers, 0, captureRegisters, -1);
        int start = begin + lastIndex;
        if (program.unicodeMode && start > begin && start < end && isPairAt(start - 1)) {
            start--;
        }
        try {
            boolean found = sticky || program.anchored
                    ? (sticky || lastIndex == 0) && run(start)
                    : !program.prefix.isEmpty()
                            ? searchByPrefix(start)
                            : compiled == null || program.unicodeMode ? searchBySet(start) : searchByCompiledSet(start);
            return found ? relative() : null;
        } finally {
            input = null;
            assertions.end();
            monitor = null;
            if (stack.length > MAX_KEPT_STACK) {
                stack = new int[64];
            }
        }
    }

    private int[] relative() {
        for (int i = 0; begin != 0 && i < captureRegisters; i++) {
            if (registers[i] >= 0) {
                registers[i] -= begin;
            }
        }
        return registers;
    }

    private boolean isPairAt(int position) {
        return Character.isHighSurrogate(input.charAt(position))
                && Character.isLowSurrogate(input.charAt(position + 1));
    }

    private boolean searchByPrefix(int from) {
        String prefix = program.prefix;
        int start = input.indexOf(prefix, from, end);
        while (start >= 0) {
            if (run(start)) {
                return true;
            }
            start = input.indexOf(prefix, start + 1, end);
        }
        return false;
    }

    private boolean searchBySet(int from) {
        CharacterMatcher first = program.firstSet;
        boolean unicode = program.unicodeMode;
        for (int start = from; (start = skipToRequiredText(start)) <= end; start++) {
            if (first == null || start < end && first.matchesAt(input, start, end)) {
                if (run(start)) {
                    return true;
                }
            }
            if (unicode && start + 1 < end && isPairAt(start)) {
                start++;
            }
            countSteps(1);
        }
        return false;
    }

    private boolean searchByCompiledSet(int from) {
        boolean anywhere = program.firstSet == null;
        for (int start = from; (start = skipToRequiredText(start)) <= end; start++) {
            if (!anywhere) {
                int found = compiled.findCandidate(this, input, start);
                countSteps(found - start);
                if (found == end) {
                    return false;
                }
                start = found;
            }
            if (run(start)) {
                return true;
            }
            countSteps(1);
        }
        return false;
    }

    /** The next position at which a match can begin as far as the required text decides it; beyond the end if there is none. */
    private int skipToRequiredText(int start) {
        RequiredText required = program.requiredText;
        if (required == null) {
            return start;
        }
        if (requiredAt < start) {
            requiredAt = start <= end ? input.indexOf(required.text(), start, end) : -1;
            if (requiredAt < 0) {
                return end + 1;
            }
        }
        return Math.max(start, required.earliestStart(requiredAt));
    }

    void countSteps(int count) {
        steps -= count;
        if (steps < 0) {
            steps = POLL_INTERVAL;
            if (monitor != null) {
                monitor.poll();
                program.heated(monitor);
            }
        }
    }

    /** Matches at one position; a failure leaves the registers of groups as they were. */
    private boolean run(int start) {
        return compiled != null ? compiled.matchAt(this, input, start) : interpret(start);
    }

    private boolean interpret(int start) {
        int[] code = program.code;
        CharacterMatcher[] sets = program.sets;
        String text = input;
        int limit = end;
        int position = start;
        int pc = 1;
        top = 0;
        push(0, start);
        while (true) {
            switch (code[pc]) {
                case RegExpOpcodes.CHAR:
                    if (position < limit && text.charAt(position) == code[pc + 1]) {
                        position++;
                        pc += 2;
                        continue;
                    }
                    break;
                case RegExpOpcodes.EITHER:
                    if (position < limit
                            && (text.charAt(position) == code[pc + 1] || text.charAt(position) == code[pc + 2])) {
                        position++;
                        pc += 3;
                        continue;
                    }
                    break;
                case RegExpOpcodes.SET:
                    if (position < limit && sets[code[pc + 1]].matches(text.charAt(position))) {
                        position++;
                        pc += 2;
                        continue;
                    }
                    break;
                case RegExpOpcodes.SPLIT:
                    push(code[pc + 1], position);
                    pc += 2;
                    continue;
                case RegExpOpcodes.SPLIT_LAZY:
                    push(pc + 2, position);
                    pc = code[pc + 1];
                    continue;
                case RegExpOpcodes.JUMP:
                    pc = code[pc + 1];
                    countSteps(1);
                    continue;
                case RegExpOpcodes.UNLESS_FIRST:
                    pc = position < limit && sets[code[pc + 1]].matchesAt(text, position, limit)
                            ? pc + 3
                            : code[pc + 2];
                    continue;
                case RegExpOpcodes.DISPATCH:
                    pc = position < limit ? program.dispatches[code[pc + 1]].target(text.charAt(position++)) : -1;
                    if (pc >= 0) continue;
                    break;
                case RegExpOpcodes.SAVE:
                    set(code[pc + 1], position);
                    pc += 2;
                    continue;
                case RegExpOpcodes.MATCH:
                    registers[0] = start;
                    registers[1] = position;
                    return true;
                case RegExpOpcodes.FAIL:
                    return false;
                default:
                    next = pc;
                    int after = code[pc] < RegExpOpcodes.RESET ? loop(pc, position) : rare(pc, position);
                    if (after >= 0) {
                        position = after;
                        pc = next;
                        continue;
                    }
                    break;
            }
            pc = backtrack();
            position = stack[top];
        }
    }

    /**
     * Undoes everything since the last choice; returns the code index to continue at, with the position as the next
     * stack entry.
     */
    private int backtrack() {
        countSteps(1);
        int[] entries = stack;
        int index = top;
        while (true) {
            int kind = entries[--index];
            int value = entries[--index];
            if (kind >= 0) {
                top = index;
                return kind;
            }
            registers[~kind] = value;
        }
    }

    /** Runs loops over single characters and other instructions that match text; returns the new position or -1. */
    int loop(int pc, int position) {
        int[] code = program.code;
        switch (code[pc]) {
            case RegExpOpcodes.STRING:
                String string = program.strings[code[pc + 1]];
                next = pc + 2;
                return startsWith(string, position) ? position + string.length() : -1;
            case RegExpOpcodes.WIDE_SET:
                next = pc + 2;
                return Math.max(-1, program.sets[code[pc + 1]].scanWide(input, position, end, 1));
            case RegExpOpcodes.GREEDY:
                next = pc + 7;
                return greedy(program.sets[code[pc + 1]], code[pc + 2], code[pc + 3], position, pc + 4);
            case RegExpOpcodes.POSSESSIVE:
                next = pc + 4;
                return greedy(program.sets[code[pc + 1]], code[pc + 2], code[pc + 3], position, -1);
            case RegExpOpcodes.RETRY:
                next = pc + 3;
                return giveBack(code[pc + 1] != 0, code[pc + 2], position, pc);
            case RegExpOpcodes.LAZY:
                next = pc + 7;
                return lazy(program.sets[code[pc + 1]], code[pc + 2], code[pc + 3], position, pc + 4);
            default:
                next = pc + 3;
                return takeMore(program.sets[code[pc + 1]], code[pc + 2], position, pc);
        }
    }

    private int greedy(CharacterMatcher set, int min, int max, int position, int retry) {
        int least;
        int last;
        if (set.wide) {
            least = set.scanWide(input, position, end, min);
            if (least < 0) {
                return -1;
            }
            last = set.scanWide(input, least, end, max == RegExpNode.INFINITY ? max : max - min);
            last = last < 0 ? -1 - last : last;
        } else {
            last = set.scan(input, position, max > end - position ? end : position + max);
            if (last - position < min) {
                return -1;
            }
            least = position + min;
        }
        countSteps(last - position);
        if (retry >= 0 && last > least) {
            pushRange(least, last, retry);
        }
        return last;
    }

    /** Backtracks into a greedy loop: one character fewer, or as many fewer as the next unit requires. */
    private int giveBack(boolean wide, int unit, int from, int retry) {
        int least = stack[--top];
        int position = from;
        do {
            position--;
            if (wide && position - 1 >= least && isPairAt(position - 1)) {
                position--;
            }
        } while (position > least && unit >= 0 && input.charAt(position) != unit);
        countSteps(from - position);
        if (position > least) {
            pushRange(least, position, retry);
        }
        return position;
    }

    private int lazy(CharacterMatcher set, int min, int max, int position, int retry) {
        int least;
        int most;
        if (set.wide) {
            least = set.scanWide(input, position, end, min);
            most = end;
        } else {
            least = end - position < min ? -1 : position + min;
            most = max > end - position ? end : position + max;
            if (least >= 0 && set.scan(input, position, least) != least) {
                least = -1;
            }
        }
        if (least >= 0 && least < most) {
            pushRange(most, least, retry);
        }
        return Math.max(-1, least);
    }

    /** Backtracks into a lazy loop: one character more, or as many more as the next unit requires. */
    private int takeMore(CharacterMatcher set, int unit, int from, int retry) {
        int most = stack[--top];
        int position = from;
        do {
            if (!set.matchesAt(input, position, end)) {
                return -1;
            }
            position += set.wide && position + 1 < end && isPairAt(position) ? 2 : 1;
        } while (position < most && unit >= 0 && input.charAt(position) != unit);
        countSteps(position - from);
        if (position < most) {
            pushRange(most, position, retry);
        }
        return position;
    }

    /** Runs counters, lookarounds, assertions and references; returns the new position or -1. */
    int rare(int pc, int position) {
        int[] code = program.code;
        int register = code[pc + 1];
        switch (code[pc]) {
            case RegExpOpcodes.RESET:
                reset(register, code[pc + 2]);
                next = pc + 3;
                return position;
            case RegExpOpcodes.EMPTY_CHECK:
                next = pc + 2;
                return position == registers[register] ? -1 : position;
            case RegExpOpcodes.EMPTY_CHECK_COUNTED:
                next = pc + 4;
                return emptyCheck(register, code[pc + 2], code[pc + 3], position);
            case RegExpOpcodes.CLEAR:
                set(register, 0);
                next = pc + 2;
                return position;
            case RegExpOpcodes.INCREMENT:
                set(register, registers[register] + 1);
                next = pc + 2;
                return position;
            case RegExpOpcodes.LOOP, RegExpOpcodes.LOOP_LAZY:
                repeat(code, pc, position);
                return position;
            case RegExpOpcodes.ASSERT:
                next = pc + 2;
                return assertions.holds(register, position) ? position : -1;
            case RegExpOpcodes.BACK_REFERENCE:
                next = pc + 4;
                return reference(program.references[register], position, code[pc + 2] != 0, code[pc + 3] != 0);
            case RegExpOpcodes.SET_BACK:
                next = pc + 2;
                return before(program.sets[register], position);
            default:
                return look(code, pc, position);
        }
    }

    private int reference(int[] groups, int position, boolean ignoreCase, boolean backward) {
        for (int group : groups) {
            countSteps(Math.max(registers[group * 2 + 1] - registers[group * 2], 0) >> REFERENCE_SHIFT);
        }
        return assertions.reference(groups, registers, position, ignoreCase, backward);
    }

    private int look(int[] code, int pc, int position) {
        int register = code[pc + 1];
        switch (code[pc]) {
            case RegExpOpcodes.KEEP:
                for (int i = register; i < code[pc + 2]; i++) {
                    push(~i, registers[i]);
                }
                next = pc + 3;
                return position;
            case RegExpOpcodes.LOOK:
                registers[register] = top;
                registers[register + 1] = position;
                next = pc + 2;
                return position;
            case RegExpOpcodes.LOOK_END:
                top = registers[register];
                next = pc + 2;
                return registers[register + 1];
            case RegExpOpcodes.NOT_LOOK:
                registers[register] = top;
                push(code[pc + 2], position);
                next = pc + 3;
                return position;
            default:
                top = registers[register];
                return -1;
        }
    }

    private int before(CharacterMatcher set, int position) {
        if (position == begin) {
            return -1;
        }
        if (set.wide && position > begin + 1 && isPairAt(position - 2)) {
            return set.matchesAt(input, position - 2, end) ? position - 2 : -1;
        }
        return set.matches(input.charAt(position - 1)) ? position - 1 : -1;
    }

    /** Whether the input has a string of the program at a position. */
    boolean startsWith(int string, int position) {
        return startsWith(program.strings[string], position);
    }

    private boolean startsWith(String string, int position) {
        return string.length() <= end - position && input.startsWith(string, position);
    }

    /** Whether a code unit is in a set of the program, or in that of first characters if the index is negative. */
    boolean isInSet(int set, int unit) {
        return (set < 0 ? program.firstSet : program.sets[set]).matches(unit);
    }

    /** Whether the character that begins at a position, which is inside the input, is in a set of the program. */
    boolean isInSetAt(int set, int position) {
        return program.sets[set].matchesAt(input, position, end);
    }

    private void reset(int from, int to) {
        for (int i = from; i < to; i++) {
            if (registers[i] >= 0) {
                set(i, -1);
            }
        }
    }

    /** The check of RepeatMatcher: an iteration beyond the minimum must not be empty. */
    private int emptyCheck(int register, int counter, int min, int position) {
        if (position != registers[register]) {
            return position;
        }
        if (registers[counter] > min) {
            return -1;
        }
        if (min > 1000) {
            // All further iterations up to the minimum would also be empty.
            set(counter, min);
        }
        return position;
    }

    private void repeat(int[] code, int pc, int position) {
        int count = registers[code[pc + 1]];
        int body = pc + 5;
        if (count < code[pc + 2]) {
            next = body;
        } else if (count >= code[pc + 3] && code[pc + 3] != RegExpNode.INFINITY) {
            next = code[pc + 4];
        } else if (code[pc] == RegExpOpcodes.LOOP) {
            push(code[pc + 4], position);
            next = body;
        } else {
            push(body, position);
            next = code[pc + 4];
        }
    }

    private void set(int register, int value) {
        push(~register, registers[register]);
        registers[register] = value;
    }

    private void push(int kind, int value) {
        if (top + 2 > stack.length) {
            grow();
        }
        stack[top++] = value;
        stack[top++] = kind;
    }

    /** Pushes a choice with an additional value beneath it, which its instruction pops. */
    private void pushRange(int bound, int position, int retry) {
        if (top + 3 > stack.length) {
            grow();
        }
        stack[top++] = bound;
        stack[top++] = position;
        stack[top++] = retry;
    }

    /** Grows the stack to at least a number of entries. */
    int[] ensureCapacity(int entries) {
        while (stack.length < entries) {
            grow();
        }
        return stack;
    }

    private void grow() {
        if (stack.length >= MAX_STACK) {
            throw new MatchLimitException();
        }
        stack = Arrays.copyOf(stack, stack.length * 2);
    }
}
