package dev.gyre.page.idl;

import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** The exceptions of the web's interfaces, https://webidl.spec.whatwg.org/#idl-DOMException. */
public final class DOMException extends JsObject {
    /** The names with codes: the index plus one is the code; empty where the name has gone. */
    private static final List<String> NAMES = List.of(
            "IndexSizeError",
            "",
            "HierarchyRequestError",
            "WrongDocumentError",
            "InvalidCharacterError",
            "",
            "NoModificationAllowedError",
            "NotFoundError",
            "NotSupportedError",
            "InUseAttributeError",
            "InvalidStateError",
            "SyntaxError",
            "InvalidModificationError",
            "NamespaceError",
            "InvalidAccessError",
            "",
            "TypeMismatchError",
            "SecurityError",
            "NetworkError",
            "AbortError",
            "URLMismatchError",
            "QuotaExceededError",
            "TimeoutError",
            "InvalidNodeTypeError",
            "DataCloneError");

    private final String message;
    private final String name;

    private DOMException(Shape shape, String message, String name) {
        super(shape);
        this.message = message;
        this.name = name;
    }

    /** A new exception with the current stack. */
    public static DOMException create(Interfaces interfaces, String message, String name) {
        var exception = new DOMException(interfaces.shape("DOMException"), message, name);
        StackCapture.install(interfaces.realm(), exception, null);
        return exception;
    }

    static DOMException construct(Realm realm, String message, String name) {
        return create(Interfaces.of(realm), message, name);
    }

    public String message() {
        return message;
    }

    public String name() {
        return name;
    }

    public int code() {
        return NAMES.indexOf(name) + 1;
    }

    @Override
    public String className() {
        return "Error";
    }
}
