package dev.gyre.page.forms;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** A form, https://html.spec.whatwg.org/#the-form-element. */
public final class HTMLFormElement extends HTMLElement {
    private HTMLFormControlsCollection elements;
    private final Map<String, Element> pastNames = new HashMap<>(0);
    private final Map<String, RadioNodeList> lists = new HashMap<>(0);
    private boolean resetting;
    private boolean firingSubmit;
    boolean constructingEntries;
    /** What cancels the navigations of submissions in the running task. */
    private final List<Runnable> planned = new ArrayList<>();

    HTMLFormElement(Document document, QualifiedName name) {
        super("HTMLFormElement", document, name);
    }

    // https://html.spec.whatwg.org/#dom-fs-action
    public String action() {
        String action = attribute("action");
        return action == null || action.isEmpty()
                ? nodeDocument().URL()
                : domRealm().host().resolveUrl(nodeDocument(), action);
    }

    public void action(String value) {
        setAttributeNamed("action", value);
    }

    // ---- controls

    /** All listed elements whose form this is, in tree order. */
    private List<Element> listAll() {
        Node root = root();
        var list = new ArrayList<Element>();
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && FormOwner.isListed(element) && FormOwner.of(element) == this)
                list.add(element);
        }
        return list;
    }

    // https://html.spec.whatwg.org/#dom-form-elements
    List<Element> listControls() {
        List<Element> list = listAll();
        list.removeIf(element -> element instanceof HTMLInputElement input && input.inputType() == InputType.IMAGE);
        return list;
    }

    public HTMLFormControlsCollection controls() {
        if (elements == null) elements = new HTMLFormControlsCollection(this);
        return elements;
    }

    public int length() {
        return controls().length();
    }

    // ---- named access, https://html.spec.whatwg.org/#dom-form-nameditem

    @Override
    protected int indexedCount() {
        return controls().length();
    }

    @Override
    protected Object indexedValue(int index) {
        return controls().item(index);
    }

    @Override
    protected boolean overridesBuiltins() {
        return true;
    }

    private Element[] named(String name) {
        var found = new ArrayList<Element>();
        for (Element element : listControls()) {
            if (name.equals(element.attribute("id")) || name.equals(element.attribute("name"))) found.add(element);
        }
        if (found.isEmpty()) {
            for (Node node = firstChild(); node != null; node = node.nextInTree(this)) {
                if (node instanceof Element image
                        && image.isHtml("img")
                        && (name.equals(image.attribute("id")) || name.equals(image.attribute("name"))))
                    found.add(image);
            }
        }
        return found.toArray(Element[]::new);
    }

    @Override
    protected Object namedValue(String name) {
        if (name.isEmpty()) return null;
        Element[] found = named(name);
        if (found.length == 0) {
            Element past = pastNames.get(name);
            if (past != null && FormOwner.of(past) == this) return past;
            return null;
        }
        if (found.length > 1) return lists.computeIfAbsent(name, key -> new RadioNodeList(this, () -> named(key)));
        pastNames.put(name, found[0]);
        return found[0];
    }

    @Override
    protected List<String> supportedNames() {
        var names = new LinkedHashSet<String>();
        for (Element element : listControls()) {
            addName(names, element.attribute("id"));
            addName(names, element.attribute("name"));
        }
        for (Node node = firstChild(); node != null; node = node.nextInTree(this)) {
            if (!(node instanceof Element image) || !image.isHtml("img")) continue;
            addName(names, image.attribute("id"));
            addName(names, image.attribute("name"));
        }
        return List.copyOf(names);
    }

    private static void addName(LinkedHashSet<String> names, String name) {
        if (name != null && !name.isEmpty()) names.add(name);
    }

    // ---- validation

    public boolean checkValidity() {
        return invalidControls().isEmpty();
    }

    public boolean reportValidity() {
        List<FormControl> unhandled = invalidControls();
        for (FormControl control : unhandled) {
            control.focus(null);
            if (nodeDocument().focused() == control) break;
        }
        return unhandled.isEmpty() && lastCheckPassed;
    }

    private boolean lastCheckPassed;

    // https://html.spec.whatwg.org/#statically-validate-the-constraints
    private List<FormControl> invalidControls() {
        var invalid = new ArrayList<FormControl>();
        for (Element element : listAll()) {
            if (element instanceof FormControl control && control.willValidate() && !control.isValid())
                invalid.add(control);
        }
        lastCheckPassed = invalid.isEmpty();
        var result = new ArrayList<FormControl>();
        for (FormControl control : invalid) {
            control.fire("invalid", false, true);
            result.add(control);
        }
        return result;
    }

    // ---- submission

    // https://html.spec.whatwg.org/#dom-form-requestsubmit
    public void requestSubmit(HTMLElement submitter) {
        if (submitter != null) {
            boolean isButton = submitter instanceof HTMLButtonElement button
                            && button.kind().equals("submit")
                    || submitter instanceof HTMLInputElement input && input.isSubmitButton();
            if (!isButton) throw Errors.typeError("The specified element is not a submit button.");
            if (FormOwner.of(submitter) != this)
                throw DomError.notFound("The specified element is not owned by this form element.");
        }
        submit(submitter, false);
    }

    /** Submits because a button has been activated. */
    void submitFrom(FormControl button) {
        submit(button, false);
    }

    public void submit() {
        submit(null, true);
    }

    // https://html.spec.whatwg.org/#form-submission-algorithm
    private void submit(HTMLElement submitter, boolean fromMethod) {
        if (!isConnected() || constructingEntries) return;
        if (!fromMethod) {
            if (firingSubmit) return;
            firingSubmit = true;
            try {
                boolean novalidate = attribute("novalidate") != null
                        || submitter != null && submitter.attribute("formnovalidate") != null;
                if (!novalidate && !reportValidity()) return;
                if (!dispatch(SubmitEvent.create(domRealm(), submitter))) return;
            } finally {
                firingSubmit = false;
            }
            if (!isConnected()) return;
        }
        FormSubmission.submit(this, submitter);
    }

    // https://html.spec.whatwg.org/#concept-form-reset
    public void reset() {
        if (resetting) return;
        resetting = true;
        try {
            if (!fire("reset", true, true)) return;
            for (Element element : listAll()) {
                if (element instanceof FormControl control) control.reset();
                else if (FormAssociated.is(element))
                    dev.gyre.page.dom.CustomElements.enqueue(element, "formResetCallback");
            }
        } finally {
            resetting = false;
        }
    }

    // https://html.spec.whatwg.org/#constructing-the-form-data-set
    /** The entries; null if they are being constructed already. */
    EntryList entries(Element submitterOrNull, String encoding) {
        if (constructingEntries) return null;
        constructingEntries = true;
        try {
            var entries = new EntryList(encoding);
            for (Element element : listAll()) {
                if (isInDataList(element) || FormOwner.isDisabled(element)) continue;
                if (element instanceof FormControl control) control.submit(entries, submitterOrNull);
                else ElementInternals.submit(element, entries);
            }
            return EntryList.of(domRealm().host().formData(this, entries.flat()), encoding);
        } finally {
            constructingEntries = false;
        }
    }

    // https://xhr.spec.whatwg.org/#dom-formdata
    /** The entries, names and values in turn. @param submitter a submit button of this form, or JavaScript's null */
    public List<Object> entriesFor(Object submitter) {
        if (submitter != Null.INSTANCE) {
            boolean isButton = submitter instanceof HTMLButtonElement button
                            && button.kind().equals("submit")
                    || submitter instanceof HTMLInputElement input && input.isSubmitButton();
            if (!isButton) throw Errors.typeError("The specified element is not a submit button.");
            if (FormOwner.of((Element) submitter) != this)
                throw new DomError("NotFoundError", "The specified element is not owned by this form element.");
        }
        EntryList entries = entries(submitter instanceof Element element ? element : null, "UTF-8");
        if (entries == null) throw DomError.invalidState("The form is constructing its entry list.");
        return entries.flat();
    }

    private static boolean isInDataList(Element element) {
        for (Element at = element.parentElement(); at != null; at = at.parentElement()) {
            if (at.isHtml("datalist")) return true;
        }
        return false;
    }

    // https://html.spec.whatwg.org/#planned-navigation
    /** A button submits the form: what scripts have begun in the same task is canceled. */
    public void cancelPlanned() {
        List.copyOf(planned).forEach(Runnable::run);
        planned.clear();
    }

    /** A submission navigates to its target. @param cancel takes that back */
    public void planned(Runnable cancel) {
        planned.add(cancel);
        domRealm().host().queueTask(() -> planned.remove(cancel));
    }

    /** The first submit button of the form, for the pseudo-class :default; null for none. */
    public Element defaultButton() {
        for (Element element : listAll()) {
            if (element instanceof HTMLButtonElement button && button.kind().equals("submit")
                    || element instanceof HTMLInputElement input && input.isSubmitButton()) return element;
        }
        return null;
    }

    /** Whether all controls are valid, for the pseudo-class :valid. */
    public boolean isValid() {
        for (Element element : listAll()) {
            if (element instanceof FormControl control && control.willValidate() && !control.isValid()) return false;
        }
        return true;
    }

    String attributeOf(Element submitter, String own, String ofForm) {
        String value = submitter == null ? null : submitter.attribute(own);
        return value != null ? value : Reflection.string(this, ofForm);
    }
}
