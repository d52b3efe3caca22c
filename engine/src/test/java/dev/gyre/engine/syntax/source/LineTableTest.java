package dev.gyre.engine.syntax.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineTableTest {
    private static List<Integer> starts(LineTable table) {
        return IntStream.range(0, table.lineCount())
                .map(table::lineStart)
                .boxed()
                .toList();
    }

    @Test
    void everyLineTerminatorEndsALine() {
        assertEquals(List.of(0, 2, 4, 7, 9, 11), starts(LineTable.of("a\nb\rc\r\nd\u2028e\u2029")));
    }

    @Test
    void aTableIsReadAsItWasWritten() {
        for (int length : new int[] {0, 1, 126, 127, 128, 16_383, 16_384, 3_000_000}) {
            LineTable table = LineTable.of("a".repeat(length) + "\n\nb" + "c".repeat(length) + "\r\nend");
            assertEquals(starts(table), starts(LineTable.read(table.bytes())), "lines of " + length);
        }
        assertEquals(List.of(0), starts(LineTable.read(LineTable.of("").bytes())));
    }

    @Test
    void offsetsBelongToTheirLines() {
        LineTable table = LineTable.of("ab\ncd");
        assertEquals(
                List.of(0, 0, 0, 1, 1),
                List.of(table.line(0), table.line(1), table.line(2), table.line(3), table.line(4)));
        assertEquals(5, table.lineEnd(1, "ab\ncd"));
        assertEquals(2, table.lineEnd(0, "ab\ncd"));
    }

    @Test
    void aTextThatIsNotInMemoryIsNotReadForPositions() {
        Source source = new Source("lazy", new Source.LazyText() {
            @Override
            public String read() {
                throw new AssertionError("the text was read");
            }

            @Override
            public LineTable lines() {
                return LineTable.of("ab\ncd");
            }
        });
        assertEquals(new SourcePosition(2, 2), source.position(4));
    }
}
