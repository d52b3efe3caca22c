package dev.gyre.node.crypto.keyobject;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoArguments;
import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.crypto.KeyHandle;
import dev.gyre.node.crypto.asn1.Pem;
import dev.gyre.node.crypto.exchange.Exchange;
import dev.gyre.node.crypto.key.EcKey;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.KeyExport;
import dev.gyre.node.crypto.key.KeyFormats;
import dev.gyre.node.crypto.key.KeyGeneration;
import dev.gyre.node.crypto.key.NamedKey;
import dev.gyre.node.crypto.key.Pkcs12;
import dev.gyre.node.crypto.x509.Certificate;
import dev.gyre.node.environment.BindingClasses;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.Map;

/** internalBinding('crypto_keys'): public and private keys, as handles. */
// lib/internal/bindings.md, crypto_keys
@BuiltinObject(intrinsic = "%crypto_keys binding%")
public final class KeyBinding {
    private static final String[] JWK_MEMBERS = {
        "kty", "crv", "alg", "n", "e", "d", "p", "q", "dp", "dq", "qi", "x", "y", "pub", "priv"
    };

    private KeyBinding() {}

    private static Key key(Object handle) {
        return KeyHandle.key(handle);
    }

    // privateFromPem(view, passphrase)
    @Builtin
    static Object privateFromPem(Realm realm, Object self, Object text, Object passphrase) {
        return CryptoRequest.perform(
                realm,
                () -> KeyFormats.privateFromPem(ByteView.of(text).copy(), CryptoArguments.bytesOrNull(passphrase)));
    }

    // privateFromDer(view, type, passphrase)
    @Builtin
    static Object privateFromDer(Realm realm, Object self, Object bytes, Object type, Object passphrase) {
        return CryptoRequest.perform(
                realm,
                () -> KeyFormats.privateFromDer(
                        ByteView.of(bytes).copy(),
                        TypeConversion.toString(type),
                        CryptoArguments.bytesOrNull(passphrase)));
    }

    // parsePkcs12(view, passphrase): a list of the key's handle, or undefined, and the certificates
    @Builtin
    static Object parsePkcs12(Realm realm, Object self, Object bytes, Object passphrase) {
        byte[] file = ByteView.of(bytes).copy();
        byte[] secret = ByteView.of(passphrase).copy();
        return CryptoRequest.perform(realm, null, "", () -> Pkcs12.parse(file, secret));
    }

    // publicFromPem(view, passphrase): also that of a private key or a certificate
    @Builtin
    static Object publicFromPem(Realm realm, Object self, Object text, Object passphrase) {
        return CryptoRequest.perform(
                realm, () -> publicKey(ByteView.of(text).copy(), CryptoArguments.bytesOrNull(passphrase)));
    }

    /** A public key, or that of a private key or of a certificate. */
    private static Key publicKey(byte[] text, byte[] passphrase) throws CryptoException {
        Pem pem = Pem.find(text, "");
        Key ofCertificate = pem == null ? null : Certificate.publicKeyOf(pem);
        return ofCertificate == null ? KeyFormats.publicFromPem(text, passphrase) : ofCertificate;
    }

    // publicFromDer(view, type)
    @Builtin
    static Object publicFromDer(Realm realm, Object self, Object bytes, Object type) {
        return CryptoRequest.perform(
                realm, () -> KeyFormats.publicFromDer(ByteView.of(bytes).copy(), TypeConversion.toString(type)));
    }

    // fromJwk(jwk, isPrivate): its members are checked
    @Builtin
    static Object fromJwk(Realm realm, Object self, Object jwk, Object isPrivate) {
        Map<String, String> members = new HashMap<>();
        for (String name : JWK_MEMBERS) {
            if (((JsObject) jwk).get(name) instanceof CharSequence text) members.put(name, text.toString());
        }
        return CryptoRequest.perform(realm, () -> KeyFormats.fromJwk(members, TypeConversion.toBoolean(isPrivate)));
    }

    // fromRaw(algorithm or curve, view, isPrivate): undefined where the bytes are no key
    @Builtin
    static Object fromRaw(Realm realm, Object self, Object name, Object bytes, Object isPrivate) {
        return CryptoRequest.toJs(
                realm,
                KeyFormats.fromRaw(
                        TypeConversion.toString(name), ByteView.of(bytes).copy(), TypeConversion.toBoolean(isPrivate)));
    }

    // type(key): of asymmetricKeyType
    @Builtin
    static Object type(Realm realm, Object self, Object key) {
        return key(key).type();
    }

    // isPrivate(key)
    @Builtin
    static boolean isPrivate(Realm realm, Object self, Object key) {
        return key(key).isPrivate();
    }

