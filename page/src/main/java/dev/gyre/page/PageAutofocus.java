package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.elements.Focusing;
import java.util.ArrayList;

/** Gives focus to the first element of a tab that has the attribute autofocus, https://html.spec.whatwg.org/#the-autofocus-attribute. */
final class PageAutofocus {
    private final Page page;
    private final ArrayList<Element> candidates = new ArrayList<>();
    private boolean waits;
    private boolean processed;

    /** @param page of the tab's own document, not of a frame */
    PageAutofocus(Page page) {
        this.page = page;
    }

    /** An element with the attribute has been inserted into the document of a page. */
    static void inserted(Page page, Element element) {
        if (page.isGone() || page.isSandboxed("allow-scripts")) return;
        Page top = page;
        while (top.parent() != null) {
            top = top.parent();
            if (!top.originKey().equals(page.originKey())) return;
        }
        top.autofocus().add(element);
    }

    private void add(Element element) {
        if (processed) return;
        candidates.remove(element);
        candidates.add(element);
        waitForFrame();
    }

    private void waitForFrame() {
        if (waits) return;
        waits = true;
        page.timers().beforeFrame("autofocus", this::flush);
    }

    // https://html.spec.whatwg.org/#flush-autofocus-candidates
    private void flush() {
        waits = false;
        if (page.document().focused() != null || page.document().targetElement() != null) processed = true;
        while (!processed && !candidates.isEmpty()) {
            Element element = candidates.getFirst();
            Page owner = element.domRealm().host() instanceof Page of ? of : null;
            if (owner != null && !owner.isGone() && owner.hasBlockingStyleSheet()) {
                waitForFrame();
                return;
            }
            candidates.removeFirst();
            if (owner == null || owner.isGone() || element.nodeDocument() != owner.document()) continue;
            if (hasTarget(owner)) continue;
            // What the focus events run may insert further candidates, which come too late.
            processed = true;
            processed = Focusing.focus(element);
        }
        if (processed) candidates.clear();
    }

    /** Whether the address of the document or of one around it names an element. */
    private static boolean hasTarget(Page inner) {
        for (Page page = inner; page != null; page = page.parent()) {
            if (page.document().targetElement() != null) return true;
        }
        return false;
    }
}
