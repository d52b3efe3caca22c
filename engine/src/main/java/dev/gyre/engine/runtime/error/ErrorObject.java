package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** An object with [[ErrorData]]. */
public final class ErrorObject extends JsObject {
    private SyntaxLocation location;

    public ErrorObject(JsObject prototype) {
        super(prototype);
    }

    /** Creates an error that the engine throws, with the current stack. */
    public static ErrorObject create(Realm realm, ErrorKind kind, String message) {
        return create(realm, kind, message, realm.agent().topFrame());
    }

    static ErrorObject create(Realm realm, ErrorKind kind, String message, StackFrame top) {
        var error = new ErrorObject(realm.intrinsic(prototypeOf(kind)));
        StackCapture.install(realm, error, top, null);
        error.defineBuiltin("message", message, Attributes.METHOD);
        return error;
    }

    public static Intrinsic prototypeOf(ErrorKind kind) {
        return switch (kind) {
            case ERROR -> Intrinsic.ERROR_PROTOTYPE;
            case TYPE -> Intrinsic.TYPE_ERROR_PROTOTYPE;
            case RANGE -> Intrinsic.RANGE_ERROR_PROTOTYPE;
            case REFERENCE -> Intrinsic.REFERENCE_ERROR_PROTOTYPE;
            case SYNTAX -> Intrinsic.SYNTAX_ERROR_PROTOTYPE;
            case EVAL -> Intrinsic.EVAL_ERROR_PROTOTYPE;
            case URI -> Intrinsic.URI_ERROR_PROTOTYPE;
            case AGGREGATE -> Intrinsic.AGGREGATE_ERROR_PROTOTYPE;
            case SUPPRESSED -> Intrinsic.SUPPRESSED_ERROR_PROTOTYPE;
        };
    }

    /** The location of an early error, for embedders to show; null for other errors. */
    public SyntaxLocation syntaxLocation() {
        return location;
    }

    public void syntaxLocation(SyntaxLocation where) {
        location = where;
    }

    @Override
    public String className() {
        return "Error";
    }

    @Override
    public String builtinTag() {
        return "Error";
    }
}
