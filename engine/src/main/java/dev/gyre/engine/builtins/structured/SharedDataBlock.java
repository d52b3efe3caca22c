package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.error.Errors;
import java.util.ArrayList;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A Shared Data Block: bytes that several agents see, with the lock of atomic operations and the list of waiters. */
// Shared Data Block, https://tc39.es/ecma262/#sec-memory-model
public final class SharedDataBlock {
    private final byte[] bytes;
    private final ReentrantLock lock = new ReentrantLock();
    private final ArrayList<Waiter> waiters = new ArrayList<>();
    private volatile int length;

    // Waiter Record, https://tc39.es/ecma262/#sec-waiter-record
    /** One that waits at a byte index: an agent that sleeps on the condition, or a job to run. */
    private record Waiter(int index, Condition condition, Runnable job) {
        void wake() {
            if (condition != null) {
                condition.signal();
            } else {
                job.run();
            }
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
        var waiter = new Waiter(index, lock.newCondition(), null);
        waiters.add(waiter);
        try {
            long left = nanos;
            while (isWaiting(waiter) && (nanos < 0 || left > 0)) {
                if (nanos < 0) {
                    waiter.condition.await();
                } else {
                    left = waiter.condition.awaitNanos(left);
                }
            }
            return !isWaiting(waiter);
        } finally {
            waiters.removeIf(other -> other == waiter);
        }
    }

    private boolean isWaiting(Waiter waiter) {
        for (Waiter other : waiters) {
            if (other == waiter) {
                return true;
            }
        }
        return false;
    }

    /** Adds a job to be run once, inside the critical section, when the index is notified. Call it there too. */
    void awaitAsync(int index, Runnable job) {
        waiters.add(new Waiter(index, null, job));
    }

    /** Takes a job back; false when it has run. */
    boolean cancel(Runnable job) {
        lock.lock();
        try {
            return waiters.removeIf(waiter -> waiter.job == job);
        } finally {
            lock.unlock();
        }
    }

    // NotifyWaiter ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-notifywaiter
    /** Wakes up to that many waiters of an index, the longest waiting first; returns how many. */
    int notify(int index, double count) {
        lock.lock();
        try {
            int woken = 0;
            for (int i = 0; i < waiters.size() && woken < count; ) {
                if (waiters.get(i).index == index) {
                    waiters.remove(i).wake();
                    woken++;
                } else {
                    i++;
                }
            }
            return woken;
        } finally {
            lock.unlock();
        }
    }
}
