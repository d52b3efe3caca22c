package dev.gyre.engine.interpreter;

import dev.gyre.engine.promise.DisposeCapability;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Agent;

/** Explicit resource management: using and await using; and the debugger statement. */
final class DisposeOps {
    private DisposeOps() {}

    static void createDisposeScope(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = new DisposeCapability();
    }

    static void addDisposable(Frame frame, int[] code, Object[] r, int pc) {
        ((DisposeCapability) r[code[pc + 1]]).add(frame.realm, r[code[pc + 2]], code[pc + 3] != 0);
    }

    static void disposeNext(Frame frame, int[] code, Object[] r, int pc) {
        r[code[pc + 1]] = ((DisposeCapability) r[code[pc + 2]]).disposeNext(frame.realm);
    }

    static void disposeThrowPending(Frame frame, int[] code, Object[] r, int pc) {
        Object error = ((DisposeCapability) r[code[pc + 1]]).pendingError();
        if (error != null) throw new JsException(error);
    }

    static void disposeSetError(Frame frame, int[] code, Object[] r, int pc) {
        ((DisposeCapability) r[code[pc + 1]]).fold(frame.realm, r[code[pc + 2]]);
    }

    static void debugger(Frame frame, int[] code, Object[] r, int pc) {
        Agent agent = frame.realm.agent();
        frame.pc = pc;
        if (agent.hotCodeMonitor() != null) agent.hotCodeMonitor().debuggerStatement(frame);
    }
}
