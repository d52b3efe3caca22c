package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.idl.LegacyPlatformObject;

/** Something that events are dispatched to, https://dom.spec.whatwg.org/#interface-eventtarget. */
public class EventTarget extends LegacyPlatformObject {
    private static final EventListenerEntry[] NONE = {};

    private EventListenerEntry[] listeners = NONE;

    protected EventTarget(Shape shape) {
        super(shape);
    }

    static EventTarget construct(EventRealm realm) {
        return new EventTarget(realm.shape("EventTarget")) {
            @Override
            public EventRealm domRealm() {
                return realm;
            }
        };
    }

    /** The realm that made it; its relevant realm. */
    public EventRealm domRealm() {
        throw new IllegalStateException("an event target without a realm: " + getClass());
    }

    // ---- listeners

    // https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener
    public final void addEventListener(String type, JsObject callback, Object options) {
        boolean capture = options instanceof EventListenerOptions given ? given.capture : Boolean.TRUE.equals(options);
        var more = options instanceof AddEventListenerOptions given ? given : null;
        AbortSignal signal = more == null ? null : more.signal;
        if (signal != null && signal.aborted() || callback == null || find(type, callback, capture) >= 0) return;
        var entry = new EventListenerEntry(
                type, callback, capture, more != null && more.once, more == null ? null : more.passive, false);
        add(entry);
        if (signal != null) signal.addAlgorithm(() -> remove(entry));
    }

    private void add(EventListenerEntry entry) {
        int count = listeners.length;
        EventListenerEntry[] longer = java.util.Arrays.copyOf(listeners, count + 1);
        longer[count] = entry;
        listeners = longer;
    }

    private int find(String type, JsObject callback, boolean capture) {
        for (int i = 0; i < listeners.length; i++) {
            EventListenerEntry entry = listeners[i];
            if (entry.callback == callback && entry.capture == capture && !entry.handler && entry.type.equals(type))
                return i;
        }
        return -1;
    }

    // https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener
    public final void removeEventListener(String type, JsObject callback, Object options) {
        boolean capture = options instanceof EventListenerOptions given ? given.capture : Boolean.TRUE.equals(options);
        int index = find(type, callback, capture);
        if (index >= 0) remove(listeners[index]);
    }

    private void remove(EventListenerEntry entry) {
        entry.removed = true;
        for (int i = 0; i < listeners.length; i++) {
            if (listeners[i] != entry) continue;
            var shorter = new EventListenerEntry[listeners.length - 1];
            System.arraycopy(listeners, 0, shorter, 0, i);
            System.arraycopy(listeners, i + 1, shorter, i, shorter.length - i);
            listeners = shorter.length == 0 ? NONE : shorter;
            return;
        }
    }

    // https://dom.spec.whatwg.org/#event-listener-removed
    /** Takes all listeners and event handlers away, as opening a document does. */
    public final void eraseListeners() {
        for (EventListenerEntry entry : listeners) entry.removed = true;
        listeners = NONE;
    }

    /** Whether there is a listener for the type. */
    public final boolean hasListener(String type) {
        for (EventListenerEntry entry : listeners) {
            if ((entry.callback != null || entry.source != null) && entry.type.equals(type)) return true;
        }
        return false;
    }

    // ---- event handlers

    // https://html.spec.whatwg.org/#event-handler-idl-attributes
    /** The value of an event handler: a function or null. */
    public JsObject eventHandler(String type) {
        EventListenerEntry entry = handlerEntry(type);
        return entry == null ? null : compiled(entry);
    }

    // https://html.spec.whatwg.org/#getting-the-current-value-of-the-event-handler
    private JsObject compiled(EventListenerEntry entry) {
        if (entry.source == null) return entry.callback;
        String source = entry.source;
        entry.source = null;
        entry.callback = compileHandler(entry.type, source);
        return entry.callback;
    }

    /** The function of an event handler content attribute; null if its text is no function's body, which is reported. */
    protected JsObject compileHandler(String type, String source) {
        return null;
    }

    // https://html.spec.whatwg.org/#event-handler-content-attributes
    /** Sets the event handler to the text of its content attribute; null takes it away. */
    public final void eventHandlerSource(String type, String sourceOrNull) {
        EventListenerEntry entry = handlerEntry(type);
        if (sourceOrNull == null) {
            if (entry != null) remove(entry);
            return;
        }
        if (entry == null) {
            entry = new EventListenerEntry(type, null, false, false, null, true);
            add(entry);
        }
        entry.callback = null;
        entry.source = sourceOrNull;
    }

    /** Sets an event handler; anything but an object means null. */
    public void eventHandler(String type, Object value) {
        JsObject callback = value instanceof JsObject object ? object : null;
        EventListenerEntry entry = handlerEntry(type);
        if (callback == null) {
            if (entry != null) remove(entry);
        } else if (entry != null) {
            entry.callback = callback;
            entry.source = null;
        } else {
            add(new EventListenerEntry(type, callback, false, false, null, true));
        }
    }

    private EventListenerEntry handlerEntry(String type) {
        for (EventListenerEntry entry : listeners) {
            if (entry.handler && entry.type.equals(type)) return entry;
        }
        return null;
    }

    // ---- dispatch

    // https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
    public final boolean dispatchEvent(Event event) {
        if (event.dispatching || !event.isInitialized())
            throw DomError.invalidState("The event is already being dispatched.");
        event.isTrusted(false);
        return dispatch(event);
    }

