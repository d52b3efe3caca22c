package dev.gyre.page.elements;

import dev.gyre.engine.CompiledFunction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import java.util.Set;

/** Event handler content attributes, https://html.spec.whatwg.org/#event-handler-content-attributes. */
final class EventHandlerAttributes {
    private static final Set<String> HANDLERS = Set.of(
            ("abort auxclick beforeinput beforematch beforetoggle blur cancel canplay canplaythrough change click close contextlost contextmenu contextrestored copy cuechange cut"
                            + " dblclick drag dragend dragenter dragleave dragover dragstart drop durationchange emptied ended error focus formdata input invalid keydown keypress keyup load"
                            + " loadeddata loadedmetadata loadstart mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup paste pause play playing progress ratechange reset"
                            + " resize scroll scrollend securitypolicyviolation seeked seeking select slotchange stalled submit suspend timeupdate toggle volumechange waiting"
                            + " webkitanimationend webkitanimationiteration webkitanimationstart webkittransitionend wheel")
                    .split(" "));
    private static final Set<String> OF_WINDOW = Set.of(
            ("afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide pagereveal pageshow pageswap popstate rejectionhandled storage"
                            + " unhandledrejection unload blur error focus load resize scroll")
                    .split(" "));

    private EventHandlerAttributes() {}

    /** The type of the event that an attribute has the handler of; null for other attributes. */
    static String type(Element element, String attribute) {
        if (!attribute.startsWith("on")) return null;
        String type = attribute.substring(2);
        return HANDLERS.contains(type) || isBody(element) && OF_WINDOW.contains(type) ? type : null;
    }

    /** Whether a body element's handler is that of the window. */
    static boolean isOfWindow(Element element, String type) {
        return isBody(element) && OF_WINDOW.contains(type);
    }

    private static boolean isBody(Element element) {
        return element.isHtml("body") || element.isHtml("frameset");
    }

    // https://html.spec.whatwg.org/#getting-the-current-value-of-the-event-handler
    /** Null if the text is no function's body, which is reported. */
    static JsObject compile(Element element, Element formOwnerOrNull, boolean ofWindow, String type, String body) {
        Document document = element.nodeDocument();
        Realm realm = document.realm().realm();
        String parameters = ofWindow && type.equals("error") ? "event, source, lineno, colno, error" : "event";
        try {
            var alone = new Source(document.URL(), body);
            CompiledFunction.compile(realm, alone, parameters.split(", "));
            String text = "with (document) with (form || {}) with (element) return function on" + type + "("
                    + parameters + ") {\n" + body + "\n}";
            JsObject made =
                    CompiledFunction.compile(realm, new Source(document.URL(), text), "document", "form", "element");
            if (ofWindow) {
                text = "return function on" + type + "(" + parameters + ") {\n" + body + "\n}";
                made = CompiledFunction.compile(realm, new Source(document.URL(), text));
            }
            return (JsObject) made.call(
                    Null.INSTANCE,
                    new Object[] {document, formOwnerOrNull == null ? Null.INSTANCE : formOwnerOrNull, element});
        } catch (JsException invalid) {
            document.realm().host().report(invalid);
            return null;
        }
    }
}
