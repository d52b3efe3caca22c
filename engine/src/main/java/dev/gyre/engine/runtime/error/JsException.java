package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.List;

/**
 * A JS throw completion. It has the thrown value, or the kind and message of an Error object that is created when the
 * value is first needed.
 */
public final class JsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ErrorKind kind;
    /** The uncallable method whose message depends on the caller; otherwise null. */
    private final transient UncallableMethod uncallable;

    private transient Object value;
    private transient FramePosition thrownAt;
    private transient SyntaxLocation location;
    private transient List<CallSiteInfo> throwFrames = List.of();

    public JsException(Object value) {
        super(null, null, false, false);
        this.kind = null;
        this.uncallable = null;
        this.value = value;
    }

    /** A value thrown by a throw statement, with the position that embedders show if it is uncaught. */
    public JsException(Object value, FramePosition thrownAt) {
        this(value);
        this.thrownAt = thrownAt;
    }

    public JsException(ErrorKind kind, String message) {
        super(message, null, false, false);
        this.kind = kind;
        this.uncallable = null;
        StackCapture.completeStack();
    }

    /** The TypeError for a method that is not a function; its message is composed together with the Error object. */
    public JsException(UncallableMethod uncallable) {
        super(uncallable.byValue(), null, false, false);
        this.kind = ErrorKind.TYPE;
        this.uncallable = uncallable;
        StackCapture.completeStack();
    }

    /**
     * The thrown value; the first call creates the Error object of an engine error, in this realm and with the current
     * stack.
     */
    public Object value(Realm realm) {
        if (value == null) {
            create(realm, realm.agent().topFrame());
        }
        return value;
    }

    /** Creates the Error object if there is none, with this frame on top of its stack; returns this for a rethrow. */
    public JsException materialise(Realm realm, StackFrame top) {
        if (value == null) {
            create(realm, top);
        }
        return this;
    }

    private void create(Realm realm, StackFrame top) {
        var error =
                ErrorObject.create(realm, kind, uncallable == null ? super.getMessage() : uncallable.message(top), top);
        error.syntaxLocation(location);
        value = error;
    }

    /** Sets the range of the source text that the Error object will report; returns this. */
    public JsException at(SyntaxLocation where) {
        location = where;
        return this;
    }

    /** Creates the Error object if there is none; returns this for a rethrow. */
    public JsException materialise(Realm realm) {
        return materialise(realm, realm.agent().topFrame());
    }

    public boolean isMaterialised() {
        return value != null;
    }

    /** The position of the throw statement; null for errors that the engine or a builtin threw. */
    public FramePosition thrownAt() {
        return thrownAt;
    }

    /** The stack at the throw statement, youngest first, if the host asked for it. */
    public List<CallSiteInfo> throwFrames() {
        return throwFrames;
    }

    public void throwFrames(List<CallSiteInfo> frames) {
        throwFrames = frames;
    }

    /** The kind of an engine error, null for a thrown value. */
    public ErrorKind kind() {
        return kind;
    }

    /** A description for Java readers; runs no JS. */
    @Override
    public String getMessage() {
        if (kind != null) {
            return kind.constructorName() + ": " + super.getMessage();
        }
        if (value instanceof ErrorObject error) return PropertyErrors.describeError(error);
        if (value instanceof JsObject object) return "[object " + object.className() + "]";
        if (value instanceof JsSymbol symbol) return symbol.descriptiveString();
        return String.valueOf(value);
    }
}
