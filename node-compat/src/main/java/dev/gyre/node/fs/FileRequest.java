package dev.gyre.node.fs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.node.async.AsyncWrap;

/** A file operation on the pool. */
final class FileRequest extends WorkRequest {
    private final FileCall call;
    private final JsObject callback;
    private final AsyncWrap entry;
    private Object result;

    FileRequest(FileCall call, JsObject callback, String type) {
        super(call.environment().loop());
        this.call = call;
        this.callback = callback;
        entry = new AsyncWrap(call.environment().realm(), type);
    }

    @Override
    public String kind() {
        return "fs";
    }

    @Override
    public String reason() {
        return "fs." + call.operation().syscall()
                + (call.operation().paths() > 0 && call.argument(0) instanceof FilePath path ? " " + path.text() : "");
    }

    @Override
    protected void work() throws Exception {
        result = new FileOperations(call).perform();
    }

    @Override
    protected void afterWork(Throwable failure) {
        entry.end();
        if (failure != null) entry.call1(callback, Undefined.INSTANCE, call.error(failure));
        else
            entry.call2(
                    callback,
                    Undefined.INSTANCE,
                    FileCall.noError(),
                    FileCall.toJs(call.environment().realm(), result));
    }
}
