package dev.gyre.node.stdio;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.Async;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.errors.UvFailure;
import dev.gyre.node.fs.FileCall;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Standard input, read on its own thread, because a read may block for any time and would occupy a pool thread. Data
 * read after the reader was cancelled is kept for the next one.
 */
public final class StandardInput implements Runnable {
    static final EnvironmentKey<StandardInput> KEY = new Key();

    private static final int CHUNK = 65536;

    private final Environment environment;
    private final Object monitor = new Object();
    private Async wake;
    private JsObject callback;
    private boolean reading;
    private byte[] data;
    private IOException failure;
    private boolean ended;

    private static final class Key extends EnvironmentKey<StandardInput> {
        @Override
        protected StandardInput create(Environment environment) {
            return new StandardInput(environment);
        }
    }

    StandardInput(Environment environment) {
        this.environment = environment;
    }

    /** Requests one chunk. */
    void read(JsObject callback) {
        this.callback = callback;
        if (wake == null) wake = new Async(environment.loop(), "stdin", this::deliver);
        wake.ref();
        synchronized (monitor) {
            if (hasOutcome()) {
                wake.send();
                return;
            }
            if (reading) return;
            reading = true;
        }
        Thread thread = new Thread(this, "stdin");
        thread.setDaemon(true);
        thread.start();
    }

    void cancel() {
        callback = null;
        if (wake != null) wake.unref();
    }

    private boolean hasOutcome() {
        return data != null || failure != null || ended;
    }

    @Override
    public void run() {
        InputStream in = environment.settings().streams().in();
        byte[] chunk = new byte[CHUNK];
        int count = -1;
        IOException error = null;
        try {
            count = in.read(chunk, 0, chunk.length);
        } catch (IOException failed) {
            error = failed;
        }
        synchronized (monitor) {
            reading = false;
            failure = error;
            if (error == null && count < 0) ended = true;
            else if (error == null) data = Arrays.copyOf(chunk, count);
        }
        wake.send();
    }

    private void deliver() {
        JsObject receiver = callback;
        if (receiver == null) return;
        byte[] chunk;
        IOException error;
        synchronized (monitor) {
            if (!hasOutcome()) return;
            chunk = data;
            error = failure;
            data = null;
            failure = null;
        }
        callback = null;
        wake.unref();
        if (error != null) {
            receiver.call1(
                    Undefined.INSTANCE,
                    NodeErrors.uvValue(environment.realm(), UvFailure.code(error), "read", null, null));
        } else {
            receiver.call2(
                    Undefined.INSTANCE,
                    FileCall.noError(),
                    chunk == null ? Undefined.INSTANCE : ByteView.arrayBuffer(environment.realm(), chunk));
        }
    }
}
