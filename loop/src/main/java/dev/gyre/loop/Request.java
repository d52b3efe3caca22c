package dev.gyre.loop;

/** A single operation in progress, which keeps its loop alive until it ends (libuv's uv_req_t). */
public abstract class Request {
    private final EventLoop loop;
    private boolean active;
    private Object place;

    Request previousRequest;
    Request nextRequest;

    protected Request(EventLoop loop) {
        this.loop = loop;
    }

    /** The loop of this request; any thread. */
    public final EventLoop loop() {
        return loop;
    }

    /** What the operation is, in one word ("work", "write"); never null. */
    public abstract String kind();

    /** What the operation does ("fs.readFile /etc/hosts"); never null. */
    public abstract String reason();

    /** The line of the program that began the operation ("app.js:31"); empty if unknown. */
    public final String place() {
        return ActiveResource.placeText(place);
    }

    /** Whether the operation is under way. */
    public final boolean isActive() {
        return active;
    }

    /**
     * Marks the operation as under way.
     *
     * @throws IllegalStateException on another thread than the loop's, or when it is under way already
     */
    protected final void begin() {
        loop.assertLoopThread();
        if (active) {
            throw new IllegalStateException(kind() + " is already under way");
        }
        active = true;
        place = loop.scope().place();
        loop.requests().add(this);
        loop.counts().requestStarted();
    }

    /** Marks the operation as ended; its callback may run after this. */
    protected final void end() {
        active = false;
        loop.requests().remove(this);
        loop.counts().requestEnded();
    }
}
