package dev.gyre.page.forms;

import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.NodeList;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;
import java.util.EnumSet;

/** An element that belongs to a form, https://html.spec.whatwg.org/#form-associated-element. */
public abstract class FormControl extends HTMLElement {
    private HTMLFormElement parserForm;
    private ValidityState validity;
    private LabelList labels;
    private String customError = "";

    protected FormControl(String interfaceName, Document document, QualifiedName name) {
        super(interfaceName, document, name);
    }

    // ---- the form

    public final HTMLFormElement form() {
        return FormOwner.of(this, parserForm);
    }

    @Override
    public final Element formOwner() {
        return form();
    }

    @Override
    public final void parserForm(Element form) {
        if (form instanceof HTMLFormElement owner && (!isListed() || attribute("form") == null)) parserForm = owner;
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        movingSteps();
    }

    @Override
    protected void movingSteps() {
        if (parserForm != null && parserForm.root() != root()) parserForm = null;
    }

    // https://html.spec.whatwg.org/#category-listed
    protected boolean isListed() {
        return true;
    }

    // https://html.spec.whatwg.org/#category-submit
    protected boolean isSubmittable() {
        return true;
    }

    // https://html.spec.whatwg.org/#concept-form-reset-control
    protected void reset() {}

    // https://html.spec.whatwg.org/#constructing-the-form-data-set
    /** Adds what is submitted. */
    protected void submit(EntryList entries, Element submitterOrNull) {}

    @Override
    public boolean isDisabledControl() {
        return FormOwner.isDisabled(this);
    }

    public final String controlName() {
        return Reflection.string(this, "name");
    }

    public final NodeList labels() {
        if (labels == null) labels = new LabelList(this);
        return labels;
    }

    /** Tells styles that a state has changed for which selectors ask. */
    protected final void stateChanged() {
        DocumentStyles.of(nodeDocument()).stateChanged();
    }

    // ---- constraint validation, https://html.spec.whatwg.org/#the-constraint-validation-api

    /** What is wrong with the value; the set is the caller's. */
    protected EnumSet<Flaw> valueFlaws() {
        return EnumSet.noneOf(Flaw.class);
    }

    private EnumSet<Flaw> flaws() {
        EnumSet<Flaw> flaws = valueFlaws();
        if (!customError.isEmpty()) flaws.add(Flaw.CUSTOM_ERROR);
        return flaws;
    }

    public final boolean isValid() {
        return flaws().isEmpty();
    }

    // https://html.spec.whatwg.org/#barred-from-constraint-validation
    protected boolean isBarred() {
        if (!isSubmittable() || isDisabledControl()) return true;
        for (Element at = parentElement(); at != null; at = at.parentElement()) {
            if (at.isHtml("datalist")) return true;
        }
        return false;
    }

    public final boolean willValidate() {
        return !isBarred();
    }

    public final ValidityState validity() {
        if (validity == null) validity = new ValidityState(domRealm(), this::flaws);
        return validity;
    }

    public final String validationMessage() {
        if (isBarred()) return "";
        if (!customError.isEmpty()) return customError;
        for (Flaw flaw : flaws()) return flaw.message();
        return "";
    }

    // https://html.spec.whatwg.org/#check-validity-steps
    public final boolean checkValidity() {
        if (isBarred() || isValid()) return true;
        fire("invalid", false, true);
        return false;
    }

    // https://html.spec.whatwg.org/#report-validity-steps
    public final boolean reportValidity() {
        if (isBarred() || isValid()) return true;
        if (fire("invalid", false, true)) focus(null);
        return false;
    }

    public final void setCustomValidity(String error) {
        customError = error;
        stateChanged();
    }

    // https://html.spec.whatwg.org/#dom-fs-formaction
    public final String formAction() {
        String action = attribute("formaction");
        return action == null || action.isEmpty()
                ? nodeDocument().URL()
                : domRealm().host().resolveUrl(nodeDocument(), action);
    }

    public final void formAction(String value) {
        setAttributeNamed("formaction", value);
    }

    // ---- popovertarget, https://html.spec.whatwg.org/#the-popover-target-attributes

    private Element popoverTarget;

    public final Element popoverTargetElement() {
        if (popoverTarget != null && attribute("popovertarget") != null)
            return popoverTarget.root() == root() ? popoverTarget : null;
        String id = attribute("popovertarget");
        return id == null ? null : FormOwner.byId(root(), id);
    }

    public final void popoverTargetElement(Element element) {
        popoverTarget = null;
        if (element == null) {
            removeAttribute("popovertarget");
        } else {
            setAttributeNamed("popovertarget", "");
            popoverTarget = element;
        }
    }

    // https://html.spec.whatwg.org/#popover-target-attribute-activation-behavior
    protected final void activatePopoverTarget() {
        if (!(popoverTargetElement() instanceof HTMLElement target) || target.popover() == null) return;
        String action = Reflection.keyword(this, "popovertargetaction", "toggle,show,hide", "toggle", "toggle");
        boolean open = target.isPopoverOpen();
        if (open && !action.equals("show")) target.hidePopover();
        else if (!open && !action.equals("hide")) target.showPopover();
    }
}
