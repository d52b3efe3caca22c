package dev.gyre.page.selectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.gyre.page.css.syntax.TokenList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SelectorParserTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "*",
                "div",
                ".a",
                "#b",
                "a.b#c",
                "a > b + c ~ d e",
                "[a]",
                "[a=\"b\"]",
                "[a=\"b\" i]",
                "[a=\"b\" s]",
                "[a~=\"b\"]",
                "[a|=\"b\"]",
                "[a^=\"b\"]",
                "[a$=\"b\"]",
                "[a*=\"b\"]",
                "[*|a]",
                ":is()",
                ":is(a, b)",
                ":where(.a > .b)",
                ":not(a, b)",
                ":has(> a, + b, c)",
                ":nth-child(2n+1)",
                ":nth-child(2n+1 of .a, .b)",
                ":nth-last-of-type(3)",
                ":lang(en)",
                ":lang(\"*-Latn\", de)",
                ":dir(rtl)",
                ":host",
                ":host(.a)",
                ":host-context(b)",
                "::slotted(.a)",
                "::slotted(a)::before",
                "::part(a b)",
                "::part(a):hover",
                "::part(a):state(x)::before",
                "a::before",
                "::before:hover",
                "::-webkit-scrollbar",
                ":-webkit-any(a)",
                ":state(x)",
                ":root",
                ":scope > a",
                "&",
                "&.a",
                "a&",
                "::highlight(x)",
                "::view-transition-group(*)",
                "\\31 23",
                "a\\:b",
                ":focus-visible",
                ":popover-open",
                ":modal",
                ":open",
                ":user-valid",
                ":defined"
            })
    void serialisesAsWritten(String selector) {
        assertEquals(selector, String.valueOf(SelectorParser.parse(selector)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            a   >b       ~ a > b
            A            ~ A
            *.a          ~ .a
            *|*          ~ *
            [a=b]        ~ [a="b"]
            [ a = 'b' I ] ~ [a="b" i]
            :NTH-CHILD(even) ~ :nth-child(2n)
            :nth-child( -n + 3 ) ~ :nth-child(-n+3)
            :nth-child(+3n - 2) ~ :nth-child(3n-2)
            :before      ~ ::before
            ::BEFORE     ~ ::before
            :is(ul,ol,:unknown) ~ :is(ul, ol)
            a,b          ~ a, b
            """)
    void serialisesCanonically(String selector, String expected) {
        assertEquals(expected, String.valueOf(SelectorParser.parse(selector)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                ",",
                "a,",
                ",a",
                "> a",
                "a >",
                "a > > b",
                "..a",
                "#1",
                "[a",
                "[a=]",
                "[]",
                "[a=b c]",
                "ns|a",
                ":unknown",
                "::unknown",
                ":not()",
                ":not(:unknown)",
                ":has()",
                ":has(:has(a))",
                ":nth-child(n of)",
                ":nth-child(2 n)",
                ":nth-child(+ 2n)",
                ":nth-of-type(1 of a)",
                "a::before b",
                "::slotted(a b)",
                "::part()",
                ":lang()",
                ":dir(a b)",
                "&a",
                ":host(a b)",
                "a||b",
                "a /deep/ b",
                "{",
                "a)",
                ":-moz-any(a)",
                ":is(a",
                "1a",
                "a::before.b",
                ":not(::before)",
                ":host(:not(a b))"
            })
    void rejects(String selector) {
        SelectorList parsed = SelectorParser.parse(selector);
        if (selector.equals(":is(a") || selector.equals("[a")) {
            assertNotNull(parsed, "blocks end with the text");
        } else {
            assertNull(parsed, () -> "parsed as " + parsed);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            .b           ~ & .b
            > .b, .c     ~ & > .b, & .c
            & .b         ~ & .b
            .b &         ~ .b &
            :is(.b, &.c) ~ :is(.b, &.c)
            + & .b       ~ & + & .b
            """)
    void impliesNesting(String selector, String expected) {
        assertEquals(
                expected,
                String.valueOf(SelectorParser.parse(
                        TokenList.of(selector).all(), SelectorNamespaces.none(), SelectorParser.Relation.NESTED)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            *                    ~ 0 ~ 0 ~ 0
            a                    ~ 0 ~ 0 ~ 1
            .a[b]:hover          ~ 0 ~ 3 ~ 0
            #a .b c::before      ~ 1 ~ 1 ~ 2
            :is(#a, b)           ~ 1 ~ 0 ~ 0
            :where(#a)           ~ 0 ~ 0 ~ 0
            :not(.a, b)          ~ 0 ~ 1 ~ 0
            :has(> #a)           ~ 1 ~ 0 ~ 0
            :nth-child(2 of #a)  ~ 1 ~ 1 ~ 0
            ::slotted(.a)        ~ 0 ~ 1 ~ 1
            :host(.a)            ~ 0 ~ 2 ~ 0
            """)
    void specificity(String selector, int a, int b, int c) {
        assertEquals(a << 20 | b << 10 | c, SelectorParser.parse(selector).specificity());
    }

    @Test
    void deepNestingIsInvalidAndDoesNotExhaustTheStack() {
        assertNull(SelectorParser.parse(":not(".repeat(50_000) + "a" + ")".repeat(50_000)));
    }
}
