package dev.gyre.page.script;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.elements.ScriptElement;
import java.util.Set;

/** What script elements contain. */
public enum ScriptTypes {
    CLASSIC,
    MODULE,
    IMPORT_MAP,
    /** Something else than a script. */
    DATA;

    // https://mimesniff.spec.whatwg.org/#javascript-mime-type
    private static final Set<String> JAVASCRIPT = Set.of(
            "application/ecmascript",
            "application/javascript",
            "application/x-ecmascript",
            "application/x-javascript",
            "text/ecmascript",
            "text/javascript",
            "text/javascript1.0",
            "text/javascript1.1",
            "text/javascript1.2",
            "text/javascript1.3",
            "text/javascript1.4",
            "text/javascript1.5",
            "text/jscript",
            "text/livescript",
            "text/x-ecmascript",
            "text/x-javascript");

    // https://mimesniff.spec.whatwg.org/#javascript-mime-type
    /** Whether the essence of a MIME type is that of JavaScript. */
    static boolean isJavaScript(String essence) {
        return JAVASCRIPT.contains(essence);
    }

    public static ScriptTypes of(ScriptElement element) {
        Element script = element.element();
        String type = script.attribute("type");
        String language = script.attribute("language");
        String text;
        if (type != null) text = type.isEmpty() ? "text/javascript" : AsciiCase.lower(AsciiCase.trim(type));
        else text = language == null || language.isEmpty() ? "text/javascript" : "text/" + AsciiCase.lower(language);
        if (JAVASCRIPT.contains(text)) return CLASSIC;
        if (text.equals("module")) return MODULE;
        return text.equals("importmap") ? IMPORT_MAP : DATA;
    }
}
