package dev.gyre.node.crypto;

import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.RandomSource;
import java.security.SecureRandom;

/** Converts arguments of the bindings of node:crypto to Java values. */
public final class CryptoArguments {
    private CryptoArguments() {}

    /** The bytes of a view, or null if it is none. */
    public static byte[] bytesOrNull(Object value) {
        ByteView view = ByteView.ofOrNull(value);
        return view == null ? null : view.copy();
    }

    /** Text, or null for undefined. */
    public static String textOrNull(Object value) {
        return value == Undefined.INSTANCE ? null : TypeConversion.toString(value);
    }

    public static SecureRandom random(Realm realm) {
        return Environment.of(realm).get(RandomSource.KEY).random();
    }
}
