package dev.gyre.modules.host;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.object.JsObject;

/**
 * An interface of a realm's hostDefined: it has the prototypes of the embedder's errors with a code, whose text forms
 * include the code.
 */
public interface ErrorClasses {
    JsObject prototypeOf(ErrorKind kind, String code);
}
