package dev.gyre.page.idl;

import dev.gyre.engine.runtime.object.JsObject;

/** An object that programs get only by way of another, as a window by its WindowProxy. */
public interface ProxiedObject {
    /** What programs get instead. */
    JsObject proxy();
}
