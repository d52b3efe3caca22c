package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.regexp.MatchLimitException;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Rope;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;

/** The abstract operations of regular expressions. */
public final class RegExpOperations {
    private RegExpOperations() {}

    // RegExpCreate ( P, F ), https://tc39.es/ecma262/#sec-regexpcreate
    public static JsObject regExpCreate(Realm realm, Object pattern, Object flags) {
        var regExp = new RegExpObject(realm, RegExpContext.of(realm).freshShape(), true);
        return regExpInitialize(realm, regExp, pattern, flags);
    }

    /** Creates the object of a literal, whose pattern and flags the parser has validated. */
    // Evaluation of RegularExpressionLiteral,
    // https://tc39.es/ecma262/#sec-regular-expression-literals-runtime-semantics-evaluation
    public static JsObject regExpLiteral(Realm realm, String pattern, String flags) {
        var regExp = new RegExpObject(realm, RegExpContext.of(realm).freshShape(), true);
        regExp.initialize(pattern, flags, null);
        return regExp;
    }

    // RegExpInitialize ( obj, pattern, flags ), https://tc39.es/ecma262/#sec-regexpinitialize
    static RegExpObject regExpInitialize(Realm realm, RegExpObject regExp, Object pattern, Object flags) {
        String source = pattern == Undefined.INSTANCE ? "" : TypeConversion.toString(pattern);
        String flagText = flags == Undefined.INSTANCE ? "" : TypeConversion.toString(flags);
        RegExpProgram program = RegExpContext.of(realm).program(source, flagText);
        regExp.initialize(source, flagText, program);
        regExp.lastIndex(0);
        return regExp;
    }

    // RegExpExec ( R, S ), https://tc39.es/ecma262/#sec-regexpexec
    static Object regExpExec(Realm realm, JsObject regExp, CharSequence text) {
        Object exec = regExp.get("exec");
        if (regExp instanceof RegExpObject builtin && RegExpContext.isBuiltinExec(exec)) {
            return regExpBuiltinExec(realm, builtin, text);
        }
        if (exec instanceof JsObject function && function.isCallable()) {
            Object result = function.call1(regExp, text);
            if (result != Null.INSTANCE && !(result instanceof JsObject)) {
                throw Errors.typeError("RegExp exec method returned something other than an Object or null");
            }
            return result;
        }
        if (!(regExp instanceof RegExpObject builtin)) {
            throw Receiver.incompatible(regExp, "RegExp.prototype.exec");
        }
        return regExpBuiltinExec(realm, builtin, text);
    }

    // RegExpBuiltinExec ( R, S ), https://tc39.es/ecma262/#sec-regexpbuiltinexec
    public static Object regExpBuiltinExec(Realm realm, RegExpObject regExp, CharSequence text) {
        int[] match = match(realm, regExp, text);
        return match == null ? Null.INSTANCE : RegExpResults.create(realm, regExp, text, match);
    }

    /**
     * RegExpBuiltinExec without its result array: the positions of the groups, to be read before the next match, or
     * null.
     */
    static int[] match(Realm realm, RegExpObject regExp, CharSequence text) {
        long lastIndex = regExp.lastIndex();
        boolean sticky = regExp.hasFlag(RegExpFlags.STICKY);
        boolean stateful = sticky || regExp.hasFlag(RegExpFlags.GLOBAL);
        if (!stateful) {
            lastIndex = 0;
        }
        int[] match = lastIndex > text.length() ? null : match(realm, regExp, text, (int) lastIndex, sticky);
        if (match == null) {
            if (stateful) {
                regExp.lastIndex(0);
            }
            return null;
        }
        if (stateful) {
            regExp.lastIndex(match[1]);
        }
        return match;
    }

