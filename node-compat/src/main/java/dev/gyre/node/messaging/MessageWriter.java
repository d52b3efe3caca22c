package dev.gyre.node.messaging;

import dev.gyre.engine.builtins.dates.DateObject;
import dev.gyre.engine.builtins.keyed.MapObject;
import dev.gyre.engine.builtins.keyed.OrderedTable;
import dev.gyre.engine.builtins.keyed.SetObject;
import dev.gyre.engine.builtins.structured.ArrayBufferObject;
import dev.gyre.engine.builtins.structured.DataViewObject;
import dev.gyre.engine.builtins.structured.SharedArrayBufferObject;
import dev.gyre.engine.builtins.structured.TypedArrayObject;
import dev.gyre.engine.builtins.temporal.TemporalValue;
import dev.gyre.engine.builtins.text.RegExpObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.wrapper.BigIntObject;
import dev.gyre.engine.runtime.wrapper.BooleanObject;
import dev.gyre.engine.runtime.wrapper.NumberObject;
import dev.gyre.engine.runtime.wrapper.StringObject;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.ShareableHandle;
import dev.gyre.node.messaging.Message.MovedBytes;
import dev.gyre.node.messaging.Message.MovedObject;
import dev.gyre.node.messaging.Message.Tag;
import dev.gyre.node.util.ObjectKinds;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Serializes a value to a message. */
// StructuredSerializeInternal ( value, forStorage [ , memory ] ),
// https://html.spec.whatwg.org/#structuredserializeinternal
public final class MessageWriter {
    private static final List<String> ERROR_NAMES =
            List.of("EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError");

    private final Environment environment;
    private final Agent agent;
    private final Map<JsObject, Integer> moving;
    private final Object cloneKey;
    private final Object transferKey;
    private Tape tape = new Tape();
    private SeenObjects seen = new SeenObjects();

    private boolean isUncloneable(JsObject object) {
        Uncloneable uncloneable = environment.existing(Uncloneable.KEY);
        return uncloneable != null && uncloneable.contains(object);
    }

    private MessageWriter(Environment environment, List<Object> moving) {
        this.environment = environment;
        agent = environment.realm().agent();
        this.moving = new IdentityHashMap<>();
        for (Object object : moving) this.moving.put((JsObject) object, this.moving.size());
        JsObject keys = (JsObject) environment.library().require("internal/util");
        cloneKey = keys.get("kClone");
        transferKey = keys.get("kTransfer");
    }

    /**
     * Serializes a value. The objects of the transfer list, which have been validated, are detached when nothing can
     * fail any more.
     */
    public static Message write(Environment environment, Object value, List<Object> moving) {
        MessageWriter writer = new MessageWriter(environment, moving);
        writer.write(value);
        Tape tape = writer.tape;
        if (moving.isEmpty()) return new Message(tape, List.of());
        List<Object> moved = new ArrayList<>(moving.size());
        for (Object object : moving) moved.add(writer.move((JsObject) object));
        return new Message(tape, moved);
    }

    private Object move(JsObject object) {
        if (object instanceof ArrayBufferObject buffer) {
            MovedBytes moved = new MovedBytes(buffer.data(), buffer.maxByteLength());
            buffer.detach();
            return moved;
        }
        JsObject description = (JsObject) ((JsObject) object.get(transferKey)).call0(object);
        tape = new Tape();
        seen = new SeenObjects();
        write(description.get("data"));
        return new MovedObject(
                TypeConversion.toString(description.get("module")),
                TypeConversion.toString(description.get("name")),
                tape);
    }

    private void write(Object value) {
        if (!(value instanceof JsObject object)) {
            if (value instanceof JsSymbol symbol) throw fail(symbol.toString());
            tape.add(value instanceof CharSequence text ? text.toString() : value);
            return;
        }
        Integer known = seen.numberOrNull(object);
        Integer moved = known == null ? moving.get(object) : null;
        if (known != null || moved != null) {
            tape.add(known != null ? Tag.REFERENCE : Tag.MOVED);
            tape.add(known != null ? known : moved);
            return;
        }
        agent.pollBetweenPieces();
        agent.enterNative();
        writeObject(object);
        agent.leaveNative();
    }

    private void begin(Tag tag, JsObject object) {
        seen.add(object);
        tape.add(tag);
    }

    private void begin(Tag tag, JsObject object, Object detail) {
        begin(tag, object);
        tape.add(detail);
    }

    private void writeObject(JsObject object) {
        if (isUncloneable(object)) throw refuse("Cannot clone object of unsupported type.");
        switch (object) {
            case JsFunction function -> throw fail(TypeConversion.toString(function));
            case JsArray array -> {
                begin(Tag.ARRAY, array, (double) array.length());
                writeProperties(array);
            }
            case MapObject map -> writeMap(map);
            case SetObject set -> writeSet(set);
            case DateObject date -> begin(Tag.DATE, date, date.time());
            case RegExpObject regExp -> {
                begin(Tag.REGEXP, regExp, regExp.source());
                tape.add(regExp.flags());
            }
            case NumberObject number -> begin(Tag.BOXED, number, number.value());
            case StringObject string -> begin(Tag.BOXED, string, string.value());
            case BooleanObject flag -> begin(Tag.BOXED, flag, flag.value());
            case BigIntObject integer -> begin(Tag.BOXED, integer, integer.value());
            case SharedArrayBufferObject buffer -> {
                begin(Tag.SHARED_BUFFER, buffer, buffer.block());
                tape.add((double) buffer.maxByteLength());
            }
            case ArrayBufferObject buffer -> writeBuffer(buffer);
            case TypedArrayObject array -> writeTypedArray(array);
            case DataViewObject view -> writeView(view);
            case PortHandle port -> begin(Tag.PORT, port, port.mailbox());
            case ShareableHandle handle -> begin(Tag.SHARED_STATE, object, handle.state());
            case TemporalValue temporal -> throw fail(NoSideEffectsToString.of(temporal));
            default -> writeOther(object);
        }
    }

