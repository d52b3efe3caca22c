package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.CodePosition;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.scope.RuntimeReference;

/** Finds the handler of an exception, and converts Java errors to JavaScript exceptions. */
final class Unwinding {
    private static final ErrorKind[] KINDS = ErrorKind.values();
    private static final int TRACED_FRAMES = 10;

    private Unwinding() {}

    /** Moves the frame to the innermost handler around its pc; rethrows if there is none. */
    static void unwind(Frame frame, JsException exception) {
        Agent agent = frame.realm.agent();
        Object value = exception.value(agent.currentRealm(frame.realm));
        frame.reenter(agent);
        int handler = frame.code.handlerFor(frame.pc);
        if (handler < 0) throw exception;
        frame.handle(value, handler);
    }

    /** Leaves the frames that direct calls had entered when an exception was thrown. An error of the engine is materialised before, so that its stack trace includes them. */
    static void leave(Agent agent, StackFrame caller, long depth, Throwable exception) {
        if (exception instanceof JsException error) error.materialise(agent.currentRealm(caller.realm()));
        agent.leave(caller, depth);
    }

    /** As {@link #unwind(Frame, JsException)}, for all that compiled code catches. */
    static void unwind(Frame frame, Throwable thrown) {
        if (thrown instanceof JsException exception) unwind(frame, exception);
        else overflow(frame);
    }

    /** As {@link #unwind(Frame, Throwable)}, for code that is called directly, with its handler; the frame is null where a full stack has left no room for it. */
    static void unwindTo(Frame frame, Throwable thrown, int handler) throws Throwable {
        if (frame == null) throw thrown;
        Agent agent = frame.realm.agent();
        if (!(thrown instanceof JsException) && frame.framelessSince(agent.depth()) > 0) frame.reenter(agent);
        JsException exception = thrown instanceof JsException known ? known : Errors.stackOverflow();
        Object value = exception.value(agent.currentRealm(frame.realm));
        frame.reenter(agent);
        frame.handle(value, handler);
    }

    /** Creates the exception of a throw statement at the frame's pc. */
    static JsException thrown(Frame frame, Object value) {
        var exception = new JsException(value, new CodePosition(frame.code, frame.pc));
        if (!(value instanceof ErrorObject) && frame.realm.agent().hooks().tracesThrows()) {
            exception.throwFrames(
                    StackCapture.capture(frame.realm, frame.realm.agent().topFrame(), TRACED_FRAMES, null));
        }
        return exception;
    }

    /** Handles an overflow of the Java stack, for cases in which the agent's count of the depth did not prevent it. */
    static void overflow(Frame frame) {
        // The calls without a frame have been left, so their frames cannot be found any more.
        if (frame.framelessSince(frame.realm.agent().depth()) > 0) frame.reenter(frame.realm.agent());
        unwind(frame, Errors.stackOverflow());
    }

    static void throwError(Frame frame, int[] code, Object[] r, int pc) {
        throw Errors.error(KINDS[code[pc + 1]], (String) frame.constant(code[pc + 2]));
    }

    static void checkInitialised(Frame frame, int[] code, Object[] r, int pc) {
        if (r[code[pc + 1]] == null) {
            frame.pc = pc;
            throw RuntimeReference.notInitialised(frame.constant(code[pc + 2]));
        }
    }
}
