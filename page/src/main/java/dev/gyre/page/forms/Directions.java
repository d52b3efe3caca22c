package dev.gyre.page.forms;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;

/** The direction that a control's dirname submits, https://html.spec.whatwg.org/#the-directionality. */
final class Directions {
    private Directions() {}

    static String of(Element control) {
        for (Element at = control; at != null; at = at.parentElement()) {
            String value = at.attribute("dir");
            if (value == null) continue;
            if (AsciiCase.equalsIgnoreCase(value, "rtl")) return "rtl";
            if (AsciiCase.equalsIgnoreCase(value, "ltr")) return "ltr";
            if (AsciiCase.equalsIgnoreCase(value, "auto"))
                return ofText(at == control ? valueOf(control) : at.textContent());
        }
        return "ltr";
    }

    private static String valueOf(Element control) {
        if (control instanceof HTMLInputElement input) return input.value();
        return control instanceof HTMLTextAreaElement area ? area.value() : "";
    }

    private static String ofText(String text) {
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            switch (Character.getDirectionality(text.codePointAt(i))) {
                case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> {
                    return "ltr";
                }
                case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC -> {
                    return "rtl";
                }
                default -> {}
            }
        }
        return "ltr";
    }
}
