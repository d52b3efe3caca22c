package dev.gyre.node.fs;

import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.errors.UvFailure;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One call of a file operation: its arguments as Java values, its outcome as a JS value. Performing it does not touch
 * JS, so it may run on any thread.
 */
public final class FileCall {
    private final Environment environment;
    private final FileOperation operation;
    private final FileDescriptors descriptors;
    private final Object[] arguments;

    FileCall(Environment environment, FileOperation operation, Object[] given) {
        this.environment = environment;
        this.operation = operation;
        descriptors = environment.get(FileDescriptors.KEY);
        arguments = new Object[operation.arity()];
        for (int i = 0; i < arguments.length; i++) {
            Object value = i < given.length ? given[i] : Undefined.INSTANCE;
            // readFile and writeFile also accept a descriptor.
            boolean isPath = i < operation.paths() && !(value instanceof Number);
            arguments[i] = isPath ? path(environment, value) : toJava(value);
        }
    }

    static FilePath path(Environment environment, Object value) {
        ByteView bytes = ByteView.ofOrNull(value);
        String text = bytes == null ? TypeConversion.toString(value) : bytes.utf8();
        if (text.isEmpty()) return new FilePath(text, null);
        try {
            Path path = environment.cwd().resolve(text);
            return new FilePath(text, path);
        } catch (InvalidPathException invalid) {
            return new FilePath(text, null);
        }
    }

    private static Object toJava(Object value) {
        if (value instanceof CharSequence text) return text.toString();
        if (value instanceof JsArray array) {
            Object[] elements = array.toObjectArray();
            for (int i = 0; i < elements.length; i++) elements[i] = toJava(elements[i]);
            return elements;
        }
        ByteView view = ByteView.ofOrNull(value);
        return view == null ? value : view;
    }

    FileDescriptors descriptors() {
        return descriptors;
    }

    FileOperation operation() {
        return operation;
    }

    FilePath pathArgument(int index) {
        return (FilePath) arguments[index];
    }

    Object argument(int index) {
        return arguments[index];
    }

    boolean flag(int index) {
        return TypeConversion.toBoolean(arguments[index]);
    }

    /** An integer argument; {@code otherwise} for undefined and null. */
    int integer(int index, int otherwise) {
        return (int) longInteger(index, otherwise);
    }

    long longInteger(int index, long otherwise) {
        return arguments[index] instanceof Number number ? number.longValue() : otherwise;
    }

    double number(int index) {
        return ((Number) arguments[index]).doubleValue();
    }

    Environment environment() {
        return environment;
    }

    /** Performs the call synchronously; throws its uv error. */
    Object callNow() {
        try {
            return toJs(environment.realm(), new FileOperations(this).perform());
        } catch (Exception error) {
            if (error instanceof JsException thrown) throw thrown;
            throw new JsException(error(error));
        }
    }

    /** Performs the call on a thread of the pool and calls back; {@code type} is the request's type in async hooks. */
    void submit(JsObject callback, String type) {
        new FileRequest(this, callback, type).submit();
    }

    /** The uv error of a failure. */
    Object error(Throwable failure) {
        String syscall = failure instanceof UvFailure named ? named.syscall() : operation.syscall();
        boolean ofPath = operation.paths() > 0
                && arguments[0] instanceof FilePath
                && !syscall.equals("read")
                && !syscall.equals("write");
        String path = ofPath ? shownPath() : null;
        String destination = ofPath && operation.paths() > 1 ? ((FilePath) arguments[1]).text() : null;
        return NodeErrors.uvValue(environment.realm(), UvFailure.code(failure), syscall, path, destination);
    }

    /** The path for errors and permissions: that of a temporary folder shows which letters will be random. */
    String shownPath() {
        String text = ((FilePath) arguments[0]).text();
        return operation == FileOperation.MKDTEMP ? text + "XXXXXX" : text;
    }

    static Object toJs(Realm realm, Object result) {
        if (result == null) return Undefined.INSTANCE;
        if (result instanceof byte[] bytes) return ByteView.arrayBuffer(realm, bytes);
        if (result instanceof Statistics stats) return stats.toJs(realm);
        if (result instanceof Long number) return TypeConversion.number(number);
        if (result instanceof double[] numbers) return floats(realm, numbers);
        return result instanceof List<?> values ? array(realm, values) : result;
    }

    private static JsArray array(Realm realm, List<?> values) {
        List<Object> elements = new ArrayList<>(values.size());
        for (Object value : values) elements.add(value instanceof List<?> nested ? array(realm, nested) : value);
        return JsArray.fromList(realm, elements);
    }

    private static TypedArrayObject floats(Realm realm, double[] numbers) {
        ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (double number : numbers) bytes.putDouble(number);
        return typedArray(realm, ElementType.FLOAT64, bytes.array(), numbers.length);
    }

    private static TypedArrayObject typedArray(Realm realm, ElementType type, byte[] bytes, int length) {
        return new TypedArrayObject(
                realm.intrinsic(type.prototype()), type, ByteView.arrayBuffer(realm, bytes), 0, length);
    }

    /** A stat result before its conversion to JS. */
    record Statistics(long[] values, boolean bigint) {
        Object toJs(Realm realm) {
            ByteBuffer bytes = ByteBuffer.allocate(values.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
            for (long value : values) {
                if (bigint) bytes.putLong(value);
                else bytes.putDouble(value);
            }
            return typedArray(realm, bigint ? ElementType.BIGINT64 : ElementType.FLOAT64, bytes.array(), values.length);
        }
    }

    /** The first argument of a callback when there is no error. */
    public static Object noError() {
        return Null.INSTANCE;
    }
}
