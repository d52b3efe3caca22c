package dev.gyre.node.profile;

import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GcInfo;
import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.management.ListenerNotFoundException;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.NotificationListener;
import javax.management.openmbean.CompositeData;

/** The recordings of garbage collection that a program has started. */
final class CollectionRecorders implements CloseListener {
    static final EnvironmentKey<CollectionRecorders> KEY = new Key();

    private final Map<Integer, Recorder> running = new HashMap<>();
    private int started;

    private static final class Key extends EnvironmentKey<CollectionRecorders> {
        @Override
        protected CollectionRecorders create(Environment environment) {
            CollectionRecorders recorders = new CollectionRecorders();
            environment.onClose(recorders);
            return recorders;
        }
    }

    private CollectionRecorders() {}

    int start() {
        running.put(++started, new Recorder());
        return started;
    }

    /** Ends a recording; null if it does not run. */
    List<double[]> stop(int id) {
        Recorder recorder = running.remove(id);
        return recorder == null ? null : recorder.stop();
    }

    @Override
    public void closing() {
        for (Recorder recorder : running.values()) recorder.stop();
        running.clear();
    }

    /** One recording: it reads what is known of the last collection of each collector, and hears of each further one. */
    private static final class Recorder implements NotificationListener {
        private final List<double[]> collections = new ArrayList<>();
        private final Map<String, Long> counted = new HashMap<>();

        Recorder() {
            for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
                counted.put(bean.getName(), lastId(bean));
                ((NotificationEmitter) bean).addNotificationListener(this, null, bean);
            }
        }

        private static long lastId(GarbageCollectorMXBean bean) {
            GcInfo last = ((com.sun.management.GarbageCollectorMXBean) bean).getLastGcInfo();
            return last == null ? -1 : last.getId();
        }

        @Override
        public void handleNotification(Notification notification, Object bean) {
            if (!notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION))
                return;
            var info = GarbageCollectionNotificationInfo.from((CompositeData) notification.getUserData());
            add(info.getGcName(), info.getGcAction().contains("minor"), info.getGcInfo());
        }

        private synchronized void add(String name, boolean isYoung, GcInfo info) {
            if (info.getId() <= counted.get(name)) return;
            counted.put(name, info.getId());
            double[] row = new double[6];
            row[0] = isYoung ? 1 : 0;
            row[1] = TimeUnit.MILLISECONDS.toMicros(info.getDuration());
            addUsage(row, 2, info.getMemoryUsageBeforeGc());
            addUsage(row, 4, info.getMemoryUsageAfterGc());
            collections.add(row);
        }

        private static void addUsage(double[] row, int at, Map<String, MemoryUsage> pools) {
            for (MemoryUsage pool : pools.values()) {
                row[at] += pool.getUsed();
                row[at + 1] += pool.getCommitted();
            }
        }

        List<double[]> stop() {
            for (GarbageCollectorMXBean bean : ManagementFactory.getGarbageCollectorMXBeans()) {
                // The last collection may not have been notified yet.
                GcInfo last = ((com.sun.management.GarbageCollectorMXBean) bean).getLastGcInfo();
                if (last != null) add(bean.getName(), !bean.getName().contains("MarkSweep"), last);
                try {
                    ((NotificationEmitter) bean).removeNotificationListener(this);
                } catch (ListenerNotFoundException removed) {
                    throw new IllegalStateException(removed);
                }
            }
            synchronized (this) {
                return List.copyOf(collections);
            }
        }
    }
}
