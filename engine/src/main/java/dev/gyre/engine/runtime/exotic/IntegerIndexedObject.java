package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;

/** An object whose elements are views into a data block, in the form that compiled code reads and writes without a call. */
public abstract class IntegerIndexedObject extends JsObject {
    private final ElementType type;
    private final DataBlockObject block;
    private final int byteOffset;
    /** The number of elements where it can only change by a detach; otherwise -1. */
    private final int directLength;

    /** @param directLength the number of elements, or -1 if resizing the block may change it */
    protected IntegerIndexedObject(
            JsObject prototype, ElementType type, DataBlockObject block, int byteOffset, int directLength) {
        super(Shape.rootFor(prototype, ShapeKind.EXOTIC));
        this.type = type;
        this.block = block;
        this.byteOffset = byteOffset;
        this.directLength = directLength;
    }

    public final ElementType type() {
        return type;
    }

    @Override
    public final ElementType elementsKind() {
        return type;
    }

    /** What its elements are stored in. */
    protected final DataBlockObject block() {
        return block;
    }

    public final byte[] data() {
        return block.data();
    }

    /** [[ByteOffset]], whether in bounds or not. */
    public final int byteOffset() {
        return byteOffset;
    }

    /** The number of elements, or -1 where resizing may change it. A detached block has no bytes. */
    public final int directLength() {
        return directLength > 0 && block.data().length == 0 ? 0 : directLength;
    }

    /** Whether there is an element that can be read from and written to {@link #data}. */
    public final boolean hasDirect(int index) {
        return index >= 0 && index < directLength && block.data().length != 0;
    }
}
