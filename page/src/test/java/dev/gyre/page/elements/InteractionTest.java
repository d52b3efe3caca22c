package dev.gyre.page.elements;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import org.junit.jupiter.api.Test;

class InteractionTest {
    private final ScriptedPage page = new ScriptedPage("""
            <!doctype html><dialog id=d><input id=i></dialog><div popover id=p>pop</div>
            <details id=t><summary id=s>more</summary>text</details><table id=table></table><a id=a href="/x?y#z">link</a>
            <p id=h onclick="log.push(this.id + event.type)">text</p><script>var log = [];</script>
            """);

    @Test
    void dialogsOpenFocusAndClose() {
        assertEquals(
                "true,true,i",
                page.run("d.showModal(); [d.open, d.matches(':modal'), document.activeElement.id].join()"));
        assertEquals("false,done", page.run("d.close('done'); [d.open, d.returnValue].join()"));
        assertEquals(
                "InvalidStateError",
                page.run("const gone = d; d.remove(); try { gone.showModal() } catch (e) { e.name }"));
    }

    @Test
    void popoversShowAndTellBefore() {
        page.run("p.onbeforetoggle = e => log.push(e.newState); p.ontoggle = e => log.push('now ' + e.newState)");
        assertEquals("true,open", page.run("p.showPopover(); [p.matches(':popover-open'), ...log].join()"));
        page.settle();
        assertEquals("open,now open", page.run("log.join()"));
    }

    @Test
    void aSummaryOpensItsDetails() {
        assertEquals("true,false", page.run("s.click(); let open = t.open; s.click(); [open, t.open].join()"));
    }

    @Test
    void tablesMakeTheirRows() {
        assertEquals(
                "<tbody><tr><td></td></tr></tbody>,0",
                page.run("table.insertRow().insertCell(); [table.innerHTML, table.rows[0].rowIndex].join()"));
        assertEquals("IndexSizeError", page.run("try { table.deleteRow(5) } catch (e) { e.name }"));
    }

    @Test
    void linksHaveTheirPartsAndHandlersTheirScope() {
        assertEquals("/x ?y #z localhost", page.run("[a.pathname, a.search, a.hash, a.host].join(' ')"));
        assertEquals("hclick", page.run("h.click(); log.join()"));
    }

    @Test
    void linksWhoseTextIsNoUrlHaveNoParts() {
        page.run("a.href = 'http://a b/c'; a.host = 'other'; a.hash = 'x'");
        assertEquals(
                "[\":\",\"\",\"\",\"\",\"http://a b/c\"]",
                page.run("JSON.stringify([a.protocol, a.origin, a.host, a.hash, a.href])"));
    }

    @Test
    void elementsOfSvgHaveStyles() {
        assertEquals(
                "fill: red;",
                page.run("const g = document.createElementNS('http://www.w3.org/2000/svg', 'g');"
                        + " g.style.setProperty('fill', 'red'); g.getAttribute('style')"));
    }

    @Test
    void onlyRenderedElementsHaveRects() {
        assertEquals("1,0", page.run("[a.getClientRects().length, d.getClientRects().length].join()"));
    }

    @Test
    void theFirstFocusableElementWithAutofocusGetsTheFocusInTheNextFrame() {
        var form = new ScriptedPage("""
                <!doctype html><input id=a disabled autofocus><input id=b autofocus onfocus="log.push('focus ' + id)"><input id=c autofocus>
                <script>var log = [document.activeElement.localName]; requestAnimationFrame(() => log.push(document.activeElement.id))</script>
                """);
        form.settle();
        assertEquals("body,focus b,b", form.run("log.join()"));
        form.run("const late = document.createElement('input'); late.autofocus = true; document.body.append(late)");
        form.settle();
        assertEquals("b", form.run("document.activeElement.id"));
    }

    @Test
    void autofocusTakesNoFocusFromAnotherElement() {
        var form = new ScriptedPage("<input id=a><input id=b autofocus><script>a.focus()</script>");
        form.settle();
        assertEquals("a", form.run("document.activeElement.id"));
    }

    @Test
    void eventsShowTheHostOutsideOfAShadowTree() {
        assertEquals(
                "text:2 root:3 host:2 body:3",
                page.run("const host = document.createElement('div'); document.body.append(host);"
                        + " const root = host.attachShadow({mode: 'closed'}); root.textContent = 'text';"
                        + " const text = root.firstChild, seen = [];"
                        + " for (const [name, node] of Object.entries({text, root, host, body: document.body}))"
                        + " node.addEventListener('x', e => seen.push(name + ':' + e.eventPhase"
                        + " + (e.target === (name === 'text' || name === 'root' ? text : host) ? '' : ' wrong')));"
                        + " text.dispatchEvent(new Event('x', {bubbles: true, composed: true})); seen.join(' ')"));
    }

    @Test
    void aProgramCanHideTheNameOfAnElement() {
        assertEquals(
                "table,7,7",
                page.run("const before = table.localName; table = 7; [before, table, window.table].join()"));
        assertEquals("[object WindowProperties]", page.run("String(Object.getPrototypeOf(Window.prototype))"));
    }

    @Test
    void aDocumentHasItsNamedElements() {
        var page = new ScriptedPage(
                "<form name=f><input name=i value=1></form><img name=p><img name=p id=q><img id=r><object id=o><embed name=e></object><iframe name=w></iframe>");
        assertEquals(
                "1 2 true false true false true",
                page.run(
                        "[document.f.i.value, document.p.length, document.q === document.images[1], 'r' in document, document.o === document.getElementById('o'), 'e' in document, document.w === frames[0]].join(' ')"));
        assertEquals(
                "false g 1 kept function",
                page.run(
                        "document.forms[0].name = 'g'; document.images[0].remove(); document.title = 'kept'; document.expando = 1; const form = document.createElement('form'); form.name = 'expando'; document.body.append(form);"
                                + " ['f' in document, document.g.name, document.expando, document.title, typeof document.createElement].join(' ')"));
        assertEquals(
                "false true",
                page.run("document.forms[0].remove(); ['g' in document, document.p === document.images[0]].join(' ')"));
    }

