package dev.gyre.page.forms;

import dev.gyre.engine.builtins.text.RegExpOperations;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import java.net.URI;
import java.util.EnumSet;
import java.util.regex.Pattern;

/** The constraints of an input element's value, https://html.spec.whatwg.org/#constraints. */
final class InputValidity {
    // https://html.spec.whatwg.org/#valid-e-mail-address
    private static final Pattern ADDRESS = Pattern.compile(
            "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*");

    private InputValidity() {}

    static EnumSet<Flaw> of(HTMLInputElement input) {
        var flaws = EnumSet.noneOf(Flaw.class);
        InputType type = input.inputType();
        String value = input.value();
        if (isMissing(input, type, value)) flaws.add(Flaw.VALUE_MISSING);
        if (type.mode() != InputType.Mode.VALUE || value.isEmpty()) return flaws;
        boolean multiple = type == InputType.EMAIL && input.attribute("multiple") != null;
        if (type == InputType.URL && !isUrl(value) || type == InputType.EMAIL && !areAddresses(value, multiple))
            flaws.add(Flaw.TYPE_MISMATCH);
        String pattern = input.attribute("pattern");
        if (pattern != null && type.hasLength() && !matches(input, pattern, value, multiple))
            flaws.add(Flaw.PATTERN_MISMATCH);
        if (type.isNumeric()) addRange(input, type, value, flaws);
        return flaws;
    }

    private static boolean isMissing(HTMLInputElement input, InputType type, String value) {
        if (type == InputType.RADIO) return input.isGroupRequired() && input.checkedInGroup() == null;
        if (input.attribute("required") == null || !type.canBeRequired()) return false;
        return switch (type.mode()) {
            case DEFAULT_ON -> !input.checked();
            case VALUE -> value.isEmpty() && input.isMutable();
            case FILENAME -> value.isEmpty();
            default -> false;
        };
    }

    private static boolean isUrl(String value) {
        try {
            return URI.create(value.replaceAll("[^\\x21-\\x7e]", "x").replaceAll("[\\[\\]{}|\\\\^`<>\"%]", "x"))
                    .isAbsolute();
        } catch (IllegalArgumentException invalid) {
            return false;
        }
    }

    private static boolean areAddresses(String value, boolean multiple) {
        if (!multiple) return ADDRESS.matcher(value).matches();
        for (String address : value.split(",", -1)) {
            if (!ADDRESS.matcher(address).matches()) return false;
        }
        return true;
    }

    // https://html.spec.whatwg.org/#compiled-pattern-regular-expression
    private static boolean matches(HTMLInputElement input, String pattern, String value, boolean multiple) {
        Realm realm = input.domRealm().realm();
        JsObject whole;
        try {
            RegExpOperations.regExpCreate(realm, pattern, "v");
            whole = RegExpOperations.regExpCreate(realm, "^(?:" + pattern + ")$", "v");
        } catch (JsException invalid) {
            return true;
        }
        for (String part : multiple ? value.split(",", -1) : new String[] {value}) {
            if (((JsObject) whole.get("exec")).call1(whole, part) == Null.INSTANCE) return false;
        }
        return true;
    }

    private static void addRange(HTMLInputElement input, InputType type, String value, EnumSet<Flaw> flaws) {
        double number = type.number(value);
        if (Double.isNaN(number)) return;
        double minimum = input.minimum();
        double maximum = input.maximum();
        boolean reversed = type == InputType.TIME && maximum < minimum;
        if (reversed) {
            if (number > maximum && number < minimum) {
                flaws.add(Flaw.RANGE_UNDERFLOW);
                flaws.add(Flaw.RANGE_OVERFLOW);
            }
        } else {
            if (number < minimum) flaws.add(Flaw.RANGE_UNDERFLOW);
            if (number > maximum) flaws.add(Flaw.RANGE_OVERFLOW);
        }
        double step = input.allowedStep();
        if (Double.isNaN(step)) return;
        double steps = (number - input.stepBase()) / step;
        if (Math.abs(steps - Math.rint(steps)) > 1e-7) flaws.add(Flaw.STEP_MISMATCH);
    }
}
