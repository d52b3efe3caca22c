package dev.gyre.engine.diagnostics;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.source.Source;

/** Converts early errors to JavaScript errors. */
public final class SourceErrors {
    private SourceErrors() {}

    /** Creates the error object of an early error in the realm that parses. */
    public static JsException toJsException(Realm realm, ParseException exception) {
        ErrorKind kind = switch (exception.kind()) {
            case SYNTAX -> ErrorKind.SYNTAX;
            case REFERENCE -> ErrorKind.REFERENCE;
            case RANGE -> ErrorKind.RANGE;
        };
        return locate(
                realm,
                Errors.error(kind, exception.getMessage()),
                exception.source(),
                exception.start(),
                exception.end());
    }

    /** Records the position of the error in the text, for embedders that show the line. */
    public static JsException locate(Realm realm, JsException error, Source source, int start, int end) {
        if (error.value(realm) instanceof ErrorObject object)
            object.syntaxLocation(new SyntaxLocation(source, start, end));
        return error;
    }
}
