package dev.gyre.node.fs;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;

/** internalBinding('records'): operations whose small results JavaScript shifts from a block of memory that it shares with Java. */
// lib/internal/bindings.md, records
@BuiltinObject(intrinsic = "%records binding%")
public final class RecordsBinding {
    private RecordsBinding() {}

    private static RecordOperations operations(Realm realm) {
        Environment environment = Environment.of(realm);
        return environment.get(RecordOperations.KEY);
    }

    // memory()
    @Builtin
    static Object memory(Realm realm, Object self) {
        return ByteView.arrayBuffer(realm, operations(realm).channel().ring().memory());
    }

    // capacity()
    @Builtin
    static int capacity(Realm realm, Object self) {
        return operations(realm).channel().ring().capacity();
    }

    // listen(drain(), direct(operation, error, bytes))
    @Builtin
    static Object listen(Realm realm, Object self, Object drain, Object direct) {
        operations(realm).listen((JsObject) drain, (JsObject) direct);
        return Undefined.INSTANCE;
    }

    // between()
    @Builtin
    public static boolean between(Realm realm, Object self) {
        var scope = Environment.of(realm).loop().scope();
        // Ticks and microtasks have no caller: the function that drains records must not appear in their stacks.
        Agent agent = realm.agent();
        StackFrame caller = agent.topFrame();
        agent.topFrame(null);
        try {
            scope.between();
        } finally {
            agent.topFrame(caller);
        }
        return scope.canCall();
    }

    // readFile(operation, path or fd, flags)
    @Builtin
    static Object readFile(Realm realm, Object self, Object operation, Object path, Object flags) {
        operations(realm).readFile(TypeConversion.toInt32(operation), path, flags);
        return Undefined.INSTANCE;
    }

    // read(operation, fd, length, position)
    @Builtin
    static Object read(Realm realm, Object self, Object operation, Object descriptor, Object length, Object position) {
        operations(realm).read(TypeConversion.toInt32(operation), descriptor, TypeConversion.toInt32(length), position);
        return Undefined.INSTANCE;
    }

    // copy(source, start, end, target, offset)
    @Builtin
    static Object copy(
            Realm realm, Object self, Object source, Object start, Object end, Object target, Object offset) {
        int from = TypeConversion.toInt32(start);
        ByteView part = ByteView.of(source).slice(from, TypeConversion.toInt32(end) - from);
        ByteView place = ByteView.of(target).slice(TypeConversion.toInt32(offset), part.length());
        System.arraycopy(part.bytes(), part.offset(), place.bytes(), place.offset(), place.length());
        return Undefined.INSTANCE;
    }

    // randomBytes(operation, size)
    @Builtin
    static Object randomBytes(Realm realm, Object self, Object operation, Object size) {
        operations(realm).randomBytes(TypeConversion.toInt32(operation), TypeConversion.toInt32(size));
        return Undefined.INSTANCE;
    }
}
