package dev.gyre.engine.debugger;

import dev.gyre.engine.runtime.realm.LoadedSources;

/** What a debugger reports to the embedder. */
public interface DebugListener {
    /** A text has been compiled and does not run yet. */
    void loaded(LoadedSources.Entry entry);

    /** The program pauses. It goes on when the method returns. */
    Debugger.Step paused(Pause pause);

    /** Called when a stack is about to be left for an await: what {@link #resumed} gets, null for nothing. */
    Object awaiting();

    /** Called when the stack continues. */
    void resumed(Object awaited);

    /** Called when what has continued ends or awaits again. */
    void left();
}
