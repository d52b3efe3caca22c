package dev.gyre.node.vm;

import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** A module whose exports are set by a function of the program. */
public final class VmSyntheticModule extends SyntheticModule {
    private final List<String> names;
    private final JsObject evaluate;

    public VmSyntheticModule(Realm realm, List<String> names, JsObject evaluate) {
        super(realm, null);
        this.names = names;
        this.evaluate = evaluate;
    }

    @Override
    protected List<String> exportNames() {
        return names;
    }

    @Override
    protected void run() {
        evaluate.call0(Undefined.INSTANCE);
    }
}