    /** Matches at a position without changing lastIndex. */
    static int[] match(Realm realm, RegExpObject regExp, CharSequence text, int from, boolean sticky) {
        RegExpContext context = RegExpContext.of(realm);
        RegExpProgram program = regExp.program();
        try {
            // A match counts only its backtracking steps, so a loop over matches makes its interrupt check here.
            realm.agent().poll();
            int[] match = text instanceof SlicedString slice
                    ? program.match(slice.parent(), slice.offset(), slice.length(), from, sticky, context)
                    : program.match(text.toString(), from, sticky, context);
            if (match != null && regExp.realm() == realm) {
                if (regExp.legacyFeaturesEnabled()) {
                    context.lastMatch().update(text, match, program.groupCount());
                } else {
                    context.lastMatch().invalidate();
                }
            }
            return match;
        } catch (MatchLimitException e) {
            throw Errors.rangeError(e.getMessage());
        }
    }

    // AdvanceStringIndex ( S, index, unicode ), https://tc39.es/ecma262/#sec-advancestringindex
    static long advanceStringIndex(CharSequence text, long index, boolean unicode) {
        return unicode && index < text.length() && Character.codePointAt(text, (int) index) > 0xFFFF
                ? index + 2
                : index + 1;
    }

    // GetSubstitution ( matched, str, position, captures, namedCaptures, replacementTemplate ),
    // https://tc39.es/ecma262/#sec-getsubstitution
    public static String getSubstitution(
            Realm realm,
            String matched,
            String text,
            int position,
            Object[] captures,
            Object namedCaptures,
            String template) {
        var result = new StringBuilder(template.length() + 16);
        int end = 0;
        for (int dollar = template.indexOf('$');
                dollar >= 0 && dollar + 1 < template.length();
                dollar = template.indexOf('$', end)) {
            realm.agent().poll();
            result.append(template, end, dollar);
            if (result.length() > Rope.MAX_LENGTH) {
                throw Errors.rangeError("Invalid string length");
            }
            end = dollar + 2;
            switch (template.charAt(dollar + 1)) {
                case '$' -> result.append('$');
                case '&' -> result.append(matched);
                case '`' -> result.append(text, 0, position);
                case '\'' -> result.append(text, Math.min(text.length(), position + matched.length()), text.length());
                case '<' -> end = namedSubstitution(realm, result, namedCaptures, template, dollar);
                default -> end = numberedSubstitution(result, captures, template, dollar);
            }
        }
        return result.append(template, end, template.length()).toString();
    }

    private static int namedSubstitution(
            Realm realm, StringBuilder result, Object namedCaptures, String template, int dollar) {
        int close = namedCaptures == Undefined.INSTANCE ? -1 : template.indexOf('>', dollar);
        if (close < 0) {
            result.append("$<");
            return dollar + 2;
        }
        Object capture = ObjectOperations.getV(
                realm, namedCaptures, TypeConversion.toPropertyKey(template.substring(dollar + 2, close)));
        if (capture != Undefined.INSTANCE) {
            result.append(TypeConversion.toString(capture));
        }
        return close + 1;
    }

    private static int numberedSubstitution(StringBuilder result, Object[] captures, String template, int dollar) {
        int first = digit(template, dollar + 1);
        int second = digit(template, dollar + 2);
        int index = first;
        int end = dollar + 2;
        if (first >= 0 && second >= 0 && first * 10 + second <= captures.length) {
            index = first * 10 + second;
            end = dollar + 3;
        }
        if (index < 1 || index > captures.length) {
            if (first < 0) {
                end = dollar + 1;
            }
            result.append(template, dollar, end);
        } else if (captures[index - 1] != Undefined.INSTANCE) {
            result.append(captures[index - 1]);
        }
        return end;
    }

    private static int digit(String template, int index) {
        char character = index < template.length() ? template.charAt(index) : 0;
        return character >= '0' && character <= '9' ? character - '0' : -1;
    }

    /** ToString of the text to match; a slice stays one. */
    static CharSequence subject(Object string) {
        return string instanceof SlicedString text ? text : TypeConversion.toString(string);
    }

    /** Checks the receiver of a method that accepts any object. */
    static JsObject receiver(Object self, String method) {
        if (self instanceof JsObject object) {
            return object;
        }
        throw Receiver.incompatible(self, "RegExp.prototype." + method);
    }

    /** Checks a receiver that must be a regular expression. */
    static RegExpObject regExp(Object self, String method) {
        if (self instanceof RegExpObject regExp) {
            return regExp;
        }
        throw Receiver.incompatible(self, "RegExp.prototype." + method);
    }
}
