package dev.gyre.engine.runtime.host;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.util.HashMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The programs that realms have compiled, by their texts, so that other realms need not parse them again (V8: CompilationCache). A text is kept from its second
 * compilation on, because most texts are compiled once, and as long as memory is not short. Agents of any threads may share a cache.
 */
public final class CompilationCache {
    /** The number of texts that are remembered as compiled once. Of two with the same place the later one is. */
    private static final int REMEMBERED = 4096;

    /** By the hashes of keys modulo their number, the hash of a key that has been compiled once. */
    private final int[] compiledOnce = new int[REMEMBERED];

    private final HashMap<Key, Entry> programs = new HashMap<>();
    private final ReferenceQueue<Object> cleared = new ReferenceQueue<>();
    private final ReentrantLock lock = new ReentrantLock();

    /** A text and how it is parsed; {@code goal} has an equals method. */
    public static final class Key {
        private final Object goal;
        private final String text;
        private final int hash;

        public Key(Object goal, String text) {
            this.goal = goal;
            this.text = text;
            hash = goal.hashCode() * 31 + text.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key key && hash == key.hash && goal.equals(key.goal) && text.equals(key.text);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    private static final class Entry extends SoftReference<Object> {
        private final Key key;

        Entry(Key key, Object program, ReferenceQueue<Object> queue) {
            super(program, queue);
            this.key = key;
        }
    }

    /** The program that has been added with this key; null if there is none, or none any more. */
    public Object find(Key key) {
        lock.lock();
        try {
            for (Object entry = cleared.poll(); entry != null; entry = cleared.poll())
                programs.remove(((Entry) entry).key, entry);
            Entry entry = programs.get(key);
            return entry == null ? null : entry.get();
        } finally {
            lock.unlock();
        }
    }

    /** Notes that a program without an entry has been compiled; whether it is for the second time, so that it should be added. */
    public boolean isRepeated(Key key) {
        lock.lock();
        try {
            int place = Math.floorMod(key.hash, REMEMBERED);
            boolean known = compiledOnce[place] == key.hash;
            compiledOnce[place] = key.hash;
            return known;
        } finally {
            lock.unlock();
        }
    }

    public void add(Key key, Object program) {
        lock.lock();
        try {
            programs.put(key, new Entry(key, program, cleared));
        } finally {
            lock.unlock();
        }
    }
}
