package dev.gyre.node.globals;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyDescriptor;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.object.Shape;
import dev.gyre.engine.object.ShapeKind;
import dev.gyre.engine.realm.Intrinsic;

/** process.env: every value becomes a string. */
// https://nodejs.org/api/process.html#processenv
final class EnvironmentObject extends JsObject {
    EnvironmentObject(Realm realm) {
        super(Shape.rootFor(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), ShapeKind.EXOTIC));
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return true;
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        return super.set(key, TypeConversion.toString(value), receiver);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        if (descriptor.value != null) descriptor.value = TypeConversion.toString(descriptor.value);
        return super.defineOwnProperty(key, descriptor);
    }
}
