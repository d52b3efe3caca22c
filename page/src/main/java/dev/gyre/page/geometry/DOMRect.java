package dev.gyre.page.geometry;

import dev.gyre.engine.runtime.realm.Realm;

/** A rectangle that programs change, https://drafts.fxtf.org/geometry/#DOMRect. */
public final class DOMRect extends DOMRectReadOnly {
    public DOMRect(Realm realm, double x, double y, double width, double height) {
        super(realm, "DOMRect", x, y, width, height);
    }

    static DOMRect construct(Realm realm, double x, double y, double width, double height) {
        return new DOMRect(realm, x, y, width, height);
    }

    static DOMRect fromRect(Realm realm, DOMRectInit other) {
        return construct(realm, other.x, other.y, other.width, other.height);
    }

    public void x(double value) {
        x = value;
    }

    public void y(double value) {
        y = value;
    }

    public void width(double value) {
        width = value;
    }

    public void height(double value) {
        height = value;
    }
}
