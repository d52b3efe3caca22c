package dev.gyre.page.geometry;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.idl.Interfaces;

/** A rectangle, https://drafts.fxtf.org/geometry/#DOMRect. */
public class DOMRectReadOnly extends JsObject {
    double x;
    double y;
    double width;
    double height;

    DOMRectReadOnly(Realm realm, String interfaceName, double x, double y, double width, double height) {
        super(Interfaces.of(realm).shape(interfaceName));
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    static DOMRectReadOnly construct(Realm realm, double x, double y, double width, double height) {
        return new DOMRectReadOnly(realm, "DOMRectReadOnly", x, y, width, height);
    }

    static DOMRectReadOnly fromRect(Realm realm, DOMRectInit other) {
        return construct(realm, other.x, other.y, other.width, other.height);
    }

    public final double x() {
        return x;
    }

    public final double y() {
        return y;
    }

    public final double width() {
        return width;
    }

    public final double height() {
        return height;
    }

    public final double top() {
        return Math.min(y, y + height);
    }

    public final double right() {
        return Math.max(x, x + width);
    }

    public final double bottom() {
        return Math.max(y, y + height);
    }

    public final double left() {
        return Math.min(x, x + width);
    }

    public final JsObject toJSON(Realm realm) {
        JsObject copy = JsObject.create(realm);
        String[] names = {"x", "y", "width", "height", "top", "right", "bottom", "left"};
        for (String name : names) copy.createDataProperty(name, get(name));
        return copy;
    }

    @Override
    public String className() {
        return "DOMRectReadOnly";
    }
}