    // details(key): of asymmetricKeyDetails
    @Builtin
    static Object details(Realm realm, Object self, Object key) {
        return CryptoRequest.toJs(realm, key(key).details());
    }

    // publicKey(key)
    @Builtin
    static Object publicKey(Realm realm, Object self, Object key) {
        return CryptoRequest.toJs(realm, key(key).publicKey());
    }

    // isSame(key, key)
    @Builtin
    static boolean isSame(Realm realm, Object self, Object first, Object second) {
        return key(first).isSame(key(second));
    }

    // jwk(key)
    @Builtin
    static Object jwk(Realm realm, Object self, Object key) {
        return CryptoRequest.perform(realm, () -> key(key).jwk());
    }

    // exportPublic(key, type, isPem): text or bytes
    @Builtin
    static Object exportPublic(Realm realm, Object self, Object key, Object type, Object isPem) {
        return CryptoRequest.perform(
                realm,
                () -> KeyExport.publicKey(key(key), TypeConversion.toString(type), TypeConversion.toBoolean(isPem)));
    }

    // exportPrivate(key, type, isPem, cipher, passphrase): text or bytes
    @Builtin
    static Object exportPrivate(
            Realm realm, Object self, Object key, Object type, Object isPem, Object cipher, Object passphrase) {
        return CryptoRequest.perform(
                realm,
                () -> KeyExport.privateKey(
                        key(key),
                        TypeConversion.toString(type),
                        TypeConversion.toBoolean(isPem),
                        CryptoArguments.textOrNull(cipher),
                        CryptoArguments.bytesOrNull(passphrase),
                        CryptoArguments.random(realm)));
    }

    // rawPublic(key, form): bytes, undefined where the kind has no bare form
    @Builtin
    static Object rawPublic(Realm realm, Object self, Object key, Object form) {
        Key open = key(key);
        if (open instanceof NamedKey named) return ByteView.arrayBuffer(realm, named.open());
        return open instanceof EcKey ec
                ? ByteView.arrayBuffer(realm, ec.raw(TypeConversion.toInt32(form)))
                : Undefined.INSTANCE;
    }

    // rawPrivate(key): bytes, undefined where the kind has no bare form
    @Builtin
    static Object rawPrivate(Realm realm, Object self, Object key) {
        Key secret = key(key);
        if (secret instanceof NamedKey named) return ByteView.arrayBuffer(realm, named.secret());
        return secret instanceof EcKey ec ? ByteView.arrayBuffer(realm, ec.rawScalar()) : Undefined.INSTANCE;
    }

    // curves(): their names
    @Builtin
    static Object curves(Realm realm, Object self) {
        return BindingClasses.array(realm, Exchange.curves());
    }

    // generate(type, options, callback): a private key
    @Builtin
    static Object generate(Realm realm, Object self, Object type, Object options, Object callback) {
        JsObject fields = (JsObject) options;
        SecureRandom random = CryptoArguments.random(realm);
        return CryptoRequest.perform(
                realm, callback, "KEYPAIRGENREQUEST", generation(TypeConversion.toString(type), fields, random));
    }

    private static int number(JsObject fields, String name) {
        return TypeConversion.toInt32(fields.get(name));
    }

    private static CryptoRequest.Work generation(String type, JsObject fields, SecureRandom random) {
        return switch (type) {
            case "rsa", "rsa-pss" -> {
                int bits = number(fields, "modulusLength");
                BigInteger exponent = BigInteger.valueOf(Integer.toUnsignedLong(number(fields, "publicExponent")));
                String hash = CryptoArguments.textOrNull(fields.get("hash"));
                String mask = CryptoArguments.textOrNull(fields.get("mask"));
                int saltLength = number(fields, "saltLength");
                yield () -> KeyGeneration.rsa(bits, exponent, type.equals("rsa-pss"), hash, mask, saltLength, random);
            }
            case "ec" -> {
                String curve = TypeConversion.toString(fields.get("namedCurve"));
                boolean isExplicit = TypeConversion.toBoolean(fields.get("isExplicit"));
                yield () -> KeyGeneration.ec(curve, isExplicit, random);
            }
            case "dsa" -> {
                int bits = number(fields, "modulusLength");
                int divisorBits = number(fields, "divisorLength");
                yield () -> KeyGeneration.dsa(bits, divisorBits, random);
            }
            case "dh" -> {
                byte[] prime = CryptoArguments.bytesOrNull(fields.get("prime"));
                int primeBits = number(fields, "primeLength");
                int generator = number(fields, "generator");
                int privateBits = number(fields, "privateLength");
                yield () -> Exchange.generate(prime, primeBits, generator, privateBits, random);
            }
            default -> () -> KeyGeneration.named(type, random);
        };
    }
}
