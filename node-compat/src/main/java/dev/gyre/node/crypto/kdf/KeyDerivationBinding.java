package dev.gyre.node.crypto.kdf;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoRequest;

/** internalBinding('crypto_kdf'): keys from passwords and from other keys. */
// lib/internal/bindings.md, crypto_kdf
@BuiltinObject(intrinsic = "%crypto_kdf binding%")
public final class KeyDerivationBinding {
    private KeyDerivationBinding() {}

    // pbkdf2(digest, password, salt, iterations, length, callback)
    @Builtin
    static Object pbkdf2(
            Realm realm,
            Object self,
            Object digest,
            Object password,
            Object salt,
            Object iterations,
            Object length,
            Object callback) {
        String name = TypeConversion.toString(digest);
        byte[] secret = ByteView.of(password).copy();
        byte[] salted = ByteView.of(salt).copy();
        int times = TypeConversion.toInt32(iterations);
        int size = TypeConversion.toInt32(length);
        return CryptoRequest.perform(
                realm, callback, "PBKDF2REQUEST", () -> KeyDerivation.pbkdf2(name, secret, salted, times, size));
    }

    // hkdf(digest, key, salt, info, length, callback)
    @Builtin
    static Object hkdf(
            Realm realm,
            Object self,
            Object digest,
            Object key,
            Object salt,
            Object info,
            Object length,
            Object callback) {
        String name = TypeConversion.toString(digest);
        byte[] secret = ByteView.of(key).copy();
        byte[] salted = ByteView.of(salt).copy();
        byte[] context = ByteView.of(info).copy();
        int size = TypeConversion.toInt32(length);
        return CryptoRequest.perform(
                realm, callback, "DERIVEBITSREQUEST", () -> KeyDerivation.hkdf(name, secret, salted, context, size));
    }

    // canExpandTo(digest, length): whether HKDF gives so much
    @Builtin
    static boolean canExpandTo(Realm realm, Object self, Object digest, Object length) {
        return KeyDerivation.canExpandTo(TypeConversion.toString(digest), TypeConversion.toInt32(length));
    }

    // scrypt(password, salt, cost, blockSize, parallelization, length, callback)
    @Builtin
    static Object scrypt(
            Realm realm,
            Object self,
            Object password,
            Object salt,
            Object cost,
            Object blockSize,
            Object parallelization,
            Object length,
            Object callback) {
        byte[] secret = ByteView.of(password).copy();
        byte[] salted = ByteView.of(salt).copy();
        int n = TypeConversion.toInt32(cost);
        int r = TypeConversion.toInt32(blockSize);
        int p = TypeConversion.toInt32(parallelization);
        int size = TypeConversion.toInt32(length);
        return CryptoRequest.perform(
                realm, callback, "SCRYPTREQUEST", () -> KeyDerivation.scrypt(secret, salted, n, r, p, size));
    }

    // argon2(type, { message, nonce, parallelism, tagLength, memory, passes, secret, associatedData }, callback): bytes
    @Builtin
    static Object argon2(Realm realm, Object self, Object type, Object parameters, Object callback) {
        JsObject fields = (JsObject) parameters;
        Argon2.Input input = new Argon2.Input(
                TypeConversion.toInt32(type),
                ByteView.of(fields.get("message")).copy(),
                ByteView.of(fields.get("nonce")).copy(),
                TypeConversion.toInt32(fields.get("parallelism")),
                TypeConversion.toInt32(fields.get("tagLength")),
                TypeConversion.toInt32(fields.get("memory")),
                TypeConversion.toInt32(fields.get("passes")),
                ByteView.of(fields.get("secret")).copy(),
                ByteView.of(fields.get("associatedData")).copy());
        return CryptoRequest.perform(realm, callback, "ARGON2REQUEST", () -> Argon2.hash(input));
    }
}
