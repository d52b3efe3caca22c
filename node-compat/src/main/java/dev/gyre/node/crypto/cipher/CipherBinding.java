package dev.gyre.node.crypto.cipher;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import java.util.LinkedHashMap;
import java.util.Map;

/** internalBinding('crypto_cipher'): symmetric ciphers. */
// lib/internal/bindings.md, crypto_cipher
@BuiltinObject(intrinsic = "%crypto_cipher binding%")
public final class CipherBinding {
    private CipherBinding() {}

    /** The binding with its class Cipher. */
    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, CipherBindingTable.INSTANCE);
        JsObject prototype = BindingClasses.prototype(realm, CipherPrototypeTable.INSTANCE);
        binding.put(
                "Cipher",
                BindingClasses.constructor(
                        realm,
                        "CipherBase",
                        5,
                        prototype,
                        (instances, arguments) -> cipher(realm, instances, arguments)));
        return binding;
    }

    /** new Cipher(name, encrypts, key, iv, tagLength): lengths are checked by the caller */
    private static JsObject cipher(Realm realm, JsObject prototype, Object[] arguments) {
        try {
            return new CipherObject(prototype, stream(arguments));
        } catch (CryptoException refused) {
            throw new JsException(CryptoRequest.error(realm, refused));
        }
    }

    private static CipherStream stream(Object[] arguments) throws CryptoException {
        Ciphers.Info info = Ciphers.find(TypeConversion.toString(arguments[0]));
        return Ciphers.create(
                info,
                TypeConversion.toBoolean(arguments[1]),
                ByteView.of(arguments[2]).copy(),
                ByteView.of(arguments[3]).copy(),
                TypeConversion.toInt32(arguments[4]));
    }

    // names(): of all ciphers
    @Builtin
    static Object names(Realm realm, Object self) {
        return BindingClasses.array(realm, Ciphers.names());
    }

    // find(nameOrNumber): { name, shownName, mode, nid, blockSize, ivLength, keyLength, isAuthenticated } or undefined
    @Builtin
    static Object find(Realm realm, Object self, Object key) {
        Ciphers.Info info = key instanceof CharSequence name
                ? Ciphers.find(name.toString())
                : Ciphers.find(TypeConversion.toInt32(key));
        if (info == null) return Undefined.INSTANCE;
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", info.name());
        fields.put("shownName", info.shownName());
        fields.put("mode", info.mode());
        fields.put("nid", info.nid());
        fields.put("blockSize", info.blockSize());
        fields.put("ivLength", info.ivLength());
        fields.put("keyLength", info.keyLength());
        fields.put("isAuthenticated", info.isAuthenticated());
        return CryptoRequest.toJs(realm, fields);
    }

    // takesIv(name, length)
    @Builtin
    static boolean takesIv(Realm realm, Object self, Object name, Object length) {
        return Ciphers.find(TypeConversion.toString(name)).takesIv(TypeConversion.toInt32(length));
    }

    // seal(name, encrypts, key, iv, tagLength, additionalData, data, callback): all at once; the tag is at the end of
    // what is encrypted
    @Builtin(length = 8)
    static Object seal(
            Realm realm,
            Object self,
            Object name,
            Object encrypts,
            Object key,
            Object iv,
            Object tagLength,
            Object[] rest) {
        Ciphers.Info info = Ciphers.find(TypeConversion.toString(name));
        boolean forward = TypeConversion.toBoolean(encrypts);
        byte[] secret = ByteView.of(key).copy();
        byte[] vector = ByteView.of(iv).copy();
        int tagBytes = TypeConversion.toInt32(tagLength);
        ByteView additional = ByteView.ofOrNull(BindingClasses.argument(rest, 0));
        byte[] additionalBytes = additional == null ? null : additional.copy();
        byte[] data = ByteView.of(BindingClasses.argument(rest, 1)).copy();
        return CryptoRequest.perform(
                realm,
                BindingClasses.argument(rest, 2),
                "CIPHERREQUEST",
                () -> Ciphers.apply(info, forward, secret, vector, tagBytes, additionalBytes, data));
    }
}
