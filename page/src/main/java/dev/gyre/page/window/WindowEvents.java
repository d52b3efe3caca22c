package dev.gyre.page.window;

import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;

/** Makes the events of user interfaces and windows. */
public final class WindowEvents {
    private WindowEvents() {}

    // https://dom.spec.whatwg.org/#dom-document-createevent
    /** The event that createEvent makes; null for an interface that it does not know. */
    public static Event create(DomRealm realm, String lowerName) {
        return switch (lowerName) {
            case "beforeunloadevent" -> new BeforeUnloadEvent(realm);
            case "compositionevent", "textevent" -> CompositionEvent.construct(realm, "", new CompositionEventInit());
            case "focusevent" -> FocusEvent.construct(realm, "", new FocusEventInit());
            case "hashchangeevent" -> HashChangeEvent.construct(realm, "", new HashChangeEventInit());
            case "keyboardevent" -> KeyboardEvent.construct(realm, "", new KeyboardEventInit());
            case "messageevent" -> MessageEvent.construct(realm, "", messageInit());
            case "mouseevent", "mouseevents", "dragevent" -> MouseEvent.construct(realm, "", new MouseEventInit());
            case "storageevent" -> StorageEvent.construct(realm, "", storageInit());
            case "uievent", "uievents" -> UIEvent.construct(realm, "", new UIEventInit());
            default -> null;
        };
    }

    private static MessageEventInit messageInit() {
        var init = new MessageEventInit();
        init.origin = "";
        init.lastEventId = "";
        return init;
    }

    private static StorageEventInit storageInit() {
        var init = new StorageEventInit();
        init.url = "";
        return init;
    }

    // https://html.spec.whatwg.org/#fire-a-focus-event
    public static void focus(Element target, String type, EventTarget related, Window view) {
        var init = new FocusEventInit();
        init.bubbles = type.startsWith("focus") && type.length() > 5;
        init.composed = true;
        init.view = view;
        init.relatedTarget = related;
        FocusEvent event = FocusEvent.construct(target.domRealm(), type, init);
        event.isTrusted(true);
        target.dispatch(event);
    }

    // https://html.spec.whatwg.org/#fire-a-synthetic-pointer-event
    /** Dispatches the click of a program's click method. */
    public static void click(Element target, Window view) {
        var init = new MouseEventInit();
        init.bubbles = true;
        init.cancelable = true;
        init.composed = true;
        init.view = view;
        target.dispatch(MouseEvent.construct(target.domRealm(), "click", init));
    }

    // https://html.spec.whatwg.org/#window-post-message-steps
    /** Dispatches the event of a message. */
    public static void message(Window window, Object data, String origin, Window source) {
        var init = messageInit();
        init.data = data;
        init.origin = origin;
        init.source = source;
        window.dispatch(MessageEvent.construct(window.domRealm(), "message", init));
    }
}
