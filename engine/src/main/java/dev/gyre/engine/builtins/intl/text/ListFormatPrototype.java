package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.ListFormatter;
import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.intl.parts.FieldRuns;
import dev.gyre.engine.builtins.intl.parts.PartList;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.IteratorOperations.IteratorRecord;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** Intl.ListFormat.prototype. */
// Properties of the Intl.ListFormat Prototype Object,
// https://tc39.es/ecma402/#sec-properties-of-intl-listformat-prototype-object
@BuiltinObject(intrinsic = "%Intl.ListFormat.prototype%")
public final class ListFormatPrototype {
    @BuiltinConstant(name = "@@toStringTag", configurable = true)
    static final String TO_STRING_TAG = "Intl.ListFormat";

    private ListFormatPrototype() {}

    private static ListFormatObject format(Object self, String method) {
        if (self instanceof ListFormatObject format) return format;
        throw Receiver.incompatible(self, "Intl.ListFormat.prototype." + method);
    }

    // Intl.ListFormat.prototype.resolvedOptions ( ),
    // https://tc39.es/ecma402/#sec-Intl.ListFormat.prototype.resolvedoptions
    @Builtin
    static Object resolvedOptions(Realm realm, Object self) {
        ListFormatObject format = format(self, "resolvedOptions");
        JsObject result = JsObject.create(realm);
        result.createDataPropertyOrThrow("locale", format.locale());
        result.createDataPropertyOrThrow("type", format.type());
        result.createDataPropertyOrThrow("style", format.style());
        return result;
    }

    // Intl.ListFormat.prototype.format ( list ), https://tc39.es/ecma402/#sec-Intl.ListFormat.prototype.format
    @Builtin
    static Object format(Realm realm, Object self, Object list) {
        ListFormatObject format = format(self, "format");
        return format.formatter().format(stringListFromIterable(realm, list));
    }

    // Intl.ListFormat.prototype.formatToParts ( list ),
    // https://tc39.es/ecma402/#sec-Intl.ListFormat.prototype.formatToParts
    @Builtin
    static Object formatToParts(Realm realm, Object self, Object list) {
        ListFormatObject format = format(self, "formatToParts");
        List<String> strings = stringListFromIterable(realm, list);
        ListFormatter.FormattedList formatted = format.formatter().formatToValue(strings);
        String text = formatted.toString();
        PartList parts = new PartList(realm);
        int at = 0;
        for (FieldRuns.Run element : FieldRuns.fields(formatted, field -> field == ListFormatter.SpanField.LIST_SPAN)) {
            parts.add("literal", text.substring(at, element.start()));
            parts.addAlways("element", text.substring(element.start(), element.end()));
            at = element.end();
        }
        parts.add("literal", text.substring(at));
        return parts.toArray();
    }

    // StringListFromIterable ( iterable ), https://tc39.es/ecma402/#sec-createstringlistfromiterable
    private static List<String> stringListFromIterable(Realm realm, Object iterable) {
        List<String> strings = new ArrayList<>();
        if (iterable == Undefined.INSTANCE) return strings;
        IteratorRecord iterator = IteratorOperations.getIterator(realm, iterable, IteratorOperations.Kind.SYNC);
        Object next;
        while ((next = IteratorOperations.iteratorStepValue(iterator)) != null) {
            SurroundingAgent.poll(1);
            if (!(next instanceof CharSequence text))
                throw IteratorOperations.iteratorCloseOnThrow(
                        iterator,
                        Errors.typeError(
                                "Iterable yielded " + NoSideEffectsToString.of(next) + " which is not a string"));
            strings.add(text.toString());
        }
        return strings;
    }
}
