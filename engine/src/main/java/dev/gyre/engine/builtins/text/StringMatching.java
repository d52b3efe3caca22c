package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.ShortString;
import dev.gyre.engine.runtime.value.SingleCharacter;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** The methods of String.prototype that search for a string or a regular expression. */
@BuiltinObject(intrinsic = "%String.prototype%")
public final class StringMatching {
    private StringMatching() {}

    /** The pattern's method under a well-known symbol; null when the pattern is a primitive or has none. */
    private static JsObject patternMethod(Realm realm, Object pattern, JsSymbol symbol) {
        return pattern instanceof JsObject ? ObjectOperations.getMethod(realm, pattern, symbol) : null;
    }

    /** The same for methods for which V8's error names the property. */
    private static JsObject namedMethod(Realm realm, Object pattern, JsSymbol symbol) {
        if (!(pattern instanceof JsObject object)) return null;
        Object method = object.get(symbol);
        if (Comparison.isNullish(method)) return null;
        if (Comparison.isCallable(method)) return (JsObject) method;
        throw PropertyErrors.notAFunction(method, symbol, object);
    }

    // String.prototype.match ( regexp ), https://tc39.es/ecma262/#sec-string.prototype.match
    @Builtin
    static Object match(Realm realm, Object self, Object regexp) {
        Receiver.requireCoercible(self, "String.prototype.match");
        JsObject matcher = namedMethod(realm, regexp, JsSymbol.MATCH);
        if (matcher != null) return matcher.call1(regexp, self);
        String text = TypeConversion.toString(self);
        JsObject created = RegExpOperations.regExpCreate(realm, regexp, Undefined.INSTANCE);
        return ObjectOperations.invoke(realm, created, JsSymbol.MATCH, text);
    }

    // String.prototype.matchAll ( regexp ), https://tc39.es/ecma262/#sec-string.prototype.matchall
    @Builtin
    static Object matchAll(Realm realm, Object self, Object regexp) {
        Receiver.requireCoercible(self, "String.prototype.matchAll");
        if (regexp instanceof JsObject object) {
            requireGlobal(object, "matchAll");
            JsObject matcher = ObjectOperations.getMethod(realm, regexp, JsSymbol.MATCH_ALL);
            if (matcher != null) return matcher.call1(regexp, self);
        }
        String text = TypeConversion.toString(self);
        JsObject created = RegExpOperations.regExpCreate(realm, regexp, "g");
        return ObjectOperations.invoke(realm, created, JsSymbol.MATCH_ALL, text);
    }

    private static void requireGlobal(JsObject pattern, String method) {
        if (!Comparison.isRegExp(pattern)) return;
        Object flags = pattern.get("flags");
        if (Comparison.isNullish(flags)) throw missingFlags(method);
        if (TypeConversion.toString(flags).indexOf('g') < 0) {
            throw Errors.typeError("String.prototype." + method + " called with a non-global RegExp argument");
        }
    }

    private static JsException missingFlags(String method) {
        return Errors.typeError(
                method.equals("matchAll")
                        ? "The .flags property of the argument to String.prototype.matchAll cannot be null or undefined"
                        : "String.prototype.replaceAll called on null or undefined");
    }

    // String.prototype.search ( regexp ), https://tc39.es/ecma262/#sec-string.prototype.search
    @Builtin
    static Object search(Realm realm, Object self, Object regexp) {
        Receiver.requireCoercible(self, "String.prototype.search");
        JsObject searcher = namedMethod(realm, regexp, JsSymbol.SEARCH);
        if (searcher != null) return searcher.call1(regexp, self);
        String text = TypeConversion.toString(self);
        JsObject created = RegExpOperations.regExpCreate(realm, regexp, Undefined.INSTANCE);
        return ObjectOperations.invoke(realm, created, JsSymbol.SEARCH, text);
    }

