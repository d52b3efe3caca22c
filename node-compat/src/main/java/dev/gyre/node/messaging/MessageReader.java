package dev.gyre.node.messaging;

import dev.gyre.engine.builtins.dates.DateObject;
import dev.gyre.engine.builtins.keyed.MapObject;
import dev.gyre.engine.builtins.keyed.SetObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.SharedArrayBufferObject;
import dev.gyre.engine.builtins.structured.SharedDataBlock;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.builtins.text.RegExpOperations;
import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.ShareableHandle;
import dev.gyre.node.messaging.Message.MovedBytes;
import dev.gyre.node.messaging.Message.MovedObject;
import dev.gyre.node.messaging.Message.Tag;
import java.util.ArrayList;
import java.util.List;

/** Deserializes a message in a realm. */
// StructuredDeserialize ( serialized, targetRealm [ , memory ] ), https://html.spec.whatwg.org/#structureddeserialize
public final class MessageReader {
    private final Environment environment;
    private final Realm realm;
    private final List<Object> moved;
    private final boolean copiesBytes;
    private final List<Object> objects = new ArrayList<>();
    private Tape tape;
    private int position;

    private MessageReader(Environment environment, Realm realm, List<Object> moved, boolean copiesBytes) {
        this.environment = environment;
        this.realm = realm;
        this.moved = moved;
        this.copiesBytes = copiesBytes;
    }

    /** The value, followed by the transferred objects. */
    public static List<Object> read(Realm realm, Message message) {
        Environment environment = Environment.of(realm);
        List<Object> moved = new ArrayList<>();
        for (Object part : message.moved()) {
            moved.add(
                    part instanceof MovedBytes bytes
                            ? buffer(realm, bytes.bytes(), bytes.maximum())
                            : object(environment, realm, (MovedObject) part));
        }
        List<Object> result = new ArrayList<>();
        result.add(new MessageReader(environment, realm, moved, message.hasManyReaders()).readAll(message.tape()));
        result.addAll(moved);
        return result;
    }

    private static Object object(Environment environment, Realm realm, MovedObject moved) {
        return library(environment, realm)
                .call(
                        moved.module(),
                        moved.function(),
                        new MessageReader(environment, realm, List.of(), false).readAll(moved.data()));
    }

    private static InternalLibrary library(Environment environment, Realm realm) {
        GuestRealm guest = GuestRealm.of(realm);
        return guest == null ? environment.library() : guest.library();
    }

    private static ArrayBufferObject buffer(Realm realm, byte[] bytes, long maximum) {
        return new ArrayBufferObject(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE), bytes, maximum);
    }

    private Object readAll(Tape source) {
        tape = source;
        return read();
    }

    private Object next() {
        return tape.get(position++);
    }

    private Object read() {
        return value(next());
    }

    private Object value(Object item) {
        if (!(item instanceof Tag tag)) return item;
        if (tag == Tag.REFERENCE) return objects.get((Integer) next());
        if (tag == Tag.MOVED) return moved.get((Integer) next());
        realm.agent().pollBetweenPieces();
        realm.agent().enterNative();
        Object object = readObject(tag);
        realm.agent().leaveNative();
        return object;
    }

    private <T> T remember(T object) {
        objects.add(object);
        return object;
    }

    private JsObject prototype(Intrinsic which) {
        return realm.intrinsic(which);
    }

    private Object readObject(Tag tag) {
        return switch (tag) {
            case OBJECT -> readProperties(remember(JsObject.create(realm)));
            case ARRAY -> readProperties(remember(JsArray.create(realm, (long) (double) (Double) next())));
            case MAP -> readMap(remember(new MapObject(prototype(Intrinsic.MAP_PROTOTYPE))));
            case SET -> readSet(remember(new SetObject(prototype(Intrinsic.SET_PROTOTYPE))));
            case DATE -> remember(new DateObject(prototype(Intrinsic.DATE_PROTOTYPE), (Double) next()));
            case REGEXP -> remember(RegExpOperations.regExpCreate(realm, next(), next()));
            case BOXED -> remember(TypeConversion.toObject(realm, next()));
            case ERROR -> readError();
            case BUFFER -> readBuffer();
            case SHARED_BUFFER ->
                remember(new SharedArrayBufferObject(
                        prototype(Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE), (SharedDataBlock) next(), (long)
                                (double) (Double) next()));
            case TYPED_ARRAY -> readTypedArray();
            case VIEW -> readView();
            case HOST_OBJECT -> readHostObject();
            case PORT -> remember(new PortHandle(environment, (Mailbox) next()));
            case SHARED_STATE -> remember(((ShareableHandle.State) next()).handleIn(realm));
            default -> throw new IllegalStateException("a message with " + tag);
        };
    }

    private ArrayBufferObject readBuffer() {
        byte[] bytes = (byte[]) next();
        byte[] own = copiesBytes ? realm.agent().work(bytes.length, () -> bytes.clone()) : bytes;
        return remember(buffer(realm, own, (long) (double) (Double) next()));
    }

    private JsObject readProperties(JsObject object) {
        for (Object key = next(); key != Tag.END; key = next()) object.createDataProperty(key, read());
        return object;
    }

    private MapObject readMap(MapObject map) {
        for (Object item = next(); item != Tag.END; item = next()) map.table().put(value(item), read());
        return map;
    }

    private SetObject readSet(SetObject set) {
        for (Object item = next(); item != Tag.END; item = next()) set.table().put(value(item), Undefined.INSTANCE);
        return set;
    }

    private ErrorObject readError() {
        String name = (String) next();
        ErrorKind kind = ErrorKind.ERROR;
        for (ErrorKind candidate : ErrorKind.values())
            if (candidate.constructorName().equals(name)) kind = candidate;
        ErrorObject error = remember(new ErrorObject(prototype(ErrorObject.prototypeOf(kind))));
        StackCapture.install(realm, error, null);
        for (Object key = next(); key != Tag.END; key = next()) {
            Object value = read();
            // The copy has the stack of the original.
            if (!key.equals("stack") || !error.set(key, value, error))
                error.defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.METHOD));
        }
        return error;
    }

    private TypedArrayObject readTypedArray() {
        ElementType type = (ElementType) next();
        int offset = (Integer) next();
        int length = (Integer) next();
        return remember(
                new TypedArrayObject(prototype(type.prototype()), type, (ArrayBufferObject) read(), offset, length));
    }

    private DataViewObject readView() {
        int offset = (Integer) next();
        int length = (Integer) next();
        return remember(new DataViewObject(
                prototype(Intrinsic.DATA_VIEW_PROTOTYPE), (ArrayBufferObject) read(), offset, length));
    }

    private Object readHostObject() {
        String module = (String) next();
        String function = (String) next();
        int place = objects.size();
        objects.add(Undefined.INSTANCE);
        Object made = library(environment, realm).call(module, function, read());
        objects.set(place, made);
        return made;
    }
}
