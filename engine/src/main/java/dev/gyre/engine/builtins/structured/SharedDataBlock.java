package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.error.Errors;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A Shared Data Block: bytes that several agents see, with the lock of atomic operations and the list of waiters. */
// Shared Data Block, https://tc39.es/ecma262/#sec-memory-model
public final class SharedDataBlock {
    private final byte[] bytes;
    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayList<Waiter> waiters = new ArrayList<>();
    private volatile int length;

    /** One agent that waits at a byte index. */
    private static final class Waiter {
        final int index;
        final Condition condition;
        boolean notified;

        Waiter(int index, Condition condition) {
            this.index = index;
            this.condition = condition;
        }
    }

    // CreateSharedByteDataBlock ( size ), https://tc39.es/ecma262/#sec-createsharedbytedatablock
    SharedDataBlock(int length, int maximum) {
        try {
            this.bytes = new byte[maximum];
        } catch (OutOfMemoryError error) {
            throw Errors.rangeError("Array buffer allocation failed");
        }
        this.length = length;
    }

    /** All bytes there may ever be; those beyond length() are zero. */
    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    /** False when the block is longer already. */
    boolean grow(int newLength) {
        lock.lock();
        try {
            if (newLength < length || newLength > bytes.length) {
                return false;
            }
            length = newLength;
            return true;
        } finally {
            lock.unlock();
        }
    }

    // EnterCriticalSection ( WL ), https://tc39.es/ecma262/#sec-entercriticalsection
    void enter() {
        lock.lock();
    }

    // LeaveCriticalSection ( WL ), https://tc39.es/ecma262/#sec-leavecriticalsection
    void leave() {
        lock.unlock();
    }

    // SuspendThisAgent ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-suspendthisagent
    /** Waits, inside the critical section, until notified or the time is over; negative nanos is for ever. True when notified. */
    boolean await(int index, long nanos) throws InterruptedException {
        var waiter = new Waiter(index, lock.newCondition());
        waiters.add(waiter);
        try {
            long left = nanos;
            while (!waiter.notified && (nanos < 0 || left > 0)) {
                if (nanos < 0) {
                    waiter.condition.await(1, TimeUnit.HOURS);
                } else {
                    left = waiter.condition.awaitNanos(left);
                }
            }
            return waiter.notified;
        } finally {
            waiters.remove(waiter);
        }
    }

    // NotifyWaiter ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-notifywaiter
    /** Wakes up to that many waiters of an index, the longest waiting first; returns how many. */
    int notify(int index, double count) {
        lock.lock();
        try {
            int woken = 0;
            for (int i = 0; i < waiters.size() && woken < count; i++) {
                Waiter waiter = waiters.get(i);
                if (waiter.index == index && !waiter.notified) {
                    waiter.notified = true;
                    waiter.condition.signal();
                    woken++;
                }
            }
            return woken;
        } finally {
            lock.unlock();
        }
    }
}
