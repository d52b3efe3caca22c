package dev.gyre.node.profile;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.PollListener;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryNotificationInfo;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;

/** Calls a function, a limited number of times, when a garbage collection has left the heap nearly full. */
final class NearHeapLimit implements NotificationListener, PollListener, CloseListener {
    /** The part of the heap's oldest generation that is in use then. */
    private static final double NEARLY_FULL = 0.85;

    private final Environment environment;
    private final JsObject callback;
    private int left;
    private volatile boolean due;

    NearHeapLimit(Environment environment, int times, JsObject callback) {
        this.environment = environment;
        this.callback = callback;
        left = times;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            long most = pool.getUsage().getMax();
            if (pool.getType() == MemoryType.HEAP && pool.isUsageThresholdSupported() && most > 0)
                pool.setCollectionUsageThreshold((long) (most * NEARLY_FULL));
        }
        ((NotificationEmitter) ManagementFactory.getMemoryMXBean()).addNotificationListener(this, null, null);
        environment.onPoll(this);
        environment.onClose(this);
    }

    @Override
    public void handleNotification(Notification notification, Object context) {
        if (!notification.getType().equals(MemoryNotificationInfo.MEMORY_COLLECTION_THRESHOLD_EXCEEDED)) return;
        due = true;
        environment.realm().agent().requestInterrupt();
    }

    @Override
    public void polled() {
        if (!due) return;
        due = false;
        if (left-- > 0) callback.call0(Undefined.INSTANCE);
    }

    @Override
    public void closing() {
        try {
            ((NotificationEmitter) ManagementFactory.getMemoryMXBean()).removeNotificationListener(this);
        } catch (ListenerNotFoundException removed) {
            throw new IllegalStateException(removed);
        }
    }
}
