package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** The RegExp constructor, with the legacy properties that show the last match. */
// 22.2.4 The RegExp Constructor, https://tc39.es/ecma262/#sec-regexp-constructor
@BuiltinObject(intrinsic = "%RegExp%")
public final class RegExpConstructor {
    private static final int LAST_MATCH = 0;
    private static final int LAST_PAREN = 10;
    private static final int LEFT_CONTEXT = 11;
    private static final int RIGHT_CONTEXT = 12;

    private RegExpConstructor() {}

    // RegExp ( pattern, flags ), https://tc39.es/ecma262/#sec-regexp-pattern-flags
    @Builtin(constructor = true)
    static Object construct(Realm realm, Object self, JsObject newTarget, Object pattern, Object flags) {
        boolean patternIsRegExp = Comparison.isRegExp(pattern);
        JsObject intrinsic = realm.intrinsic(Intrinsic.REGEXP);
        if (newTarget == null
                && patternIsRegExp
                && flags == Undefined.INSTANCE
                && ((JsObject) pattern).get("constructor") == intrinsic) {
            return pattern;
        }
        JsObject target = newTarget == null ? intrinsic : newTarget;
        Object source = pattern;
        Object flagText = flags;
        if (pattern instanceof RegExpObject original) {
            source = original.source();
            flagText = flags == Undefined.INSTANCE ? original.flags() : flags;
        } else if (patternIsRegExp) {
            JsObject like = (JsObject) pattern;
            source = like.get("source");
            flagText = flags == Undefined.INSTANCE ? like.get("flags") : flags;
        }
        RegExpObject regExp = regExpAlloc(realm, target, intrinsic);
        return RegExpOperations.regExpInitialize(realm, regExp, source, flagText);
    }

    // RegExpAlloc ( newTarget ), https://tc39.es/ecma262/#sec-regexpalloc
    private static RegExpObject regExpAlloc(Realm realm, JsObject newTarget, JsObject intrinsic) {
        if (newTarget == intrinsic) {
            return new RegExpObject(realm, RegExpContext.of(realm).freshShape(), true);
        }
        return new RegExpObject(
                realm, ObjectOperations.getPrototypeFromConstructor(newTarget, Intrinsic.REGEXP_PROTOTYPE), false);
    }

    // get RegExp.input, https://github.com/tc39/proposal-regexp-legacy-features
    @Builtin(
            getter = true,
            names = {"input", "$_"})
    static Object input(Realm realm, Object self) {
        return legacy(realm, self).input();
    }

    // set RegExp.input, https://github.com/tc39/proposal-regexp-legacy-features
    @Builtin(
            setter = true,
            names = {"input", "$_"})
    static Object setInput(Realm realm, Object self, Object value) {
        requireConstructor(realm, self);
        RegExpContext.of(realm).lastMatch().input(TypeConversion.toString(value));
        return Undefined.INSTANCE;
    }

    // get RegExp.lastMatch and its siblings, https://github.com/tc39/proposal-regexp-legacy-features
    @Builtin(
            getter = true,
            names = {"lastMatch", "$&", "lastParen", "$+", "leftContext", "$`", "rightContext", "$'"},
            magic = {
                LAST_MATCH,
                LAST_MATCH,
                LAST_PAREN,
                LAST_PAREN,
                LEFT_CONTEXT,
                LEFT_CONTEXT,
                RIGHT_CONTEXT,
                RIGHT_CONTEXT
            })
    static Object lastMatch(Realm realm, Object self, int magic) {
        return part(realm, self, magic);
    }

    // get RegExp.$1 and its siblings, https://github.com/tc39/proposal-regexp-legacy-features
    @Builtin(
            getter = true,
            names = {"$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9"},
            magic = {1, 2, 3, 4, 5, 6, 7, 8, 9})
    static Object group(Realm realm, Object self, int magic) {
        return part(realm, self, magic);
    }

    private static CharSequence part(Realm realm, Object self, int part) {
        RegExpLastMatch match = legacy(realm, self);
        return switch (part) {
            case LAST_PAREN -> match.lastParen();
            case LEFT_CONTEXT -> match.leftContext();
            case RIGHT_CONTEXT -> match.rightContext();
            default -> match.group(part);
        };
    }

    // GetLegacyRegExpStaticProperty, https://github.com/tc39/proposal-regexp-legacy-features
    private static RegExpLastMatch legacy(Realm realm, Object self) {
        requireConstructor(realm, self);
        RegExpLastMatch match = RegExpContext.of(realm).lastMatch();
        if (!match.isValid()) {
            throw Errors.typeError("The last match was one of a subclass of RegExp");
        }
        return match;
    }

    private static void requireConstructor(Realm realm, Object self) {
        if (self != realm.intrinsic(Intrinsic.REGEXP)) {
            throw Errors.typeError("A legacy static property of RegExp was used on another receiver");
        }
    }

    // RegExp.escape ( S ), https://tc39.es/ecma262/#sec-regexp.escape
    @Builtin
    static Object escape(Realm realm, Object self, Object string) {
        if (!(string instanceof CharSequence text)) {
            throw Errors.typeError("input argument must be a string");
        }
        return RegExpEscaping.escape(text.toString());
    }

    // get RegExp [ @@species ], https://tc39.es/ecma262/#sec-get-regexp-@@species
    @Builtin(names = "@@species", getter = true)
    static Object species(Realm realm, Object self) {
        return self;
    }
}
