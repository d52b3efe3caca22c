package dev.gyre.node.inspector.domains;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.inspector.Session;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;

/** The global functions of Runtime.addBinding, by which a program calls the client of a session. */
// https://chromedevtools.github.io/devtools-protocol/v8/Runtime/#method-addBinding
final class Bindings {
    private final Session session;
    private final Set<String> names = new HashSet<>();

    Bindings(Session session) {
        this.session = session;
    }

    /** Defines a global function; calls of it are the event Runtime.bindingCalled in every session with that name, until it removes it. */
    void add(String name) {
        if (!names.add(name)) return;
        Realm realm = session.environment().realm();
        realm.globalObject()
                .createDataProperty(name, new NativeClosure(realm, "", 0, (in, callee, self, arguments, target) -> {
                    if (arguments.length != 1 || !(arguments[0] instanceof CharSequence payload))
                        throw Errors.error(ErrorKind.ERROR, "Invalid arguments: should be exactly one string.");
                    for (Session each : List.copyOf(session.inspector().sessions()))
                        if (each.existing("Runtime") instanceof RuntimeDomain runtime)
                            runtime.bindings().called(name, payload.toString());
                    return Undefined.INSTANCE;
                }));
    }

    private void called(String name, String payload) {
        if (!names.contains(name)) return;
        var event = new LinkedHashMap<String, Object>();
        event.put("name", name);
        event.put("payload", payload);
        event.put("executionContextId", RuntimeDomain.CONTEXT);
        session.notify("Runtime.bindingCalled", event);
    }

    /** Ends the events of a name; as in V8, the function stays. */
    void remove(String name) {
        names.remove(name);
    }

    void clear() {
        names.clear();
    }
}
