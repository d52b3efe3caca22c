package dev.gyre.page.forms;

import dev.gyre.page.dom.Node;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The radio buttons of which one can be checked, https://html.spec.whatwg.org/#radio-button-group. */
final class RadioGroup {
    private RadioGroup() {}

    /** Another button of the group that a filter accepts; null for none. */
    static HTMLInputElement find(HTMLInputElement button, Predicate<HTMLInputElement> filter) {
        String name = button.controlName();
        if (name.isEmpty()) return null;
        HTMLFormElement form = button.form();
        Node root = button.root();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof HTMLInputElement other
                    && other != button
                    && other.inputType() == InputType.RADIO
                    && name.equals(other.controlName())
                    && other.form() == form
                    && filter.test(other)) return other;
        }
        return null;
    }

    static void forEach(HTMLInputElement button, Consumer<HTMLInputElement> action) {
        find(button, other -> {
            action.accept(other);
            return false;
        });
    }
}
