package dev.gyre.page.forms;

import dev.gyre.engine.builtins.dates.DateObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;
import java.util.EnumSet;

/** An input element, https://html.spec.whatwg.org/#the-input-element. */
public final class HTMLInputElement extends FormControl {
    private InputType type = InputType.TEXT;
    private String value = "";
    private boolean dirtyValue;
    private boolean checked;
    private boolean dirtyChecked;
    private boolean indeterminate;
    private final TextSelection selection = new TextSelection(this);
    private JsObject files;

    HTMLInputElement(Document document, QualifiedName name) {
        super("HTMLInputElement", document, name);
    }

    InputType inputType() {
        return type;
    }

    // ---- attributes

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        super.attributeChanged(attribute, oldValue, newValue);
        if (attribute.namespace() != null) return;
        switch (attribute.localName()) {
            case "type" -> changeType(InputType.of(newValue));
            case "value" -> {
                if (!dirtyValue && type.mode() == InputType.Mode.VALUE) store(newValue == null ? "" : newValue);
                stateChanged();
            }
            case "checked" -> {
                if (!dirtyChecked) check(newValue != null);
            }
            case "name", "form" -> {
                if (checked) uncheckOthers();
            }
            case "min", "max", "step", "multiple" -> store(value);
            default -> {}
        }
    }

    // https://html.spec.whatwg.org/#input-type-change
    private void changeType(InputType newType) {
        if (newType == type) return;
        InputType.Mode before = type.mode();
        boolean wasSelectable = type.isText();
        String current = value();
        type = newType;
        InputType.Mode after = newType.mode();
        if (before == InputType.Mode.VALUE
                && !current.isEmpty()
                && (after == InputType.Mode.DEFAULT || after == InputType.Mode.DEFAULT_ON)) {
            setAttributeNamed("value", current);
        } else if (before != InputType.Mode.VALUE && after == InputType.Mode.VALUE) {
            dirtyValue = false;
            value = Reflection.string(this, "value");
        } else if (before != InputType.Mode.FILENAME && after == InputType.Mode.FILENAME) {
            value = "";
        }
        if (!dirtyValue && after == InputType.Mode.VALUE) value = Reflection.string(this, "value");
        value = Sanitization.sanitize(this, value);
        if (!wasSelectable && newType.isText()) selection.set(0, 0, "none", value.length());
        if (newType == InputType.RADIO && checked) uncheckOthers();
        stateChanged();
    }

    /** Stores a value as sanitised. */
    private void store(String text) {
        value = Sanitization.sanitize(this, text);
        selection.limit(value.length());
        stateChanged();
    }

    public String autocomplete() {
        return Autocomplete.of(this);
    }

    public void autocomplete(String text) {
        setAttributeNamed("autocomplete", text);
    }

    public long width() {
        return type == InputType.IMAGE ? Reflection.nonNegative(this, "width", 0) : 0;
    }

    public void width(long pixels) {
        Reflection.unsigned(this, "width", 0, pixels);
    }

    public long height() {
        return type == InputType.IMAGE ? Reflection.nonNegative(this, "height", 0) : 0;
    }

    public void height(long pixels) {
        Reflection.unsigned(this, "height", 0, pixels);
    }

    // https://html.spec.whatwg.org/#dom-input-list
    public HTMLDataListElement list() {
        String id = attribute("list");
        boolean applies = type != InputType.HIDDEN
                && type != InputType.PASSWORD
                && type.mode() != InputType.Mode.DEFAULT_ON
                && type != InputType.FILE
                && !type.isButton();
        return id != null && applies && FormOwner.byId(root(), id) instanceof HTMLDataListElement list ? list : null;
    }

    /** Whether a user could edit it. */
    boolean isMutable() {
        return !isDisabledControl() && !(type.canBeReadOnly() && attribute("readonly") != null);
    }

    // ---- value

    // https://html.spec.whatwg.org/#dom-input-value
    public String value() {
        return switch (type.mode()) {
            case VALUE -> value;
            case DEFAULT -> Reflection.string(this, "value");
            case DEFAULT_ON -> attribute("value") == null ? "on" : attribute("value");
            case FILENAME -> fileName();
        };
    }

    public void value(String text) {
        switch (type.mode()) {
            case VALUE -> {
                String before = value;
                dirtyValue = true;
                store(text);
                if (!value.equals(before)) selection.moveToEnd(value.length());
            }
            case DEFAULT, DEFAULT_ON -> setAttributeNamed("value", text);
            case FILENAME -> {
                if (!text.isEmpty())
                    throw DomError.invalidState(
                            "This input element accepts a filename, which may only be programmatically set to the empty string.");
                files = null;
            }
        }
    }

    /** The name of the first file as scripts see it. */
    private String fileName() {
        JsObject list = files();
        return list != null && TypeConversion.toInt32(list.get("length")) > 0 && list.get(0) instanceof JsObject file
                ? "C:\\fakepath\\" + TypeConversion.toString(file.get("name"))
                : "";
    }

    public JsObject files() {
        if (type != InputType.FILE) return null;
        if (files == null) files = domRealm().host().noFiles();
        return files;
    }

    public void files(JsObject list) {
        if (type == InputType.FILE && list != null) files = list;
    }

    // https://html.spec.whatwg.org/#dom-input-valueasdate
    public JsObject valueAsDate() {
        if (!hasDates()) return null;
        double moment = TemporalValues.moment(type, value);
        return Double.isNaN(moment)
                ? null
                : new DateObject(domRealm().realm().intrinsic(Intrinsic.DATE_PROTOTYPE), moment);
    }

    private boolean hasDates() {
        return type.isTemporal() && type != InputType.DATETIME_LOCAL;
    }

    public void valueAsDate(JsObject date) {
        if (!hasDates()) throw DomError.invalidState("This input element does not support Date values.");
        if (date == null) {
            value("");
        } else if (date instanceof DateObject given) {
            value(Double.isNaN(given.time()) ? "" : TemporalValues.ofMoment(type, given.time()));
        } else {
            throw Errors.typeError("The provided value is not a Date.");
        }
    }

    // https://html.spec.whatwg.org/#dom-input-valueasnumber
    public double valueAsNumber() {
        return type.isNumeric() ? type.number(value) : Double.NaN;
    }

    public void valueAsNumber(double number) {
        if (Double.isInfinite(number)) throw Errors.typeError("The value provided is infinite.");
        if (!type.isNumeric()) throw DomError.invalidState("This input element does not support Number values.");
        value(Double.isNaN(number) ? "" : type.text(number));
    }

    // ---- steps

    double minimum() {
        double given = type.number(Reflection.string(this, "min"));
        return !Double.isNaN(given) ? given : type == InputType.RANGE ? 0 : Double.NEGATIVE_INFINITY;
    }

    double maximum() {
        double given = type.number(Reflection.string(this, "max"));
        return !Double.isNaN(given) ? given : type == InputType.RANGE ? 100 : Double.POSITIVE_INFINITY;
    }

    // https://html.spec.whatwg.org/#concept-input-step
    /** NaN if any value is allowed. */
    double allowedStep() {
        String step = attribute("step");
        if (step != null && step.equalsIgnoreCase("any")) return Double.NaN;
        double given = step == null ? Double.NaN : Reflection.parseDouble(step);
        if (Double.isNaN(given) || given <= 0) given = type.defaultStep();
        return given * type.stepScale();
    }

    // https://html.spec.whatwg.org/#concept-input-min-zero
    double stepBase() {
        double base = type.number(Reflection.string(this, "min"));
        if (Double.isNaN(base)) base = type.number(Reflection.string(this, "value"));
        return Double.isNaN(base) ? type.defaultStepBase() : base;
    }

    public void stepUp(int count) {
        step(count);
    }

    public void stepDown(int count) {
        step(-(double) count);
    }

    // https://html.spec.whatwg.org/#dom-input-stepup
    private void step(double count) {
        if (!type.isNumeric()) throw DomError.invalidState("This form element is not steppable.");
        double step = allowedStep();
        if (Double.isNaN(step)) throw DomError.invalidState("This form element does not have an allowed value step.");
        double minimum = minimum();
        double maximum = maximum();
        if (minimum > maximum) return;
        double base = stepBase();
        if (base + Math.ceil((minimum - base) / step) * step > maximum) return;
        double number = type.number(value);
        if (Double.isNaN(number)) number = 0;
        double before = number;
        double steps = (number - base) / step;
        if (Math.abs(steps - Math.rint(steps)) > 1e-7)
            number = base + (count < 0 ? Math.floor(steps) : Math.ceil(steps)) * step;
        else number += step * count;
        if (number < minimum) number = base + Math.ceil((minimum - base) / step) * step;
        if (number > maximum) number = base + Math.floor((maximum - base) / step) * step;
        if (count < 0 && number > before || count > 0 && number < before) return;
        value(type.text(Math.rint(number * 1e10) / 1e10));
    }

    // ---- checkedness

    public boolean checked() {
        return checked;
    }

    public void checked(boolean value) {
        dirtyChecked = true;
        check(value);
    }

    private void check(boolean value) {
        checked = value;
        if (value) uncheckOthers();
        stateChanged();
    }

    public boolean indeterminate() {
        return indeterminate;
    }

    public void indeterminate(boolean value) {
        indeterminate = value;
        stateChanged();
    }

    private void uncheckOthers() {
        if (type != InputType.RADIO) return;
        RadioGroup.forEach(this, other -> {
            if (other != this) other.checked = false;
        });
    }

    /** The checked radio button of the group; null for none. */
    HTMLInputElement checkedInGroup() {
        if (checked) return this;
        return RadioGroup.find(this, other -> other.checked);
    }

    boolean isGroupRequired() {
        return attribute("required") != null
                || RadioGroup.find(this, other -> other.attribute("required") != null) != null;
    }

    @Override
    protected void insertionSteps() {
        super.insertionSteps();
        if (checked) uncheckOthers();
    }

    // ---- activation

    private boolean checkedBefore;
    private boolean indeterminateBefore;
    private HTMLInputElement radioBefore;

    @Override
    protected boolean hasActivationBehavior() {
        return type != InputType.HIDDEN;
    }

    // https://html.spec.whatwg.org/#the-input-element:legacy-pre-activation-behavior
    @Override
    protected void legacyPreActivation(Event event) {
        checkedBefore = checked;
        indeterminateBefore = indeterminate;
        if (type == InputType.CHECKBOX) {
            indeterminate = false;
            checked(!checked);
        } else if (type == InputType.RADIO) {
            radioBefore = checkedInGroup();
            checked(true);
        }
    }

    @Override
    protected void legacyCanceledActivation(Event event) {
        if (type == InputType.CHECKBOX) {
            indeterminate = indeterminateBefore;
            checked(checkedBefore);
        } else if (type == InputType.RADIO) {
            checked(checkedBefore);
            if (radioBefore != null && radioBefore != this) radioBefore.checked(true);
        }
        radioBefore = null;
    }

    // https://html.spec.whatwg.org/#input-activation-behavior
    @Override
    protected void activation(Event event) {
        radioBefore = null;
        HTMLFormElement form = form();
        switch (type) {
            case CHECKBOX, RADIO -> {
                if (!isConnected() || type == InputType.RADIO && checkedBefore) return;
                Event input = Event.create(domRealm(), "input", true, false, true);
                dispatch(input);
                fire("change", true, false);
            }
            case SUBMIT, IMAGE -> {
                if (form != null && !isDisabledControl()) form.submitFrom(this);
                else if (!isDisabledControl()) activatePopoverTarget();
            }
            case RESET -> {
                if (form != null && !isDisabledControl()) form.reset();
                else if (!isDisabledControl()) activatePopoverTarget();
            }
            case BUTTON -> {
                if (!isDisabledControl()) activatePopoverTarget();
            }
            default -> {}
        }
    }

    // ---- form

    @Override
    protected void reset() {
        dirtyValue = false;
        dirtyChecked = false;
        value = Sanitization.sanitize(this, Reflection.string(this, "value"));
        selection.moveToEnd(value.length());
        check(attribute("checked") != null);
        files = null;
    }

    @Override
    protected void submit(EntryList entries, Element submitter) {
        if (type.isButton() && submitter != this || type.mode() == InputType.Mode.DEFAULT_ON && !checked) return;
        String name = controlName();
        if (type == InputType.IMAGE) {
            String prefix = name.isEmpty() ? "" : name + ".";
            entries.add(prefix + "x", "0");
            entries.add(prefix + "y", "0");
            return;
        }
        if (name.isEmpty()) return;
        if (type == InputType.FILE) {
            submitFiles(entries, name);
            return;
        }
        if (type == InputType.HIDDEN && AsciiCase.equalsIgnoreCase(name, "_charset_"))
            entries.add(name, entries.encoding());
        else entries.add(name, value());
        String direction = attribute("dirname");
        if (direction != null
                && !direction.isEmpty()
                && (type == InputType.HIDDEN || type.hasLength() || type == InputType.SUBMIT))
            entries.add(direction, Directions.of(this));
    }

    private void submitFiles(EntryList entries, String name) {
        JsObject list = files();
        int count = list == null ? 0 : TypeConversion.toInt32(list.get("length"));
        for (int i = 0; i < count; i++) entries.add(name, list.get(i));
        if (count == 0) entries.add(name, null);
    }

    @Override
    protected boolean isBarred() {
        return type == InputType.HIDDEN
                || type == InputType.RESET
                || type == InputType.BUTTON
                || attribute("readonly") != null && type.canBeReadOnly()
                || super.isBarred();
    }

    @Override
    protected EnumSet<Flaw> valueFlaws() {
        return InputValidity.of(this);
    }

    // ---- selection

    public void select() {
        if (type.isText()
                || type == InputType.EMAIL
                || type == InputType.NUMBER
                || type.isTemporal()
                || type == InputType.COLOR) {
            if (type.isText()) selection.set(0, value.length(), "none", value.length());
        }
    }

    private void requireText(String member) {
        if (!type.isText())
            throw DomError.invalidState(
                    "The input element's type ('" + type.name().toLowerCase(java.util.Locale.ROOT)
                            + "') does not support selection (" + member + ").");
    }

    public Long selectionStart() {
        return type.isText() ? (long) selection.start() : null;
    }

    public void selectionStart(Long start) {
        requireText("selectionStart");
        long from = start == null ? 0 : start;
        selection.set(from, Math.max(from, selection.end()), selection.direction(), value.length());
    }

    public Long selectionEnd() {
        return type.isText() ? (long) selection.end() : null;
    }

    public void selectionEnd(Long end) {
        requireText("selectionEnd");
        selection.set(selection.start(), end == null ? 0 : end, selection.direction(), value.length());
    }

    public String selectionDirection() {
        return type.isText() ? selection.direction() : null;
    }

    public void selectionDirection(String direction) {
        requireText("selectionDirection");
        selection.set(selection.start(), selection.end(), direction, value.length());
    }

    public void setSelectionRange(Long start, Long end, String direction) {
        requireText("setSelectionRange");
        selection.set(start == null ? 0 : start, end == null ? 0 : end, direction, value.length());
    }

    public void setRangeText(String replacement) {
        setRangeText(replacement, selection.start(), selection.end(), "preserve");
    }

    public void setRangeText(String replacement, long start, long end, String mode) {
        requireText("setRangeText");
        dirtyValue = true;
        value = selection.replace(value, replacement, start, end, mode);
        stateChanged();
    }

    public void showPicker() {
        if (!isMutable()) throw DomError.invalidState("showPicker() cannot be used on immutable controls.");
        throw new DomError("NotAllowedError", "HTMLInputElement::showPicker() requires a user gesture.");
    }

    // ---- for selectors

    /** Whether the placeholder shows. */
    public boolean showsPlaceholder() {
        return attribute("placeholder") != null
                && value.isEmpty()
                && (type.isText() || type == InputType.EMAIL || type == InputType.NUMBER);
    }

    /** Whether the value has limits, so that it is in range or out of range. */
    public boolean hasRange() {
        return type.isNumeric() && (!Double.isInfinite(minimum()) || !Double.isInfinite(maximum()));
    }

    /** Whether no radio button of the group, or neither state of the check box, is chosen. */
    public boolean isUndecided() {
        return type == InputType.CHECKBOX ? indeterminate : type == InputType.RADIO && checkedInGroup() == null;
    }

    public boolean isCheckable() {
        return type.mode() == InputType.Mode.DEFAULT_ON;
    }

    public boolean isSubmitButton() {
        return type == InputType.SUBMIT || type == InputType.IMAGE;
    }

    /** Whether its value is text that decides the direction of dir=auto. */
    public boolean isDirectional() {
        return type == InputType.HIDDEN || type.hasLength() || type.isButton();
    }

    // https://html.spec.whatwg.org/#the-input-element:concept-node-clone-ext
    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        super.cloningSteps(copy, subtree);
        var input = (HTMLInputElement) copy;
        input.value = value;
        input.dirtyValue = dirtyValue;
        input.checked = checked;
        input.dirtyChecked = dirtyChecked;
        input.indeterminate = indeterminate;
    }
}
