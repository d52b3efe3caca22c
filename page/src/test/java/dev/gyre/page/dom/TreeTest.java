package dev.gyre.page.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.page.PageRealms;
import dev.gyre.page.dom.names.NameTable;
import org.junit.jupiter.api.Test;

class TreeTest {
    private final Document document = Document.createHtml(PageRealms.dom(Realms.create(new Agent(new HostHooks() {
        @Override
        public void enqueuePromiseJob(Runnable job, dev.gyre.engine.runtime.realm.Realm realm) {
            throw new AssertionError("no jobs here");
        }
    }))));

    @Test
    void childrenAreLinkedInOrder() {
        Element list = document.createHtmlElement("ul");
        Element first = document.createHtmlElement("li");
        Text last = document.createTextNode("b");
        Comment middle = document.createComment("a");
        list.parserAppendChild(first);
        list.parserAppendChild(last);
        list.parserInsertBefore(middle, last);
        assertSame(first, list.firstChild());
        assertSame(middle, first.nextSibling());
        assertSame(last, middle.nextSibling());
        assertSame(last, list.lastChild());
        assertSame(middle, last.previousSibling());
        assertEquals(2, last.index());
        middle.parserRemove();
        assertSame(last, first.nextSibling());
        assertNull(middle.parentNode());
    }

    @Test
    void nodesAreConnectedBelowTheDocument() {
        Element root = document.createHtmlElement("html");
        Element body = document.createHtmlElement("body");
        root.parserAppendChild(body);
        assertFalse(body.isConnected());
        document.parserAppendChild(root);
        assertTrue(body.isConnected());
        assertSame(document, body.root());
        root.parserRemove();
        assertFalse(body.isConnected());
        assertSame(root, body.root());
    }

    @Test
    void namesAreFoundAnewOnlyAfterChangesOfNames() {
        Element root = document.createHtmlElement("html");
        Element named = document.createHtmlElement("p");
        document.parserAppendChild(root);
        assertNull(document.getElementById("a"));
        named.setAttribute("id", "a");
        Element around = document.createHtmlElement("div");
        around.parserAppendChild(named);
        root.parserAppendChild(around);
        assertSame(named, document.getElementById("a"));

        int version = document.namesVersion();
        root.parserAppendChild(document.createHtmlElement("div"));
        root.lastChild().parserRemove();
        around.setAttribute("class", "b");
        assertEquals(version, document.namesVersion());

        Element earlier = document.createHtmlElement("p");
        earlier.setAttribute("id", "a");
        root.parserInsertBefore(earlier, around);
        assertSame(earlier, document.getElementById("a"));
        earlier.removeAttribute("id");
        assertSame(named, document.getElementById("a"));
        around.parserRemove();
        assertNull(document.getElementById("a"));
        earlier.setAttribute("name", "a");
        assertTrue(document.namesVersion() > version);
    }

    @Test
    void attributesAndClasses() {
        NameTable names = document.realm().names();
        Element row = document.createHtmlElement("div");
        row.parserSetAttributes(new Object[] {names.attribute("class"), " row odd row", names.attribute("id"), "a"});
        assertEquals("a", row.idOrNull());
        assertTrue(row.hasClass("odd"));
        assertEquals(2, row.classes().length);
        row.setAttributeValue(names.attribute("class"), "even");
        assertFalse(row.hasClass("odd"));
        assertTrue(row.hasClass("even"));
        assertEquals("DIV", row.tagName());
    }
}
