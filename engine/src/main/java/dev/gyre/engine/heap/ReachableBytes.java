package dev.gyre.engine.heap;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** An estimate of how much memory the objects use that can be reached from some others. */
public final class ReachableBytes {
    private final JavaFields fields = new JavaFields();
    private final Predicate<Object> excluded;
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final ArrayDeque<Object> unread = new ArrayDeque<>();
    private long bytes;

    private ReachableBytes(Predicate<Object> excluded) {
        this.excluded = excluded;
    }

    /**
     * Adds up the sizes of objects on the thread that owns them, without those that only weak references name.
     *
     * @param excluded what is not followed, such as objects of other programs
     * @param enough the sum at which to stop, since then the answer is known to be more
     */
    public static long of(List<?> roots, Predicate<Object> excluded, long enough) {
        var sum = new ReachableBytes(excluded);
        var references = new ObjectReferences(sum.fields);
        for (Object root : roots) sum.add(root);
        while (!sum.unread.isEmpty() && sum.bytes <= enough) references.of(sum.unread.pop(), sum.receiver);
        return sum.bytes;
    }

    private final EdgeReceiver receiver = new EdgeReceiver() {
        @Override
        public void named(EdgeType type, String name, Object target) {
            if (type != EdgeType.WEAK) add(target);
        }

        @Override
        public void indexed(int index, Object target) {
            add(target);
        }
    };

    private void add(Object target) {
        // Numbers are mostly in the arrays of their holders, whose sizes are counted.
        if (target == null || target instanceof Number && !(target instanceof BigInteger)) return;
        if (!ObjectReferences.isFollowed(target, excluded) || !seen.add(target)) return;
        bytes += ObjectSizes.of(target, fields);
        unread.push(target);
    }
}
