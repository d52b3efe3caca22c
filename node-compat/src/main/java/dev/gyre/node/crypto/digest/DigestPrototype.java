package dev.gyre.node.crypto.digest;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;

/** The methods of Digest objects. */
// lib/internal/bindings.md, crypto
@BuiltinObject(intrinsic = "%Digest.prototype%")
final class DigestPrototype {
    private DigestPrototype() {}

    private static DigestObject require(Object self, String method) {
        if (self instanceof DigestObject digest) return digest;
        throw Receiver.incompatible(self, "Digest.prototype." + method);
    }

    // update(view)
    @Builtin
    static Object update(Realm realm, Object self, Object data) {
        require(self, "update").update(realm.agent(), ByteView.of(data));
        return Undefined.INSTANCE;
    }

    // finish(): the bytes of the digest
    @Builtin
    static Object finish(Realm realm, Object self) {
        return ByteView.arrayBuffer(realm, require(self, "finish").finish());
    }

    // copy(length): one that goes on from here, or undefined where that cannot be
    @Builtin
    static Object copy(Realm realm, Object self, Object length) {
        try {
            return require(self, "copy").copy(length == Undefined.INSTANCE ? -1 : TypeConversion.toInt32(length));
        } catch (CloneNotSupportedException single) {
            return Undefined.INSTANCE;
        }
    }
}
