package dev.gyre.page.idl;

import dev.gyre.engine.runtime.error.JsException;

/** Thrown by implementations where a standard throws a DOMException; the called function's table makes that of it. */
public final class DomError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String name;

    /** @param name of https://webidl.spec.whatwg.org/#idl-DOMException-error-names */
    public DomError(String name, String message) {
        super(message, null, false, false);
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** The exception where no called function's table makes it. */
    public JsException toException(Interfaces interfaces) {
        return new JsException(DOMException.create(interfaces, getMessage(), name));
    }

    public static DomError hierarchyRequest(String message) {
        return new DomError("HierarchyRequestError", message);
    }

    public static DomError notFound(String message) {
        return new DomError("NotFoundError", message);
    }

    public static DomError invalidCharacter(String message) {
        return new DomError("InvalidCharacterError", message);
    }

    public static DomError indexSize(String message) {
        return new DomError("IndexSizeError", message);
    }

    public static DomError namespace(String message) {
        return new DomError("NamespaceError", message);
    }

    public static DomError syntax(String message) {
        return new DomError("SyntaxError", message);
    }

    public static DomError notSupported(String message) {
        return new DomError("NotSupportedError", message);
    }

    public static DomError invalidState(String message) {
        return new DomError("InvalidStateError", message);
    }
}
