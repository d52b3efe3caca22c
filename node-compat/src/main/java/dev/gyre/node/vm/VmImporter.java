package dev.gyre.node.vm;

import dev.gyre.engine.module.ModuleNamespace;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.promise.PromiseReaction;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ImportReferrer;
import dev.gyre.engine.runtime.host.LoadedModuleReceiver;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;

/** Handles the imports of a text of node:vm with a function of the program, if there is one. */
public final class VmImporter implements ImportReferrer {
    private final Environment environment;
    private final JsObject functionOrNull;
    private final JsObject metaOrNull;

    /**
     * @param functionOrNull receives (specifier, attributes); returns a promise of a namespace or a module's handle
     * @param metaOrNull receives the import.meta of a module when it is created
     */
    public VmImporter(Environment environment, JsObject functionOrNull, JsObject metaOrNull) {
        this.environment = environment;
        this.functionOrNull = functionOrNull;
        this.metaOrNull = metaOrNull;
    }

    /** Lets the program fill the import.meta of its module. */
    public void importMeta(JsObject meta) {
        if (metaOrNull != null) metaOrNull.call1(Undefined.INSTANCE, meta);
    }

    /** Loads a module that import() names. */
    public void load(ModuleRequest request, LoadedModuleReceiver receiver) {
        Realm realm = environment.realm();
        if (functionOrNull == null) {
            receiver.failed(NodeErrors.of(realm, "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING"));
            return;
        }
        try {
            JsObject attributes = JsObject.create(realm, null);
            request.attributes().forEach(attributes::createDataProperty);
            Object answer = functionOrNull.call2(Undefined.INSTANCE, request.specifier(), attributes);
            PromiseObject.resolved(realm, answer).react(new Answer(realm, receiver));
        } catch (JsException thrown) {
            receiver.failed(thrown);
        }
    }

    /** Receives the function's result. */
    private static final class Answer extends PromiseReaction {
        private final Realm realm;
        private final LoadedModuleReceiver receiver;

        Answer(Realm realm, LoadedModuleReceiver receiver) {
            this.realm = realm;
            this.receiver = receiver;
        }

        @Override
        protected Realm realm() {
            return realm;
        }

        @Override
        protected void react() {
            if (rejected) receiver.failed(new JsException(argument));
            else if (argument instanceof VmModule module) receiver.loaded(module.record());
            else if (argument instanceof ModuleNamespace namespace) receiver.loaded(namespace.module());
            else receiver.failed(NodeErrors.of(realm, "ERR_VM_MODULE_NOT_MODULE"));
        }
    }
}
