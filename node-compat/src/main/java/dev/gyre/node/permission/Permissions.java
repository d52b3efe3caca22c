package dev.gyre.node.permission;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.options.OptionValues;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Set;

/** The permissions of one program. It can drop them and never gets more. On the runtime's thread only. */
// https://nodejs.org/api/permissions.html#permission-model
public final class Permissions {
    public static final EnvironmentKey<Permissions> KEY = new Key();

    private static final String RESTRICTED = "Access to this API has been restricted";

    private final Environment environment;
    private final boolean audits;
    private final GrantedPaths readable;
    private final GrantedPaths writable;
    private final Set<PermissionScope> granted = EnumSet.noneOf(PermissionScope.class);

    private static final class Key extends EnvironmentKey<Permissions> {
        @Override
        protected Permissions create(Environment environment) {
            return new Permissions(environment);
        }
    }

    private Permissions(Environment environment) {
        this.environment = environment;
        OptionValues values = environment.settings().options().values();
        audits = values.isOn("--permission-audit", false);
        readable = new GrantedPaths(environment::cwd, values.list(PermissionScope.FILE_READ.option()));
        writable = new GrantedPaths(environment::cwd, values.list(PermissionScope.FILE_WRITE.option()));
        for (PermissionScope scope : PermissionScope.values())
            if (!scope.isForPaths() && values.isOn(scope.option(), false)) granted.add(scope);
    }

    /** Lets a restricted program read a file that the command named: the program itself, a module of {@code --require}. */
    public static void allowReading(Environment environment, Path file) {
        if (environment.isRestricted()) environment.get(KEY).readable.addFile(file);
    }

    /**
     * Fails unless the program has a permission. Does nothing without {@code --permission}.
     *
     * @param resource what it is needed for: a path, an address, a command, or an empty text
     * @throws JsException ERR_ACCESS_DENIED
     */
    public static void require(Environment environment, PermissionScope scope, String resource) {
        Object denial = denial(environment, scope, resource);
        if (denial != null) throw new JsException(denial);
    }

    /** Whether the program has a permission; true without {@code --permission}, and where it is only reported. */
    public static boolean allows(Environment environment, PermissionScope scope, String resource) {
        if (!environment.isRestricted()) return true;
        Permissions permissions = environment.get(KEY);
        return permissions.has(scope, resource) || permissions.audits;
    }

    /** The error of an access that is not granted, for callbacks; null if it is, and without {@code --permission}. */
    public static Object denial(Environment environment, PermissionScope scope, String resource) {
        return denial(environment, scope, resource, true);
    }

    /** The same, where {@code namesOption} says whether the message contains the option that would grant it. */
    public static Object denial(Environment environment, PermissionScope scope, String resource, boolean namesOption) {
        if (allows(environment, scope, resource)) return null;
        String hint = namesOption ? ". Use " + scope.option() + " to manage permissions." : "";
        Realm realm = environment.realm();
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, RESTRICTED + hint);
        error.createDataProperty("code", "ERR_ACCESS_DENIED");
        error.createDataProperty("permission", scope.permission());
        error.createDataProperty("resource", resource);
        return error;
    }

    /** The error of a function that needs all permissions for files; null if the program has them, and without {@code --permission}. */
    public static Object denialOfFiles(Environment environment, String message) {
        if (!environment.isRestricted()) return null;
        Permissions permissions = environment.get(KEY);
        return permissions.has(PermissionScope.FILES, null) || permissions.audits
                ? null
                : refusal(environment.realm(), message);
    }

    /** The error of a function that a restricted program does not have at all; null without {@code --permission}. */
    public static Object denialOfFunction(Environment environment, String name) {
        return environment.isRestricted()
                ? refusal(environment.realm(), name + " API is disabled when Permission Model is enabled.")
                : null;
    }

    private static Object refusal(Realm realm, String message) {
        JsException error = NodeErrors.of(realm, "ERR_ACCESS_DENIED", message);
        JsObject value = (JsObject) error.value(realm);
        value.createDataProperty("permission", "");
        value.createDataProperty("resource", "");
        return value;
    }

    /** Whether a permission is granted; if not, that is published on the scope's diagnostics channel. */
    boolean has(PermissionScope scope, String reference) {
        if (isGranted(scope, reference)) return true;
        publish(scope, reference, Undefined.INSTANCE);
        return false;
    }

    private boolean isGranted(PermissionScope scope, String reference) {
        if (!scope.isForPaths()) return granted.contains(scope);
        if (reference == null)
            return (scope == PermissionScope.FILE_WRITE || readable.isAll())
                    && (scope == PermissionScope.FILE_READ || writable.isAll());
        if (reference.isEmpty()) return false;
        return (scope == PermissionScope.FILE_WRITE || readable.has(reference))
                && (scope == PermissionScope.FILE_READ || writable.has(reference));
    }

    /** Takes back a permission, or that for one path; without effect for a part of what was granted. */
    void drop(PermissionScope scope, String reference) {
        if (!scope.isForPaths()) {
            granted.remove(scope);
        } else {
            if (scope != PermissionScope.FILE_WRITE) drop(readable, reference);
            if (scope != PermissionScope.FILE_READ) drop(writable, reference);
        }
        publish(scope, reference, true);
    }

    private static void drop(GrantedPaths paths, String reference) {
        if (reference == null || reference.isEmpty()) paths.revokeAll();
        else paths.revoke(reference);
    }

    private void publish(PermissionScope scope, String reference, Object drop) {
        JsObject message = JsObject.create(environment.realm());
        message.createDataProperty("permission", scope.permission());
        message.createDataProperty("resource", reference == null ? "" : reference);
        message.createDataProperty("drop", drop);
        environment.library().call("internal/diagnostics", "publish", scope.channel(), message);
    }
}
