package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.SlicedString;
import java.util.ArrayList;
import java.util.List;

/** RegExp.prototype[Symbol.match] and [Symbol.matchAll], which String.prototype.match and matchAll call. */
@BuiltinObject(intrinsic = "%RegExp.prototype%")
public final class RegExpMatching {
    private RegExpMatching() {}

    // RegExp.prototype [ @@match ] ( string ), https://tc39.es/ecma262/#sec-regexp.prototype-@@match
    @Builtin(names = "@@match")
    static Object match(Realm realm, Object self, Object string) {
        JsObject regExp = RegExpOperations.receiver(self, "@@match");
        CharSequence text = RegExpOperations.subject(string);
        if (regExp instanceof RegExpObject builtin && RegExpContext.of(realm).isPristine(builtin)) {
            return builtin.hasFlag(RegExpFlags.GLOBAL)
                    ? matchAllFast(realm, builtin, text)
                    : RegExpOperations.regExpBuiltinExec(realm, builtin, text);
        }
        String flags = TypeConversion.toString(regExp.get("flags"));
        if (flags.indexOf('g') < 0) {
            return RegExpOperations.regExpExec(realm, regExp, text);
        }
        boolean unicode = isUnicode(flags);
        regExp.put(RegExpObject.LAST_INDEX, 0);
        List<Object> matches = new ArrayList<>();
        while (RegExpOperations.regExpExec(realm, regExp, text) instanceof JsObject result) {
            String matched = TypeConversion.toString(result.get(0));
            matches.add(matched);
            if (matched.isEmpty()) {
                advanceLastIndex(regExp, text, unicode);
            }
            realm.agent().poll();
        }
        return matches.isEmpty() ? Null.INSTANCE : JsArray.fromList(realm, matches);
    }

    static boolean isUnicode(String flags) {
        return flags.indexOf('u') >= 0 || flags.indexOf('v') >= 0;
    }

    /** Advances lastIndex after an empty match, so that a global search ends. */
    static void advanceLastIndex(JsObject regExp, CharSequence text, boolean unicode) {
        long thisIndex = TypeConversion.toLength(regExp.get(RegExpObject.LAST_INDEX));
        regExp.put(
                RegExpObject.LAST_INDEX,
                TypeConversion.number(RegExpOperations.advanceStringIndex(text, thisIndex, unicode)));
    }

    // OPTIMIZATION: finds all matches without result arrays and without storing lastIndex, which is not observable
    // during the loop.
    private static Object matchAllFast(Realm realm, RegExpObject regExp, CharSequence text) {
        List<Object> matches = new ArrayList<>();
        var search = new RegExpSearch(realm, regExp, text);
        for (int[] match = search.next(); match != null; match = search.next()) {
            matches.add(SlicedString.part(text, match[0], match[1]));
        }
        regExp.lastIndex(0);
        return matches.isEmpty() ? Null.INSTANCE : JsArray.fromList(realm, matches);
    }

    // RegExp.prototype [ @@matchAll ] ( string ), https://tc39.es/ecma262/#sec-regexp-prototype-matchall
    @Builtin(names = "@@matchAll")
    static Object matchAll(Realm realm, Object self, Object string) {
        JsObject regExp = RegExpOperations.receiver(self, "@@matchAll");
        String text = TypeConversion.toString(string);
        JsObject constructor = ObjectOperations.speciesConstructor(realm, regExp, realm.intrinsic(Intrinsic.REGEXP));
        String flags = TypeConversion.toString(regExp.get("flags"));
        JsObject matcher = ObjectOperations.construct(constructor, new Object[] {regExp, flags});
        long lastIndex = TypeConversion.toLength(regExp.get(RegExpObject.LAST_INDEX));
        matcher.put(RegExpObject.LAST_INDEX, TypeConversion.number(lastIndex));
        return new RegExpStringIterator(realm, matcher, text, flags.indexOf('g') >= 0, isUnicode(flags));
    }
}
