package dev.gyre.page.idl;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.HashMap;

/** The interface prototype objects of one realm, https://webidl.spec.whatwg.org/#interface-prototype-object, each created at first use. */
public final class Interfaces {
    private final Realm realm;
    private final HashMap<String, JsObject> prototypes = new HashMap<>();
    private final HashMap<String, Shape> shapes = new HashMap<>();

    public Interfaces(Realm realm) {
        this.realm = realm;
    }

    public Realm realm() {
        return realm;
    }

    /** The interface prototype object of the interface with this name. */
    public JsObject prototype(String name) {
        return prototypes.computeIfAbsent(name, key -> JsObject.create(realm, realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE)));
    }

    /** The shape of new objects that implement the interface. */
    public Shape shape(String name) {
        Shape shape = shapes.get(name);
        return shape != null ? shape : createShape(name);
    }

    private Shape createShape(String name) {
        Shape shape = Shape.rootFor(prototype(name), ShapeKind.ORDINARY);
        shapes.put(name, shape);
        return shape;
    }
}
