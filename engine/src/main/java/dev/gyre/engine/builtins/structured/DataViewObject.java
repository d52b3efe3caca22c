package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.object.JsObject;

/** A DataView. */
public final class DataViewObject extends JsObject {
    private final ArrayBufferObject buffer;
    private final int byteOffset;
    /** Fixed length in bytes, or -1 when it follows the buffer's. */
    private final int fixedLength;

    public DataViewObject(JsObject prototype, ArrayBufferObject buffer, int byteOffset, int fixedLength) {
        super(prototype);
        this.buffer = buffer;
        this.byteOffset = byteOffset;
        this.fixedLength = fixedLength;
    }

    public ArrayBufferObject buffer() {
        return buffer;
    }

    public int byteOffset() {
        return byteOffset;
    }

    /** Whether it is as long as its buffer. */
    public boolean isLengthTracking() {
        return fixedLength < 0;
    }

    // IsViewOutOfBounds ( viewRecord ), https://tc39.es/ecma262/#sec-isviewoutofbounds
    public boolean isOutOfBounds() {
        return buffer.isDetached()
                || byteOffset > buffer.byteLength()
                || fixedLength >= 0 && byteOffset + fixedLength > buffer.byteLength();
    }

    // GetViewByteLength ( viewRecord ), https://tc39.es/ecma262/#sec-getviewbytelength
    public int byteLength() {
        return fixedLength >= 0 ? fixedLength : buffer.byteLength() - byteOffset;
    }

    @Override
    public String className() {
        return "DataView";
    }
}
