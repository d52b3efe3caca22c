package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.names.QualifiedName;

/** A button, https://html.spec.whatwg.org/#the-button-element. */
public final class HTMLButtonElement extends FormControl {
    HTMLButtonElement(Document document, QualifiedName name) {
        super("HTMLButtonElement", document, name);
    }

    String kind() {
        return Reflection.keyword(this, "type", "submit,reset,button", "submit", "submit");
    }

    @Override
    protected boolean isBarred() {
        return !kind().equals("submit") || super.isBarred();
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activation(Event event) {
        if (isDisabledControl()) return;
        HTMLFormElement form = form();
        if (form != null && kind().equals("submit")) {
            form.submitFrom(this);
            return;
        }
        if (form != null && kind().equals("reset")) {
            form.reset();
            return;
        }
        activatePopoverTarget();
    }

    @Override
    protected void submit(EntryList entries, Element submitter) {
        if (submitter == this && !controlName().isEmpty()) entries.add(controlName(), Reflection.string(this, "value"));
    }
}
