package dev.gyre.page.dom.events;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import java.util.ArrayList;
import java.util.List;

/** An event and the state of its dispatch, https://dom.spec.whatwg.org/#interface-event. */
public class Event extends JsObject {
    static final int NONE = 0;
    static final int CAPTURING_PHASE = 1;
    static final int AT_TARGET = 2;
    static final int BUBBLING_PHASE = 3;

    private String type;
    private boolean bubbles;
    private boolean cancelable;
    private final boolean composed;
    private final double timeStamp;
    private boolean trusted;
    private boolean initialized = true;
    EventTarget target;
    EventTarget relatedTarget;
    EventTarget currentTarget;
    int phase = NONE;
    boolean dispatching;
    boolean stopPropagation;
    boolean stopImmediatePropagation;
    boolean canceled;
    boolean inPassiveListener;
    EventPath path;

    protected Event(EventRealm realm, Shape shape, String type, EventInit init) {
        super(shape);
        this.type = type;
        this.bubbles = init.bubbles;
        this.cancelable = init.cancelable;
        this.composed = init.composed;
        this.timeStamp = realm.now();
    }

    static Event construct(EventRealm realm, String type, EventInit init) {
        return new Event(realm, realm.shape("Event"), type, init);
    }

    // https://dom.spec.whatwg.org/#concept-event-create
    /** A trusted event without further members. */
    public static Event create(EventRealm realm, String type, boolean bubbles, boolean cancelable) {
        var init = new EventInit();
        init.bubbles = bubbles;
        init.cancelable = cancelable;
        Event event = construct(realm, type, init);
        event.trusted = true;
        return event;
    }

    /** As the other, and perhaps composed. */
    public static Event create(EventRealm realm, String type, boolean bubbles, boolean cancelable, boolean composed) {
        var init = new EventInit();
        init.bubbles = bubbles;
        init.cancelable = cancelable;
        init.composed = composed;
        Event event = construct(realm, type, init);
        event.trusted = true;
        return event;
    }

    public final String type() {
        return type;
    }

    public final EventTarget target() {
        return target;
    }

    public final EventTarget srcElement() {
        return target;
    }

    public final EventTarget currentTarget() {
        return currentTarget;
    }

    /** The target that the event has been dispatched to, the first of its path; null while it is not dispatched. */
    public final EventTarget dispatchedTo() {
        return path == null || path.size() == 0 ? null : path.get(0).invocationTarget();
    }

    // https://dom.spec.whatwg.org/#dom-event-composedpath
    public final List<EventTarget> composedPath() {
        return path == null ? new ArrayList<>() : path.composedPath(currentTarget);
    }

    public final int eventPhase() {
        return phase;
    }

    public final void stopPropagation() {
        stopPropagation = true;
    }

    public final boolean cancelBubble() {
        return stopPropagation;
    }

    public final void cancelBubble(boolean value) {
        if (value) stopPropagation = true;
    }

    public final void stopImmediatePropagation() {
        stopPropagation = true;
        stopImmediatePropagation = true;
    }

    public final boolean bubbles() {
        return bubbles;
    }

    public final boolean cancelable() {
        return cancelable;
    }

    public final boolean returnValue() {
        return !canceled;
    }

    public final void returnValue(boolean value) {
        if (!value) preventDefault();
    }

    // https://dom.spec.whatwg.org/#set-the-canceled-flag
    public final void preventDefault() {
        if (cancelable && !inPassiveListener) canceled = true;
    }

    // https://html.spec.whatwg.org/#the-event-handler-processing-algorithm
    /** An event handler has returned. */
    protected void handlerReturned(Object result) {
        if (Boolean.FALSE.equals(result)) preventDefault();
    }

    public final boolean defaultPrevented() {
        return canceled;
    }

    public final boolean composed() {
        return composed;
    }

    public final boolean isTrusted() {
        return trusted;
    }

    /** Whether user agents made the event. */
    public final void isTrusted(boolean value) {
        trusted = value;
    }

    /** Milliseconds since the page's time origin. */
    public final double timeStamp() {
        return timeStamp;
    }

    final boolean isInitialized() {
        return initialized;
    }

    public final void uninitialize() {
        initialized = false;
    }

    // https://dom.spec.whatwg.org/#dom-event-initevent
    public final void initEvent(String newType, boolean newBubbles, boolean newCancelable) {
        if (!dispatching) initialize(newType, newBubbles, newCancelable);
    }

    // https://dom.spec.whatwg.org/#concept-event-initialize
    protected final void initialize(String newType, boolean newBubbles, boolean newCancelable) {
        initialized = true;
        stopPropagation = false;
        stopImmediatePropagation = false;
        canceled = false;
        trusted = false;
        target = null;
        type = newType;
        bubbles = newBubbles;
        cancelable = newCancelable;
    }

    /** Whether the event is being dispatched, so that it cannot be initialised. */
    protected final boolean isDispatching() {
        return dispatching;
    }

    // https://dom.spec.whatwg.org/#concept-event-dispatch
    /** Whether the event runs activation behaviours: a click. */
    protected boolean isActivation() {
        return false;
    }

    /** Sets the event's related target; it is retargeted while the event is dispatched. */
    protected final void relatedTarget(EventTarget targetOrNull) {
        relatedTarget = targetOrNull;
    }

    protected final EventTarget currentRelatedTarget() {
        return relatedTarget;
    }

    @Override
    public String className() {
        return "Event";
    }
}
