package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;
import dev.gyre.engine.runtime.realm.BindingCell;
import dev.gyre.engine.runtime.realm.DeclarativeRecord;

/**
 * The cached location of a global name in one realm: the cell of a lexical binding or, if the cell is null, a slot of the
 * global object, valid until a script declares another name.
 *
 * @param scope the realm's lexical bindings
 * @param constant valid as long as the global object's property keeps its value; null if that is not known
 * @param absence valid as long as no script declares the name; null for lexical bindings
 */
public record GlobalCache(
        DeclarativeRecord scope,
        BindingCell cell,
        JsObject global,
        Shape shape,
        int slot,
        int version,
        ValidityCell constant,
        ValidityCell absence) {
    public static GlobalCache of(DeclarativeRecord scope, BindingCell cell) {
        return new GlobalCache(scope, cell, null, null, 0, 0, null, null);
    }
}
