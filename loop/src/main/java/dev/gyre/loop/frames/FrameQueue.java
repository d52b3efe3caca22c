package dev.gyre.loop.frames;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.frames.FrameClock.FrameCallback;
import java.util.ArrayDeque;

/**
 * The animation frame callbacks of a window, https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frames: each runs once, before the next frame, in the order of the requests; requests made by a callback wait for the next frame.
 */
public final class FrameQueue {
    private final EventLoop loop;
    private final FrameClock clock;
    private ArrayDeque<FrameRequest> waiting = new ArrayDeque<>();
    // The callbacks of the current frame that have not run yet, which can still be cancelled.
    private ArrayDeque<FrameRequest> current = new ArrayDeque<>();
    private FrameClock.Ticket ticket;
    private boolean running;
    private int lastHandle;

    /** An empty queue of one context, whose callbacks run in the frames of the clock. */
    public FrameQueue(EventLoop loop, FrameClock clock) {
        this.loop = loop;
        this.clock = clock;
    }

    /** Runs {@code callback} before the next frame, in a callback scope; returns the number that cancels it. */
    public int request(FrameCallback callback) {
        loop.assertLoopThread();
        waiting.add(new FrameRequest(++lastHandle, callback));
        awaitFrame();
        return lastHandle;
    }

    /** Cancels a request; an unknown number is ignored. */
    public void cancel(int handle) {
        loop.assertLoopThread();
        if (!remove(waiting, handle)) {
            remove(current, handle);
        }
        dropTicketIfIdle();
    }

    /** Cancels every request, because the window is gone. */
    public void cancelAll() {
        waiting.clear();
        current.clear();
        dropTicketIfIdle();
    }

    /** How many callbacks wait for a frame. */
    public int size() {
        return waiting.size();
    }

    /** Runs the callbacks that were requested before this frame. A host without a frame clock calls this itself. */
    public void runFrame(double time) {
        loop.assertLoopThread();
        if (running) {
            throw new IllegalStateException("a frame was begun inside a frame");
        }
        running = true;
        var batch = waiting;
        waiting = current;
        current = batch;
        try {
            while (!current.isEmpty() && loop.scope().canCall()) {
                var request = current.poll();
                loop.call(() -> request.callback.run(time));
            }
        } finally {
            current.clear();
            running = false;
        }
        awaitFrame();
    }

    private void awaitFrame() {
        if (ticket == null && !running && !waiting.isEmpty()) {
            ticket = clock.nextFrame(loop, this::frameCame);
        }
    }

    private void frameCame(double time) {
        ticket = null;
        runFrame(time);
    }

    private void dropTicketIfIdle() {
        if (ticket != null && waiting.isEmpty()) {
            ticket.cancel();
            ticket = null;
        }
    }

    private static boolean remove(ArrayDeque<FrameRequest> requests, int handle) {
        for (var requested = requests.iterator(); requested.hasNext(); ) {
            if (requested.next().handle == handle) {
                requested.remove();
                return true;
            }
        }
        return false;
    }

    /** A callback and the number of its request. */
    private record FrameRequest(int handle, FrameCallback callback) {}
}
