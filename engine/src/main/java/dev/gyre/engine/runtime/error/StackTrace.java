package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** The stack of one error: the frames until the stack property is first read, then the property's value. */
final class StackTrace {
    private final Realm realm;
    private final List<CallSiteInfo> frames;
    private Object value;

    StackTrace(Realm realm, List<CallSiteInfo> frames) {
        this.realm = realm;
        this.frames = frames;
    }

    List<CallSiteInfo> frames() {
        return frames;
    }

    Object value(JsObject error) {
        if (value == null) {
            Object formatted = StackCapture.format(realm, error, frames);
            // Formatting may have called a prepareStackTrace that assigned the property.
            if (value == null) {
                value = formatted;
            }
        }
        return value;
    }

    void value(Object newValue) {
        value = newValue;
    }
}
