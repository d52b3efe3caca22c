package dev.gyre.node.tls;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;

/** The identities of one side, from which a handshake chooses. */
final class OwnIdentity extends X509ExtendedKeyManager {
    private List<SecureContext.Identity> identities;

    OwnIdentity(SecureContext context) {
        identities = context.identities();
    }

    /** Uses the identities of another context. */
    void change(SecureContext context) {
        identities = context.identities();
    }

    /** The index of an identity for a kind of key, as text; null if there is none. */
    private String choose(String keyType) {
        for (int i = 0; i < identities.size(); i++) {
            if (PrivateKeys.names(identities.get(i).key()).contains(keyType)
                    || keyType.startsWith("RSA")
                            && identities.get(i).key().getAlgorithm().equals("RSA")) return String.valueOf(i);
        }
        return null;
    }

    @Override
    public String chooseEngineServerAlias(String keyType, Principal[] issuers, SSLEngine engine) {
        return choose(keyType);
    }

    @Override
    public String chooseEngineClientAlias(String[] keyTypes, Principal[] issuers, SSLEngine engine) {
        for (String keyType : keyTypes) {
            String alias = choose(keyType);
            if (alias != null) return alias;
        }
        return null;
    }

    @Override
    public X509Certificate[] getCertificateChain(String alias) {
        return identities.get(Integer.parseInt(alias)).chain();
    }

    @Override
    public PrivateKey getPrivateKey(String alias) {
        return identities.get(Integer.parseInt(alias)).key();
    }

    @Override
    public String[] getClientAliases(String keyType, Principal[] issuers) {
        return aliases(keyType);
    }

    @Override
    public String[] getServerAliases(String keyType, Principal[] issuers) {
        return aliases(keyType);
    }

    private String[] aliases(String keyType) {
        String alias = choose(keyType);
        return alias == null ? null : new String[] {alias};
    }

    @Override
    public String chooseClientAlias(String[] keyTypes, Principal[] issuers, Socket socket) {
        return chooseEngineClientAlias(keyTypes, issuers, null);
    }

    @Override
    public String chooseServerAlias(String keyType, Principal[] issuers, Socket socket) {
        return choose(keyType);
    }
}
