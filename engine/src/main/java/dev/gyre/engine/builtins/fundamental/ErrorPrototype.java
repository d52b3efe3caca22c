package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Error.prototype. */
// 20.5.3 Properties of the Error Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-error-prototype-object
@BuiltinObject(intrinsic = "%Error.prototype%")
public final class ErrorPrototype {
    @BuiltinConstant(name = "name", writable = true, configurable = true)
    static final String NAME = "Error";

    @BuiltinConstant(name = "message", writable = true, configurable = true)
    static final String MESSAGE = "";

    private ErrorPrototype() {}

    // Error.prototype.toString ( ), https://tc39.es/ecma262/#sec-error.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        if (!(self instanceof JsObject error)) throw Receiver.incompatible(self, "Error.prototype.toString");
        Object name = error.get("name");
        String nameText = name == Undefined.INSTANCE ? "Error" : TypeConversion.toString(name);
        Object message = error.get("message");
        String messageText = message == Undefined.INSTANCE ? "" : TypeConversion.toString(message);
        if (nameText.isEmpty()) return messageText;
        return messageText.isEmpty() ? nameText : nameText + ": " + messageText;
    }
}
