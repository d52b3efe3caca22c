package dev.gyre.engine.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CaseFoldingTest {
    private static final int BMP = 0x10000;

    /** Sets that need no table of pairs, and whole planes, which do, have the same answer for each character. */
    @Test
    void charactersAreClosedAsMembersOfLargeSets() {
        for (boolean unicode : new boolean[] {false, true}) {
            int[] members = new int[BMP];
            for (int character = 0; character < BMP; character++)
                members[CaseFolding.canonicalize(character, unicode)]++;
            for (int character = 128; character < BMP; character++) {
                int canonical = CaseFolding.canonicalize(character, unicode);
                if (canonical >= BMP) continue;
                CodePointSet closed = CaseFolding.close(CodePointSet.of(character), unicode);
                assertEquals(members[canonical] == 1, closed.single() >= 0, () -> "character " + closed.last());
            }
        }
    }

    @Test
    void whiteSpaceHasNoCase() {
        CodePointSet space = CodePointSet.ofRanges(
                9, 13, 32, 32, 160, 160, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x202F, 0x205F, 0x205F,
                0x3000, 0x3000, 0xFEFF, 0xFEFF);
        for (boolean unicode : new boolean[] {false, true})
            assertEquals(space.size(), CaseFolding.close(space, unicode).size());
    }
}
