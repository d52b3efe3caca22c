package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** RegExp.prototype, but for the methods that strings call ({@link RegExpMatching}, {@link RegExpReplacing}, {@link RegExpSplitting}). */
// 22.2.6 Properties of the RegExp Prototype Object,
// https://tc39.es/ecma262/#sec-properties-of-the-regexp-prototype-object
@BuiltinObject(intrinsic = "%RegExp.prototype%")
public final class RegExpPrototype {
    private static final String[] FLAG_PROPERTIES = {
        "hasIndices", "global", "ignoreCase", "multiline", "dotAll", "unicode", "unicodeSets", "sticky"
    };
    private static final String FLAG_LETTERS = "dgimsuvy";

    private RegExpPrototype() {}

    // RegExp.prototype.exec ( string ), https://tc39.es/ecma262/#sec-regexp.prototype.exec
    @Builtin
    static Object exec(Realm realm, Object self, Object string) {
        RegExpObject regExp = RegExpOperations.regExp(self, "exec");
        return RegExpOperations.regExpBuiltinExec(realm, regExp, RegExpOperations.subject(string));
    }

    // get RegExp.prototype.dotAll, https://tc39.es/ecma262/#sec-get-regexp.prototype.dotAll
    @Builtin(getter = true)
    static Object dotAll(Realm realm, Object self) {
        return regExpHasFlag(realm, self, RegExpFlags.DOT_ALL);
    }

    // get RegExp.prototype.flags, https://tc39.es/ecma262/#sec-get-regexp.prototype.flags
    @Builtin(getter = true)
    static Object flags(Realm realm, Object self) {
        if (!(self instanceof JsObject object)) {
            throw Errors.typeError(
                    "RegExp.prototype.flags getter called on non-object " + NoSideEffectsToString.of(self));
        }
        var flags = new StringBuilder(FLAG_PROPERTIES.length);
        for (int i = 0; i < FLAG_PROPERTIES.length; i++) {
            if (TypeConversion.toBoolean(object.get(FLAG_PROPERTIES[i]))) {
                flags.append(FLAG_LETTERS.charAt(i));
            }
        }
        return flags.toString();
    }

    // get RegExp.prototype.global, https://tc39.es/ecma262/#sec-get-regexp.prototype.global and its siblings
    @Builtin(
            getter = true,
            names = {"global", "hasIndices", "ignoreCase", "multiline"},
            magic = {RegExpFlags.GLOBAL, RegExpFlags.HAS_INDICES, RegExpFlags.IGNORE_CASE, RegExpFlags.MULTILINE})
    static Object flag(Realm realm, Object self, int magic) {
        return regExpHasFlag(realm, self, magic);
    }

    // get RegExp.prototype.source, https://tc39.es/ecma262/#sec-get-regexp.prototype.source
    @Builtin(getter = true)
    static Object source(Realm realm, Object self) {
        if (self instanceof RegExpObject regExp) {
            return RegExpEscaping.escapePattern(regExp.source());
        }
        if (self == realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)) {
            return "(?:)";
        }
        throw Errors.typeError("RegExp.prototype.source getter called on non-RegExp object");
    }

    // get RegExp.prototype.sticky, https://tc39.es/ecma262/#sec-get-regexp.prototype.sticky and its siblings
    @Builtin(
            getter = true,
            names = {"sticky", "unicode", "unicodeSets"},
            magic = {RegExpFlags.STICKY, RegExpFlags.UNICODE, RegExpFlags.UNICODE_SETS})
    static Object laterFlag(Realm realm, Object self, int magic) {
        return regExpHasFlag(realm, self, magic);
    }

    // RegExpHasFlag ( R, codeUnit ), https://tc39.es/ecma262/#sec-regexphasflag
    private static Object regExpHasFlag(Realm realm, Object self, int flag) {
        if (self instanceof RegExpObject regExp) {
            return regExp.hasFlag(flag);
        }
        if (self == realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)) {
            return Undefined.INSTANCE;
        }
        String property = FLAG_PROPERTIES[Integer.numberOfTrailingZeros(flag)];
        throw Errors.typeError("RegExp.prototype." + property + " getter called on non-RegExp object");
    }

    // RegExp.prototype.compile ( pattern, flags ), https://tc39.es/ecma262/#sec-regexp.prototype.compile
    @Builtin
    static Object compile(Realm realm, Object self, Object pattern, Object flags) {
        RegExpObject regExp = RegExpOperations.regExp(self, "compile");
        if (regExp.realm() != realm || !regExp.legacyFeaturesEnabled()) {
            throw Errors.typeError("RegExp.prototype.compile called on a RegExp of another realm or of a subclass");
        }
        if (!(pattern instanceof RegExpObject other)) {
            return RegExpOperations.regExpInitialize(realm, regExp, pattern, flags);
        }
        if (flags != Undefined.INSTANCE) {
            throw Errors.typeError("Cannot supply flags when constructing one RegExp from another");
        }
        return RegExpOperations.regExpInitialize(realm, regExp, other.source(), other.flags());
    }

    // RegExp.prototype.toString ( ), https://tc39.es/ecma262/#sec-regexp.prototype.tostring
    @Builtin
    static Object toString(Realm realm, Object self) {
        JsObject object = RegExpOperations.receiver(self, "toString");
        String pattern = TypeConversion.toString(object.get("source"));
        return "/" + pattern + "/" + TypeConversion.toString(object.get("flags"));
    }

    // RegExp.prototype.test ( S ), https://tc39.es/ecma262/#sec-regexp.prototype.test
    @Builtin
    static boolean test(Realm realm, Object self, Object string) {
        JsObject object = RegExpOperations.receiver(self, "test");
        CharSequence text = RegExpOperations.subject(string);
        // OPTIMIZATION: no result array, since that of the builtin exec is not observable here.
        if (object instanceof RegExpObject regExp && RegExpContext.isBuiltinExec(regExp.get("exec"))) {
            return RegExpOperations.match(realm, regExp, text) != null;
        }
        return RegExpOperations.regExpExec(realm, object, text) != Null.INSTANCE;
    }
}
