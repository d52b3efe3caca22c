package dev.gyre.node.crypto;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LongWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A computation of node:crypto: synchronous, or on a thread of the pool if there is a callback. */
public final class CryptoRequest extends WorkRequest {
    /** From this number of bytes on, work may take half a millisecond. */
    private static final int LONG = 1 << 15;

    private final Environment environment;
    private final Work work;
    private final JsObject callback;
    private final AsyncWrap entry;
    private Object result;

    /** The computation, without JavaScript. Its result is bytes, a number, text, a list or map of these, or a key. */
    public interface Work {
        Object perform() throws CryptoException;
    }

    private CryptoRequest(Environment environment, String type, Work work, JsObject callback) {
        super(environment.loop());
        this.environment = environment;
        this.work = work;
        this.callback = callback;
        entry = new AsyncWrap(environment.realm(), type);
    }

    /** Performs the work synchronously; returns its result or throws its error. */
    public static Object perform(Realm realm, Work work) {
        return perform(realm, null, null, work);
    }

    /** Performs work on so many bytes synchronously. */
    public static Object perform(Realm realm, int size, Work work) {
        return size < LONG ? perform(realm, work) : perform(realm, null, "", work);
    }

    /**
     * Performs the work synchronously if there is no callback; otherwise returns undefined.
     *
     * @param type what async hooks call the request
     */
    public static Object perform(Realm realm, Object callback, String type, Work work) {
        if (callback instanceof JsObject function) {
            new CryptoRequest(Environment.of(realm), type, work, function).submit();
            return Undefined.INSTANCE;
        }
        try {
            // What can be done on the pool may take long.
            return toJs(realm, type == null ? work.perform() : performLong(realm, work));
        } catch (JsException thrown) {
            throw thrown;
        } catch (CryptoException | RuntimeException wrong) {
            throw new JsException(error(realm, wrong));
        }
    }

    private static Object performLong(Realm realm, Work work) throws CryptoException {
        try {
            return LongWork.perform(realm, work::perform);
        } catch (CryptoException | RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public String kind() {
        return "crypto";
    }

    @Override
    public String reason() {
        return "crypto";
    }

    @Override
    protected void work() throws CryptoException {
        result = work.perform();
    }

    @Override
    protected void afterWork(Throwable failure) {
        Realm realm = environment.realm();
        entry.end();
        if (failure == null) entry.call2(callback, Undefined.INSTANCE, Null.INSTANCE, toJs(realm, result));
        else entry.call1(callback, Undefined.INSTANCE, error(realm, failure));
    }

    /**
     * The JavaScript error of a failure. Unforeseen exceptions of Java's providers, for invalid keys, become failed
     * operations.
     */
    public static Object error(Realm realm, Throwable failure) {
        CryptoException wrong =
                failure instanceof CryptoException known ? known : CryptoException.failed("Operation failed");
        if (wrong.library() == null && wrong.code() != null) {
            return Environment.of(realm)
                    .library()
                    .call("internal/crypto/util", "codedError", wrong.kind(), wrong.code(), wrong.getMessage());
        }
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, wrong.getMessage());
        if (wrong.library() != null) {
            if (wrong.isRepeated())
                error.createDataProperty("opensslErrorStack", JsArray.of(realm, wrong.getMessage()));
            error.createDataProperty("library", wrong.library());
            error.createDataProperty("reason", wrong.reason());
            error.createDataProperty("code", wrong.code());
        }
        return error;
    }

    public static Object toJs(Realm realm, Object value) {
        return switch (value) {
            case null -> Undefined.INSTANCE;
            case byte[] bytes -> ByteView.arrayBuffer(realm, bytes);
            case KeyMaterial key -> new KeyHandle(realm, key);
            case List<?> values -> {
                List<Object> elements = new ArrayList<>(values.size());
                for (Object element : values) elements.add(toJs(realm, element));
                yield JsArray.fromList(realm, elements);
            }
            case Map<?, ?> fields -> {
                JsObject object = JsObject.create(realm);
                for (Map.Entry<?, ?> field : fields.entrySet())
                    object.createDataProperty((String) field.getKey(), toJs(realm, field.getValue()));
                yield object;
            }
            default -> value;
        };
    }
}