    // String.prototype.replace ( searchValue, replaceValue ), https://tc39.es/ecma262/#sec-string.prototype.replace
    @Builtin
    static Object replace(Realm realm, Object self, Object searchValue, Object replaceValue) {
        Receiver.requireCoercible(self, "String.prototype.replace");
        JsObject replacer = patternMethod(realm, searchValue, JsSymbol.REPLACE);
        if (replacer != null) return replacer.call2(searchValue, self, replaceValue);
        return replaceStrings(realm, self, searchValue, replaceValue, false);
    }

    // String.prototype.replaceAll ( searchValue, replaceValue ),
    // https://tc39.es/ecma262/#sec-string.prototype.replaceall
    @Builtin
    static Object replaceAll(Realm realm, Object self, Object searchValue, Object replaceValue) {
        Receiver.requireCoercible(self, "String.prototype.replaceAll");
        if (searchValue instanceof JsObject object) {
            requireGlobal(object, "replaceAll");
            JsObject replacer = namedMethod(realm, searchValue, JsSymbol.REPLACE);
            if (replacer != null) return replacer.call2(searchValue, self, replaceValue);
        }
        return replaceStrings(realm, self, searchValue, replaceValue, true);
    }

    private static Object replaceStrings(
            Realm realm, Object self, Object searchValue, Object replaceValue, boolean all) {
        String text = TypeConversion.toString(self);
        String search = TypeConversion.toString(searchValue);
        JsObject function = Comparison.isCallable(replaceValue) ? (JsObject) replaceValue : null;
        String template = function == null ? TypeConversion.toString(replaceValue) : null;
        int position = StringSearch.indexOf(realm.agent(), text, search, 0);
        if (position < 0) return text;
        StringBuilder result = new StringBuilder(text.length());
        int end = 0;
        while (position >= 0) {
            realm.agent().poll();
            result.append(text, end, position);
            result.append(
                    function != null
                            ? TypeConversion.toString(
                                    function.call3(Undefined.INSTANCE, search, TypeConversion.number(position), text))
                            : RegExpOperations.getSubstitution(
                                    realm, search, text, position, new Object[0], Undefined.INSTANCE, template));
            if (result.length() > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
            end = position + search.length();
            int next = position + Math.max(search.length(), 1);
            position = all && next <= text.length() ? StringSearch.indexOf(realm.agent(), text, search, next) : -1;
        }
        if (result.length() + (text.length() - end) > Rope.MAX_LENGTH) throw Errors.rangeError("Invalid string length");
        return ShortString.of(result.append(text, end, text.length()).toString());
    }

    // String.prototype.split ( separator, limit ), https://tc39.es/ecma262/#sec-string.prototype.split
    @Builtin
    static Object split(Realm realm, Object self, Object separator, Object limit) {
        Receiver.requireCoercible(self, "String.prototype.split");
        JsObject splitter = patternMethod(realm, separator, JsSymbol.SPLIT);
        if (splitter != null) return splitter.call2(separator, self, limit);
        String text = TypeConversion.toString(self);
        long maximum = limit == Undefined.INSTANCE ? 0xFFFFFFFFL : TypeConversion.toUint32(limit);
        String between = TypeConversion.toString(separator);
        if (maximum == 0) return JsArray.create(realm, 0);
        if (separator == Undefined.INSTANCE) return JsArray.of(realm, text);
        return JsArray.fromList(realm, splitStrings(realm.agent(), text, between, maximum));
    }

    private static List<Object> splitStrings(Agent agent, String text, String separator, long maximum) {
        List<Object> pieces = new ArrayList<>();
        if (separator.isEmpty()) {
            for (int i = 0; i < text.length() && pieces.size() < maximum; i++) {
                agent.poll();
                pieces.add(SingleCharacter.of(text.charAt(i)));
            }
            return pieces;
        }
        int start = 0;
        for (int at = StringSearch.indexOf(agent, text, separator, 0);
                at >= 0;
                at = StringSearch.indexOf(agent, text, separator, start)) {
            agent.poll();
            pieces.add(SlicedString.part(text, start, at));
            if (pieces.size() >= maximum) return pieces;
            start = at + separator.length();
        }
        pieces.add(SlicedString.part(text, start, text.length()));
        return pieces;
    }
}
