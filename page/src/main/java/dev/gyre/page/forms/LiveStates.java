package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.dom.Shadows;
import dev.gyre.page.elements.HTMLDialogElement;
import dev.gyre.page.elements.HTMLElement;
import dev.gyre.page.selectors.AttributeStates;
import dev.gyre.page.selectors.ElementState;

/** The states of elements as they are: of controls, focus, custom elements, dialogs and popovers. */
public final class LiveStates extends AttributeStates {
    @Override
    public boolean is(Element element, ElementState state) {
        return switch (state) {
            case DEFINED -> element.isDefined();
            case CHECKED -> isChecked(element);
            case DISABLED -> isControl(element) && ((HTMLElement) element).isDisabledControl();
            case ENABLED -> isControl(element) && !((HTMLElement) element).isDisabledControl();
            case FOCUS, FOCUS_VISIBLE -> isFocused(element);
            case FOCUS_WITHIN -> isFocusWithin(element);
            case TARGET -> element.nodeDocument().targetElement() == element;
            case MODAL -> element instanceof HTMLDialogElement dialog && dialog.isModal();
            case POPOVER_OPEN -> element instanceof HTMLElement html && html.isPopoverOpen();
            case INDETERMINATE -> isIndeterminate(element);
            case DEFAULT -> isDefault(element);
            case PLACEHOLDER_SHOWN ->
                element instanceof HTMLInputElement input && input.showsPlaceholder()
                        || element instanceof HTMLTextAreaElement area && area.showsPlaceholder();
            case VALID -> isValidated(element) && isValid(element);
            case INVALID -> isValidated(element) && !isValid(element);
            case IN_RANGE -> isRanged(element) && !isOutOfRange(element);
            case OUT_OF_RANGE -> isRanged(element) && isOutOfRange(element);
            case REQUIRED -> canBeRequired(element) && element.attribute("required") != null;
            case OPTIONAL -> canBeRequired(element) && element.attribute("required") == null;
            case READ_WRITE -> isReadWrite(element);
            case READ_ONLY -> !isReadWrite(element);
            default -> super.is(element, state);
        };
    }

    private static boolean canBeRequired(Element element) {
        if (element instanceof HTMLInputElement input) return input.inputType().canBeRequired();
        return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    }

    // https://html.spec.whatwg.org/#selector-read-write
    private static boolean isReadWrite(Element element) {
        if (element instanceof HTMLInputElement input) return input.inputType().canBeReadOnly() && input.isMutable();
        if (element instanceof HTMLTextAreaElement area)
            return area.attribute("readonly") == null && !area.isDisabledControl();
        return element instanceof HTMLElement html && html.isContentEditable();
    }

    private static boolean isControl(Element element) {
        return element instanceof HTMLInputElement
                || element instanceof HTMLButtonElement
                || element instanceof HTMLSelectElement
                || element instanceof HTMLTextAreaElement
                || element instanceof HTMLFieldSetElement
                || element instanceof HTMLOptionElement
                || element.isHtml("optgroup")
                || FormAssociated.is(element);
    }

    private static boolean isChecked(Element element) {
        if (element instanceof HTMLOptionElement option) return option.selected();
        return element instanceof HTMLInputElement input && input.isCheckable() && input.checked();
    }

    private static boolean isFocused(Element element) {
        Element focused = element.nodeDocument().focused();
        if (focused == element) return true;
        ShadowRoot root = element.shadowRootOrNull();
        return root != null && root.delegatesFocus() && focused != null && Shadows.isInclusiveAncestor(root, focused);
    }

    private static boolean isFocusWithin(Element element) {
        for (Node at = element.nodeDocument().focused(); at != null; ) {
            if (at == element) return true;
            Element slot = Shadows.assignedSlot(at);
            at = slot != null ? slot : at instanceof ShadowRoot root ? root.host() : at.parentNode();
        }
        return false;
    }

    // https://html.spec.whatwg.org/#selector-indeterminate
    private static boolean isIndeterminate(Element element) {
        if (element instanceof HTMLProgressElement) return element.attribute("value") == null;
        return element instanceof HTMLInputElement input && input.isUndecided();
    }

    // https://html.spec.whatwg.org/#selector-default
    private static boolean isDefault(Element element) {
        if (element instanceof HTMLOptionElement) return element.attribute("selected") != null;
        if (element instanceof HTMLInputElement input && input.isCheckable())
            return element.attribute("checked") != null;
        return element instanceof FormControl control
                && control.form() != null
                && control.form().defaultButton() == element;
    }

    private static boolean isValidated(Element element) {
        if (element instanceof HTMLFormElement || element instanceof HTMLFieldSetElement) return true;
        if (element instanceof FormControl control) return control.willValidate();
        ElementInternals internals = FormAssociated.is(element) ? ElementInternals.of(element) : null;
        return internals != null && internals.isCandidate();
    }

    // https://html.spec.whatwg.org/#selector-valid
    private static boolean isValid(Element element) {
        if (element instanceof HTMLFormElement form) return form.isValid();
        if (element instanceof HTMLFieldSetElement) return areValid(element);
        return element instanceof FormControl control
                ? control.isValid()
                : ElementInternals.of(element).isValid();
    }

    private static boolean areValid(Element fieldset) {
        for (Node node = fieldset.firstChild(); node != null; node = node.nextInTree(fieldset)) {
            if (node instanceof FormControl control && control.willValidate() && !control.isValid()) return false;
        }
        return true;
    }

    private static boolean isRanged(Element element) {
        return element instanceof HTMLInputElement input && input.willValidate() && input.hasRange();
    }

    private static boolean isOutOfRange(Element element) {
        ValidityState validity = ((HTMLInputElement) element).validity();
        return validity.rangeOverflow() || validity.rangeUnderflow();
    }

    @Override
    public String directionalValue(Element element) {
        if (element instanceof HTMLTextAreaElement area) return area.value();
        return element instanceof HTMLInputElement input && input.isDirectional() ? input.value() : null;
    }

    @Override
    public Element assignedSlot(Node node) {
        return Shadows.assignedSlot(node);
    }

    @Override
    public boolean hasCustomState(Element element, String name) {
        return ElementInternals.hasState(element, name);
    }
}
