package dev.gyre.page.selection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.ScriptedPage;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private final ScriptedPage page = new ScriptedPage("<!doctype html><p id=p>some <b id=b>bold</b> text</p>");

    @Test
    void aSelectionHasADirection() {
        assertEquals(
                "bold,backward,4",
                page.run(
                        "var s = getSelection(); s.setBaseAndExtent(b.firstChild, 4, b.firstChild, 0); [s, s.direction, s.anchorOffset].join()"));
        assertEquals("Caret,0", page.run("s.collapseToStart(); [s.type, s.rangeCount - 1].join()"));
        assertEquals("None", page.run("s.empty(); s.type"));
    }

    @Test
    void changesAreTold() {
        page.run("var told = 0; document.onselectionchange = () => told++; getSelection().selectAllChildren(p)");
        page.settle();
        assertEquals(
                "1,some bold text,true", page.run("[told, getSelection(), getSelection().containsNode(b)].join()"));
    }
}
