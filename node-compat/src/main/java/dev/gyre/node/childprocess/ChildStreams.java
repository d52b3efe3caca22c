package dev.gyre.node.childprocess;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.net.SocketListener;
import dev.gyre.loop.net.TcpSocket;
import dev.gyre.loop.net.UvError;
import dev.gyre.loop.net.UvException;
import dev.gyre.loop.process.Descriptors;
import dev.gyre.loop.process.SpawnOptions;
import dev.gyre.loop.process.SynchronousChild;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.UvFailure;
import dev.gyre.node.fs.FileDescriptors;
import dev.gyre.node.fs.OpenFile;
import dev.gyre.node.net.DescriptorOwner;
import dev.gyre.node.net.StreamWrap;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The sources of a child's descriptors: ends of pipes, descriptors of this process, open files, or nothing. */
final class ChildStreams {
    private static final int WRITE_ONLY = 1;
    private static final int READ_WRITE = 2;
    private static final int APPEND = 02000;
    private static final int STANDARD = 3;

    private final Environment environment;
    private final JsObject[] entries;
    private final int[] descriptors;
    /** For each of the child's descriptors the pipe's end in this process, or -1. */
    private final int[] near;
    /** For each of the child's descriptors the Java stream to which its pipe is relayed, or -1. */
    private final int[] relayed;

    private final List<Integer> given = new ArrayList<>();
    /** One descriptor for each file, so that the child's output and errors are written in sequence. */
    private final Map<OpenFile, Integer> files = new IdentityHashMap<>();

    private final List<SynchronousChild.Pipe> pipes = new ArrayList<>();

    ChildStreams(Environment environment, JsArray stdio) {
        this.environment = environment;
        Object[] values = stdio.toObjectArray();
        entries = Arrays.copyOf(values, values.length, JsObject[].class);
        descriptors = filled(values.length);
        near = filled(values.length);
        relayed = filled(values.length);
    }

    private static int[] filled(int length) {
        int[] numbers = new int[length];
        Arrays.fill(numbers, SpawnOptions.IGNORE);
        return numbers;
    }

    int[] descriptors() {
        return descriptors;
    }

    /** The pipes of a synchronous child. */
    List<SynchronousChild.Pipe> pipes() {
        return pipes;
    }

    /** Opens the descriptors of an asynchronous child. */
    void open() throws UvException {
        for (int i = 0; i < entries.length; i++) {
            if (isPipe(i) || isRelayed(i)) openPipe(i);
            else openOther(i);
        }
    }

    /** Opens the descriptors of a synchronous child, whose pipes are created when it is run. */
    void openSynchronously() throws UvException {
        for (int i = 0; i < entries.length; i++) {
            if (isPipe(i) || isRelayed(i)) {
                Object input = entries[i].get("input");
                boolean reads = i == 0 || !Comparison.isNullish(input);
                pipes.add(new SynchronousChild.Pipe(
                        i,
                        !reads
                                ? null
                                : Comparison.isNullish(input)
                                        ? new byte[0]
                                        : ByteView.of(input).copy()));
            } else {
                openOther(i);
            }
        }
    }

    private String type(int index) {
        return TypeConversion.toString(entries[index].get("type"));
    }

    private boolean isPipe(int index) {
        return type(index).equals("pipe") || type(index).equals("ipc");
    }

    /**
     * Whether the child should write to a stream that is not a descriptor of this process, because the host has
     * replaced it by a Java stream.
     */
    private boolean isRelayed(int index) {
        if (!type(index).equals("fd")) return false;
        int number = number(index);
        if (number < 1 || number >= STANDARD || environment.settings().streams().isOwn(number)) return false;
        relayed[index] = number;
        return true;
    }

    private int number(int index) {
        return TypeConversion.toInt32(entries[index].get("fd"));
    }

    private void openPipe(int index) throws UvException {
        Descriptors.Pair pair = Descriptors.socketPair(false, !type(index).equals("ipc"));
        near[index] = pair.near();
        descriptors[index] = pair.far();
        given.add(pair.far());
    }

