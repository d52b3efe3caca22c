package dev.gyre.modules.host;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.object.JsObject;

/** What the hostDefined of a realm may be: it knows the prototypes of the embedder's errors with a code, by which they name the code as texts. */
public interface ErrorClasses {
    JsObject prototypeOf(ErrorKind kind, String code);
}
