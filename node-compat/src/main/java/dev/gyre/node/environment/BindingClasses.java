package dev.gyre.node.environment;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Classes whose instances Java creates, and the callbacks of those instances. */
public final class BindingClasses {
    private BindingClasses() {}

    /** Creates the instances of a constructor. */
    public interface Factory {
        JsObject create(JsObject prototype, Object[] arguments);
    }

    public static JsObject prototype(Realm realm, BuiltinTable table) {
        JsObject prototype = JsObject.create(realm);
        BuiltinInstaller.populate(realm, prototype, table);
        return prototype;
    }

    /** A constructor whose instances Java creates. */
    public static NativeClosure constructor(Realm realm, String name, int length, JsObject prototype, Factory factory) {
        NativeClosure constructor = new NativeClosure(
                realm,
                name,
                length,
                (current, callee, self, arguments, newTarget) -> {
                    if (newTarget == null)
                        throw Errors.typeError("Class constructor " + name + " cannot be invoked without 'new'");
                    return factory.create(prototype, arguments);
                },
                true);
        constructor.defineBuiltin("prototype", prototype, Attributes.NONE);
        prototype.defineBuiltin("constructor", constructor, Attributes.METHOD);
        return constructor;
    }

    public static Object argument(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : Undefined.INSTANCE;
    }

    /** Calls the value of a property if it is a function. */
    public static void notify(JsObject holder, String property, Object... arguments) {
        if (holder.get(property) instanceof JsObject function && function.isCallable())
            function.call(holder, arguments);
    }

    public static JsArray array(Realm realm, String[] texts) {
        Object[] values = new Object[texts.length];
        System.arraycopy(texts, 0, values, 0, texts.length);
        return JsArray.adopt(realm, values);
    }
}
