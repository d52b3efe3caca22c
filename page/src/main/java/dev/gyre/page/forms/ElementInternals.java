package dev.gyre.page.forms;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.InternalAttributes;
import dev.gyre.page.dom.NodeList;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.idl.DomError;
import java.util.EnumSet;

/** What a custom element knows of itself that programs outside do not, https://html.spec.whatwg.org/#elementinternals. */
public final class ElementInternals extends JsObject implements InternalAttributes.Owner {
    private final HTMLElement element;
    private Object submissionValue = Null.INSTANCE;
    private EnumSet<Flaw> flaws = EnumSet.noneOf(Flaw.class);
    private String message = "";
    private ValidityState validity;
    private LabelList labels;
    private CustomStateSet states;
    private InternalAttributes attributes;

    ElementInternals(HTMLElement element) {
        super(element.domRealm().shape("ElementInternals"));
        this.element = element;
    }

    static ElementInternals of(Element element) {
        return element instanceof HTMLElement html && html.internals() instanceof ElementInternals known ? known : null;
    }

    // https://html.spec.whatwg.org/#dom-elementinternals-shadowroot
    public ShadowRoot shadowRoot() {
        ShadowRoot root = element.shadowRootOrNull();
        return root != null && root.availableToInternals() ? root : null;
    }

    private void requireFormAssociated() {
        if (!FormAssociated.is(element))
            throw DomError.notSupported("The target element is not a form-associated custom element.");
    }

    // https://html.spec.whatwg.org/#dom-elementinternals-setformvalue
    public void setFormValue(Object value, Object state) {
        requireFormAssociated();
        submissionValue = value;
    }

    public HTMLFormElement form() {
        requireFormAssociated();
        return FormOwner.of(element);
    }

    // https://html.spec.whatwg.org/#dom-elementinternals-setvalidity
    public void setValidity(ValidityStateFlags flags, String text, HTMLElement anchor) {
        requireFormAssociated();
        EnumSet<Flaw> given = EnumSet.noneOf(Flaw.class);
        boolean[] values = {
            flags.valueMissing, flags.typeMismatch, flags.patternMismatch, flags.tooLong, flags.tooShort,
            flags.rangeUnderflow, flags.rangeOverflow, flags.stepMismatch, flags.badInput, flags.customError
        };
        for (int i = 0; i < values.length; i++) {
            if (values[i]) given.add(Flaw.values()[i]);
        }
        if (!given.isEmpty() && (text == null || text.isEmpty()))
            throw Errors.typeError(
                    "The second argument should not be empty if one or more flags in the first argument are true.");
        flaws = given;
        message = given.isEmpty() ? "" : text;
        if (anchor != null && (anchor == element || !dev.gyre.page.dom.Shadows.isInclusiveAncestor(element, anchor)))
            throw DomError.notFound("The anchor element is not a descendant of the element.");
        DocumentStyles.of(element.nodeDocument()).stateChanged();
    }

    boolean isCandidate() {
        if (FormOwner.isDisabled(element) || element.attribute("readonly") != null) return false;
        for (Element at = element.parentElement(); at != null; at = at.parentElement()) {
            if (at.isHtml("datalist")) return false;
        }
        return true;
    }

    boolean isValid() {
        return flaws.isEmpty();
    }

    public boolean willValidate() {
        requireFormAssociated();
        return isCandidate();
    }

    public ValidityState validity() {
        requireFormAssociated();
        if (validity == null) validity = new ValidityState(element.domRealm(), () -> flaws);
        return validity;
    }

    public String validationMessage() {
        requireFormAssociated();
        return message;
    }

    public boolean checkValidity() {
        requireFormAssociated();
        if (!isCandidate() || isValid()) return true;
        element.fire("invalid", false, true);
        return false;
    }

    public boolean reportValidity() {
        return checkValidity();
    }

    public NodeList labels() {
        requireFormAssociated();
        if (labels == null) labels = new LabelList(element);
        return labels;
    }

    // https://html.spec.whatwg.org/#dom-elementinternals-states
    public CustomStateSet states() {
        if (states == null) states = new CustomStateSet(element);
        return states;
    }

    @Override
    public InternalAttributes internalAttributes() {
        if (attributes == null) attributes = new InternalAttributes(element);
        return attributes;
    }

    static boolean hasState(Element element, String name) {
        ElementInternals internals = of(element);
        return internals != null && internals.states != null && internals.states.has(name);
    }

    /** Adds a custom element's value to a form's entries. */
    static void submit(Element element, EntryList entries) {
        ElementInternals internals = of(element);
        if (internals == null
                || internals.submissionValue == null
                || internals.submissionValue == Null.INSTANCE
                || internals.submissionValue == Undefined.INSTANCE) return;
        String name = element.attribute("name");
        if (name != null && !name.isEmpty()) entries.add(name, internals.submissionValue);
    }

    @Override
    public String className() {
        return "ElementInternals";
    }
}
