package dev.gyre.node.vm;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.ContextRealm;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LibraryValue;

/** A context of node:vm: another realm in the same runtime. */
public final class VmContext extends JsObject {
    /** The console of a context, which only writes to debuggers. */
    private static final String CONSOLE =
            "debug error info log warn dir dirxml table trace group groupCollapsed groupEnd clear count countReset assert profile profileEnd "
                    + "time timeLog timeEnd timeStamp context createTask";

    private final Realm realm;

    /** @param contextifiedOrNull the object whose properties are the context's globals */
    public VmContext(Environment environment, JsObject contextifiedOrNull, ContextRealm.Rules rules) {
        super((JsObject) null);
        realm = Realms.create(environment.realm().agent());
        realm.hostDefined(new ContextRealm(environment, rules));
        JsObject own = realm.globalObject();
        own.defineBuiltin("console", console(realm), Attributes.METHOD);
        // WebAssembly's classes are shared by all contexts of the runtime.
        own.defineBuiltin(
                "WebAssembly",
                new LibraryValue(environment, "internal/webassembly/namespace", "WebAssembly"),
                Attributes.METHOD);
        if (contextifiedOrNull == null) return;
        var global = new ContextGlobal(contextifiedOrNull, own);
        own.defineBuiltin("globalThis", global, Attributes.METHOD);
        realm.globalObject(global);
    }

    private static JsObject console(Realm realm) {
        JsObject console = JsObject.create(realm);
        for (String name : CONSOLE.split(" ")) {
            console.createDataProperty(
                    name,
                    new NativeClosure(
                            realm, name, 0, (current, callee, self, arguments, newTarget) -> Undefined.INSTANCE));
        }
        return console;
    }

    public Realm realm() {
        return realm;
    }
}
