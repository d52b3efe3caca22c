package dev.gyre.engine.builtins.text;

import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.SlicedString;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Map;

/** Creates the arrays that exec returns. */
final class RegExpResults {
    private RegExpResults() {}

    // RegExpBuiltinExec ( R, S ), steps from the match on, https://tc39.es/ecma262/#sec-regexpbuiltinexec
    static JsArray create(Realm realm, RegExpObject regExp, CharSequence text, int[] match) {
        RegExpProgram program = regExp.program();
        // The positions belong to the matcher; no code below runs JS, so that no other match can overwrite them.
        RegExpContext context = RegExpContext.of(realm);
        Map<String, int[]> names = program.groupNames();
        Object groups = names.isEmpty() ? Undefined.INSTANCE : groups(realm, names, text, match);
        Object[] values = values(program, text, match);
        if (!regExp.hasFlag(RegExpFlags.HAS_INDICES)) {
            return JsArray.adopt(context.matchShape(), new Object[] {match[0], text, groups}, values);
        }
        Object[] slots = {match[0], text, groups, indices(realm, program, match)};
        return JsArray.adopt(context.matchShape().add("indices", Attributes.ALL), slots, values);
    }

    /** The texts of all groups. */
    static Object[] values(RegExpProgram program, CharSequence text, int[] match) {
        Object[] values = new Object[program.groupCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = match[i * 2] < 0 ? Undefined.INSTANCE : SlicedString.part(text, match[i * 2], match[i * 2 + 1]);
        }
        return values;
    }

    static JsObject groups(Realm realm, Map<String, int[]> names, CharSequence text, int[] match) {
        JsObject groups = JsObject.create(realm, null);
        for (var entry : names.entrySet()) {
            int group = participant(entry.getValue(), match);
            groups.defineBuiltin(
                    entry.getKey(),
                    group < 0 ? Undefined.INSTANCE : SlicedString.part(text, match[group * 2], match[group * 2 + 1]),
                    Attributes.ALL);
        }
        return groups;
    }

    /** The one of several groups with the same name that participated, or -1. */
    private static int participant(int[] groups, int[] match) {
        for (int group : groups) {
            if (match[group * 2] >= 0) {
                return group;
            }
        }
        return -1;
    }

    // MakeMatchIndicesIndexPairArray ( S, indices, groupNames, hasGroups ),
    // https://tc39.es/ecma262/#sec-makematchindicesindexpairarray
    private static JsArray indices(Realm realm, RegExpProgram program, int[] match) {
        Object[] pairs = new Object[program.groupCount()];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = match[i * 2] < 0 ? Undefined.INSTANCE : JsArray.of(realm, match[i * 2], match[i * 2 + 1]);
        }
        Object groups = Undefined.INSTANCE;
        if (!program.groupNames().isEmpty()) {
            JsObject named = JsObject.create(realm, null);
            for (var entry : program.groupNames().entrySet()) {
                int group = participant(entry.getValue(), match);
                named.defineBuiltin(entry.getKey(), group < 0 ? Undefined.INSTANCE : pairs[group], Attributes.ALL);
            }
            groups = named;
        }
        return JsArray.adopt(realm.arrayShape().add("groups", Attributes.ALL), new Object[] {groups}, pairs);
    }
}
