package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.NativeErrors;
import dev.gyre.node.sqlite.library.FunctionCall;
import dev.gyre.node.sqlite.library.VirtualTableError;
import dev.gyre.node.sqlite.library.VirtualTableModule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A virtual table whose rows are those of an iterable. */
// https://nodejs.org/api/sqlite.html#databasecreatemodulename-options
final class UserModule implements VirtualTableModule {
    private static final Set<String> TYPES = Set.of("INTEGER", "TEXT", "REAL", "BLOB", "ANY");

    private final Realm realm;
    private final JsObject rows;
    private final boolean directOnly;
    private final boolean bigInts;
    private final String declaration;
    private final int[] hidden;
    private final int[] places;

    UserModule(Realm realm, JsObject options) {
        this.realm = realm;
        if (!(options.get("columns") instanceof JsArray columns)) {
            throw NativeErrors.argumentType(realm, "The \"options.columns\" argument must be an array.");
        }
        if (columns.length() == 0) {
            throw NativeErrors.argumentValue(realm, "The \"options.columns\" array must not be empty.");
        }
        rows = Arguments.function(realm, options.get("rows"), "options.rows");
        directOnly = Arguments.flag(realm, options, "directOnly", false);
        bigInts = Arguments.flag(realm, options, "useBigIntArguments", false);
        List<Integer> hiddenPlaces = new ArrayList<>();
        places = new int[(int) columns.length()];
        StringBuilder sql = new StringBuilder("CREATE TABLE x(");
        for (int i = 0; i < places.length; i++) {
            if (i > 0) sql.append(", ");
            boolean isHidden = column(columns.getIndex(i), sql);
            // The visible columns are those of the row; a hidden one is what the query gave.
            places[i] = isHidden ? -1 - hiddenPlaces.size() : i - hiddenPlaces.size();
            if (isHidden) hiddenPlaces.add(i);
        }
        declaration = sql.append(')').toString();
        hidden = hiddenPlaces.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Appends the declaration of a column and tells whether it is hidden. */
    private boolean column(Object value, StringBuilder sql) {
        if (!(value instanceof JsObject column)) {
            throw NativeErrors.argumentType(realm, "Each column must be an object.");
        }
        if (!(column.get("name") instanceof CharSequence name)) {
            throw NativeErrors.argumentType(realm, "The column \"name\" property must be a string.");
        }
        if (!(column.get("type") instanceof CharSequence type)) {
            throw NativeErrors.argumentType(realm, "The column \"type\" property must be a string.");
        }
        if (!TYPES.contains(type.toString())) {
            throw NativeErrors.argumentValue(
                    realm, "The column \"type\" must be one of: INTEGER, TEXT, REAL, BLOB, ANY.");
        }
        Object isHidden = column.get("hidden");
        if (isHidden != Undefined.INSTANCE && !(isHidden instanceof Boolean)) {
            throw NativeErrors.argumentType(realm, "The column \"hidden\" property must be a boolean.");
        }
        sql.append('"')
                .append(name.toString().replace("\"", "\"\""))
                .append("\" ")
                .append(type);
        if (isHidden == Boolean.TRUE) sql.append(" HIDDEN");
        return isHidden == Boolean.TRUE;
    }

    @Override
    public String declaration() {
        return declaration;
    }

    @Override
    public boolean isDirectOnly() {
        return directOnly;
    }

    @Override
    public int[] hiddenColumns() {
        return hidden;
    }

    @Override
    public Rows rows(FunctionCall call, int[] given) {
        Object[] arguments = new Object[given.length];
        for (int i = 0; i < given.length; i++) {
            arguments[i] = given[i] < 0 ? Null.INSTANCE : Values.argument(realm, call, given[i], bigInts);
        }
        Object iterable = rows.call(Undefined.INSTANCE, arguments);
        if (!(iterable instanceof JsObject object)) {
            throw new VirtualTableError("The \"options.rows\" function must return an iterable object");
        }
        String missing = "The \"options.rows\" iterator must have a next() method";
        Object method = object.get(JsSymbol.ITERATOR);
        if (!(method instanceof JsObject function && function.isCallable())) throw new VirtualTableError(missing);
        if (!(function.call0(object) instanceof JsObject iterator)) throw new VirtualTableError(missing);
        if (!(iterator.get("next") instanceof JsObject next && next.isCallable())) {
            throw new VirtualTableError(missing);
        }
        return new IteratedRows(iterator, next, arguments.clone());
    }

    /** The rows of an iterator. */
    private final class IteratedRows implements Rows {
        private final JsObject iterator;
        private final JsObject next;
        private final Object[] arguments;
        private Object row;

        IteratedRows(JsObject iterator, JsObject next, Object[] arguments) {
            this.iterator = iterator;
            this.next = next;
            this.arguments = arguments;
        }

        @Override
        public boolean next() {
            if (!(next.call0(iterator) instanceof JsObject result)) {
                throw new VirtualTableError("The \"options.rows\" iterator's next() method must return an object");
            }
            if (TypeConversion.toBoolean(result.get("done"))) return false;
            row = result.get("value");
            return true;
        }

        @Override
        public void column(int column, FunctionCall result) {
            int place = places[column];
            Object value = Undefined.INSTANCE;
            if (place < 0) value = arguments[-1 - place];
            else if (row instanceof JsObject object) value = object.getIndex(place);
            Values.result(result, value);
        }

        @Override
        public void close() {
            Object method = iterator.get("return");
            if (method instanceof JsObject function && function.isCallable()) function.call0(iterator);
        }
    }
}
