package dev.gyre.engine.builtins.memory;

import dev.gyre.engine.runtime.object.JsObject;
import java.lang.ref.WeakReference;

/** A WeakRef. */
public final class WeakRefObject extends JsObject {
    private final WeakReference<Object> target;

    WeakRefObject(JsObject prototype, Object target) {
        super(prototype);
        this.target = new WeakReference<>(target);
    }

    /** The target, or Java null if it has been collected. */
    public Object target() {
        return target.get();
    }

    @Override
    public String className() {
        return "WeakRef";
    }
}
