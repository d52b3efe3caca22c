package dev.gyre.node.tls;

import java.util.List;

/** The identities of one side, from which a handshake chooses. */
final class OwnIdentity {
    private List<SecureContext.Identity> identities;

    OwnIdentity(SecureContext context) {
        identities = context.identities();
    }

    /** Uses the identities of another context. */
    void change(SecureContext context) {
        identities = context.identities();
    }

    /** An identity for a kind of key; null if there is none. */
    SecureContext.Identity choose(String keyType) {
        for (SecureContext.Identity identity : identities) {
            if (PrivateKeys.names(identity.key()).contains(keyType)
                    || keyType.startsWith("RSA")
                            && identity.key().getAlgorithm().equals("RSA")) return identity;
        }
        return null;
    }
}
