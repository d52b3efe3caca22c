package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.value.JsSymbol;

/** A Symbol object: one with [[SymbolData]]. */
public final class SymbolObject extends PrimitiveWrapper {
    private final JsSymbol value;

    public SymbolObject(JsObject prototype, JsSymbol value) {
        super(Shape.rootFor(prototype, ShapeKind.ORDINARY));
        this.value = value;
    }

    @Override
    public JsSymbol value() {
        return value;
    }

    @Override
    public String className() {
        return "Symbol";
    }
}
