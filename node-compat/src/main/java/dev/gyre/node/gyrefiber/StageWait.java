package dev.gyre.node.gyrefiber;

import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.EventLoop;
import dev.gyre.loop.Request;
import java.util.concurrent.CompletionStage;

/** A fiber's wait for a stage of Java. */
final class StageWait extends Request {
    private final FiberObject fiber;

    StageWait(EventLoop loop, FiberObject fiber) {
        super(loop);
        this.fiber = fiber;
    }

    @Override
    public String kind() {
        return "future";
    }

    @Override
    public String reason() {
        return "a stage that fiber '" + fiber.name() + "' waits for";
    }

    void await(CompletionStage<?> stage) {
        begin();
        stage.whenComplete((value, failure) -> loop().post(() -> {
            if (!isActive()) return;
            end();
            loop().call(() -> fiber.wake(Undefined.INSTANCE, false));
        }));
        try {
            fiber.park(FiberState.WAITING, "a stage of the host");
        } finally {
            if (isActive()) end();
        }
    }
}