    private void openOther(int index) throws UvException {
        if (type(index).equals("wrap")) {
            descriptors[index] = ((DescriptorOwner) entries[index].get("handle")).descriptor();
            return;
        }
        if (!type(index).equals("fd")) return;
        int number = number(index);
        if (number < STANDARD) {
            descriptors[index] = environment.settings().streams().isOwn(number) ? number : SpawnOptions.IGNORE;
            return;
        }
        try {
            OpenFile file = environment.get(FileDescriptors.KEY).require(number, "spawn");
            Integer descriptor = files.get(file);
            if (descriptor == null) {
                descriptor = reopen(file);
                files.put(file, descriptor);
                given.add(descriptor);
            }
            descriptors[index] = descriptor;
        } catch (UvFailure | IOException failed) {
            throw new UvException(UvError.of(failed instanceof UvFailure failure ? failure.code() : "EBADF"), failed);
        }
    }

    /** Another descriptor of the same file for the child, with the same offset. */
    private static int reopen(OpenFile file) throws UvException, UvFailure, IOException {
        int number = file.descriptor();
        if (number != OpenFile.UNKNOWN) return Descriptors.duplicate(number);
        String path = file.path().toString();
        long position = file.channel("spawn").position();
        if (file.isAppending()) return Descriptors.open(path, WRITE_ONLY | APPEND, 0);
        for (int flags : new int[] {READ_WRITE, WRITE_ONLY}) {
            try {
                return Descriptors.open(path, flags, position);
            } catch (UvException refused) {
                if (!refused.error().code().equals("EACCES")) throw refused;
            }
        }
        return Descriptors.open(path, 0, position);
    }

    /** The handles of this process's ends of the pipes, undefined where there is none. */
    JsArray adopt(Realm realm) throws UvException {
        Object[] handles = new Object[entries.length];
        for (int i = 0; i < handles.length; i++) {
            handles[i] = Undefined.INSTANCE;
            if (near[i] < 0) continue;
            int descriptor = near[i];
            near[i] = SpawnOptions.IGNORE;
            if (type(i).equals("ipc")) {
                handles[i] = new IpcChannelObject(environment, descriptor);
                continue;
            }
            TcpSocket socket = TcpSocket.open(environment.loop(), descriptor);
            if (relayed[i] < 0)
                handles[i] = new StreamWrap(environment, socket, false, new AsyncWrap(environment.realm(), "PIPEWRAP"));
            else new Relay(environment, socket, relayed[i]).start();
        }
        return JsArray.adopt(realm, handles);
    }

    /**
     * The output of the pipes, null where nothing was read; output for the process's own streams is written there.
     * Files continue at the offset that the child reached.
     */
    JsArray output(Realm realm, List<byte[]> read) throws IOException {
        Object[] values = new Object[entries.length];
        Arrays.fill(values, Null.INSTANCE);
        for (int i = 0; i < pipes.size(); i++) {
            int index = pipes.get(i).descriptor();
            byte[] bytes = read.get(i);
            if (relayed[index] >= 0) environment.settings().streams().write(relayed[index], bytes, 0, bytes.length);
            else if (index > 0) values[index] = ByteView.arrayBuffer(realm, bytes);
        }
        for (var entry : files.entrySet()) entry.getKey().moveTo(Descriptors.position(entry.getValue()));
        return JsArray.adopt(realm, values);
    }

    /** Closes the descriptors that only the child needs, and those that no handle has adopted. */
    void close() {
        for (int descriptor : given) Descriptors.close(descriptor);
        for (int descriptor : near) {
            if (descriptor >= 0) Descriptors.close(descriptor);
        }
    }

    /** Relays a child's output to a Java stream. */
    private record Relay(Environment environment, TcpSocket socket, int stream) implements SocketListener {
        void start() {
            socket.listen(this);
            socket.readStart();
        }

        @Override
        public void read(ByteBuffer data) {
            byte[] bytes = new byte[data.remaining()];
            data.get(bytes);
            try {
                environment.settings().streams().write(stream, bytes, 0, bytes.length);
            } catch (IOException nobodyReads) {
                socket.close(null);
            }
        }

        @Override
        public void ended() {
            socket.close(null);
        }

        @Override
        public void failed(UvError error) {
            socket.close(null);
        }
    }
}
