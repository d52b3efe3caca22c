package dev.gyre.node.environment;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.loop.records.RecordRing;
import dev.gyre.node.fs.FileDescriptors;
import dev.gyre.node.fs.RecordOperations;
import dev.gyre.node.process.SignalHandlers;
import dev.gyre.node.stdio.StandardInput;
import java.security.SecureRandom;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.WeakHashMap;

/** What the bindings of one runtime keep: file descriptors, signals, standard input, the prototypes of their objects. */
public final class BindingState {
    private final FileDescriptors descriptors = new FileDescriptors();
    private final Map<BuiltinTable, JsObject> prototypes = new IdentityHashMap<>();
    private StandardInput standardInput;
    private SignalHandlers signals;
    private RecordOperations records;
    private int ringRecords = RecordRing.DEFAULT_RECORDS;
    private int ringBytes = RecordRing.DEFAULT_BYTES;
    private volatile SecureRandom random;
    private Map<JsObject, Boolean> uncloneable;

    public FileDescriptors descriptors() {
        return descriptors;
    }

    /** The prototype object that a table describes. */
    public JsObject prototype(Realm realm, BuiltinTable table) {
        JsObject prototype = prototypes.get(table);
        if (prototype == null) {
            prototype = JsObject.create(realm);
            BuiltinInstaller.populate(realm, prototype, table);
            prototypes.put(table, prototype);
        }
        return prototype;
    }

    public StandardInput standardInput(dev.gyre.node.environment.Environment context) {
        if (standardInput == null) standardInput = new StandardInput(context);
        return standardInput;
    }

    public SignalHandlers signals(dev.gyre.node.environment.Environment context) {
        if (signals == null) signals = new SignalHandlers(context);
        return signals;
    }

    /** How many records, of how many bytes in all, the ring of small results holds; to be said before its first use. */
    public void recordRing(int maximumRecords, int maximumBytes) {
        if (records != null) throw new IllegalStateException("the record ring is in use");
        ringRecords = maximumRecords;
        ringBytes = maximumBytes;
    }

    public RecordOperations records(dev.gyre.node.environment.Environment context) {
        if (records == null) records = new RecordOperations(context, new RecordRing(ringRecords, ringBytes));
        return records;
    }

    /** The system's source of random bytes; threads of the pool ask for it. */
    public SecureRandom random() {
        SecureRandom source = random;
        if (source == null) {
            source = new SecureRandom();
            random = source;
        }
        return source;
    }

    /** From now on the object cannot be copied into a message. */
    public void markAsUncloneable(JsObject object) {
        if (uncloneable == null) uncloneable = new WeakHashMap<>();
        uncloneable.put(object, true);
    }

    public boolean isUncloneable(JsObject object) {
        return uncloneable != null && uncloneable.containsKey(object);
    }

    /** Gives back what outlives the loop: signal handlers. */
    public void close() {
        if (signals != null) signals.close();
    }
}