    private void writeOther(JsObject object) {
        boolean isError = object instanceof ErrorObject;
        String kind = isError ? "Error" : ObjectKinds.of(environment.realm(), object);
        boolean isPlain = kind.equals("Object") || kind.equals("Error");
        if (isPlain
                && object.get(cloneKey) instanceof JsObject describe
                && describe.call0(object) instanceof JsObject description) {
            writeHostObject(object, description);
        } else if (isPlain && object.get(transferKey) instanceof JsObject) {
            throw refuse("Object that needs transfer was found in message but not listed in transferList");
        } else if (isError) {
            writeError(object);
        } else if (isPlain) {
            begin(Tag.OBJECT, object);
            writeProperties(object);
        } else if (kind.equals("Generator") || kind.equals("Symbol")) {
            throw fail("[object " + kind + "]");
        } else {
            throw fail("#<" + constructorName(object, kind) + ">");
        }
    }

    private static String constructorName(JsObject object, String kind) {
        if (kind.equals("Promise") || !(object.get("constructor") instanceof JsObject constructor))
            return kind.equals("Proxy") || kind.equals("Arguments") ? "Object" : kind;
        return constructor.get("name") instanceof CharSequence name && !name.isEmpty() ? name.toString() : kind;
    }

    private void writeHostObject(JsObject object, JsObject description) {
        begin(Tag.HOST_OBJECT, object, TypeConversion.toString(description.get("module")));
        tape.add(TypeConversion.toString(description.get("name")));
        write(description.get("data"));
    }

    private void writeProperties(JsObject object) {
        if (object instanceof JsArray array && array.isDense() && array.shape().slotCount() == 0) {
            int length = (int) array.length();
            for (int index = 0; index < length; index++) writeProperty(array, index);
        } else {
            for (Object key : object.ownPropertyKeys()) if (!(key instanceof JsSymbol)) writeProperty(object, key);
        }
        tape.add(Tag.END);
    }

    private void writeProperty(JsObject object, Object key) {
        PropertyDescriptor own = object.getOwnProperty(key);
        if (own == null || !own.enumerable()) return;
        tape.add(key);
        write(own.isAccessor() ? object.get(key) : own.value);
    }

    private void writeMap(MapObject map) {
        begin(Tag.MAP, map);
        List<Object> entries = new ArrayList<>();
        for (OrderedTable.Cursor cursor = map.table().cursor(); cursor.advance(); ) {
            entries.add(cursor.key());
            entries.add(cursor.value());
        }
        for (Object item : entries) write(item);
        tape.add(Tag.END);
    }

    private void writeSet(SetObject set) {
        begin(Tag.SET, set);
        List<Object> items = new ArrayList<>();
        for (OrderedTable.Cursor cursor = set.table().cursor(); cursor.advance(); ) items.add(cursor.key());
        for (Object item : items) write(item);
        tape.add(Tag.END);
    }

    private void writeError(JsObject error) {
        Object name = error.get("name");
        begin(
                Tag.ERROR,
                error,
                name instanceof CharSequence text && ERROR_NAMES.contains(text.toString()) ? text.toString() : "Error");
        for (String key : List.of("message", "stack", "cause")) {
            if (error.getOwnProperty(key) == null) continue;
            tape.add(key);
            Object value = error.get(key);
            write(key.equals("cause") ? value : TypeConversion.toString(value));
        }
        tape.add(Tag.END);
    }

    private void writeBuffer(ArrayBufferObject buffer) {
        if (buffer.isDetached()) throw fail("An ArrayBuffer is detached and");
        byte[] data = buffer.data();
        begin(Tag.BUFFER, buffer, agent.work(data.length, () -> data.clone()));
        tape.add((double) buffer.maxByteLength());
    }

    private void writeTypedArray(TypedArrayObject array) {
        int length = array.isLengthTracking() ? -1 : array.length();
        writeView(Tag.TYPED_ARRAY, array, array.buffer(), List.of(array.type(), array.byteOffset(), length));
    }

    private void writeView(DataViewObject view) {
        int length = view.isLengthTracking() ? -1 : view.byteLength();
        writeView(Tag.VIEW, view, view.buffer(), List.of(view.byteOffset(), length));
    }

    /** Writes a view after its buffer. */
    private void writeView(Tag tag, JsObject view, ArrayBufferObject buffer, List<Object> details) {
        tape.add(tag);
        details.forEach(tape::add);
        write(buffer);
        seen.add(view);
    }

    private JsException fail(String shown) {
        return refuse(shown + " could not be cloned.");
    }

    private JsException refuse(String message) {
        return new JsException(environment.library().call("internal/structured_clone", "dataCloneError", message));
    }
}
