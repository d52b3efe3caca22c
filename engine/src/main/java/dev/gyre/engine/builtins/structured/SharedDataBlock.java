package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.realm.Agent;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A Shared Data Block: bytes that several agents see, with the lock of atomic operations and the list of waiters. */
// Shared Data Block, https://tc39.es/ecma262/#sec-memory-model
public final class SharedDataBlock {
    private final byte[] bytes;
    private final ReentrantLock lock = new ReentrantLock();
    /** The WaiterList of each byte index that has waiters, the longest waiting first. */
    private final HashMap<Integer, LinkedHashSet<Waiter>> waiters = new HashMap<>();

    private volatile int length;

    // Waiter Record, https://tc39.es/ecma262/#sec-waiter-record
    /** A waiter: an agent that sleeps on the condition, or a job to run. */
    static final class Waiter {
        private final Condition condition;
        private final Runnable job;
        private boolean notified;

        private Waiter(Condition condition) {
            this.condition = condition;
            this.job = null;
        }

        /**
         * A waiter that is not a sleeping agent; the job runs inside the critical section of notify and must not block.
         */
        Waiter(Runnable job) {
            this.condition = null;
            this.job = job;
        }

        private void wake() {
            notified = true;
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

    /** All bytes up to the maximum length; those beyond length() are zero. */
    byte[] bytes() {
        return bytes;
    }

    int length() {
        return length;
    }

    /** Returns false if the block is already longer. */
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

    // AddWaiter ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-addwaiter
    private void add(int index, Waiter waiter) {
        waiters.computeIfAbsent(index, none -> new LinkedHashSet<>()).add(waiter);
    }

    // RemoveWaiter ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-removewaiter
    private void remove(int index, Waiter waiter) {
        LinkedHashSet<Waiter> list = waiters.get(index);
        if (list != null && list.remove(waiter) && list.isEmpty()) {
            waiters.remove(index);
        }
    }

    // SuspendThisAgent ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-suspendthisagent
    /**
     * Waits, inside the critical section, until notified or until the timeout; negative nanos mean no timeout. Returns
     * true if notified. An interrupt of the thread calls the embedder, which may throw; otherwise the waiter keeps its
     * place in the list.
     */
    boolean await(int index, long nanos, Agent agent) {
        var waiter = new Waiter(lock.newCondition());
        add(index, waiter);
        long end = System.nanoTime() + nanos;
        long left = nanos;
        try {
            while (!waiter.notified && (nanos < 0 || left > 0)) {
                try {
                    if (nanos < 0) {
                        waiter.condition.await();
                    } else {
                        left = waiter.condition.awaitNanos(left);
                    }
                } catch (InterruptedException interrupt) {
                    pollOutside(agent);
                    left = end - System.nanoTime();
                }
            }
            return waiter.notified;
        } finally {
            remove(index, waiter);
        }
    }

    private void pollOutside(Agent agent) {
        lock.unlock();
        try {
            agent.pollNow();
        } finally {
            lock.lock();
        }
    }

    /** Adds a waiter with a job. Must be called inside the critical section. */
    void awaitAsync(int index, Waiter waiter) {
        add(index, waiter);
    }

    /** Removes a waiter; returns false if it has been notified. */
    boolean cancel(int index, Waiter waiter) {
        lock.lock();
        try {
            remove(index, waiter);
            return !waiter.notified;
        } finally {
            lock.unlock();
        }
    }

    // RemoveWaiters ( WL, c ), https://tc39.es/ecma262/#sec-removewaiters
    // NotifyWaiter ( WL, waiterRecord ), https://tc39.es/ecma262/#sec-notifywaiter
    /** Wakes up to that many waiters of an index, the longest waiting first; returns how many. */
    int notify(int index, double count) {
        lock.lock();
        try {
            LinkedHashSet<Waiter> list = waiters.get(index);
            int woken = 0;
            while (list != null && woken < count && !list.isEmpty()) {
                list.removeFirst().wake();
                woken++;
            }
            if (list != null && list.isEmpty()) {
                waiters.remove(index);
            }
            return woken;
        } finally {
            lock.unlock();
        }
    }
}
