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

    /**
     * A handle that is referenced and not active.
     *
     * @param kind what the handle is, in one word
     * @throws IllegalStateException on another thread than the loop's
     */
    protected Handle(EventLoop loop, String kind) {
        loop.assertLoopThread();
        this.loop = loop;
        this.kind = kind;
        this.place = loop.scope().place();
        loop.handles().add(this);
    }

    /** The loop of this handle; any thread. */
    public final EventLoop loop() {
        return loop;
    }

    /** What the handle is, in one word ("timer", "server"). */
    public final String kind() {
        return kind;
    }

    /** Why the handle exists, for the list of what keeps a program alive; never null. */
    public abstract String reason();

    /** The line of the program that created the handle ("app.js:31"); empty if unknown. */
    public final String place() {
        return ActiveResource.placeText(place);
    }

    /** Whether the handle is at work: waiting for its time, listening, reading. */
    public final boolean isActive() {
        return (flags & ACTIVE) != 0;
    }

    /** Whether the handle keeps the loop alive while it is active. */
    public final boolean hasRef() {
        return (flags & REFERENCED) != 0;
    }

    /** Whether {@link #close} was called. */
    public final boolean isClosing() {
        return (flags & (CLOSING | CLOSED)) != 0;
    }

    /** Whether the close callback has run. */
    public final boolean isClosed() {
        return (flags & CLOSED) != 0;
    }

    /** Lets the handle keep the loop alive while it is active; idempotent. The loop's thread only, which is not checked. */
    public final void ref() {
        if (hasRef()) {
            return;
        }
        flags |= REFERENCED;
        if (isActive()) {
            loop.counts().handleStarted();
        }
    }

    /**
     * Allows the loop to end although the handle is active; idempotent. The loop's thread only, which is not checked.
     */
    public final void unref() {
        if (!hasRef()) {
            return;
        }
        flags &= ~REFERENCED;
        if (isActive()) {
            loop.counts().handleStopped();
        }
    }

    /**
     * Begins to close the handle; does nothing the second time, and drops the second callback.
     *
     * @param callback runs in the closing phase of this turn or of the next, inside a callback scope; may be null
     * @throws IllegalStateException on another thread than the loop's
     */
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

    /** Stops the handle's work; called once, when the handle already counts as closing. */
    protected abstract void beginClose();

    /**
     * Marks the handle as active; idempotent.
     *
     * @throws IllegalStateException when the handle is closing
     */
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

    /** Marks the handle as not active; idempotent. */
    protected final void deactivate() {
        if (!isActive()) {
            return;
        }
        flags &= ~ACTIVE;
        if (hasRef()) {
            loop.counts().handleStopped();
        }
    }

    /**
     * Whether something outside the loop, such as a peer or a thread, may wake the handle; virtual time does not jump
     * meanwhile.
     */
    protected boolean isExternal() {
        return false;
    }

    /** Adds this handle to a list of active resources; a handle shared by many timers or watchers adds those instead. */
    protected void describe(List<ActiveResource> resources) {
        resources.add(new ActiveResource(kind, reason(), isActive() || isClosing(), hasRef() || isClosing(), place()));
    }

    /** Cancels requests that are still under way; called in the closing phase just before the close callback. */
    protected void cancelPending() {}

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