    /** Dispatches an event of the user agent; returns false if it was canceled. */
    public final boolean dispatch(Event event) {
        return EventDispatch.dispatch(event, this, this);
    }

    /** Dispatches an event of the user agent that says it is dispatched to another target: a window's, with its document. */
    public final boolean dispatchAs(Event event, EventTarget shownTarget) {
        return EventDispatch.dispatch(event, this, shownTarget);
    }

    // https://dom.spec.whatwg.org/#concept-event-fire
    /** Fires a trusted event without further members; returns false if it was canceled. */
    public final boolean fire(String type, boolean bubbles, boolean cancelable) {
        return dispatch(Event.create(domRealm(), type, bubbles, cancelable));
    }

    // https://dom.spec.whatwg.org/#get-the-parent
    protected EventTarget eventParent(Event event) {
        return null;
    }

    // ---- the place in a tree, which only nodes have

    // https://dom.spec.whatwg.org/#retarget
    /** The target, or the host around it, that an event may show to another target. */
    protected EventTarget retargetedFor(EventTarget other) {
        return this;
    }

    /** Whether the other target is in the tree of this one's root or in a shadow tree below it; true for what is no node. */
    protected boolean rootHolds(EventTarget other) {
        return true;
    }

    /** Whether it is assigned to a slot. */
    protected boolean isAssigned() {
        return false;
    }

    protected boolean isInShadowTree() {
        return false;
    }

    protected boolean isInClosedTree() {
        return false;
    }

    protected boolean isRootOfClosedTree() {
        return false;
    }

    // https://dom.spec.whatwg.org/#eventtarget-activation-behavior
    protected boolean hasActivationBehavior() {
        return false;
    }

    protected void activation(Event event) {}

    // https://dom.spec.whatwg.org/#eventtarget-legacy-pre-activation-behavior
    protected void legacyPreActivation(Event event) {}

    protected void legacyCanceledActivation(Event event) {}

    // https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke
    final void runListeners(Event event, boolean capturing, boolean inShadowTree) {
        EventListenerEntry[] current = listeners;
        if (current.length == 0) return;
        boolean found = runAll(current, event, event.type(), capturing, inShadowTree);
        if (found || !event.isTrusted()) return;
        String legacy = legacyType(event.type());
        if (legacy != null) runAll(current, event, legacy, capturing, inShadowTree);
    }

    private static String legacyType(String type) {
        return switch (type) {
            case "animationend" -> "webkitAnimationEnd";
            case "animationiteration" -> "webkitAnimationIteration";
            case "animationstart" -> "webkitAnimationStart";
            case "transitionend" -> "webkitTransitionEnd";
            default -> null;
        };
    }

    private boolean runAll(
            EventListenerEntry[] current, Event event, String type, boolean capturing, boolean inShadowTree) {
        boolean found = false;
        for (EventListenerEntry entry : current) {
            if (entry.removed || entry.capture != capturing || !entry.type.equals(type)) continue;
            found = true;
            if (entry.once) remove(entry);
            run(entry, event, inShadowTree);
            if (event.stopImmediatePropagation) break;
        }
        return found;
    }

    private void run(EventListenerEntry entry, Event event, boolean inShadowTree) {
        EventRealm realm = domRealm();
        Event outer = realm.currentEvent();
        realm.currentEvent(inShadowTree ? null : event);
        event.inPassiveListener = entry.passive != null ? entry.passive : passiveByDefault(entry.type);
        try {
            if (entry.handler) callHandler(entry, event);
            else call(entry.callback, event);
        } catch (JsException exception) {
            realm.report(exception);
        } finally {
            event.inPassiveListener = false;
            realm.currentEvent(outer);
            realm.listenerReturned();
        }
    }

    // https://dom.spec.whatwg.org/#default-passive-value
    private boolean passiveByDefault(String type) {
        return switch (type) {
            case "touchstart", "touchmove", "wheel", "mousewheel" -> scrollsPage();
            default -> false;
        };
    }

    /** Whether it is what a page scrolls by: a window, its document, or the root or body element. */
    protected boolean scrollsPage() {
        return isWindow();
    }

    /** Whether it is a window. */
    protected boolean isWindow() {
        return false;
    }

    // https://webidl.spec.whatwg.org/#call-a-user-objects-operation
    private static void call(JsObject callback, Event event) {
        if (callback.isCallable()) {
            callback.call1(Idl.exposed(event.currentTarget), event);
        } else if (callback.get("handleEvent") instanceof JsObject function && function.isCallable()) {
            function.call1(callback, event);
        } else {
            throw Errors.typeError("EventListener: handleEvent is not a function");
        }
    }

    // https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
    private void callHandler(EventListenerEntry entry, Event event) {
        JsObject callback = compiled(entry);
        if (callback == null || !callback.isCallable()) return;
        Object[] arguments = handlerArguments(event);
        Object result = callback.call(Idl.exposed(event.currentTarget), arguments);
        if (arguments.length > 1) {
            if (Boolean.TRUE.equals(result)) event.preventDefault();
        } else {
            event.handlerReturned(result);
        }
    }

    /** The arguments of an event handler: the event, but five for a window's error event. */
    protected Object[] handlerArguments(Event event) {
        return new Object[] {event};
    }
}
