package dev.gyre.node.binding;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.BuiltinTable;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import java.util.IdentityHashMap;
import java.util.Map;

/** What the bindings of one runtime keep: file descriptors, signals, standard input, the prototypes of their objects. */
public final class BindingState {
    private final FileDescriptors descriptors = new FileDescriptors();
    private final Map<BuiltinTable, JsObject> prototypes = new IdentityHashMap<>();
    private StandardInput standardInput;
    private SignalHandlers signals;

    FileDescriptors descriptors() {
        return descriptors;
    }

    /** The prototype object that a table describes. */
    JsObject prototype(Realm realm, BuiltinTable table) {
        JsObject prototype = prototypes.get(table);
        if (prototype == null) {
            prototype = JsObject.create(realm);
            BuiltinInstaller.populate(realm, prototype, table);
            prototypes.put(table, prototype);
        }
        return prototype;
    }

    StandardInput standardInput(dev.gyre.node.runtime.NodeContext context) {
        if (standardInput == null) standardInput = new StandardInput(context);
        return standardInput;
    }

    SignalHandlers signals(dev.gyre.node.runtime.NodeContext context) {
        if (signals == null) signals = new SignalHandlers(context);
        return signals;
    }

    /** Gives back what outlives the loop: signal handlers. */
    public void close() {
        if (signals != null) signals.close();
    }
}
