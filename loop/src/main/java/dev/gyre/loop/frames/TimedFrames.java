package dev.gyre.loop.frames;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.LoopTimer;

/** Frames at a fixed rate by the loop's own clock, at multiples of a frame's length as on a display. */
public final class TimedFrames implements FrameClock {
    private static final double MILLIS_PER_SECOND = 1000;
    private static final double NANOS_PER_MILLI = 1e6;

    private final double frameMillis;

    /** @param framesPerSecond such as 60 */
    public TimedFrames(double framesPerSecond) {
        if (!(framesPerSecond > 0)) {
            throw new IllegalArgumentException(framesPerSecond + " frames per second");
        }
        frameMillis = MILLIS_PER_SECOND / framesPerSecond;
    }

    @Override
    public Ticket nextFrame(EventLoop loop, FrameCallback frame) {
        var timer = new FrameTimer(loop, frame);
        var now = loop.updateTime();
        var next = (Math.floor(now / frameMillis) + 1) * frameMillis;
        timer.start(null, Math.max(1, (long) Math.ceil(next) - now), 0);
        return timer;
    }

    /** The timer of one frame; it closes itself when the frame has come. */
    private static final class FrameTimer extends LoopTimer implements Ticket {
        private final FrameCallback frame;

        FrameTimer(EventLoop loop, FrameCallback frame) {
            super(loop, "animation frame");
            this.frame = frame;
        }

        @Override
        protected void fire() {
            close(null);
            frame.run(loop().clock().turnNanoTime() / NANOS_PER_MILLI);
        }

        @Override
        public void cancel() {
            close(null);
        }
    }
}
