package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.syntax.source.Source;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The program texts that the realms of an agent have compiled and whose code may still run, for debuggers. The embedder's library is not among them. */
public final class LoadedSources {
    private static final int FIRST_PURGE = 64;

    /** One text. */
    public static final class Entry {
        private final int id;
        private final WeakReference<Source> source;
        private final WeakReference<Realm> realm;
        private final Object goal;
        private final String[] parameters;

        private Entry(int id, Source source, Realm realm, Object goal, String[] parameters) {
            this.id = id;
            this.source = new WeakReference<>(source);
            this.realm = new WeakReference<>(realm);
            this.goal = goal;
            this.parameters = parameters;
        }

        /** A number that no other text of the agent has. */
        public int id() {
            return id;
        }

        /** Null once no code of it is left. */
        public Source source() {
            return source.get();
        }

        /** The realm that compiled it; null if that is gone. */
        public Realm realm() {
            return realm.get();
        }

        /** How it is parsed: the ParseGoal of its code. */
        public Object goal() {
            return goal;
        }

        /** The parameters, if the text is the body of a function; otherwise null. */
        public String[] parametersOrNull() {
            return parameters;
        }
    }

    private final ArrayList<Entry> entries = new ArrayList<>();
    private int purgeAt = FIRST_PURGE;
    private int count;
    private Consumer<Entry> listener;

    /** Adds a text that has been parsed and not run yet. */
    void add(Realm realm, Source source, Object goal, String[] parametersOrNull) {
        if (entries.size() >= purgeAt) {
            entries.removeIf(entry -> entry.source() == null);
            purgeAt = Math.max(FIRST_PURGE, entries.size() * 2);
        }
        Entry entry = new Entry(++count, source, realm, goal, parametersOrNull);
        source.id(entry.id);
        entries.add(entry);
        if (listener != null) listener.accept(entry);
    }

    /** The texts in the order in which they were compiled. */
    public List<Entry> all() {
        return List.copyOf(entries);
    }

    /** Receives the texts that are compiled from now on; null for no one. */
    public void listener(Consumer<Entry> listenerOrNull) {
        listener = listenerOrNull;
    }
}
