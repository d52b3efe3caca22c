package dev.gyre.node.binding;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.node.runtime.NodeContext;

/** internalBinding('messaging'): what wakes the loop for a message port. */
// lib/internal/bindings.md, messaging
@BuiltinObject(intrinsic = "%messaging binding%")
public final class MessagingBinding {
    private MessagingBinding() {}

    // createHandle(kind, receive())
    @Builtin
    static Object createHandle(Realm realm, Object self, Object kind, Object receive) {
        return new PortHandle(NodeContext.of(realm), TypeConversion.toString(kind), (JsObject) receive);
    }

    // share(buffer)
    @Builtin
    static Object share(Realm realm, Object self, Object buffer) {
        return ByteView.arrayBuffer(realm, ((ArrayBufferObject) buffer).data());
    }

    // between()
    @Builtin
    static boolean between(Realm realm, Object self) {
        var errors = NodeContext.of(realm).fatalErrors();
        long survived = errors.survived();
        return RecordsBinding.between(realm, self) && errors.survived() == survived;
    }
}
