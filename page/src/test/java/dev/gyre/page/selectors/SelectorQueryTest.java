package dev.gyre.page.selectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.css.TestPages;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ShadowRoot;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelectorQueryTest {
    private final SelectorQuery query = new SelectorQuery(new AttributeStates());

    private String ids(Document document, String selector) {
        List<Element> found = query.querySelectorAll(document, selector);
        return found.stream().map(element -> String.valueOf(element.idOrNull())).collect(Collectors.joining(" "));
    }

    private static final String PAGE = """
            <!doctype html><body id=body lang=en>
            <ul id=list class="Menu top"><li id=one class="item odd" data-x="A b-c"><b id=b1></b></li><li id=two class=item><!--c--></li>text<li id=three class="item odd" lang=de-AT><i id=i1>x</i></li></ul>
            <form id=form><fieldset id=fs disabled><legend id=lg><input id=in1 required></legend><input id=in2 type=CHECKBOX checked></fieldset><a id=link href=x></a>
            <select id=sel><option id=o1 selected><option id=o2 disabled></select></form><p id=p1></p><p id=p2 dir=rtl> <span id=sp></span></p>
            """;

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            #one                              => one
            .item                             => one two three
            li.odd > *                        => b1 i1
            .top .odd                         => one three
            .MENU                             => ''
            LI                                => one two three
            li + li                           => two three
            li ~ li                           => two three
            #one ~ .odd                       => three
            ul li b                           => b1
            [data-x]                          => one
            [DATA-X="A b-c"]                  => one
            [data-x~=b-c]                     => one
            [data-x^="a" i]                   => one
            [data-x^="a"]                     => ''
            [type=checkbox]                   => in2
            [data-x$="c"][data-x*=" b"]       => one
            [lang|=de]                        => three
            li:first-child                    => one
            li:last-child                     => three
            li:nth-child(2)                   => two
            li:nth-child(odd)                 => one three
            li:nth-last-child(1)              => three
            li:nth-child(2 of .odd)           => three
            li:nth-last-child(2 of .odd)      => one
            p:nth-of-type(2)                  => p2
            p:last-of-type                    => p2
            ul:only-of-type                   => list
            b:only-child                      => b1
            :is(b, i)                         => b1 i1
            li:not(.odd)                      => two
            li:not(:has(*))                   => two
            ul:has(> li > i)                  => list
            li:has(+ li)                      => one two
            li:has(~ .odd)                    => one two
            li:has(b, i)                      => one three
            li:empty, p:empty                 => two p1
            :lang(de)                         => three i1
            p:lang(en)                        => p1 p2
            :dir(rtl)                         => p2 sp
            :disabled                         => fs in2 o2
            input:enabled                     => in1
            :checked                          => in2 o1
            :required                         => in1
            input:optional                    => in2
            :any-link                         => link
            body :root                        => ''
            :root > body                      => body
            :unsupported-is-invalid, p        => !
            """)
    void querySelectorAll(String selector, String expected) {
        Document document = TestPages.html(PAGE);
        if (expected.equals("!")) {
            InvalidSelectorException thrown =
                    assertThrows(InvalidSelectorException.class, () -> ids(document, selector));
            assertEquals("'" + selector + "' is not a valid selector.", thrown.getMessage());
        } else {
            assertEquals(expected, ids(document, selector));
        }
    }

    @Test
    void scopeIsTheRootOfTheQuery() {
        Document document = TestPages.html(PAGE);
        Element list = query.querySelector(document, "#list");
        assertEquals(3, query.querySelectorAll(list, ":scope > li").size());
        assertEquals("one", query.querySelector(list, "body li").idOrNull());
        assertTrue(query.matches(list, "ul.Menu:scope"));
        assertEquals(
                "list",
                query.closest(query.querySelector(document, "#b1"), "ul").idOrNull());
        assertNull(query.closest(list, "li"));
    }

    @Test
    void quirksModeIgnoresTheCaseOfClassesAndIds() {
        Document document = TestPages.html("<ul id=List class=Menu></ul>");
        assertEquals("List", ids(document, ".mENU"));
        assertEquals("List", ids(document, "#lIST"));
    }

    @Test
    void hasOverManyElementsIsLinear() {
        StringBuilder html = new StringBuilder("<!doctype html><body>");
        for (int i = 0; i < 2_000; i++) {
            html.append("<div>");
        }
        html.append("<b class=x></b>");
        Document document = TestPages.html(html.toString());
        long start = System.nanoTime();
        assertEquals(
                query.querySelectorAll(document, "div").size(),
                query.querySelectorAll(document, "div:has(.x)").size());
        assertTrue(query.querySelectorAll(document, "div:has(.y)").isEmpty());
        assertTrue(System.nanoTime() - start < 2_000_000_000L);
    }

    @Test
    void hostMatchesWithinItsShadowTree() {
        Document document = TestPages.html("<!doctype html><div id=host class=h></div>");
        Element host = query.querySelector(document, "#host");
        ShadowRoot root = host.parserAttachShadow(true);
        Element inner = document.createHtmlElement("p");
        root.parserAppendChild(inner);
        assertEquals(List.of(inner), query.querySelectorAll(root, ":host > p"));
        assertEquals(List.of(inner), query.querySelectorAll(root, ":host(.h) p"));
        assertTrue(query.querySelectorAll(root, ".h > p").isEmpty());
        assertEquals(List.of(inner), query.querySelectorAll(root, ":host-context(body) p"));
        assertFalse(query.matches(host, ":host"));
        assertTrue(query.querySelectorAll(document, "p").isEmpty());
    }
}
