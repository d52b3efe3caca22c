package dev.gyre.node.sqlite.library;

import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** What SQLite calls for an authorizer; one that throws denies. */
final class AuthorizerCallback {
    private static final MethodType TYPE =
            MethodType.methodType(int.class, long.class, int.class, long.class, long.class, long.class, long.class);

    private final Arena arena = Arena.ofAuto();
    private final Callbacks callbacks;
    private final Authorizer authorizer;
    private final long address;

    AuthorizerCallback(Callbacks callbacks, Authorizer authorizer) {
        this.callbacks = callbacks;
        this.authorizer = authorizer;
        address = NativeLibrary.callback(MethodHandles.lookup(), this, "onAction", TYPE, "ilillll", arena);
    }

    long address() {
        return address;
    }

    private int onAction(long user, int action, long first, long second, long database, long trigger) {
        callbacks.enterAuthorizer();
        try {
            return authorizer.authorize(
                    action, Text.read(first), Text.read(second), Text.read(database), Text.read(trigger));
        } catch (Throwable thrown) {
            callbacks.failed(thrown);
            return Authorizer.DENY;
        } finally {
            callbacks.leaveAuthorizer();
        }
    }
}
