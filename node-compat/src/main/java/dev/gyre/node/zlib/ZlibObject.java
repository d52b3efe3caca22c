package dev.gyre.node.zlib;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LongWork;
import dev.gyre.node.zlib.codec.ZlibException;
import dev.gyre.node.zlib.codec.ZlibStream;

/** The handle of one stream of node:zlib. */
final class ZlibObject extends JsObject {
    private final Environment environment;
    private final ZlibStream stream;
    private final AsyncWrap entry;
    private boolean busy;
    private boolean closed;

    ZlibObject(Environment environment, JsObject prototype, ZlibStream stream) {
        super(prototype);
        this.environment = environment;
        this.stream = stream;
        entry = new AsyncWrap(environment, "ZLIB", this);
    }

    ZlibStream stream() {
        return stream;
    }

    /** Runs synchronously; returns the output, or the error object. */
    Object run(int flush, int most) {
        try {
            byte[] output = LongWork.perform(environment.realm(), () -> stream.run(flush, most));
            return ByteView.arrayBuffer(environment.realm(), output);
        } catch (ZlibException wrong) {
            return error(environment.realm(), wrong);
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static ErrorObject error(Realm realm, ZlibException wrong) {
        ErrorObject error = ErrorObject.create(realm, ErrorKind.ERROR, wrong.getMessage());
        error.createDataProperty("errno", wrong.number());
        error.createDataProperty("code", wrong.code());
        return error;
    }

    /** Runs on a thread of the pool; the callback receives the result of {@link #run}. */
    void submit(int flush, int most, JsObject callback) {
        busy = true;
        new Work(flush, most, callback).submit();
    }

    /** Releases the memory, after work in progress. */
    void close() {
        closed = true;
        entry.end();
        if (!busy) stream.close();
    }

    /** A run on the pool. */
    private final class Work extends WorkRequest {
        private final int flush;
        private final int most;
        private final JsObject callback;
        private byte[] output;

        Work(int flush, int most, JsObject callback) {
            super(environment.loop());
            this.flush = flush;
            this.most = most;
            this.callback = callback;
        }

        @Override
        public String kind() {
            return "zlib";
        }

        @Override
        public String reason() {
            return "zlib";
        }

        @Override
        protected void work() throws ZlibException {
            output = stream.run(flush, most);
        }

        @Override
        protected void afterWork(Throwable failure) {
            busy = false;
            if (closed) {
                stream.close();
                return;
            }
            Realm realm = environment.realm();
            Object result = failure == null
                    ? ByteView.arrayBuffer(realm, output)
                    : error(realm, failure instanceof ZlibException wrong ? wrong : ZlibException.unexpected(failure));
            entry.call1(callback, Undefined.INSTANCE, result);
        }
    }
}
