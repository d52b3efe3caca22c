package dev.gyre.node.fs;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.RecordRequest;
import dev.gyre.loop.records.RecordChannel;
import dev.gyre.loop.records.RecordRing;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.environment.RandomSource;
import dev.gyre.node.environment.RuntimeOptions;
import java.util.Arrays;

/** The operations of one runtime that return results through the record ring, and the functions that receive them. */
public final class RecordOperations {
    static final EnvironmentKey<RecordOperations> KEY = new Key();

    private final Environment environment;
    private final RandomSource random;
    private final RecordChannel channel;
    private JsObject drain;
    private JsObject direct;

    private static final class Key extends EnvironmentKey<RecordOperations> {
        @Override
        protected RecordOperations create(Environment environment) {
            return new RecordOperations(environment);
        }
    }

    RecordOperations(Environment environment) {
        this.environment = environment;
        random = environment.get(RandomSource.KEY);
        RuntimeOptions options = environment.settings().options();
        channel = new RecordChannel(
                new RecordRing(options.ringRecords(), options.ringBytes()), () -> drain.call0(Undefined.INSTANCE));
    }

    RecordChannel channel() {
        return channel;
    }

    void listen(JsObject drainFunction, JsObject directFunction) {
        drain = drainFunction;
        direct = directFunction;
    }

    void readFile(int operation, Object pathOrDescriptor, Object flags) {
        var call = new FileCall(environment, FileOperation.READ_FILE, new Object[] {pathOrDescriptor, flags});
        Object denial = environment.isRestricted() ? FileAccess.denial(call) : null;
        if (denial == null) new FileRead(operation, call).submit();
        else direct.call(Undefined.INSTANCE, new Object[] {operation, denial, Undefined.INSTANCE});
    }

    void read(int operation, Object descriptor, int length, Object position) {
        ByteView memory = new ByteView(new byte[length], 0, length);
        new PartialRead(
                        operation,
                        new FileCall(
                                environment, FileOperation.READ, new Object[] {descriptor, memory, 0, length, position
                                }),
                        memory.bytes())
                .submit();
    }

    void randomBytes(int operation, int size) {
        new RandomBytes(operation, size).submit();
    }

    /** A request whose results that do not fit are passed to a JavaScript function. */
    private abstract class Operation extends RecordRequest {
        Operation(int operation) {
            super(environment.loop(), channel, operation);
        }

        /** The JavaScript error of a failure. */
        abstract Object error(Throwable failure);

        @Override
        protected void deliver(int operation, Throwable failure, byte[] result) {
            direct.call(Undefined.INSTANCE, new Object[] {
                operation,
                failure == null ? Null.INSTANCE : error(failure),
                result == null ? Undefined.INSTANCE : ByteView.arrayBuffer(environment.realm(), result)
            });
        }
    }

    /** Reads a whole file. */
    private final class FileRead extends Operation {
        private final FileCall call;

        FileRead(int operation, FileCall call) {
            super(operation);
            this.call = call;
        }

        @Override
        public String kind() {
            return "fs";
        }

        @Override
        public String reason() {
            return call.argument(0) instanceof FilePath path ? "fs.readFile " + path.text() : "fs.readFile";
        }

        @Override
        protected byte[] produce() throws Exception {
            return (byte[]) new FileOperations(call).perform();
        }

        @Override
        Object error(Throwable failure) {
            return call.error(failure);
        }
    }

    /**
     * Reads a part of an open file into a separate array, because the caller's buffer may move or be detached
     * meanwhile.
     */
    private final class PartialRead extends Operation {
        private final FileCall call;
        private final byte[] memory;

        PartialRead(int operation, FileCall call, byte[] memory) {
            super(operation);
            this.call = call;
            this.memory = memory;
        }

        @Override
        public String kind() {
            return "fs";
        }

        @Override
        public String reason() {
            return "fs.read";
        }

        @Override
        protected byte[] produce() throws Exception {
            int count = (Integer) new FileOperations(call).perform();
            return count == memory.length ? memory : Arrays.copyOf(memory, count);
        }

        @Override
        Object error(Throwable failure) {
            return call.error(failure);
        }
    }

    /** Gets random bytes from the system. */
    private final class RandomBytes extends Operation {
        private final int size;

        RandomBytes(int operation, int size) {
            super(operation);
            this.size = size;
        }

        @Override
        public String kind() {
            return "random";
        }

        @Override
        public String reason() {
            return size + " random bytes";
        }

        @Override
        protected byte[] produce() {
            var bytes = new byte[size];
            random.random().nextBytes(bytes);
            return bytes;
        }

        @Override
        Object error(Throwable failure) {
            return NodeErrors.uvValue(environment.realm(), "EIO", "getrandom", null, null);
        }
    }
}
