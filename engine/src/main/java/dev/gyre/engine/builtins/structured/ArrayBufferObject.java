package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.DataBlockObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.Arrays;

/** An ArrayBuffer: an object with [[ArrayBufferData]], a Java byte array that Java code may share. */
public class ArrayBufferObject extends DataBlockObject {
    private static final byte[] DETACHED = {};
    /** The maximum length of a Java array; V8's own limit is larger. */
    static final long MAX_BYTE_LENGTH = Integer.MAX_VALUE - 8;

    private final long maxByteLength;
    private boolean detached;

    /** A buffer over existing bytes, without copying. */
    public ArrayBufferObject(JsObject prototype, byte[] data) {
        this(prototype, data, -1);
    }

    /** The same; maxByteLength is -1 for a buffer of fixed length. */
    public ArrayBufferObject(JsObject prototype, byte[] data, long maxByteLength) {
        super(prototype, data);
        this.maxByteLength = maxByteLength;
    }

    // AllocateArrayBuffer ( constructor, byteLength [ , maxByteLength ] ),
    // https://tc39.es/ecma262/#sec-allocatearraybuffer
    public static ArrayBufferObject allocate(JsObject prototype, long byteLength, long maxByteLength) {
        if (maxByteLength >= 0 && byteLength > maxByteLength)
            throw Errors.rangeError("Invalid array buffer max length");
        if (byteLength > MAX_BYTE_LENGTH || maxByteLength > MAX_BYTE_LENGTH)
            throw Errors.rangeError("Array buffer allocation failed");
        return new ArrayBufferObject(prototype, allocateBytes((int) byteLength), maxByteLength);
    }

    private static byte[] allocateBytes(int length) {
        try {
            return SurroundingAgent.work(length, () -> new byte[length]);
        } catch (OutOfMemoryError error) {
            throw Errors.rangeError("Array buffer allocation failed");
        }
    }

    public int byteLength() {
        return data().length;
    }

    /** [[ArrayBufferMaxByteLength]], or -1 for buffers of fixed length. */
    public long maxByteLength() {
        return maxByteLength;
    }

    public boolean isResizable() {
        return maxByteLength >= 0;
    }

    // IsSharedArrayBuffer ( obj ), https://tc39.es/ecma262/#sec-issharedarraybuffer
    public boolean isShared() {
        return false;
    }

    public boolean isDetached() {
        return detached;
    }

    // DetachArrayBuffer ( arrayBuffer [ , key ] ), https://tc39.es/ecma262/#sec-detacharraybuffer
    public void detach() {
        setData(DETACHED);
        detached = true;
    }

    void resize(int byteLength) {
        setData(Arrays.copyOf(data(), byteLength));
    }

    @Override
    public String className() {
        return "ArrayBuffer";
    }
}
