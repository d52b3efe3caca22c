package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.EnumSet;

/** A text control of several lines, https://html.spec.whatwg.org/#the-textarea-element. */
public final class HTMLTextAreaElement extends FormControl {
    /** The raw value. */
    private String raw = "";

    private boolean dirty;
    private final TextSelection selection = new TextSelection(this);

    HTMLTextAreaElement(Document document, QualifiedName name) {
        super("HTMLTextAreaElement", document, name);
    }

    public String type() {
        return "textarea";
    }

    public String autocomplete() {
        return Autocomplete.of(this);
    }

    public void autocomplete(String text) {
        setAttributeNamed("autocomplete", text);
    }

    public String defaultValue() {
        return childText();
    }

    public void defaultValue(String value) {
        textContent(value);
    }

    @Override
    protected void childrenChangedSteps() {
        if (dirty) return;
        String before = value();
        raw = childText();
        if (!value().equals(before)) selection.moveToEnd(value().length());
        selection.limit(value().length());
        stateChanged();
    }

    // https://html.spec.whatwg.org/#concept-fe-api-value
    public String value() {
        return raw.indexOf('\r') < 0 ? raw : raw.replace("\r\n", "\n").replace('\r', '\n');
    }

    public void value(String text) {
        String before = value();
        raw = text;
        dirty = true;
        if (!value().equals(before)) selection.moveToEnd(value().length());
        stateChanged();
    }

    public long textLength() {
        return value().length();
    }

    // ---- form

    @Override
    protected void reset() {
        dirty = false;
        raw = childText();
        selection.moveToEnd(value().length());
        stateChanged();
    }

    @Override
    protected void submit(EntryList entries, Element submitter) {
        if (controlName().isEmpty()) return;
        entries.add(controlName(), value());
        String direction = attribute("dirname");
        if (direction != null && !direction.isEmpty()) entries.add(direction, Directions.of(this));
    }

    @Override
    protected boolean isBarred() {
        return attribute("readonly") != null || super.isBarred();
    }

    @Override
    protected EnumSet<Flaw> valueFlaws() {
        return attribute("required") != null && raw.isEmpty() && attribute("readonly") == null && !isDisabledControl()
                ? EnumSet.of(Flaw.VALUE_MISSING)
                : EnumSet.noneOf(Flaw.class);
    }

    // ---- selection

    public void select() {
        selection.set(0, value().length(), "none", value().length());
    }

    public long selectionStart() {
        return selection.start();
    }

    public void selectionStart(long start) {
        selection.set(start, Math.max(start, selection.end()), selection.direction(), value().length());
    }

    public long selectionEnd() {
        return selection.end();
    }

    public void selectionEnd(long end) {
        selection.set(selection.start(), end, selection.direction(), value().length());
    }

    public String selectionDirection() {
        return selection.direction();
    }

    public void selectionDirection(String direction) {
        selection.set(selection.start(), selection.end(), direction, value().length());
    }

    public void setSelectionRange(long start, long end, String direction) {
        selection.set(start, end, direction, value().length());
    }

    public void setRangeText(String replacement) {
        setRangeText(replacement, selection.start(), selection.end(), "preserve");
    }

    public void setRangeText(String replacement, long start, long end, String mode) {
        dirty = true;
        raw = selection.replace(value(), replacement, start, end, mode);
        stateChanged();
    }

    /** Whether the placeholder shows. */
    public boolean showsPlaceholder() {
        return attribute("placeholder") != null && raw.isEmpty();
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        var area = (HTMLTextAreaElement) copy;
        area.raw = raw;
        area.dirty = dirty;
    }
}
