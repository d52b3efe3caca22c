package dev.gyre.node.boot;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.crypto.cipher.CipherBinding;
import dev.gyre.node.crypto.exchange.ExchangeBindingTable;
import dev.gyre.node.crypto.kdf.KeyDerivationBindingTable;
import dev.gyre.node.crypto.keyobject.KeyBindingTable;
import dev.gyre.node.crypto.sign.SignatureBindingTable;
import dev.gyre.node.crypto.x509.CertificateBindingTable;
import dev.gyre.node.environment.Environment;

/** Makes the bindings of node:crypto but the first; apart from {@link Bindings}, so that programs without it load none of their tables. */
final class CryptoBindings {
    private CryptoBindings() {}

    static JsObject create(Environment context, String name) {
        return switch (name) {
            case "crypto_cipher" -> CipherBinding.create(context);
            case "crypto_keys" -> table(context, KeyBindingTable.INSTANCE);
            case "crypto_sign" -> table(context, SignatureBindingTable.INSTANCE);
            case "crypto_exchange" -> table(context, ExchangeBindingTable.INSTANCE);
            case "crypto_x509" -> table(context, CertificateBindingTable.INSTANCE);
            default -> table(context, KeyDerivationBindingTable.INSTANCE);
        };
    }

    private static JsObject table(Environment context, BuiltinTable table) {
        JsObject binding = JsObject.create(context.realm());
        BuiltinInstaller.populate(context.realm(), binding, table);
        return binding;
    }
}
