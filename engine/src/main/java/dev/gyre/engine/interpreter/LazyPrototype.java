package dev.gyre.engine.interpreter;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

// MakeConstructor ( F [ , writablePrototype [ , prototype ] ] ), https://tc39.es/ecma262/#sec-makeconstructor
/** The prototype property of a function, created at its first use: most functions are never used as constructors. */
final class LazyPrototype extends LazyValue {
    static final LazyPrototype INSTANCE = new LazyPrototype();

    private LazyPrototype() {}

    @Override
    protected Object resolve(JsObject holder) {
        var function = (BytecodeFunction) holder;
        Realm realm = function.realm();
        var shared = function.shared();
        if (shared.isGenerator()) {
            return JsObject.create(
                    realm,
                    realm.intrinsic(
                            shared.isAsync() ? Intrinsic.ASYNC_GENERATOR_PROTOTYPE : Intrinsic.GENERATOR_PROTOTYPE));
        }
        JsObject prototype = JsObject.create(realm);
        prototype.defineBuiltin("constructor", function, Attributes.METHOD);
        return prototype;
    }
}
