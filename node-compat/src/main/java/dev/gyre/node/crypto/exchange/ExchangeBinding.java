package dev.gyre.node.crypto.exchange;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.crypto.CryptoArguments;
import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoRequest;
import dev.gyre.node.crypto.KeyHandle;
import dev.gyre.node.crypto.key.Key;
import dev.gyre.node.crypto.key.Primes;
import java.math.BigInteger;
import java.security.SecureRandom;

/** internalBinding('crypto_exchange'): shared secrets, their keys, and primes. */
// lib/internal/bindings.md, crypto_exchange
@BuiltinObject(intrinsic = "%crypto_exchange binding%")
public final class ExchangeBinding {
    /** OpenSSL's limit: INT_MAX / 256 words of 64 bits. */
    private static final int LONGEST_NUMBER_BITS = Integer.MAX_VALUE / 256 * 64;

    private ExchangeBinding() {}

    private static byte[] bytes(Object view) {
        return ByteView.of(view).copy();
    }

    // secret(privateKey, publicKey, callback): bytes
    @Builtin
    static Object secret(Realm realm, Object self, Object own, Object other, Object callback) {
        Key mine = KeyHandle.key(own);
        Key theirs = KeyHandle.key(other);
        return CryptoRequest.perform(realm, callback, "DERIVEBITSREQUEST", () -> Agreement.secret(mine, theirs));
    }

    // encapsulate(publicKey, callback): [secret, ciphertext]
    @Builtin
    static Object encapsulate(Realm realm, Object self, Object key, Object callback) {
        Key open = KeyHandle.key(key);
        SecureRandom random = CryptoArguments.random(realm);
        return CryptoRequest.perform(realm, callback, "KEMREQUEST", () -> Agreement.encapsulate(open, random));
    }

    // decapsulate(privateKey, ciphertext, callback): bytes
    @Builtin
    static Object decapsulate(Realm realm, Object self, Object key, Object ciphertext, Object callback) {
        Key secret = KeyHandle.key(key);
        byte[] sealed = bytes(ciphertext);
        return CryptoRequest.perform(realm, callback, "KEMREQUEST", () -> Agreement.decapsulate(secret, sealed));
    }

    // newPrime(bits, generator): for Diffie and Hellman
    @Builtin
    static Object newPrime(Realm realm, Object self, Object bits, Object generator) {
        return CryptoRequest.perform(
                realm,
                () -> Exchange.newPrime(
                        TypeConversion.toInt32(bits),
                        TypeConversion.toInt32(generator),
                        CryptoArguments.random(realm)));
    }

    // check(prime, generator): what is wrong, as bits
    @Builtin
    static int check(Realm realm, Object self, Object prime, Object generator) {
        return Exchange.check(bytes(prime), bytes(generator));
    }

    // privateNumber(prime)
    @Builtin
    static Object privateNumber(Realm realm, Object self, Object prime) {
        return ByteView.arrayBuffer(realm, Exchange.privateNumber(bytes(prime), CryptoArguments.random(realm)));
    }

    // power(base, exponent, modulus, padded)
    @Builtin
    static Object power(Realm realm, Object self, Object base, Object exponent, Object modulus, Object padded) {
        return ByteView.arrayBuffer(
                realm, Exchange.power(bytes(base), bytes(exponent), bytes(modulus), TypeConversion.toBoolean(padded)));
    }

    // rangeOf(publicNumber, prime): -1 too small, 1 too large
    @Builtin
    static int rangeOf(Realm realm, Object self, Object open, Object prime) {
        return Exchange.rangeOf(bytes(open), bytes(prime));
    }

    // isCurve(name)
    @Builtin
    static boolean isCurve(Realm realm, Object self, Object name) {
        return Exchange.isCurve(TypeConversion.toString(name));
    }

    // scalar(curve): a new private number
    @Builtin
    static Object scalar(Realm realm, Object self, Object curve) {
        return ByteView.arrayBuffer(
                realm, Exchange.scalar(TypeConversion.toString(curve), CryptoArguments.random(realm)));
    }

    // isScalar(curve, view)
    @Builtin
    static boolean isScalar(Realm realm, Object self, Object curve, Object number) {
        return Exchange.isScalar(TypeConversion.toString(curve), bytes(number));
    }

    // point(curve, scalar, form): bytes
    @Builtin
    static Object point(Realm realm, Object self, Object curve, Object scalar, Object form) {
        return ByteView.arrayBuffer(
                realm, Exchange.point(TypeConversion.toString(curve), bytes(scalar), TypeConversion.toInt32(form)));
    }

    // convert(curve, point, form): bytes, undefined where it is no point
    @Builtin
    static Object convert(Realm realm, Object self, Object curve, Object point, Object form) {
        return CryptoRequest.toJs(
                realm, Exchange.convert(TypeConversion.toString(curve), bytes(point), TypeConversion.toInt32(form)));
    }

    // pointSecret(curve, scalar, point): bytes, undefined where it is no point
    @Builtin
    static Object pointSecret(Realm realm, Object self, Object curve, Object scalar, Object point) {
        return CryptoRequest.perform(
                realm, () -> Exchange.secret(TypeConversion.toString(curve), bytes(scalar), bytes(point)));
    }

    // isPrime(view, checks, callback)
    @Builtin
    static Object isPrime(Realm realm, Object self, Object candidate, Object checks, Object callback) {
        BigInteger number = new BigInteger(1, bytes(candidate));
        if (number.bitLength() > LONGEST_NUMBER_BITS)
            throw new JsException(CryptoRequest.error(
                    realm, CryptoException.openssl(CryptoException.Library.BIGNUM, 114, "bignum too long")));
        int times = TypeConversion.toInt32(checks);
        return CryptoRequest.perform(realm, callback, "CHECKPRIMEREQUEST", () -> Primes.isPrime(number, times));
    }

    // generatePrime(bits, isSafe, add, rem, callback): bytes
    @Builtin
    static Object generatePrime(
            Realm realm, Object self, Object bits, Object isSafe, Object add, Object rem, Object callback) {
        int size = TypeConversion.toInt32(bits);
        boolean safe = TypeConversion.toBoolean(isSafe);
        BigInteger step = add == Undefined.INSTANCE ? null : new BigInteger(1, bytes(add));
        BigInteger rest = rem == Undefined.INSTANCE ? null : new BigInteger(1, bytes(rem));
        SecureRandom random = CryptoArguments.random(realm);
        return CryptoRequest.perform(
                realm, callback, "RANDOMPRIMEREQUEST", () -> Primes.generateBytes(size, safe, step, rest, random));
    }
}
