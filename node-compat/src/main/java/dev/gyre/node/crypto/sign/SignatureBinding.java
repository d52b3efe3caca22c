package dev.gyre.node.crypto.sign;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoArguments;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.crypto.KeyHandle;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.environment.BindingClasses;
import java.security.SecureRandom;

/** internalBinding('crypto_sign'): signatures, and encryption by RSA. */
// lib/internal/bindings.md, crypto_sign
@BuiltinObject(intrinsic = "%crypto_sign binding%")
public final class SignatureBinding {
    private SignatureBinding() {}

    private static Signatures.Input input(Object options, Object data) {
        JsObject fields = (JsObject) options;
        Object padding = fields.get("padding");
        Object saltLength = fields.get("saltLength");
        return new Signatures.Input(
                CryptoArguments.textOrNull(fields.get("hash")),
                ByteView.of(data).copy(),
                TypeConversion.toBoolean(fields.get("isHashed")),
                padding == Undefined.INSTANCE ? 0 : TypeConversion.toInt32(padding),
                saltLength == Undefined.INSTANCE ? Integer.MIN_VALUE : TypeConversion.toInt32(saltLength),
                TypeConversion.toBoolean(fields.get("isPlain")),
                CryptoArguments.bytesOrNull(fields.get("context")));
    }

    // sign(key, { hash, isHashed, padding, saltLength, isPlain, context }, data, callback): bytes
    @Builtin
    static Object sign(Realm realm, Object self, Object key, Object options, Object data, Object callback) {
        Key secret = KeyHandle.key(key);
        Signatures.Input input = input(options, data);
        SecureRandom random = CryptoArguments.random(realm);
        return CryptoRequest.perform(realm, callback, "SIGNREQUEST", () -> Signatures.sign(secret, input, random));
    }

    // verify(key, options, data, signature, callback): boolean
    @Builtin
    static Object verify(
            Realm realm, Object self, Object key, Object options, Object data, Object signature, Object callback) {
        Key open = KeyHandle.key(key);
        Signatures.Input input = input(options, data);
        byte[] bytes = ByteView.of(signature).copy();
        return CryptoRequest.perform(realm, callback, "SIGNREQUEST", () -> Signatures.verify(open, input, bytes));
    }

    // rsa(operation, key, padding, hash, label, data, callback): bytes; operation: the name of Node's function
    @Builtin(length = 7)
    static Object rsa(
            Realm realm,
            Object self,
            Object operation,
            Object key,
            Object padding,
            Object hash,
            Object label,
            Object[] rest) {
        String name = TypeConversion.toString(operation);
        Key used = KeyHandle.key(key);
        int mode = TypeConversion.toInt32(padding);
        String hashName = TypeConversion.toString(hash);
        byte[] labelBytes =
                label == Undefined.INSTANCE ? new byte[0] : ByteView.of(label).copy();
        byte[] data = ByteView.of(BindingClasses.argument(rest, 0)).copy();
        SecureRandom random = CryptoArguments.random(realm);
        return CryptoRequest.perform(
                realm,
                BindingClasses.argument(rest, 1),
                "CIPHERREQUEST",
                switch (name) {
                    case "publicEncrypt" ->
                        () -> RsaEncryption.publicEncrypt(used, mode, hashName, labelBytes, data, random);
                    case "privateDecrypt" -> () -> RsaEncryption.privateDecrypt(used, mode, hashName, labelBytes, data);
                    case "privateEncrypt" -> () -> RsaEncryption.privateEncrypt(used, mode, data);
                    default -> () -> RsaEncryption.publicDecrypt(used, mode, data);
                });
    }
}
