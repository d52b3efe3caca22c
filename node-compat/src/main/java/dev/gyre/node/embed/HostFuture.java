package dev.gyre.node.embed;

import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Request;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;

/** A stage of the host that a script waits for; keeps the loop alive until it completes. */
final class HostFuture extends Request {
    /** Receives the value or the failure. */
    interface Receiver {
        void completed(Object value, Throwable failureOrNull);
    }

    HostFuture(EventLoop loop) {
        super(loop);
    }

    @Override
    public String kind() {
        return "future";
    }

    @Override
    public String reason() {
        return "a stage of the host";
    }

    void begin(CompletionStage<?> stage, Receiver receiver) {
        begin();
        stage.whenComplete((value, failure) -> loop().post(() -> {
            if (!isActive()) return;
            end();
            Throwable reason = failure instanceof CompletionException wrapped && wrapped.getCause() != null
                    ? wrapped.getCause()
                    : failure;
            loop().call(() -> receiver.completed(value, reason));
        }));
    }
}
