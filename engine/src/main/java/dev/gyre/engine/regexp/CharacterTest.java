package dev.gyre.engine.regexp;

import dev.gyre.engine.jit.classfile.Label;
import dev.gyre.engine.jit.classfile.MethodAssembler;
import java.util.Arrays;

/** Emits the test whether a code unit is in a set, without a memory access where a few comparisons or a bitmap decide it. */
final class CharacterTest {
    private static final int UNITS = 1 << 16;
    private static final int MOST_COMPARED = 3;

    private final MethodAssembler code;
    private final int matcher;
    private final CharacterMatcher set;
    private final int index;
    private final int character;

    /**
     * @param matcher the local with the {@link RegExpMatcher}
     * @param index the set's index in the program, negative for the set of first characters
     * @param character the local with the code unit
     */
    CharacterTest(MethodAssembler code, int matcher, CharacterMatcher set, int index, int character) {
        this.code = code;
        this.matcher = matcher;
        this.set = set;
        this.index = index;
        this.character = character;
    }

    /** Emits code that jumps if the code unit is not in the set, and otherwise goes on after it. */
    void jumpUnlessIn(Label otherwise) {
        int[] ranges = set.unitRanges();
        int[] gaps = gapsOf(ranges);
        if (gaps.length == 0) {
            return;
        }
        if (gaps.length <= 2 * MOST_COMPARED) {
            compareEach(gaps, otherwise);
        } else if (ranges.length <= 2 * MOST_COMPARED) {
            var member = new Label();
            compareEach(ranges, member);
            code.goto_(otherwise);
            code.bind(member);
        } else {
            testBitmap(otherwise);
        }
    }

    /** The ranges of code units between those given. */
    private static int[] gapsOf(int[] ranges) {
        var gaps = new int[ranges.length + 2];
        int count = 0;
        int from = 0;
        for (int i = 0; i <= ranges.length; i += 2) {
            int to = i < ranges.length ? ranges[i] : UNITS;
            if (from < to) {
                gaps[count++] = from;
                gaps[count++] = to;
            }
            from = i < ranges.length ? ranges[i + 1] : UNITS;
        }
        return Arrays.copyOf(gaps, count);
    }

    private void compareEach(int[] ranges, Label inside) {
        for (int i = 0; i < ranges.length; i += 2) {
            int first = ranges[i];
            int last = ranges[i + 1] - 1;
            code.iload(character);
            if (first == last) {
                code.ldc(first);
                code.if_icmpeq(inside);
            } else if (first == 0) {
                code.ldc(last);
                code.if_icmple(inside);
            } else if (last == UNITS - 1) {
                code.ldc(first);
                code.if_icmpge(inside);
            } else {
                // One comparison for both ends: what is below the range becomes a large unit.
                code.ldc(first);
                code.isub();
                code.i2c();
                code.ldc(last - first);
                code.if_icmple(inside);
            }
        }
    }

    private void testBitmap(Label otherwise) {
        var beyond = new Label();
        var member = new Label();
        var upper = new Label();
        var test = new Label();
        code.iload(character);
        code.ldc(128);
        code.if_icmpge(beyond);
        code.iload(character);
        code.ldc(64);
        code.if_icmpge(upper);
        code.ldc(set.lowBits());
        code.goto_(test);
        code.bind(upper);
        code.ldc(set.highBits());
        code.bind(test);
        code.iload(character);
        code.lushr();
        code.l2i();
        code.ldc(1);
        code.iand();
        code.ifeq(otherwise);
        code.goto_(member);
        code.bind(beyond);
        if (set.isAscii()) {
            code.goto_(otherwise);
        } else {
            code.aload(matcher);
            code.ldc(index);
            code.iload(character);
            code.invokevirtual(RegExpCodeGenerator.MATCHER_CLASS, "isInSet", "(II)Z");
            code.ifeq(otherwise);
        }
        code.bind(member);
    }
}
