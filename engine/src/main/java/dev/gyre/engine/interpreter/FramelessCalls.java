package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.lang.StackWalker.Option;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Finds calls that compiled code makes without a frame, for stack traces: the JVM's stack has their positions, functions and this values. This needs the
 * package java.lang to be opened ({@code --add-opens=java.base/java.lang=ALL-UNNAMED}); where it is not, compiled code makes frames for its calls.
 */
public final class FramelessCalls {
    /** How many are found at once. */
    private static final int MOST_FOUND = 32;

    /** The methods of a compiled class that have the code; the one that runs a frame has this descriptor. */
    private static final String RUN_COMPILED = "runCompiled";

    private static final String OF_FRAME = "(Ldev/gyre/engine/interpreter/Frame;)Ljava/lang/Object;";

    private static final StackWalker WALKER;
    private static final MethodHandle LOCALS;

    static {
        StackWalker walker = null;
        MethodHandle locals = null;
        try {
            Class<?> frames = Class.forName("java.lang.LiveStackFrame");
            Method creation = frames.getDeclaredMethod("getStackWalker", Set.class);
            creation.setAccessible(true);
            walker = (StackWalker)
                    creation.invoke(null, EnumSet.of(Option.SHOW_HIDDEN_FRAMES, Option.RETAIN_CLASS_REFERENCE));
            Method reader = frames.getDeclaredMethod("getLocals");
            reader.setAccessible(true);
            locals = MethodHandles.lookup().unreflect(reader);
        } catch (ReflectiveOperationException | InaccessibleObjectException closed) {
            walker = null;
        }
        WALKER = walker;
        LOCALS = locals;
    }

    private FramelessCalls() {}

    /** Whether calls without a frame can be found. */
    public static boolean areFound() {
        return WALKER != null;
    }

    /** Links a frame to its next callers without a frame. */
    static void find(Frame frame) {
        Agent agent = frame.realm.agent();
        frame.linkFrameless(collect(
                WALKER, agent, frame.framelessSince(agent.depth()), Math.min(MOST_FOUND, frame.framelessBelow())));
    }

    /**
     * Links all frames of a stack that does not run to their callers without a frame.
     *
     * @param topOrNull its innermost frame
     * @param depth its depth: see {@link dev.gyre.engine.runtime.realm.Agent#depth()}
     * @param walker walks that stack, with the locals of its frames
     * @return the frame that stack traces begin with
     */
    public static StackFrame complete(StackFrame topOrNull, long depth, StackWalker walker) {
        int all = Agent.frameless(depth);
        if (all == 0 || !(topOrNull instanceof Frame || topOrNull instanceof EntryFrame)) return topOrNull;
        Realm realm = topOrNull.realm();
        Frame first = topOrNull instanceof Frame frame && frame.framelessSince(depth) == 0
                ? frame
                : Frame.innermostOn(topOrNull, realm, depth);
        first.linkFrameless(collect(walker, realm.agent(), 0, all));
        return first == topOrNull ? first : first.caller();
    }

    /** The calls without a frame on a stack of an agent, the innermost first. */
    private static List<Frame> collect(StackWalker walker, Agent agent, int skipped, int wanted) {
        var found = new ArrayList<Frame>(wanted);
        walker.walk(frames -> {
            int left = skipped;
            var all = frames.iterator();
            while (all.hasNext() && found.size() < wanted) {
                List<Frame> calls = callsIn(all.next(), agent);
                for (Frame call : calls) {
                    if (left > 0) left--;
                    else found.add(call);
                }
            }
            return null;
        });
        return found;
    }

    /** The calls without a frame in a frame of the JVM, the innermost first. */
    private static List<Frame> callsIn(StackWalker.StackFrame frame, Agent agent) {
        if (!CompiledCode.class.isAssignableFrom(frame.getDeclaringClass())
                || !frame.getMethodName().equals(RUN_COMPILED)
                || frame.getDescriptor().equals(OF_FRAME)) return List.of();
        Object[] locals = locals(frame);
        // Elsewhere the local is dead.
        if (!(locals[0] instanceof CompiledCode code)) return List.of();
        DirectCallSite site = code.callSiteAt(frame.getByteCodeIndex());
        if (site == null || locals[DirectCallSite.FRAME] != null) return List.of();
        var calls = new ArrayList<Frame>(site.callers().size());
        for (DirectCallSite.Caller caller : site.callers()) {
            var function = (BytecodeFunction) locals[caller.function()];
            if (function.realm().agent() != agent) return List.of();
            Object context = caller.context() < 0 ? null : locals[caller.context()];
            Frame call = function.directFrame(context, locals[caller.thisValue()], null);
            call.pc = caller.pc();
            calls.add(call);
        }
        if (!agent.isProfiled()) ((ExecutionTier) calls.getLast().code.tier).tracedWithoutFrame();
        return calls;
    }

    private static Object[] locals(StackWalker.StackFrame frame) {
        try {
            return (Object[]) LOCALS.invoke(frame);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
