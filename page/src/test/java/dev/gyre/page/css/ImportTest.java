package dev.gyre.page.css;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ImportTest {
    private static final Map<String, String> SHEETS = Map.of(
            "/a.css", "@import 'inner/b.css'; p { color: rgb(1, 0, 0) }",
            "/inner/b.css", "@import '../a.css'; @import 'c.css'; p { left: 1px; color: rgb(2, 0, 0) }",
            "/inner/c.css", "p { top: 2px }",
            "/print.css", "p { bottom: 3px }",
            "/late.css", "p { right: 4px }");

    private static final String STYLE =
            "(() => { const { color, left, top, bottom, right } = getComputedStyle(document.querySelector('p')); return [color, left, top, bottom, right].join() })()";

    @Test
    void aStyleElementImportsSheetsAndTheirImports() {
        var page = new ScriptedPage("""
                <!doctype html><p style="position: absolute">text</p><script>var log = []</script>
                <style onload="log.push('style')" onerror="log.push('error')">@import "a.css"; @import url(print.css) print;</style>
                <script>log.push(getComputedStyle(document.querySelector('p')).color); onload = () => log.push('page')</script>
                """, SHEETS);
        assertEquals("rgb(1, 0, 0),1px,2px,auto,auto", page.run(STYLE));
        assertEquals("style,rgb(1, 0, 0),page", page.run("log.join()"));
        assertEquals(
                "http://localhost/inner/b.css",
                page.run("document.styleSheets[0].cssRules[0].styleSheet.cssRules[0].styleSheet.href"));
        assertEquals(
                "null",
                page.run(
                        "String(document.styleSheets[0].cssRules[0].styleSheet.cssRules[0].styleSheet.cssRules[0].styleSheet)"));
    }

    @Test
    void aLinkWaitsForWhatItsSheetImports() {
        var page = new ScriptedPage("""
                <!doctype html><link rel=stylesheet href=a.css onload="seen = getComputedStyle(p).top"><p id=p style="position: absolute">text</p>
                """, SHEETS);
        assertEquals("2px", page.run("seen"));
    }

    @Test
    void anImportThatFailsFiresErrorAndTheRestApplies() {
        var page = new ScriptedPage("""
                <!doctype html><p style="position: absolute">text</p>
                <script>var log = ''</script>
                <style onload="log += 'load'" onerror="log += 'error'">@import "missing.css"; p { color: rgb(5, 0, 0) }</style>
                """, SHEETS);
        assertEquals(
                "error,rgb(5, 0, 0)", page.run("[log, getComputedStyle(document.querySelector('p')).color].join()"));
    }

    @Test
    void insertedRulesImportAndUnsupportedOnesDoNot() {
        var page = new ScriptedPage("""
                <!doctype html><p style="position: absolute">text</p><style>@import "print.css" supports(unknown: value);</style>
                """, SHEETS);
        page.run("document.styleSheets[0].insertRule('@import \"late.css\"', 0)");
        page.settle();
        assertEquals("rgb(0, 0, 0),auto,auto,auto,4px", page.run(STYLE));
    }

    private static String eventsOf(String changes) {
        var page = new ScriptedPage("<!doctype html>", SHEETS);
        page.run("""
                var log = [], style = document.createElement('style');
                style.onload = style.onerror = event => log.push(event.type);
                """ + changes);
        page.settle();
        return page.run("log.join()");
    }

    @Test
    void theSheetThatAStyleElementHadBeforeNoLongerMatters() {
        assertEquals("load,error", eventsOf("""
                document.head.append(style);
                style.append("@import 'missing.css';");
                style.append("p { color: red }");
                """));
        assertEquals("load", eventsOf("""
                style.textContent = "@import 'missing.css';";
                document.head.append(style);
                style.textContent = "p { color: red }";
                """));
        assertEquals("load", eventsOf("""
                style.textContent = "@import 'missing.css';";
                document.head.append(style);
                style.firstChild.data = "@import 'late.css';";
                """));
        assertEquals("", eventsOf("""
                style.textContent = "@import 'late.css';";
                document.head.append(style);
                style.remove();
                """));
    }

    @Test
    void eachChangeOfAStyleElementReplacesItsSheet() {
        var page = new ScriptedPage("<!doctype html><style id=style></style>");
        assertEquals("true,true,null,true", page.run("""
                (() => {
                    const first = style.sheet, owned = first.ownerNode === style;
                    style.append(new Comment());
                    const second = style.sheet;
                    return [owned, second !== first, String(first.ownerNode), second === style.sheet].join();
                })()
                """));
    }
}
