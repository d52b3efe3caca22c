package dev.gyre.node.vm;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.module.CyclicModule;
import dev.gyre.engine.module.ModuleRecord;
import dev.gyre.engine.module.SyntheticModule;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** A JavaScript object for a module that the program creates, links and evaluates itself. */
public final class VmModule extends JsObject {
    private final ModuleRecord record;

    public VmModule(JsObject prototype, ModuleRecord record) {
        super(prototype);
        this.record = record;
    }

    ModuleRecord record() {
        return record;
    }

    private List<ModuleRequest> requests() {
        return record instanceof CyclicModule module ? module.requestedModules() : List.of();
    }

    /** The methods of modules. */
    // lib/internal/bindings.md, vm
    @BuiltinObject(intrinsic = "%VmModule.prototype%")
    static final class Methods {
        private Methods() {}

        // requests()
        @Builtin
        static Object requests(Realm realm, Object self) {
            var requests = new ArrayList<Object>();
            for (ModuleRequest request : ((VmModule) self).requests()) {
                JsObject object = JsObject.create(realm, null);
                object.createDataProperty("specifier", request.specifier());
                JsObject attributes = JsObject.create(realm, null);
                for (var attribute : request.attributes().entrySet())
                    attributes.createDataProperty(attribute.getKey(), attribute.getValue());
                object.createDataProperty("attributes", attributes);
                requests.add(object);
            }
            return JsArray.fromList(realm, requests);
        }

        // setRequested(index, module)
        @Builtin
        static Object setRequested(Realm realm, Object self, Object index, Object module) {
            VmModule target = (VmModule) self;
            ((CyclicModule) target.record)
                    .addLoadedModule(target.requests().get(TypeConversion.toInt32(index)), ((VmModule) module).record);
            return Undefined.INSTANCE;
        }

        // instantiate()
        @Builtin
        static Object instantiate(Realm realm, Object self) {
            ((VmModule) self).record.link();
            return Undefined.INSTANCE;
        }

        // evaluate(timeout, breakOnSigint)
        @Builtin
        static Object evaluate(Realm realm, Object self, Object timeout, Object breakOnSigint) {
            ModuleRecord record = ((VmModule) self).record;
            return RunLimit.run(
                    record.realm(),
                    TypeConversion.toInt32(timeout),
                    TypeConversion.toBoolean(breakOnSigint),
                    record::evaluate);
        }

        // failure()
        /** An array with the evaluation's error; undefined if there is none. */
        @Builtin
        static Object failure(Realm realm, Object self) {
            boolean failed =
                    ((VmModule) self).record instanceof CyclicModule module && module.evaluationError() != null;
            return failed
                    ? JsArray.of(
                            realm,
                            ((CyclicModule) ((VmModule) self).record)
                                    .evaluationError()
                                    .value(realm))
                    : Undefined.INSTANCE;
        }

        // namespace()
        @Builtin
        static Object namespace(Realm realm, Object self) {
            return ((VmModule) self).record.namespace();
        }

        // hasTopLevelAwait()
        @Builtin
        static boolean hasTopLevelAwait(Realm realm, Object self) {
            return ((VmModule) self).record instanceof CyclicModule module && module.hasTopLevelAwait();
        }

        // setExport(name, value)
        @Builtin
        static Object setExport(Realm realm, Object self, Object name, Object value) {
            ((SyntheticModule) ((VmModule) self).record).setExport(TypeConversion.toString(name), value);
            return Undefined.INSTANCE;
        }
    }

    /** The prototype of modules. */
    public static BuiltinTable methods() {
        return VmModule_MethodsTable.INSTANCE;
    }
}
