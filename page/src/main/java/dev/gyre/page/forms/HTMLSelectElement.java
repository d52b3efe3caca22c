package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.ListedElements;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/** A control of options, https://html.spec.whatwg.org/#the-select-element. */
public final class HTMLSelectElement extends FormControl {
    private HTMLOptionsCollection options;
    private ListedElements selectedOptions;
    private int settledVersion = -1;
    private List<HTMLOptionElement> settled = List.of();

    HTMLSelectElement(Document document, QualifiedName name) {
        super("HTMLSelectElement", document, name);
    }

    public String autocomplete() {
        return Autocomplete.of(this);
    }

    public void autocomplete(String text) {
        setAttributeNamed("autocomplete", text);
    }

    private boolean isMultiple() {
        return attribute("multiple") != null;
    }

    public String type() {
        return isMultiple() ? "select-multiple" : "select-one";
    }

    // https://html.spec.whatwg.org/#concept-select-size
    private long displaySize() {
        long size = Reflection.nonNegative(this, "size", 0);
        return size > 0 ? size : isMultiple() ? 4 : 1;
    }

    // ---- options

    // https://html.spec.whatwg.org/#concept-select-option-list
    List<HTMLOptionElement> listOptions() {
        var list = new ArrayList<HTMLOptionElement>();
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child instanceof HTMLOptionElement option) list.add(option);
            if (!child.isHtml("optgroup")) continue;
            for (Element inner = child.firstElementChild(); inner != null; inner = inner.nextElementSibling()) {
                if (inner instanceof HTMLOptionElement option) list.add(option);
            }
        }
        return list;
    }

    public HTMLOptionsCollection options() {
        if (options == null) options = new HTMLOptionsCollection(this);
        return options;
    }

    public long length() {
        return options().length();
    }

    public void length(long count) {
        options().optionCount(count);
    }

    public HTMLOptionElement item(long index) {
        return (HTMLOptionElement) options().item(index);
    }

    public HTMLOptionElement namedItem(String name) {
        return (HTMLOptionElement) options().namedItem(name);
    }

    public void add(Object element, Object before) {
        options().add(element, before);
    }

    public void removeItself() {
        remove();
    }

    public void removeOption(int index) {
        options().remove(index);
    }

    @Override
    protected int indexedCount() {
        return options().length();
    }

    @Override
    protected Object indexedValue(int index) {
        return options().item(index);
    }

    @Override
    protected boolean setsIndices() {
        return true;
    }

    @Override
    protected void setIndexed(int index, Object value) {
        options().setIndexed(index, value);
    }

    // ---- selectedness

    // https://html.spec.whatwg.org/#selectedness-setting-algorithm
    /** Brings the selectedness of the options up to date after changes of the tree. */
    void settle() {
        int version = nodeDocument().treeVersion();
        if (version == settledVersion) return;
        settledVersion = version;
        List<HTMLOptionElement> now = listOptions();
        List<HTMLOptionElement> before = settled;
        settled = now;
        if (isMultiple()) return;
        HTMLOptionElement last = null;
        int count = 0;
        for (HTMLOptionElement option : now) {
            if (!option.isSelected()) continue;
            count++;
            if (last == null || !before.contains(option) || before.contains(last)) last = option;
        }
        if (count > 1) keepOnly(now, last);
        else if (count == 0) selectDefault(now);
    }

    private static void keepOnly(List<HTMLOptionElement> options, HTMLOptionElement kept) {
        for (HTMLOptionElement option : options) {
            if (option != kept) option.storeSelected(false);
        }
    }

    private void selectDefault(List<HTMLOptionElement> options) {
        if (displaySize() != 1) return;
        for (HTMLOptionElement option : options) {
            if (!option.isDisabledControl()) {
                option.storeSelected(true);
                return;
            }
        }
    }

    void optionSelected(HTMLOptionElement changed, boolean selected) {
        if (!isMultiple()) {
            if (selected) keepOnly(listOptions(), changed);
            else if (listOptions().stream().noneMatch(HTMLOptionElement::isSelected)) selectDefault(listOptions());
        }
        selectionChanged();
    }

    private void selectionChanged() {
        settled = listOptions();
        settledVersion = nodeDocument().treeVersion();
        if (selectedOptions != null) selectedOptions.invalidate();
        stateChanged();
    }

    @Override
    protected void childrenChangedSteps() {
        if (selectedOptions != null) selectedOptions.invalidate();
        if (settledVersion != -1) settle();
    }

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.is(null, "multiple") || attribute.is(null, "size")) {
            settledVersion = -1;
            settle();
        }
    }

    private List<HTMLOptionElement> selected() {
        settle();
        return listOptions().stream().filter(HTMLOptionElement::isSelected).toList();
    }

    public HTMLCollection selectedOptions() {
        if (selectedOptions == null) selectedOptions = new ListedElements(this, this::selected);
        return selectedOptions;
    }

    // https://html.spec.whatwg.org/#dom-select-selectedindex
    public int selectedIndex() {
        settle();
        List<HTMLOptionElement> all = listOptions();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).isSelected()) return i;
        }
        return -1;
    }

    public void selectedIndex(int index) {
        List<HTMLOptionElement> all = listOptions();
        choose(all, index >= 0 && index < all.size() ? all.get(index) : null);
    }

    private void choose(List<HTMLOptionElement> all, HTMLOptionElement chosen) {
        keepOnly(all, null);
        if (chosen != null) {
            chosen.storeSelected(true);
            chosen.makeDirty();
        }
        selectionChanged();
    }

    public String value() {
        settle();
        for (HTMLOptionElement option : listOptions()) {
            if (option.isSelected()) return option.value();
        }
        return "";
    }

    public void value(String value) {
        List<HTMLOptionElement> all = listOptions();
        choose(
                all,
                all.stream()
                        .filter(option -> option.value().equals(value))
                        .findFirst()
                        .orElse(null));
    }

    // ---- form

    @Override
    protected void reset() {
        for (HTMLOptionElement option : listOptions()) option.reset();
        settledVersion = -1;
        settle();
        selectionChanged();
    }

    @Override
    protected void submit(EntryList entries, Element submitter) {
        if (controlName().isEmpty()) return;
        for (HTMLOptionElement option : selected()) {
            if (!option.isDisabledControl()) entries.add(controlName(), option.value());
        }
    }

    // https://html.spec.whatwg.org/#attr-select-required
    @Override
    protected EnumSet<Flaw> valueFlaws() {
        if (attribute("required") == null) return EnumSet.noneOf(Flaw.class);
        List<HTMLOptionElement> chosen = selected();
        HTMLOptionElement placeholder = placeholder();
        boolean missing = chosen.isEmpty() || chosen.size() == 1 && chosen.getFirst() == placeholder;
        return missing ? EnumSet.of(Flaw.VALUE_MISSING) : EnumSet.noneOf(Flaw.class);
    }

    // https://html.spec.whatwg.org/#placeholder-label-option
    private HTMLOptionElement placeholder() {
        List<HTMLOptionElement> all = listOptions();
        if (isMultiple() || displaySize() != 1 || all.isEmpty()) return null;
        HTMLOptionElement first = all.getFirst();
        return first.value().isEmpty() && first.parentNode() == this ? first : null;
    }

    public void showPicker() {
        if (isDisabledControl()) throw DomError.invalidState("showPicker() cannot be used on immutable controls.");
        throw new DomError("NotAllowedError", "HTMLSelectElement::showPicker() requires a user gesture.");
    }
}
