package dev.gyre.page.window;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The steps that back and forward move between: in each, a tab and its frames have one entry each, https://html.spec.whatwg.org/#session-history-infrastructure. */
public final class SessionHistory {
    private final List<Map<Navigable, HistoryEntry>> steps = new ArrayList<>();
    private int current = -1;

    public int length() {
        return Math.max(1, steps.size());
    }

    /** The entry of a tab or frame in the current step; null before its first. */
    public HistoryEntry current(Navigable navigable) {
        return current < 0 ? null : steps.get(current).get(navigable);
    }

    /** Adds a step after the current one, whose successors go. */
    public void push(Navigable navigable, HistoryEntry entry) {
        while (steps.size() > current + 1) steps.removeLast();
        Map<Navigable, HistoryEntry> step =
                current < 0 ? new LinkedHashMap<>() : new LinkedHashMap<>(steps.get(current));
        enter(step, navigable, entry);
        steps.add(step);
        current++;
    }

    /** Replaces the current entry of a tab or frame, in all steps that have it. */
    public void replace(Navigable navigable, HistoryEntry entry) {
        if (current < 0) {
            push(navigable, entry);
            return;
        }
        HistoryEntry former = current(navigable);
        enter(steps.get(current), navigable, entry);
        if (former == null) return;
        for (Map<Navigable, HistoryEntry> step : steps) step.replace(navigable, former, entry);
    }

    /** Another document has frames of its own. */
    private static void enter(Map<Navigable, HistoryEntry> step, Navigable navigable, HistoryEntry entry) {
        HistoryEntry former = step.put(navigable, entry);
        if (former != null && former.document() != entry.document())
            step.keySet().removeIf(other -> other.isWithin(navigable));
    }

    // https://html.spec.whatwg.org/#traverse-the-history-by-a-delta
    /** Goes to the step so many steps away, if there is one: those that have another entry there go to it. */
    public void traverse(int delta) {
        int index = current + delta;
        if (current < 0 || index < 0 || index >= steps.size()) return;
        Map<Navigable, HistoryEntry> from = Map.copyOf(steps.get(current));
        var to = new LinkedHashMap<>(steps.get(index));
        current = index;
        to.forEach((navigable, entry) -> {
            if (from.get(navigable) != entry) navigable.traverse(entry);
        });
    }

    /** A frame has been removed, and with it the steps in which only it went to another entry. */
    public void remove(Navigable frame) {
        for (Map<Navigable, HistoryEntry> step : steps)
            step.keySet().removeIf(navigable -> navigable == frame || navigable.isWithin(frame));
        for (int i = steps.size() - 1; i > 0; i--) {
            if (!steps.get(i).equals(steps.get(i - 1))) continue;
            steps.remove(i);
            if (current >= i) current--;
        }
    }
}
