package dev.gyre.loop.frames;

import dev.gyre.loop.EventLoop;

/** Says when the next animation frame is: the host's display, a page harness, or {@link TimedFrames}. */
public interface FrameClock {
    /** What happens at a frame; the time is that of the loop's clock, nanoTime in milliseconds. */
    interface FrameCallback {
        void run(double time);
    }

    /** Ends a wait for a frame. */
    interface Ticket {
        void cancel();
    }

    /**
     * A frame is wanted, because at least one callback waits: the clock calls {@code frame} once, on the loop's thread outside of any callback
     * scope, when it is time. Asked again only after that, or after the ticket was cancelled.
     */
    Ticket nextFrame(EventLoop loop, FrameCallback frame);
}
