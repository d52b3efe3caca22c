package dev.gyre.engine.builtins.keyed;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.List;

/** The iterator of a Map or a Set. */
// CreateMapIterator ( map, kind ), https://tc39.es/ecma262/#sec-createmapiterator
// CreateSetIterator ( set, kind ), https://tc39.es/ecma262/#sec-createsetiterator
public final class CollectionIterator extends JsObject implements SteppedIterator {
    /** What each step yields. */
    public enum Kind {
        KEYS,
        VALUES,
        ENTRIES
    }

    private final boolean ofMap;
    private final Kind kind;
    private final OrderedTable.Cursor cursor;

    private CollectionIterator(JsObject prototype, boolean ofMap, OrderedTable table, Kind kind) {
        super(prototype);
        this.ofMap = ofMap;
        this.kind = kind;
        this.cursor = table.cursor();
    }

    static CollectionIterator ofMap(Realm realm, MapObject map, Kind kind) {
        return new CollectionIterator(realm.intrinsic(Intrinsic.MAP_ITERATOR_PROTOTYPE), true, map.table(), kind);
    }

    static CollectionIterator ofSet(Realm realm, SetObject set, Kind kind) {
        return new CollectionIterator(realm.intrinsic(Intrinsic.SET_ITERATOR_PROTOTYPE), false, set.table(), kind);
    }

    /** The remaining entries, keys and values alternating if {@link #isKeyValue}; does not advance the iterator. */
    public List<Object> remaining() {
        List<Object> entries = new ArrayList<>();
        OrderedTable.Cursor rest = cursor.copy();
        while (rest.advance()) {
            if (kind != Kind.VALUES || !ofMap) entries.add(rest.key());
            if (kind == Kind.ENTRIES) entries.add(ofMap ? rest.value() : rest.key());
            else if (kind == Kind.VALUES && ofMap) entries.add(rest.value());
        }
        return entries;
    }

    /** What each step yields. */
    public Kind kind() {
        return kind;
    }

    /** The place in the table at which it is, removed entries included. */
    public int index() {
        return cursor.position();
    }

    /** Whether a step would yield something; does not advance the iterator. */
    public boolean hasMore() {
        return cursor.copy().advance();
    }

    /** Whether it yields pairs. */
    public boolean isKeyValue() {
        return kind == Kind.ENTRIES;
    }

    public boolean isOfMap() {
        return ofMap;
    }

    @Override
    public Object step(Realm realm) {
        if (!cursor.advance()) return null;
        return switch (kind) {
            case KEYS -> cursor.key();
            case VALUES -> ofMap ? cursor.value() : cursor.key();
            case ENTRIES -> JsArray.adopt(realm, new Object[] {cursor.key(), ofMap ? cursor.value() : cursor.key()});
        };
    }

    @Override
    public String prototypeName() {
        return ofMap ? "%MapIteratorPrototype%" : "%SetIteratorPrototype%";
    }

    @Override
    public String className() {
        return ofMap ? "Map Iterator" : "Set Iterator";
    }

    @Override
    public String kindName() {
        return ofMap ? "MapIterator" : "SetIterator";
    }
}
