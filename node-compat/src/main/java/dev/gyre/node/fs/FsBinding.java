package dev.gyre.node.fs;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;

/** internalBinding('fs'): every operation synchronously, or on the loop's pool if there is a callback. */
// lib/internal/bindings.md, fs
@BuiltinObject(intrinsic = "%fs binding%")
public final class FsBinding {
    private FsBinding() {}

    // op(args..., callback, resource)
    @Builtin(
            names = {
                "access",
                "exists",
                "open",
                "close",
                "read",
                "write",
                "writev",
                "readv",
                "readFile",
                "readFileUtf8",
                "writeFile",
                "stat",
                "lstat",
                "fstat",
                "fsync",
                "fdatasync",
                "ftruncate",
                "readdir",
                "mkdir",
                "mkdtemp",
                "rmdir",
                "unlink",
                "rename",
                "link",
                "symlink",
                "copyFile",
                "readlink",
                "realpath",
                "chmod",
                "fchmod",
                "chown",
                "lchown",
                "fchown",
                "utimes",
                "lutimes",
                "futimes",
                "statfs"
            },
            magic = {
                0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
                28, 29, 30, 31, 32, 33, 34, 35, 36
            },
            length = 0)
    static Object operation(Realm realm, Object self, Object[] arguments, int magic) {
        FileOperation operation = FileOperation.values()[magic];
        Object callback = operation.arity() < arguments.length ? arguments[operation.arity()] : Undefined.INSTANCE;
        FileCall call = new FileCall(Environment.of(realm), operation, arguments);
        Object denial = Environment.of(realm).isRestricted() ? FileAccess.denial(call) : null;
        if (!(callback instanceof JsObject function)) {
            if (denial != null) throw new JsException(denial);
            return call.callNow();
        }
        if (denial != null) {
            if (FileAccess.throwsAtOnce(operation)) throw new JsException(denial);
            function.call1(Undefined.INSTANCE, denial);
            return Undefined.INSTANCE;
        }
        int flag = operation.arity() + 1;
        call.submit(function, requestType(flag < arguments.length ? arguments[flag] : Undefined.INSTANCE));
        return Undefined.INSTANCE;
    }

    /** The type of a request in async hooks: given by name, or that of a request which settles a promise. */
    private static String requestType(Object given) {
        if (given instanceof CharSequence name) return name.toString();
        return TypeConversion.toBoolean(given) ? "FSREQPROMISE" : "FSREQCALLBACK";
    }

    // watch(path, recursive, persistent, listener(eventType, filename), onError(error))
    @Builtin
    static Object watch(
            Realm realm,
            Object self,
            Object path,
            Object recursive,
            Object persistent,
            Object listener,
            Object onError) {
        Environment environment = Environment.of(realm);
        FilePath watched = FileCall.path(environment, path);
        Permissions.require(environment, PermissionScope.FILE_READ, watched.text());
        return FileWatch.start(
                environment,
                watched,
                TypeConversion.toBoolean(recursive),
                TypeConversion.toBoolean(persistent),
                (JsObject) listener,
                (JsObject) onError);
    }
}
