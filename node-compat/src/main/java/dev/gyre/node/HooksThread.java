package dev.gyre.node;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.Errors;
import dev.gyre.node.runtime.HooksRuntime;
import java.util.concurrent.CompletionException;

/** Module hooks in a runtime with the program's settings, files and streams, and globals of its own. */
final class HooksThread implements HooksRuntime {
    private final RuntimeThread thread;

    HooksThread(NodeRuntime.Builder settings) {
        thread = RuntimeThread.start(settings);
    }

    @Override
    public String ask(String question) {
        try {
            return (String) thread.submit(runtime -> runtime.answerHooks(question)).join().join();
        } catch (CompletionException ended) {
            throw Errors.error(ErrorKind.ERROR, "The thread of the module hooks has ended: " + ended.getCause().getMessage());
        }
    }

    @Override
    public void close() {
        thread.close();
    }
}
