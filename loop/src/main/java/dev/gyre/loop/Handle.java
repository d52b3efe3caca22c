package dev.gyre.loop;

import java.util.List;

/** A long-lived object of a loop that can wake it: active or not, referenced or not, closing or not (libuv's uv_handle_t). */
public abstract class Handle {
    private static final int ACTIVE = 1;
    private static final int REFERENCED = 2;
    private static final int CLOSING = 4;
    private static final int CLOSED = 8;

    private final EventLoop loop;
    private final String kind;
    private final Object place;
    private int flags = REFERENCED;
    private Runnable closeCallback;

    Handle previousHandle;
    Handle nextHandle;
    Handle nextClosing;

    protected Handle(EventLoop loop, String kind) {
        loop.assertLoopThread();
        this.loop = loop;
        this.kind = kind;
        this.place = loop.scope().place();
        loop.handles().add(this);
    }

    public final EventLoop loop() {
        return loop;
    }

    /** What the handle is, in one word ("timer", "server"). */
    public final String kind() {
        return kind;
    }

    /** Why the handle is there, for a person who wonders what keeps the program alive. */
    public abstract String reason();

    /** The line of the program that made the handle; empty when nobody knows. */
    public final String place() {
        return ActiveResource.placeText(place);
    }

    public final boolean isActive() {
        return (flags & ACTIVE) != 0;
    }

    public final boolean hasRef() {
        return (flags & REFERENCED) != 0;
    }

    public final boolean isClosing() {
        return (flags & (CLOSING | CLOSED)) != 0;
    }

    public final boolean isClosed() {
        return (flags & CLOSED) != 0;
    }

    /** Lets the handle keep the loop alive while it is active; idempotent. */
    public final void ref() {
        if (hasRef()) {
            return;
        }
        flags |= REFERENCED;
        if (isActive()) {
            loop.counts().handleStarted();
        }
    }

    /** Lets the loop end although the handle is active; idempotent. */
    public final void unref() {
        if (!hasRef()) {
            return;
        }
        flags &= ~REFERENCED;
        if (isActive()) {
            loop.counts().handleStopped();
        }
    }

    /** Begins to close the handle; {@code callback} (or null) runs in the closing phase of this turn or of the next. */
    public final void close(Runnable callback) {
        loop.assertLoopThread();
        if (isClosing()) {
            return;
        }
        closeCallback = callback;
        flags |= CLOSING;
        beginClose();
        deactivate();
        loop.closing().add(this);
    }

    /** Stops whatever the handle is doing; called once; the handle counts as closing already. */
    protected abstract void beginClose();

    protected final void activate() {
        if (isActive()) {
            return;
        }
        if (isClosing()) {
            throw new IllegalStateException(kind + " is closing");
        }
        flags |= ACTIVE;
        if (hasRef()) {
            loop.counts().handleStarted();
        }
    }

    protected final void deactivate() {
        if (!isActive()) {
            return;
        }
        flags &= ~ACTIVE;
        if (hasRef()) {
            loop.counts().handleStopped();
        }
    }

    /** True when something outside this process's loop, such as a peer or a thread, may wake the handle: virtual time waits for those. */
    protected boolean isExternal() {
        return false;
    }

    /** Adds this handle to a list of wake sources; a handle that multiplexes lists what it stands for instead. */
    protected void describe(List<ActiveResource> sources) {
        sources.add(new ActiveResource(kind, reason(), isActive() || isClosing(), hasRef() || isClosing(), place()));
    }

    /** Ends, with a cancellation, what was still under way; called in the closing phase just before the close callback. */
    protected void cancelPending() {
    }

    final void finishClose() {
        cancelPending();
        flags = flags & ~CLOSING | CLOSED;
        loop.handles().remove(this);
        var callback = closeCallback;
        closeCallback = null;
        if (callback != null) {
            loop.call(callback);
        }
    }
}
