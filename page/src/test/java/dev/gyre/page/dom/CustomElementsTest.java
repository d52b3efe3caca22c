package dev.gyre.page.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import org.junit.jupiter.api.Test;

class CustomElementsTest {
    private final ScriptedPage page = new ScriptedPage("""
            <!doctype html><x-a id=early k=1></x-a><div id=host><b slot=s>1</b>2</div>
            <script>
            var log = [];
            class A extends HTMLElement {
              static observedAttributes = ['k'];
              constructor() { super(); log.push('new'); }
              connectedCallback() { log.push('in'); }
              disconnectedCallback() { log.push('out'); }
              attributeChangedCallback(name, before, after) { log.push(name + ':' + before + '>' + after); }
            }
            customElements.define('x-a', A);
            </script>
            """);

    @Test
    void elementsAreUpgradedInOrder() {
        assertEquals("new,k:null>1,in", page.run("log.join()"));
        assertEquals("true,true", page.run("[early instanceof A, early.matches(':defined')].join()"));
    }

    @Test
    void reactionsRunBeforeTheOperationReturns() {
        assertEquals(
                "new,k:null>2,in,out",
                page.run(
                        "log = []; let a = document.createElement('x-a'); a.setAttribute('k', 2); document.body.append(a); a.remove(); log.join()"));
        assertEquals(
                "new,in",
                page.run("log = []; document.body.insertAdjacentHTML('beforeend', '<x-a></x-a>'); log.join()"));
    }

    @Test
    void definitionsAreChecked() {
        assertEquals("TypeError: Illegal constructor", page.run("new HTMLElement()"));
        assertEquals(
                "NotSupportedError", page.run("try { customElements.define('x-a', class {}) } catch (e) { e.name }"));
        assertEquals("SyntaxError", page.run("try { customElements.define('a', class {}) } catch (e) { e.name }"));
    }

    @Test
    void slotsAreAssignedAndSignalled() {
        page.run("var root = host.attachShadow({mode: 'open'}); root.innerHTML = '<slot name=s></slot><slot></slot>';"
                + "var changes = []; root.addEventListener('slotchange', e => changes.push(e.target.name));");
        assertEquals(
                "1|2|s",
                page.run(
                        "[...root.children].map(s => s.assignedNodes().map(n => n.textContent).join()).join('|') + '|' + host.firstChild.assignedSlot.name"));
        page.run("host.firstChild.slot = ''");
        assertEquals("s,", page.run("changes.slice(-2).join()"));
    }
}
