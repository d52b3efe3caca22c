package dev.gyre.node.tls;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javax.net.ssl.ExtendedSSLSession;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;

/** The keys of one side, of which a handshake chooses; the name that a client asks for may choose another context. */
final class OwnIdentity extends X509ExtendedKeyManager {
    private final List<SecureContext.Identity> identities;
    private final Function<String, SecureContext> select;

    OwnIdentity(SecureContext context, Function<String, SecureContext> selectOrNull) {
        identities = new ArrayList<>(context.identities());
        select = selectOrNull;
    }

    /** The index of an identity for a kind of key, as text; null where there is none. */
    private String choose(String keyType) {
        for (int i = 0; i < identities.size(); i++) {
            if (PrivateKeys.names(identities.get(i).key()).contains(keyType) || keyType.startsWith("RSA") && identities.get(i).key().getAlgorithm().equals("RSA")) return String.valueOf(i);
        }
        return null;
    }

    @Override
    public String chooseEngineServerAlias(String keyType, Principal[] issuers, SSLEngine engine) {
        if (select != null && engine.getHandshakeSession() instanceof ExtendedSSLSession session) {
            for (SNIServerName name : session.getRequestedServerNames()) {
                SecureContext other = name instanceof SNIHostName host ? select.apply(host.getAsciiName()) : null;
                if (other == null) continue;
                identities.clear();
                identities.addAll(other.identities());
            }
        }
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
