package dev.gyre.engine.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.gyre.engine.JsTest;
import org.junit.jupiter.api.Test;

/** Equal names and literals of an agent's programs are one object. */
class InternalizedStringsTest extends JsTest {
    private final InternalizedStrings strings = new InternalizedStrings();

    private String of(String text) {
        return strings.of(text.toCharArray(), 0, text.length(), text.hashCode());
    }

    @Test
    void equalStringsAreOne() {
        String first = of("Identifier");
        assertEquals("Identifier", first);
        assertSame(first, of("Identifier"));
        assertSame(first, strings.known(new String("Identifier")));
        assertEquals("AaBB", of("AaBB"));
        assertEquals("BBAa", of("BBAa"), "the same hash");
        assertEquals("", of(""));
        String unknown = new String("unknown");
        assertSame(unknown, strings.known(unknown));
    }

    @Test
    void aFullTableIsEmptied() {
        String first = of("first");
        for (int i = 0; i < 30_000; i++) of("name" + i);
        assertSame(first, of("first"));
        for (int i = 0; i < 60_000; i++) assertEquals("other" + i, of("other" + i));
        assertNotSame(first, of("first"));
        assertSame(of("first"), of("first"));
    }

    @Test
    void literalsAndNamesOfAllPrograms() {
        Object literal = run("eval('\"literalOrName\"')");
        assertSame(literal, run("eval('\"literalOrName\"')"));
        assertSame(literal, run("Object.keys(eval('({ literalOrName: 1 })'))[0]"));
        assertSame(literal, run("new Function('return \"literalOrName\"')()"));
    }
}
