package dev.gyre.page.xpath;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import org.junit.jupiter.api.Test;

class XPathTest {
    private final ScriptedPage page = new ScriptedPage("""
            <!doctype html><ul><li class=a>one<li class=b>two<li class=a>three</ul>
            <script>function x(text) { const r = document.evaluate(text, document, null, 0, null);
              return r.resultType == 1 ? r.numberValue : r.resultType == 2 ? r.stringValue : r.resultType == 3 ? r.booleanValue
                : (() => { const all = []; for (let n; n = r.iterateNext();) all.push(n.nodeValue ?? n.textContent.trim()); return all.join(); })(); }</script>
            """);

    @Test
    void expressionsSelectAndCalculate() {
        assertEquals("one,three", page.run("x('//li[@class=\"a\"]')"));
        assertEquals("three", page.run("x('//LI[last()]')"));
        assertEquals("2", page.run("x('count(//li[@class=\"a\"])')"));
        assertEquals("two", page.run("x('string(//li[2]/text())')"));
        assertEquals("b", page.run("x('//li[2]/@class')"));
        assertEquals("7", page.run("x('1 + 2 * 3')"));
        assertEquals("true", page.run("x('//li = \"two\" and not(//li = \"four\")')"));
        assertEquals("one", page.run("x('//li[2]/preceding-sibling::li')"));
        assertEquals("SyntaxError", page.run("try { x('//[') } catch (e) { e.name }"));
    }
}
