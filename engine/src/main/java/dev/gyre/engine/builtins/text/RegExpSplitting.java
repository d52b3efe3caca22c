package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** RegExp.prototype[Symbol.search] and [Symbol.split], which String.prototype.search and split call. */
@BuiltinObject(intrinsic = "%RegExp.prototype%")
public final class RegExpSplitting {
    private static final long NO_LIMIT = 0xFFFFFFFFL;

    private RegExpSplitting() {}

    // RegExp.prototype [ @@search ] ( string ), https://tc39.es/ecma262/#sec-regexp.prototype-@@search
    @Builtin(names = "@@search")
    static Object search(Realm realm, Object self, Object string) {
        JsObject regExp = RegExpOperations.receiver(self, "@@search");
        CharSequence text = RegExpOperations.subject(string);
        if (regExp instanceof RegExpObject builtin && RegExpContext.of(realm).isPristine(builtin)) {
            // OPTIMIZATION: lastIndex has its old value at the end and is not observable in between.
            int[] match = RegExpOperations.match(realm, builtin, text, 0, builtin.hasFlag(RegExpFlags.STICKY));
            return match == null ? -1 : match[0];
        }
        Object previousLastIndex = regExp.get(RegExpObject.LAST_INDEX);
        if (!Comparison.sameValue(previousLastIndex, 0)) {
            regExp.put(RegExpObject.LAST_INDEX, 0);
        }
        Object result = RegExpOperations.regExpExec(realm, regExp, text);
        Object currentLastIndex = regExp.get(RegExpObject.LAST_INDEX);
        if (!Comparison.sameValue(currentLastIndex, previousLastIndex)) {
            regExp.put(RegExpObject.LAST_INDEX, previousLastIndex);
        }
        return result instanceof JsObject match ? match.get("index") : (Object) (-1);
    }

    // RegExp.prototype [ @@split ] ( string, limit ), https://tc39.es/ecma262/#sec-regexp.prototype-@@split
    @Builtin(names = "@@split")
    static Object split(Realm realm, Object self, Object string, Object limit) {
        JsObject regExp = RegExpOperations.receiver(self, "@@split");
        String text = TypeConversion.toString(string);
        RegExpContext context = RegExpContext.of(realm);
        boolean simpleLimit = limit == Undefined.INSTANCE || limit instanceof Number;
        if (simpleLimit
                && regExp instanceof RegExpObject builtin
                && context.isPristine(builtin)
                && context.isSpeciesPristine()) {
            return splitFast(realm, builtin, text, toLimit(limit));
        }
        JsObject constructor = ObjectOperations.speciesConstructor(realm, regExp, realm.intrinsic(Intrinsic.REGEXP));
        String flags = TypeConversion.toString(regExp.get("flags"));
        boolean unicode = RegExpMatching.isUnicode(flags);
        String newFlags = flags.indexOf('y') >= 0 ? flags : flags + "y";
        JsObject splitter = ObjectOperations.construct(constructor, new Object[] {regExp, newFlags});
        long maximum = toLimit(limit);
        if (maximum == 0) {
            return JsArray.create(realm, 0);
        }
        if (text.isEmpty()) {
            boolean matches = RegExpOperations.regExpExec(realm, splitter, text) != Null.INSTANCE;
            return matches ? JsArray.create(realm, 0) : JsArray.of(realm, text);
        }
        return JsArray.fromList(realm, pieces(realm, splitter, text, maximum, unicode));
    }

    private static long toLimit(Object limit) {
        return limit == Undefined.INSTANCE ? NO_LIMIT : TypeConversion.toUint32(limit);
    }

    private static List<Object> pieces(Realm realm, JsObject splitter, String text, long maximum, boolean unicode) {
        List<Object> pieces = new ArrayList<>();
        int size = text.length();
        int end = 0;
        long position = 0;
        while (position < size) {
            realm.agent().poll();
            splitter.put(RegExpObject.LAST_INDEX, TypeConversion.number(position));
            long matchEnd = -1;
            if (RegExpOperations.regExpExec(realm, splitter, text) instanceof JsObject result) {
                matchEnd = Math.min(TypeConversion.toLength(splitter.get(RegExpObject.LAST_INDEX)), size);
                if (matchEnd != end) {
                    pieces.add(SlicedString.part(text, end, (int) position));
                    if (pieces.size() == maximum || addCaptures(pieces, result, maximum)) {
                        return pieces;
                    }
                    end = (int) matchEnd;
                    position = end;
                    continue;
                }
            }
            position = RegExpOperations.advanceStringIndex(text, position, unicode);
        }
        pieces.add(SlicedString.part(text, end, size));
        return pieces;
    }

    /** Adds the captures of a match; returns true if the limit is reached. */
    private static boolean addCaptures(List<Object> pieces, JsObject result, long maximum) {
        long numberOfCaptures = Math.max(ObjectOperations.lengthOfArrayLike(result) - 1, 0);
        for (int i = 1; i <= numberOfCaptures; i++) {
            pieces.add(result.get(i));
            if (pieces.size() == maximum) {
                return true;
            }
        }
        return false;
    }

    // OPTIMIZATION: searches forward from a position instead of trying the sticky splitter at each position; the
    // difference is not observable.
    private static Object splitFast(Realm realm, RegExpObject regExp, String text, long maximum) {
        if (maximum == 0) {
            return JsArray.create(realm, 0);
        }
        int size = text.length();
        if (size == 0) {
            return RegExpOperations.match(realm, regExp, text, 0, true) != null
                    ? JsArray.create(realm, 0)
                    : JsArray.of(realm, text);
        }
        boolean unicode = regExp.hasFlag(RegExpFlags.UNICODE) || regExp.hasFlag(RegExpFlags.UNICODE_SETS);
        int groups = regExp.program().groupCount();
        List<Object> pieces = new ArrayList<>();
        int end = 0;
        long position = 0;
        while (position < size) {
            int[] match = RegExpOperations.match(realm, regExp, text, (int) position, false);
            if (match == null || match[0] >= size) {
                break;
            }
            if (match[1] == end) {
                position = RegExpOperations.advanceStringIndex(text, match[0], unicode);
                continue;
            }
            pieces.add(SlicedString.part(text, end, match[0]));
            end = match[1];
            position = end;
            for (int group = 1; group < groups && pieces.size() < maximum; group++) {
                int start = match[group * 2];
                pieces.add(start < 0 ? Undefined.INSTANCE : SlicedString.part(text, start, match[group * 2 + 1]));
            }
            if (pieces.size() == maximum) {
                return JsArray.fromList(realm, pieces);
            }
        }
        pieces.add(SlicedString.part(text, end, text.length()));
        return JsArray.fromList(realm, pieces);
    }
}
