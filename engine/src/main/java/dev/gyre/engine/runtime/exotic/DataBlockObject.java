package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.object.JsObject;

/** An object with [[ArrayBufferData]]. */
public abstract class DataBlockObject extends JsObject {
    private byte[] data;

    protected DataBlockObject(JsObject prototype, byte[] data) {
        super(prototype);
        this.data = data;
    }

    /** The bytes; a resize or a detach replaces the array. */
    public final byte[] data() {
        return data;
    }

    protected final void setData(byte[] data) {
        this.data = data;
    }
}
