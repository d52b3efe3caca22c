package dev.gyre.page.dom.events;

import java.util.ArrayList;
import java.util.List;

/** An event's path, https://dom.spec.whatwg.org/#event-path, from the target to the outermost parent. */
final class EventPath {
    /** @param shadowAdjusted the target as seen from there; null if it is the same as further in */
    record Item(
            EventTarget invocationTarget,
            boolean inShadowTree,
            EventTarget shadowAdjusted,
            EventTarget relatedTarget,
            boolean rootOfClosedTree,
            boolean slotInClosedTree) {}

    private final ArrayList<Item> items = new ArrayList<>();

    int size() {
        return items.size();
    }

    Item get(int index) {
        return items.get(index);
    }

    // https://dom.spec.whatwg.org/#concept-event-path-append
    void append(EventTarget target, EventTarget shadowAdjusted, EventTarget relatedTarget, boolean slotInClosedTree) {
        items.add(new Item(
                target,
                target.isInShadowTree(),
                shadowAdjusted,
                relatedTarget,
                target.isRootOfClosedTree(),
                slotInClosedTree));
    }

    // https://dom.spec.whatwg.org/#dom-event-composedpath
    List<EventTarget> composedPath(EventTarget current) {
        int currentIndex = 0;
        int currentHidden = 0;
        for (int index = size() - 1; index >= 0; index--) {
            Item item = get(index);
            if (item.rootOfClosedTree()) currentHidden++;
            if (item.invocationTarget() == current) {
                currentIndex = index;
                break;
            }
            if (item.slotInClosedTree()) currentHidden--;
        }
        var result = new ArrayList<EventTarget>();
        result.add(current);
        addInner(result, currentIndex, currentHidden);
        addOuter(result, currentIndex, currentHidden);
        return result;
    }

    private void addInner(List<EventTarget> result, int currentIndex, int currentHidden) {
        int hidden = currentHidden;
        int lowest = currentHidden;
        for (int index = currentIndex - 1; index >= 0; index--) {
            Item item = get(index);
            if (item.rootOfClosedTree()) hidden++;
            if (hidden <= lowest) result.addFirst(item.invocationTarget());
            if (item.slotInClosedTree()) {
                hidden--;
                lowest = Math.min(lowest, hidden);
            }
        }
    }

    private void addOuter(List<EventTarget> result, int currentIndex, int currentHidden) {
        int hidden = currentHidden;
        int lowest = currentHidden;
        for (int index = currentIndex + 1; index < size(); index++) {
            Item item = get(index);
            if (item.slotInClosedTree()) hidden++;
            if (hidden <= lowest) result.add(item.invocationTarget());
            if (item.rootOfClosedTree()) {
                hidden--;
                lowest = Math.min(lowest, hidden);
            }
        }
    }
}
