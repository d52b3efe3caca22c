package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;

// https://dom.spec.whatwg.org/#interface-eventtarget
public abstract class EventTarget extends JsObject {
    protected EventTarget(Shape shape) {
        super(shape);
    }
}
