package dev.gyre.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.Script;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.net.ResourceLoader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageTest {
    private static final String URL = "http://localhost/page.html";

    private static Page load(String markup) {
        var resources = Map.of(URL, markup, "http://localhost/later.js", "log.push('later ' + document.readyState)");
        Page page = Page.open(URL, url -> {
            String text = resources.get(url);
            return text == null ? null : new ResourceLoader.Resource(text.getBytes(StandardCharsets.UTF_8), null);
        });
        while (page.step(60_000)) {}
        assertEquals(List.of(), page.errors());
        return page;
    }

    private static String run(Page page, String script) {
        try {
            return TypeConversion.toString(
                    Script.parse(page.realm(), new Source("test.js", script)).run());
        } catch (JsException exception) {
            return exception.value(page.realm()) instanceof dev.gyre.engine.runtime.object.JsObject error
                    ? error.get("name") + ": " + error.get("message")
                    : exception.getMessage();
        }
    }

    @Test
    void scriptsAndEventsRunInOrder() {
        Page page = load("""
                <!doctype html>
                <script>var log = []; addEventListener('load', () => log.push('load'));
                document.addEventListener('DOMContentLoaded', () => log.push('parsed'));</script>
                <script defer src=later.js></script>
                <script>log.push(document.readyState); setTimeout(() => log.push('timer'), 3600000 / 100);</script>
                """);
        assertEquals("loading,later interactive,parsed,load,timer", run(page, "log.join()"));
    }

    @Test
    void errorsHaveChromesWords() {
        Page page = load("<p id=p>text");
        assertEquals(
                "TypeError: Failed to execute 'appendChild' on 'Node': parameter 1 is not of type 'Node'.",
                run(page, "document.body.appendChild(1)"));
        assertEquals(
                "TypeError: Failed to execute 'setAttribute' on 'Element': 2 arguments required, but only 1 present.",
                run(page, "document.body.setAttribute('a')"));
        assertEquals("TypeError: Illegal constructor", run(page, "new Node()"));
        assertEquals("TypeError: Illegal invocation", run(page, "Node.prototype.normalize.call({})"));
        assertEquals(
                "HierarchyRequestError: Failed to execute 'appendChild' on 'Node': The new child element contains the parent.",
                run(page, "document.body.appendChild(document.documentElement)"));
    }

    @Test
    void attributesAreReflectedAndCollectionsLive() {
        Page page = load("<p class='a b'><input maxlength=3 disabled>");
        assertEquals(
                "3,true,20,text",
                run(
                        page,
                        "{let i = document.querySelector('input'); [i.maxLength, i.disabled, i.size, i.type].join()}"));
        assertEquals("1,2,a b c", run(page, """
                {
                  let all = document.getElementsByTagName('p'), before = all.length;
                  document.body.append(document.createElement('p'));
                  all[0].classList.add('c');
                  [before, all.length, all[0].className].join();
                }"""));
    }

    @Test
    void eventsPassTheirPath() {
        Page page = load("<div><p><b>x</b></p></div>");
        assertEquals("div capture,b,p,div", run(page, """
                {
                  let log = [], div = document.querySelector('div');
                  div.addEventListener('x', () => log.push('div capture'), true);
                  for (let e of document.querySelectorAll('div, p, b')) e.addEventListener('x', () => log.push(e.localName));
                  document.querySelector('b').dispatchEvent(new Event('x', {bubbles: true}));
                  log.join();
                }"""));
    }

    @Test
    void mutationsAreRecorded() {
        Page page = load("<div></div><script>var log = []; var div = document.querySelector('div');"
                + "new MutationObserver(records => log.push(...records.map(r => r.type + r.addedNodes.length)))"
                + ".observe(div, {childList: true, attributes: true}); div.append('a', 'b'); div.id = 'c';</script>");
        assertEquals("childList2,attributes0", run(page, "log.join()"));
    }
}
