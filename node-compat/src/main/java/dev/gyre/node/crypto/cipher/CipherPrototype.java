package dev.gyre.node.crypto.cipher;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoRequest;

/** The methods of Cipher objects. */
// lib/internal/bindings.md, crypto_cipher
@BuiltinObject(intrinsic = "%CipherBase.prototype%")
final class CipherPrototype {
    private CipherPrototype() {}

    private static CipherStream require(Object self, String method) {
        if (self instanceof CipherObject cipher) return cipher.stream();
        throw Receiver.incompatible(self, "CipherBase.prototype." + method);
    }

    // update(view): bytes, or undefined where the cipher takes no more
    @Builtin
    static Object update(Realm realm, Object self, Object data) {
        ByteView view = ByteView.of(data);
        CipherStream stream = require(self, "update");
        return CryptoRequest.perform(
                realm, view.length(), () -> stream.update(view.bytes(), view.offset(), view.length()));
    }

    // finish(): bytes
    @Builtin
    static Object finish(Realm realm, Object self) {
        return CryptoRequest.perform(realm, require(self, "finish")::finish);
    }

    // autoPadding(on)
    @Builtin
    static Object autoPadding(Realm realm, Object self, Object on) {
        require(self, "autoPadding").autoPadding(TypeConversion.toBoolean(on));
        return Undefined.INSTANCE;
    }

    // additionalData(view, plaintextLength)
    @Builtin
    static Object additionalData(Realm realm, Object self, Object data, Object plaintextLength) {
        require(self, "additionalData")
                .additionalData(ByteView.of(data).copy(), TypeConversion.toInt32(plaintextLength));
        return Undefined.INSTANCE;
    }

    // tag(): bytes
    @Builtin
    static Object tag(Realm realm, Object self) {
        return ByteView.arrayBuffer(realm, require(self, "tag").tag().clone());
    }

    // expectTag(view)
    @Builtin
    static Object expectTag(Realm realm, Object self, Object tag) {
        require(self, "expectTag").expectTag(ByteView.of(tag).copy());
        return Undefined.INSTANCE;
    }
}
