package dev.gyre.loop.frames;

import dev.gyre.loop.EventLoop;

/** Determines when animation frames are: the host's display, a page harness, or {@link TimedFrames}. */
public interface FrameClock {
    /** Called at a frame; the time is that of the loop's clock, nanoTime in milliseconds. */
    interface FrameCallback {
        void run(double time);
    }

    /** Cancels a requested frame. */
    interface Ticket {
        void cancel();
    }

    /**
     * Requests a frame, because at least one callback waits: the clock calls {@code frame} once, on the loop's thread
     * outside of any callback scope, when the frame is due. Called again only after that, or after the ticket was
     * cancelled.
     */
    Ticket nextFrame(EventLoop loop, FrameCallback frame);
}
