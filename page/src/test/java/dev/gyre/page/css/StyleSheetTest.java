package dev.gyre.page.css;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.PageRealms;
import dev.gyre.page.idl.DomError;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StyleSheetTest {
    private static CSSStyleSheet sheet(String text) {
        return CSSStyleSheet.ofNode(PageRealms.dom(TestPages.realm()), null, text, "", null, null);
    }

    private static String text(String css) {
        return sheet(css).cssRules().rules().stream().map(CSSRule::cssText).collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a { color: red; }",
                "a { }",
                "a, b > c { margin: 1px 2px; --x: { a b }; }",
                "@media screen and (min-width: 100px) {\n  a { color: red; }\n}",
                "@media (width >= 600px) {\n}",
                "@supports (display: grid) and (not (color: foo)) {\n  a { color: red; }\n}",
                "@layer a, b.c;",
                "@layer a {\n}",
                "@layer {\n  a { color: red; }\n}",
                "@import url(\"x.css\") layer(a) supports(display: grid) screen;",
                "@namespace svg url(\"http://www.w3.org/2000/svg\");",
                "@font-face { font-family: a; src: url(\"x\") format(\"woff2\"); }",
                "@keyframes k { \n  0% { color: red; }\n  50%, 100% { color: blue; }\n}",
                "@page :first { margin: 1px; size: a4; }",
                "@property --x { syntax: \"<length>\"; inherits: false; initial-value: 1px; }",
                "@container a (min-width: 1px) {\n}",
                "@scope (.a) to (.b) {\n  c { color: red; }\n}",
                "@counter-style c { system: cyclic; symbols: \"x\" \"y\"; }",
                "@starting-style {\n  a { color: red; }\n}",
                ".a {\n  color: red;\n  & .b { color: blue; }\n  &:hover { top: 0px; }\n  left: 1px;\n}",
                "div {\n  @media screen {\n  color: red; background-color: green;\n}\n}"
            })
    void serialisesAsWritten(String css) {
        assertEquals(css, text(css));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', textBlock = """
            a{color:RED;color:nonsense}                ~ a { color: red; }
            a{;color:red;;b{}                          ~ a { color: red; & b { } }
            a{color:red}b{:}c{top:0                    ~ a { color: red; } b { } c { top: 0px; }
            } a{color:red}                             ~ ''
            a{color:red} }} b{top:0} c{}               ~ a { color: red; } c { }
            @unknown x { a{} } b{}                     ~ b { }
            @media nonsense( { a{} }                   ~ ''
            a:unknown{} b{}                            ~ b { }
            <!-- a{} -->                               ~ a { }
            @charset "x"; a{}                          ~ a { }
            a{} @import "x";                           ~ a { }
            @media screen, 1 {a{}}                     ~ @media screen, not all { a { } }
            a{color:red!important;color:blue}          ~ a { color: red !important; }
            a{margin:1px;margin-top:2px}               ~ a { margin: 2px 1px 1px; }
            a{font:12px/1.5 x,"y z"}                   ~ a { font: 12px / 1.5 x, "y z"; }
            a{background:var(--x)}                     ~ a { background: var(--x); }
            a{width:calc(1px + 2px*3)}                 ~ a { width: calc(7px); }
            a{content:"\\201C"}                        ~ a { content: "“"; }
            """)
    void recovers(String css, String expected) {
        assertEquals(expected, text(css).replaceAll("\\s+", " "));
    }

    @Test
    void nothingThrows() {
        String[] parts = {
            "a", "{", "}", "(", ")", "[", "]", ";", ":", "@media", "@", "\\", "\"", "'", "url(", "!", "/*", "*/", "--x",
            "&", ",", "<!--", "1e9", "#", "\u0000", "@import", "calc(", "var(", "rgb(", ":is("
        };
        java.util.Random random = new java.util.Random(7);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder css = new StringBuilder();
            for (int n = random.nextInt(12); n >= 0; n--) {
                css.append(parts[random.nextInt(parts.length)]).append(random.nextBoolean() ? " " : "");
            }
            CSSStyleSheet sheet = sheet(css.toString());
            String once =
                    sheet.cssRules().rules().stream().map(CSSRule::cssText).collect(Collectors.joining("\n"));
            assertEquals(once, text(once), () -> "of " + css);
        }
    }

    @Test
    void deepNestingDoesNotExhaustTheStack() {
        sheet("a{".repeat(50_000));
        sheet("@media screen{".repeat(50_000));
        sheet("a{width:" + "calc(".repeat(50_000));
        sheet("@supports " + "(".repeat(50_000));
        sheet("a{--x:" + "(".repeat(50_000));
        assertTrue(text("{".repeat(50_000)).isEmpty());
    }

    @Test
    void rulesAreInsertedAndDeleted() {
        CSSStyleSheet sheet = sheet("a { color: red; }");
        assertEquals(1, sheet.insertRule("b { top: 0 }", 1));
        assertEquals("b { top: 0px; }", sheet.cssRules().item(1).cssText());
        assertEquals(
                "IndexSizeError",
                assertThrows(DomError.class, () -> sheet.insertRule("c {}", 3)).name());
        assertEquals(
                "SyntaxError",
                assertThrows(DomError.class, () -> sheet.insertRule("c {} d {}", 0))
                        .name());
        assertEquals(
                "HierarchyRequestError",
                assertThrows(DomError.class, () -> sheet.insertRule("@import 'x';", 1))
                        .name());
        int version = sheet.version();
        sheet.deleteRule(0);
        assertTrue(sheet.version() != version);
        assertEquals(1, sheet.cssRules().length());
    }

    @Test
    void declarationsAreChanged() {
        CSSStyleDeclaration style =
                ((CSSStyleRule) sheet("a { margin: 1px; }").cssRules().item(0)).style();
        style.setProperty("margin-left", "2px", "");
        assertEquals("1px 1px 1px 2px", style.getPropertyValue("margin"));
        style.setProperty("color", "nonsense", "");
        style.setProperty("COLOR", "blue", "important");
        assertEquals("margin: 1px 1px 1px 2px; color: blue !important;", style.cssText());
        assertEquals("1px 1px 1px 2px", style.removeProperty("margin"));
        assertEquals(1, style.length());
        assertEquals("rgb(1, 2, 3)", set(style, "backgroundColor", "#010203"));
        assertEquals("1", set(style, "opacity", "1"));
    }

    private static Object set(CSSStyleDeclaration style, String name, String value) {
        style.put(name, value);
        return style.get(name);
    }

    @Test
    void supports() {
        CSS css = new CSS(PageRealms.dom(TestPages.realm()));
        assertTrue(css.supports("display", "grid"));
        assertTrue(css.supports("--x", "1"));
        assertFalse(css.supports("display", "nonsense"));
        assertFalse(css.supports("nonsense", "1px"));
        assertTrue(css.supports("(display: grid) and (not (display: nonsense))"));
        assertTrue(css.supports("display: grid"));
        assertTrue(css.supports("selector(a > b)"));
        assertFalse(css.supports("selector(:nonsense)"));
        assertEquals("\\31 a\\.b", css.escape("1a.b"));
    }
}
