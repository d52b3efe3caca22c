package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** RegExp.prototype[Symbol.replace], which String.prototype.replace calls. */
@BuiltinObject(intrinsic = "%RegExp.prototype%")
public final class RegExpReplacing {
    private RegExpReplacing() {}

    // RegExp.prototype [ @@replace ] ( string, replaceValue ), https://tc39.es/ecma262/#sec-regexp.prototype-@@replace
    @Builtin(names = "@@replace")
    static Object replace(Realm realm, Object self, Object string, Object replaceValue) {
        JsObject regExp = RegExpOperations.receiver(self, "@@replace");
        String text = TypeConversion.toString(string);
        JsObject function = Comparison.isCallable(replaceValue) ? (JsObject) replaceValue : null;
        String template = function == null ? TypeConversion.toString(replaceValue) : null;
        if (regExp instanceof RegExpObject builtin && RegExpContext.of(realm).isPristine(builtin)) {
            return replaceFast(realm, builtin, text, function, template);
        }
        List<JsObject> results = collect(realm, regExp, text);
        var accumulated = new StringBuilder();
        int nextSourcePosition = 0;
        for (JsObject result : results) {
            realm.agent().poll();
            Object[] captures = captures(result);
            String matched = TypeConversion.toString(result.get(0));
            int position =
                    (int) Math.max(Math.min(TypeConversion.toIntegerOrInfinity(result.get("index")), text.length()), 0);
            captures = textsOf(result, captures);
            Object namedCaptures = result.get("groups");
            String replacement = function != null
                    ? call(function, matched, captures, position, text, namedCaptures)
                    : substitute(realm, matched, text, position, captures, namedCaptures, template);
            if (position >= nextSourcePosition) {
                accumulated.append(text, nextSourcePosition, position).append(replacement);
                checkLength(accumulated);
                nextSourcePosition = position + matched.length();
            }
        }
        if (nextSourcePosition >= text.length()) {
            return accumulated.toString();
        }
        return accumulated.append(text, nextSourcePosition, text.length()).toString();
    }

    private static List<JsObject> collect(Realm realm, JsObject regExp, String text) {
        String flags = TypeConversion.toString(regExp.get("flags"));
        boolean global = flags.indexOf('g') >= 0;
        boolean unicode = RegExpMatching.isUnicode(flags);
        if (global) {
            regExp.put(RegExpObject.LAST_INDEX, 0);
        }
        List<JsObject> results = new ArrayList<>();
        while (RegExpOperations.regExpExec(realm, regExp, text) instanceof JsObject result) {
            results.add(result);
            if (!global) {
                break;
            }
            if (TypeConversion.toString(result.get(0)).isEmpty()) {
                RegExpMatching.advanceLastIndex(regExp, text, unicode);
            }
            realm.agent().poll();
        }
        return results;
    }

    /** An array for the captures of a result, whose length is read first. */
    private static Object[] captures(JsObject result) {
        long count = Math.max(ObjectOperations.lengthOfArrayLike(result) - 1, 0);
        if (count > 1 << 24) {
            throw Errors.rangeError("Invalid array length");
        }
        return new Object[(int) count];
    }

    private static Object[] textsOf(JsObject result, Object[] captures) {
        for (int i = 0; i < captures.length; i++) {
            Object capture = result.get(i + 1);
            captures[i] = capture == Undefined.INSTANCE ? capture : TypeConversion.toString(capture);
        }
        return captures;
    }

    private static String call(
            JsObject function, String matched, Object[] captures, int position, String text, Object namedCaptures) {
        boolean named = namedCaptures != Undefined.INSTANCE;
        int count = captures.length;
        Object[] arguments = new Object[count + (named ? 4 : 3)];
        arguments[0] = matched;
        System.arraycopy(captures, 0, arguments, 1, count);
        arguments[count + 1] = position;
        arguments[count + 2] = text;
        if (named) {
            arguments[count + 3] = namedCaptures;
        }
        return TypeConversion.toString(function.call(Undefined.INSTANCE, arguments));
    }

    private static String substitute(
            Realm realm,
            String matched,
            String text,
            int position,
            Object[] captures,
            Object namedCaptures,
            String template) {
        Object named =
                namedCaptures == Undefined.INSTANCE ? namedCaptures : TypeConversion.toObject(realm, namedCaptures);
        return RegExpOperations.getSubstitution(realm, matched, text, position, captures, named, template);
    }

    private static void checkLength(StringBuilder text) {
        if (text.length() > Rope.MAX_LENGTH) {
            throw Errors.rangeError("Invalid string length");
        }
    }

    // OPTIMIZATION: no result arrays, and only the last store to lastIndex. All matches are found before a function is
    // called.
    private static Object replaceFast(
            Realm realm, RegExpObject regExp, String text, JsObject function, String template) {
        List<int[]> matches = matches(realm, regExp, text);
        if (matches.isEmpty()) {
            return text;
        }
        RegExpProgram program = regExp.program();
        boolean plain = template != null && template.indexOf('$') < 0;
        var result = new StringBuilder(text.length());
        int end = 0;
        for (int[] match : matches) {
            realm.agent().poll();
            result.append(text, end, match[0]);
            end = match[1];
            if (plain) {
                result.append(template);
            } else {
                result.append(replacement(realm, program, text, match, function, template));
            }
            checkLength(result);
        }
        result.append(text, end, text.length());
        checkLength(result);
        return result.toString();
    }

    private static List<int[]> matches(Realm realm, RegExpObject regExp, String text) {
        int length = regExp.program().groupCount() * 2;
        List<int[]> matches = new ArrayList<>();
        if (!regExp.hasFlag(RegExpFlags.GLOBAL)) {
            int[] match = RegExpOperations.match(realm, regExp, text);
            if (match != null) {
                matches.add(Arrays.copyOf(match, length));
            }
            return matches;
        }
        var search = new RegExpSearch(realm, regExp, text);
        for (int[] match = search.next(); match != null; match = search.next()) {
            matches.add(Arrays.copyOf(match, length));
        }
        regExp.lastIndex(0);
        return matches;
    }

    private static String replacement(
            Realm realm, RegExpProgram program, String text, int[] match, JsObject function, String template) {
        String matched = text.substring(match[0], match[1]);
        Object named = program.groupNames().isEmpty()
                ? Undefined.INSTANCE
                : RegExpResults.groups(realm, program.groupNames(), text, match);
        if (function != null && program.groupCount() == 1) {
            return TypeConversion.toString(function.call3(Undefined.INSTANCE, matched, match[0], text));
        }
        Object[] values = RegExpResults.values(program, text, match);
        Object[] captures = Arrays.copyOfRange(values, 1, values.length);
        return function != null
                ? call(function, matched, captures, match[0], text, named)
                : RegExpOperations.getSubstitution(realm, matched, text, match[0], captures, named, template);
    }
}
