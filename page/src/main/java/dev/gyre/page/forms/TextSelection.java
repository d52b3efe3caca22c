package dev.gyre.page.forms;

import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.idl.DomError;

/** The selection within a text control, https://html.spec.whatwg.org/#textFieldSelection. */
final class TextSelection {
    private final HTMLElement control;
    private int start;
    private int end;
    private String direction = "none";
    private boolean queued;
    private boolean changeQueued;

    TextSelection(HTMLElement control) {
        this.control = control;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    String direction() {
        return direction;
    }

    /** The value has changed: the cursor moves to its end. */
    void moveToEnd(int length) {
        if (start != length || end != length) queueChange();
        start = length;
        end = length;
        direction = "none";
    }

    void limit(int length) {
        start = Math.min(start, length);
        end = Math.min(end, length);
    }

    // https://html.spec.whatwg.org/#set-the-selection-range
    void set(long newStart, long newEnd, String newDirection, int length) {
        int limitedEnd = (int) Math.min(newEnd, length);
        int limitedStart = (int) Math.min(newStart, limitedEnd);
        String wanted = "backward".equals(newDirection) || "forward".equals(newDirection) ? newDirection : "none";
        if (limitedStart == start && limitedEnd == end && wanted.equals(direction)) return;
        start = limitedStart;
        end = limitedEnd;
        direction = wanted;
        queueEvent();
        queueChange();
    }

    // https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event
    private void queueChange() {
        if (changeQueued) return;
        changeQueued = true;
        control.domRealm().host().queueTask(() -> {
            changeQueued = false;
            control.fire("selectionchange", true, false);
        });
    }

    private void queueEvent() {
        if (queued) return;
        queued = true;
        control.domRealm().host().queueTask(() -> {
            queued = false;
            control.fire("select", true, false);
        });
    }

    // https://html.spec.whatwg.org/#dom-textarea/input-setrangetext
    /** The value with a part of it replaced. */
    String replace(String value, String replacement, long from, long to, String mode) {
        if (from > to)
            throw DomError.indexSize(
                    "The start index (" + from + ") must be less than or equal to the end index (" + to + ").");
        int first = (int) Math.min(from, value.length());
        int last = (int) Math.min(to, value.length());
        String result = value.substring(0, first) + replacement + value.substring(last);
        int newEnd = first + replacement.length();
        int oldStart = start;
        int oldEnd = end;
        switch (mode) {
            case "select" -> set(first, newEnd, direction, result.length());
            case "start" -> set(first, first, direction, result.length());
            case "end" -> set(newEnd, newEnd, direction, result.length());
            default -> {
                int delta = replacement.length() - (last - first);
                int keptStart = oldStart > last ? oldStart + delta : oldStart > first ? first : oldStart;
                int keptEnd = oldEnd > last ? oldEnd + delta : oldEnd > first ? newEnd : oldEnd;
                set(keptStart, keptEnd, direction, result.length());
            }
        }
        return result;
    }
}
