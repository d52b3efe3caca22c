package dev.gyre.node.environment;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** Node's errors with a code, created by the internal library so that Java and JavaScript share their messages. */
public final class NodeErrors {
    private NodeErrors() {}

    /** Creates an error of internal/errors from code and arguments. */
    public static JsException of(Realm realm, String code, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = code;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return new JsException(Environment.of(realm).library().call("internal/errors", "nodeError", all));
    }

    /** As {@link #of}, but an Error of a realm that may be a context's. */
    public static JsException in(Realm realm, String code, Object... arguments) {
        Object[] all = new Object[arguments.length + 2];
        all[0] = realm.intrinsic(Intrinsic.ERROR);
        all[1] = code;
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return new JsException(Environment.of(realm).library().call("internal/errors", "nodeErrorAs", all));
    }

    // ERR_INVALID_ARG_TYPE, https://nodejs.org/api/errors.html#err_invalid_arg_type
    public static JsException invalidArgumentType(Realm realm, String name, String expected, Object actual) {
        return of(realm, "ERR_INVALID_ARG_TYPE", name, expected, actual);
    }

    /** A uv error: code, errno, syscall and its paths. */
    public static JsException uv(Realm realm, String code, String syscall, String path, String destination) {
        return new JsException(uvValue(realm, code, syscall, path, destination));
    }

    /** The short form of streams: "write EPIPE". */
    public static JsException errno(Realm realm, String code, String syscall) {
        return new JsException(
                Environment.of(realm).library().call("internal/errors", "errnoException", code, syscall));
    }

    /** The error object of {@link #uv}, for callbacks. */
    public static Object uvValue(Realm realm, String code, String syscall, String path, String destination) {
        JsObject fields = JsObject.create(realm);
        fields.createDataProperty("code", code);
        fields.createDataProperty("syscall", syscall);
        fields.createDataProperty("path", path == null ? Undefined.INSTANCE : path);
        fields.createDataProperty("dest", destination == null ? Undefined.INSTANCE : destination);
        return Environment.of(realm).library().call("internal/errors", "uvException", fields);
    }
}
