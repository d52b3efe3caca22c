package dev.gyre.page.dom.events;

/** Dispatches events along their paths, https://dom.spec.whatwg.org/#dispatching-events. */
final class EventDispatch {
    private EventDispatch() {}

    // https://dom.spec.whatwg.org/#concept-event-dispatch
    /** Returns false if the event was canceled. */
    static boolean dispatch(Event event, EventTarget target, EventTarget targetOverride) {
        event.dispatching = true;
        EventTarget activation = null;
        boolean clear = false;
        EventTarget related = retarget(event.relatedTarget, target);
        if (target != related || target == event.relatedTarget) {
            var path = new EventPath();
            event.path = path;
            activation = buildPath(event, path, target, targetOverride, related);
            clear = isInShadow(lastTarget(path));
            if (activation != null) activation.legacyPreActivation(event);
            run(event, path);
        }
        finish(event, clear);
        if (activation != null) {
            if (event.canceled) activation.legacyCanceledActivation(event);
            else activation.activation(event);
        }
        return !event.canceled;
    }

    private static void finish(Event event, boolean clear) {
        event.phase = Event.NONE;
        event.currentTarget = null;
        event.path = null;
        event.dispatching = false;
        event.stopPropagation = false;
        event.stopImmediatePropagation = false;
        if (clear) {
            event.target = null;
            event.relatedTarget = null;
        }
    }

    /** Returns the target whose activation behaviour the event has, or null. */
    private static EventTarget buildPath(
            Event event, EventPath path, EventTarget target, EventTarget targetOverride, EventTarget related) {
        path.append(target, targetOverride, related, false);
        boolean activating = event.isActivation();
        EventTarget activation = activating && target.hasActivationBehavior() ? target : null;
        EventTarget slottable = target.isAssigned() ? target : null;
        boolean slotInClosedTree = false;
        EventTarget currentTarget = target;
        EventTarget parent = target.eventParent(event);
        while (parent != null) {
            if (slottable != null) {
                slottable = null;
                slotInClosedTree = parent.isInClosedTree();
            }
            if (parent.isAssigned()) slottable = parent;
            EventTarget parentRelated = retarget(event.relatedTarget, parent);
            if (parent.isWindow() || currentTarget.rootHolds(parent)) {
                if (activating && event.bubbles() && activation == null && parent.hasActivationBehavior())
                    activation = parent;
                path.append(parent, null, parentRelated, slotInClosedTree);
            } else if (parent == parentRelated) {
                break;
            } else {
                currentTarget = parent;
                if (activating && activation == null && parent.hasActivationBehavior()) activation = parent;
                path.append(parent, parent, parentRelated, slotInClosedTree);
            }
            parent = parent.eventParent(event);
            slotInClosedTree = false;
        }
        return activation;
    }

    private static EventPath.Item lastTarget(EventPath path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            if (path.get(i).shadowAdjusted() != null) return path.get(i);
        }
        throw new IllegalStateException("a path begins with a target");
    }

    private static boolean isInShadow(EventPath.Item item) {
        return isShadowed(item.shadowAdjusted()) || isShadowed(item.relatedTarget());
    }

    private static boolean isShadowed(EventTarget target) {
        return target != null && target.isInShadowTree();
    }

    private static void run(Event event, EventPath path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            event.phase = path.get(i).shadowAdjusted() != null ? Event.AT_TARGET : Event.CAPTURING_PHASE;
            invoke(event, path, i, true);
        }
        for (int i = 0; i < path.size(); i++) {
            if (path.get(i).shadowAdjusted() != null) event.phase = Event.AT_TARGET;
            else if (!event.bubbles()) continue;
            else event.phase = Event.BUBBLING_PHASE;
            invoke(event, path, i, false);
        }
    }

    // https://dom.spec.whatwg.org/#concept-event-listener-invoke
    private static void invoke(Event event, EventPath path, int index, boolean capturing) {
        EventPath.Item item = path.get(index);
        for (int i = index; i >= 0; i--) {
            if (path.get(i).shadowAdjusted() != null) {
                event.target = path.get(i).shadowAdjusted();
                break;
            }
        }
        event.relatedTarget = item.relatedTarget();
        if (event.stopPropagation) return;
        event.currentTarget = item.invocationTarget();
        item.invocationTarget().runListeners(event, capturing, item.inShadowTree());
    }

    private static EventTarget retarget(EventTarget a, EventTarget b) {
        return a == null ? null : a.retargetedFor(b);
    }
}
