package dev.gyre.page.css;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.css.cascade.ComputedStyleDeclaration;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.css.cascade.InnerText;
import dev.gyre.page.css.conditions.MediaSettings;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.selectors.AttributeStates;
import dev.gyre.page.selectors.SelectorQuery;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CascadeTest {
    private final AttributeStates states = new AttributeStates();
    private final SelectorQuery query = new SelectorQuery(states);
    private Document document;
    private DocumentStyles styles;

    private void load(String html) {
        document = TestPages.html("<!doctype html>" + html);
        styles = new DocumentStyles(document, states);
    }

    private Element find(String selector) {
        return query.querySelector(document, selector);
    }

    private String computed(String selector, String property) {
        return new ComputedStyleDeclaration(styles.engine(), find(selector), "").getPropertyValue(property);
    }

    /** A box of 10 by 10 pixels in one of 200 by 100 in one of 400 by 200. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            position: static; top: 10%                                     => 10% auto auto auto
            position: relative; top: 10%; left: calc(25% - 2px)            => 10px -48px -10px 48px
            position: relative                                             => 0px 0px 0px 0px
            position: sticky; top: 10%; right: 5px                         => 20px 5px auto auto
            position: absolute; top: 10%; left: 1px                        => 20px 389px 170px 1px
            position: absolute; bottom: 1px; right: 2px; width: 5px        => 189px 2px 1px 393px
            position: absolute; top: 1px; left: 2px; height: auto; margin: 3px; min-width: 1% => 1px auto 193px 2px
            position: fixed; right: 50%                                    => auto 512px auto 502px
            position: absolute; top: 10%; display: none                    => 10% auto auto auto
            """)
    void insetsAreUsedValuesAsFarAsStylesTellSizes(String style, String expected) {
        load("""
                <style>#outer { position: relative; width: 400px; height: 200px; overflow: hidden; border: 1px solid }
                #inner { width: 200px; height: 100px } #b { width: 10px; height: 10px }</style>
                <div id=outer><div id=inner><div id=b style='%s'></div></div></div>""".formatted(style));
        assertEquals(
                expected,
                String.join(
                        " ",
                        computed("#b", "top"),
                        computed("#b", "right"),
                        computed("#b", "bottom"),
                        computed("#b", "left")));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            <p id=b>                                                       => rgb(0, 0, 0)
            <meta name=color-scheme content=dark><p id=b>                  => rgb(255, 255, 255)
            <meta name=color-scheme content='light,dark'><p id=b>          => rgb(0, 0, 0)
            <meta name=color-scheme content='light dark'><p id=b>          => rgb(0, 0, 0)
            <meta name=color-scheme content=dark><p id=b style='color-scheme: only light; color: CanvasText'> => rgb(0, 0, 0)
            <p id=b style='color-scheme: dark; color: light-dark(red, blue)'> => rgb(0, 0, 255)
            <p id=b style='color-scheme: dark; color: Canvas'>             => rgb(18, 18, 18)
            """)
    void systemColorsAreThoseOfTheColorScheme(String html, String expected) {
        load(html);
        assertEquals(expected, computed("#b", "color"));
    }

    /** The page has {@code <div id=a class=c><p id=b style=...>}. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            #b { color: red }                                              => color            => rgb(255, 0, 0)
            #b { color: #123 } p { color: red }                            => color            => rgb(17, 34, 51)
            p { color: red } p { color: blue }                             => color            => rgb(0, 0, 255)
            p { color: red !important } #b { color: blue }                 => color            => rgb(255, 0, 0)
            p { top: 1px !important }                                      => top              => 1px
            #b { top: 1px }                                                => top              => 5px
            #a { color: red }                                              => color            => rgb(255, 0, 0)
            #a { border-top-style: solid }                                 => border-top-style => none
            #a { margin-top: 3px } #b { margin-top: inherit }              => margin-top       => 3px
            #a { color: red } #b { color: initial }                        => color            => rgb(0, 0, 0)
            #b { margin: 0 } #b { margin: revert }                         => margin-top       => 16px
            #b { display: flex } #b { display: revert }                    => display          => block
            @layer x { #b { color: red } } p { color: blue }               => color            => rgb(0, 0, 255)
            @layer x, y; @layer y { p { color: red } } @layer x { #b { color: blue } } => color => rgb(255, 0, 0)
            @layer x { #b { color: red !important } } p { color: blue !important } => color    => rgb(255, 0, 0)
            @layer x { #b { color: red } } @layer y { p { color: revert-layer } } => color     => rgb(255, 0, 0)
            @media (max-width: 100px) { p { color: red } }                 => color            => rgb(0, 0, 0)
            @media screen and (min-width: 100px) { p { color: red } }      => color            => rgb(255, 0, 0)
            @supports (display: grid) { p { color: red } }                 => color            => rgb(255, 0, 0)
            @supports not (display: grid) { p { color: red } }             => color            => rgb(0, 0, 0)
            #a { p { color: red } }                                        => color            => rgb(255, 0, 0)
            .c { & > p { color: red } p& { color: blue } }                 => color            => rgb(255, 0, 0)
            #a { @media screen { p { color: red } } }                      => color            => rgb(255, 0, 0)
            @scope (.c) { p { color: red } }                               => color            => rgb(255, 0, 0)
            @scope (.c) to (p) { p { color: red } }                        => color            => rgb(0, 0, 0)
            @scope (.c) { > p { color: red } }                             => color            => rgb(255, 0, 0)
            #a { --x: red } p { color: var(--x) }                          => color            => rgb(255, 0, 0)
            p { color: var(--y, blue) }                                    => color            => rgb(0, 0, 255)
            p { --x: var(--y); --y: var(--x); color: var(--x, red) }       => color            => rgb(255, 0, 0)
            p { --x: 1px 2px; margin: var(--x) }                           => margin-right     => 2px
            p { --x: nonsense; color: red; color: var(--x) }               => color            => rgb(0, 0, 0)
            p { --x: a b }                                                 => --x              => a b
            #a { font-size: 20px } p { font-size: 2em; padding-left: 1em } => padding-left     => 40px
            p { font-size: larger }                                        => font-size        => 19.2px
            p { width: calc(1in + 4px) }                                   => width            => 100px
            p { width: 50vw }                                              => width            => 512px
            p { width: calc(50% + 1em) }                                   => width            => calc(50% + 16px)
            p { font-weight: bolder }                                      => font-weight      => 700
            p { border: solid }                                            => border-top-width => 3px
            p { border-width: 5px }                                        => border-top-width => 0px
            p { margin-inline-start: 7px }                                 => margin-left      => 7px
            p { margin: 1px 2px }                                          => margin           => 1px 2px
            p { background: #fff }                                         => background-color => rgb(255, 255, 255)
            #a { display: flex } p { display: inline }                     => display          => block
            p { line-height: 1.5 }                                         => line-height      => 24px
            p { overflow-x: hidden }                                       => overflow-y       => auto
            p { border-color: currentcolor; color: red }                   => border-top-color => rgb(255, 0, 0)
            p { all: unset }                                               => display          => inline
            p { opacity: 3 }                                               => opacity          => 1
            """)
    void cascade(String css, String property, String expected) {
        load("<style>" + css + "</style><div id=a class=c><p id=b style='top: 5px'></p></div>");
        assertEquals(expected, computed("#b", property));
    }

    @Test
    void userAgentSheetAndHints() {
        load("<body><b>x</b><table bgcolor=red width=50%><tr><td></table><p hidden></p><input type=hidden><h1></h1>");
        assertEquals("8px", computed("body", "margin-top"));
        assertEquals("700", computed("b", "font-weight"));
        assertEquals("none", computed("head", "display"));
        assertEquals("none", computed("p", "display"));
        assertEquals("none", computed("input", "display"));
        assertEquals("table-cell", computed("td", "display"));
        assertEquals("rgb(255, 0, 0)", computed("table", "background-color"));
        assertEquals("50%", computed("table", "width"));
        assertEquals("32px", computed("h1", "font-size"));
        assertEquals("21.44px", computed("h1", "margin-top"));
    }

    @Test
    void nestedScopesDoNotMultiply() {
        int depth = 60;
        String nested = "@scope (div) { ".repeat(depth) + "p { color: red }" + " }".repeat(depth);
        load("<style>" + nested + "</style>" + "<div>".repeat(depth) + "<p>");
        assertEquals("rgb(255, 0, 0)", computed("p", "color"));
    }

    @Test
    void stylesFollowChanges() {
        load("<style>.on { color: red }</style><p id=p></p>");
        assertEquals("rgb(0, 0, 0)", computed("#p", "color"));
        find("#p").setAttributeValue(document.realm().names().attribute("class"), "on");
        assertEquals("rgb(255, 0, 0)", computed("#p", "color"));
        CSSStyleSheet sheet = styles.sheet(find("style"));
        sheet.insertRule("#p { color: blue }", 1);
        assertEquals("rgb(0, 0, 255)", computed("#p", "color"));
        sheet.disabled(true);
        assertEquals("rgb(0, 0, 0)", computed("#p", "color"));
        StyleAttribute style = new StyleAttribute(find("#p"));
        style.setProperty("color", "lime", "");
        assertEquals("color: lime;", find("#p").attribute("style"));
        assertEquals("rgb(0, 255, 0)", computed("#p", "color"));
        find("#p").parserRemove();
        assertEquals(0, styles.adopted(document).size());
    }

    @Test
    void settingsDecideMediaQueries() {
        load("<style>@media (prefers-color-scheme: dark) { p { color: white } }</style><p></p>");
        MediaQueryList list =
                new MediaQueryList(document.realm(), "(prefers-color-scheme: dark)", styles::mediaSettings);
        assertFalse(list.matches());
        assertEquals("rgb(0, 0, 0)", computed("p", "color"));
        styles.mediaSettings(new MediaSettings("screen", 800, 600, 1, Map.of("prefers-color-scheme", "dark")));
        assertEquals("rgb(255, 255, 255)", computed("p", "color"));
        assertTrue(list.hasChanged());
        assertFalse(list.hasChanged());
    }

    @Test
    void shadowTreesHaveStylesOfTheirOwn() {
        load("<style>p { color: red } div { color: blue } div::part(x) { top: 9px }</style><div id=host></div>");
        ShadowRoot root = find("#host").parserAttachShadow(true);
        Element style = document.createHtmlElement("style");
        style.parserAppendChild(document.createTextNode(":host { color: lime; margin-top: 4px } p { left: 2px }"));
        Element inner = document.createHtmlElement("p");
        inner.setAttributeValue(document.realm().names().attribute("part"), "x");
        root.parserAppendChild(style);
        root.parserAppendChild(inner);
        assertEquals("rgb(0, 0, 255)", computed("#host", "color"));
        assertEquals("4px", computed("#host", "margin-top"));
        ComputedStyleDeclaration computed = new ComputedStyleDeclaration(styles.engine(), inner, "");
        assertEquals("rgb(0, 0, 255)", computed.getPropertyValue("color"));
        assertEquals("2px", computed.getPropertyValue("left"));
        assertEquals("9px", computed.getPropertyValue("top"));
        CSSStyleSheet sheet = CSSStyleSheet.constructed(document, "", false);
        sheet.replaceSync("p { color: red }");
        styles.adopted(root, List.of(sheet));
        assertEquals("rgb(255, 0, 0)", computed.getPropertyValue("color"));
    }

    @Test
    void pseudoElements() {
        load("<style>p { color: red } p::before { content: 'x'; top: 1px }</style><p></p>");
        ComputedStyleDeclaration before = new ComputedStyleDeclaration(styles.engine(), find("p"), "before");
        assertEquals("\"x\"", before.getPropertyValue("content"));
        assertEquals("rgb(255, 0, 0)", before.getPropertyValue("color"));
        assertEquals("auto", computed("p", "top"));
    }

    @Test
    void deepTreesAndVariablesThatDoubleEachOther() {
        load("<style>* { font-size: 1em } </style>" + "<div>".repeat(400) + "<b></b>");
        Element deep = find("b");
        for (int i = 0; i < 20_000; i++) {
            Element child = document.createHtmlElement("i");
            deep.parserAppendChild(child);
            deep = child;
        }
        assertEquals("16px", new ComputedStyleDeclaration(styles.engine(), deep, "").getPropertyValue("font-size"));
        StringBuilder css = new StringBuilder("<style>p { --x0: aaaaaaaaaa;");
        for (int i = 1; i < 40; i++) {
            css.append("--x")
                    .append(i)
                    .append(": var(--x")
                    .append(i - 1)
                    .append(") var(--x")
                    .append(i - 1)
                    .append(");");
        }
        load(css + "}</style><p>");
        assertEquals("", computed("p", "--x39"));
        assertEquals("aaaaaaaaaa aaaaaaaaaa", computed("p", "--x1"));
    }

    @Test
    void innerText() {
        load(
                "<div id=d>a  <b>b</b>\n<p>c</p><p>d<br>e</p><span style='display:none'>f</span><pre> g\n h</pre><table><tr><td>1<td>2<tr><td>3</table><i style='visibility:hidden'>k</i><u style='text-transform:uppercase'>u</u></div>");
        assertEquals(
                "a b\n\nc\n\nd\ne\n\n g\n h\n1\t2\n3\nU",
                InnerText.of(find("#d"), styles.engine()).replaceAll("\n{3,}", "\n\n"));
        assertEquals("f", InnerText.of(find("span"), styles.engine()));
    }
}