    @Test
    void nodesThatAreMovedKeepTheirState() {
        var page = new ScriptedPage("""
                <div id=from><p id=p popover></p><dialog id=d></dialog><input id=i><form id=f name=f></form><iframe id=w></iframe><x-m id=m></x-m><x-n id=n></x-n></div><div id=to><b id=b></b></div>
                <script>var log = [];
                customElements.define('x-m', class extends HTMLElement { connectedMoveCallback() { log.push('moved'); } disconnectedCallback() { log.push('out'); } });
                customElements.define('x-n', class extends HTMLElement { connectedCallback() { log.push('in'); } disconnectedCallback() { log.push('out'); } });
                log = [];</script>
                """);
        assertEquals(
                "true true i true f moved,out,in w,n,m,f,i,d,p,b 2",
                page.run(
                        "p.showPopover(); d.showModal(); i.focus(); const frame = w.contentWindow; let records = new MutationObserver(() => {}); records.observe(document.body, { childList: true, subtree: true });"
                                + " to.moveBefore(p, b); for (const one of [d, i, f, m, n, w]) to.moveBefore(one, to.firstChild);"
                                + " [p.matches(':popover-open'), d.matches(':modal'), document.activeElement.id, w.contentWindow === frame, document.f.id, log.join(), [...to.children].map((one) => one.id).join(), records.takeRecords().filter((one) => one.addedNodes[0] === p || one.removedNodes[0] === p).length].join(' ')"));
        assertEquals(
                "HierarchyRequestError HierarchyRequestError NotFoundError HierarchyRequestError",
                page.run(
                        "const failures = []; for (const wrong of [() => to.moveBefore(document.createElement('a'), null), () => b.moveBefore(to, null), () => to.moveBefore(b, from), () => document.moveBefore(to, null)]) try { wrong(); } catch ({ name }) { failures.push(name); } failures.join(' ')"));
    }

    @Test
    void markupBecomesADocumentWithShadowRoots() {
        var page = new ScriptedPage("<p>");
        assertEquals(
                "about:blank in true null",
                page.run(
                        "const made = Document.parseHTMLUnsafe('<div><template shadowrootmode=open>in</template></div><noscript><p>'); [made.URL, made.querySelector('div').shadowRoot.textContent, made.querySelector('noscript p') !== null, made.defaultView].join(' ').replace(/ $/, ' null')"));
    }

    @Test
    void attributesOfAriaReferToElements() {
        var page = new ScriptedPage("<p id=a aria-labelledby='b c missing'></p><p id=b></p><p id=c></p>");
        assertEquals(
                "b,c true true null",
                page.run(
                        "[a.ariaLabelledByElements.map((one) => one.id).join(), a.ariaLabelledByElements === a.ariaLabelledByElements, Object.isFrozen(a.ariaLabelledByElements), a.ariaActiveDescendantElement].join(' ').replace(/ $/, ' null')"));
        assertEquals(
                "[] c null false",
                page.run(
                        "a.ariaActiveDescendantElement = c; const first = '[' + a.getAttribute('aria-activedescendant') + '] ' + a.ariaActiveDescendantElement.id; a.setAttribute('aria-activedescendant', 'x'); const second = a.ariaActiveDescendantElement;"
                                + " a.ariaLabelledByElements = null; [first, String(second), a.hasAttribute('aria-labelledby')].join(' ')"));
        assertEquals(
                "button null b false",
                page.run(
                        "customElements.define('x-y', class extends HTMLElement { internals = this.attachInternals(); }); const { internals } = document.body.appendChild(document.createElement('x-y')); internals.role = 'button'; internals.ariaControlsElements = [b];"
                                + " [internals.role, String(internals.ariaLabel), internals.ariaControlsElements[0].id, document.querySelector('x-y').hasAttribute('role')].join(' ')"));
    }

    @Test
    void customElementsHaveStatesOfTheirOwn() {
        assertEquals(
                "false,true,2,a b,false",
                page.run("class Own extends HTMLElement { internals = this.attachInternals() }"
                        + " customElements.define('own-states', Own); const own = new Own, { states } = own.internals;"
                        + " const before = own.matches(':state(a)'); states.add('a').add('b').add('a'); const now = own.matches(':state(a)');"
                        + " const { size } = states, all = [...states].join(' '); states.delete('a');"
                        + " [before, now, size, all, own.matches(':state(a)')].join()"));
    }

    @Test
    void anAnimationCallbackCanCancelAnotherOfItsFrame() {
        page.run("requestAnimationFrame(() => { log.push('first'); cancelAnimationFrame(second) });"
                + " var second = requestAnimationFrame(() => log.push('second'))");
        page.settle();
        assertEquals("first", page.run("log.join()"));
    }

    @Test
    void theMembersOfALocationAreItsOwn() {
        assertEquals(
                "true,false,false,false,false",
                page.run(
                        "const own = Object.getOwnPropertyDescriptor(location, 'href');"
                                + " [Object.hasOwn(location, 'toString'), own.configurable, 'href' in Location.prototype,"
                                + " Reflect.setPrototypeOf(location, null), Reflect.defineProperty(location, 'reload', {value: 1})].join()"));
    }
}
