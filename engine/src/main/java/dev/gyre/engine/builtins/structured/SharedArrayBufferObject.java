package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;

/** A SharedArrayBuffer: an agent's own view of a {@link SharedDataBlock}. */
public final class SharedArrayBufferObject extends ArrayBufferObject {
    private final SharedDataBlock block;

    /** maxByteLength is -1 for a buffer of fixed length. */
    public SharedArrayBufferObject(JsObject prototype, SharedDataBlock block, long maxByteLength) {
        super(prototype, block.bytes(), maxByteLength);
        this.block = block;
    }

    // AllocateSharedArrayBuffer ( constructor, byteLength [ , maxByteLength ] ),
    // https://tc39.es/ecma262/#sec-allocatesharedarraybuffer
    static SharedArrayBufferObject allocateShared(JsObject prototype, long byteLength, long maxByteLength) {
        long capacity = Math.max(byteLength, maxByteLength);
        if (capacity > MAX_BYTE_LENGTH) {
            throw Errors.rangeError("Array buffer allocation failed");
        }
        return new SharedArrayBufferObject(
                prototype, new SharedDataBlock((int) byteLength, (int) capacity), maxByteLength);
    }

    /** The shared part, from which other agents create their own SharedArrayBuffer. */
    public SharedDataBlock block() {
        return block;
    }

    @Override
    public boolean isShared() {
        return true;
    }

    @Override
    public int byteLength() {
        return block.length();
    }

    @Override
    public String className() {
        return "SharedArrayBuffer";
    }
}
