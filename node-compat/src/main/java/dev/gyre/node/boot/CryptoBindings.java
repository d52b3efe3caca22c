package dev.gyre.node.boot;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.crypto.cipher.CipherBinding;
import dev.gyre.node.crypto.exchange.ExchangeBindingTable;
import dev.gyre.node.crypto.kdf.KeyDerivationBindingTable;
import dev.gyre.node.crypto.keyobject.KeyBindingTable;
import dev.gyre.node.crypto.mac.MacBindingTable;
import dev.gyre.node.crypto.sign.SignatureBindingTable;
import dev.gyre.node.crypto.x509.CertificateBindingTable;
import dev.gyre.node.environment.Environment;

/**
 * Creates the bindings of node:crypto except the first. Separate from {@link Bindings}, so that programs without crypto
 * load none of their tables.
 */
final class CryptoBindings {
    private CryptoBindings() {}

    static JsObject create(Environment environment, String name) {
        return switch (name) {
            case "crypto_cipher" -> CipherBinding.create(environment);
            case "crypto_keys" -> table(environment, KeyBindingTable.INSTANCE);
            case "crypto_mac" -> table(environment, MacBindingTable.INSTANCE);
            case "crypto_sign" -> table(environment, SignatureBindingTable.INSTANCE);
            case "crypto_exchange" -> table(environment, ExchangeBindingTable.INSTANCE);
            case "crypto_x509" -> table(environment, CertificateBindingTable.INSTANCE);
            default -> table(environment, KeyDerivationBindingTable.INSTANCE);
        };
    }

    private static JsObject table(Environment environment, BuiltinTable table) {
        JsObject binding = JsObject.create(environment.realm());
        BuiltinInstaller.populate(environment.realm(), binding, table);
        return binding;
    }
}
