package dev.gyre.node.timers;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.frames.FrameClock;
import dev.gyre.loop.frames.FrameQueue;
import dev.gyre.node.environment.Environment;

/** requestAnimationFrame and cancelAnimationFrame, if the host has frames. */
// https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#animation-frames
public final class AnimationFrames {
    private static final double NANOS_PER_MILLI = 1e6;

    private AnimationFrames() {}

    public static void install(Environment environment, FrameClock clock) {
        Realm realm = environment.realm();
        JsObject global = realm.globalObject();
        FrameQueue frames = new FrameQueue(environment.loop(), clock);
        global.defineBuiltin(
                "requestAnimationFrame",
                new NativeClosure(realm, "requestAnimationFrame", 1, (current, callee, self, arguments, newTarget) -> {
                    if (arguments.length == 0 || !Comparison.isCallable(arguments[0])) {
                        throw Errors.typeError(
                                "Failed to execute 'requestAnimationFrame': parameter 1 is not of type 'Function'.");
                    }
                    return frames.request(new Frame(
                            environment, (JsObject) arguments[0], realm.agent().asyncContext()));
                }),
                Attributes.ALL);
        global.defineBuiltin(
                "cancelAnimationFrame",
                new NativeClosure(realm, "cancelAnimationFrame", 1, (current, callee, self, arguments, newTarget) -> {
                    if (arguments.length > 0) frames.cancel(TypeConversion.toInt32(arguments[0]));
                    return Undefined.INSTANCE;
                }),
                Attributes.ALL);
    }

    /** A callback, whose argument is a time of performance.now. */
    private record Frame(Environment environment, JsObject callback, Object asyncContext)
            implements FrameClock.FrameCallback {
        @Override
        public void run(double time) {
            Object outer = environment.realm().agent().asyncContext();
            environment.realm().agent().asyncContext(asyncContext);
            callback.call1(Undefined.INSTANCE, time - environment.startTimes().nanos() / NANOS_PER_MILLI);
            environment.realm().agent().asyncContext(outer);
        }
    }
}
