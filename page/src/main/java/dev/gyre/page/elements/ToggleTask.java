package dev.gyre.page.elements;

/** The task that fires an element's toggle event, https://html.spec.whatwg.org/#toggle-task-tracker: changes in between become one event. */
final class ToggleTask {
    private final HTMLElement element;
    private Object pending;
    private String oldState;

    ToggleTask(HTMLElement element) {
        this.element = element;
    }

    void queue(String from, String to) {
        if (pending == null) oldState = from;
        var token = new Object();
        pending = token;
        String first = oldState;
        element.domRealm().host().queueTask(() -> {
            if (pending != token) return;
            pending = null;
            element.dispatch(ToggleEvent.create(element.domRealm(), "toggle", false, first, to));
        });
    }
}
