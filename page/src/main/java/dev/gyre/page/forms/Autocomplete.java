package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.Set;

/** The autocomplete attribute of controls, https://html.spec.whatwg.org/#autofill. */
final class Autocomplete {
    private static final Set<String> FIELDS = Set.of(
            ("name honorific-prefix given-name additional-name family-name honorific-suffix nickname username new-password current-password one-time-code organization-title organization"
                            + " street-address address-line1 address-line2 address-line3 address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name"
                            + " cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency transaction-amount language"
                            + " bday bday-day bday-month bday-year sex url photo")
                    .split(" "));
    private static final Set<String> CONTACTS = Set.of(
            "tel tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp"
                    .split(" "));

    private Autocomplete() {}

    // https://html.spec.whatwg.org/#autofill-processing-model
    /** The value of the IDL attribute: the attribute's tokens in lower case, empty if they are not what the standard has. */
    static String of(Element control) {
        String value = control.attribute("autocomplete");
        if (value == null) return "";
        String[] tokens = AsciiCase.lower(Sanitization.strip(value)).split("[ \\t\\n\\f\\r]+");
        if (tokens.length == 1 && (tokens[0].equals("on") || tokens[0].equals("off")))
            return control instanceof HTMLInputElement input && input.inputType() == InputType.HIDDEN ? "" : tokens[0];
        int last = tokens.length - 1;
        boolean credential = tokens[last].equals("webauthn") && last > 0;
        int field = credential ? last - 1 : last;
        if (field < 0 || !FIELDS.contains(tokens[field]) && !CONTACTS.contains(tokens[field])) return "";
        int at = field - 1;
        if (at >= 0 && Set.of("home", "work", "mobile", "fax", "pager").contains(tokens[at])) {
            if (!CONTACTS.contains(tokens[field])) return "";
            at--;
        }
        if (at >= 0 && (tokens[at].equals("shipping") || tokens[at].equals("billing"))) at--;
        if (at >= 0 && tokens[at].startsWith("section-")) at--;
        return at >= 0 ? "" : String.join(" ", tokens);
    }
}
