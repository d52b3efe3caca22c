package dev.gyre.engine.builtins.text;

import dev.gyre.engine.object.Attributes;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.Shape;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.regexp.RegExpProgram;
import dev.gyre.engine.value.Undefined;
import java.util.Map;

/** Makes the arrays that exec returns. */
final class RegExpResults {
    private RegExpResults() {
    }

    // RegExpBuiltinExec ( R, S ), steps from the match on, https://tc39.es/ecma262/#sec-regexpbuiltinexec
    static JsArray create(Realm realm, RegExpObject regExp, String text, int[] match) {
        RegExpProgram program = regExp.program();
        // The positions belong to the matcher; nothing below runs JS, so that no other match can overwrite them.
        JsArray array = JsArray.adopt(realm, values(program, text, match));
        Map<String, int[]> names = program.groupNames();
        add(array, "index", match[0]);
        add(array, "input", text);
        add(array, "groups", names.isEmpty() ? Undefined.INSTANCE : groups(realm, names, text, match));
        if (regExp.hasFlag(RegExpFlags.HAS_INDICES)) {
            add(array, "indices", indices(realm, program, match));
        }
        return array;
    }

    private static void add(JsArray array, String key, Object value) {
        Shape shape = array.shape();
        array.addSlot(shape.add(key, Attributes.ALL), shape.slotCount(), value);
    }

    /** The texts of all groups. */
    static Object[] values(RegExpProgram program, String text, int[] match) {
        Object[] values = new Object[program.groupCount()];
        for (int i = 0; i < values.length; i++) {
            values[i] = match[i * 2] < 0 ? Undefined.INSTANCE : text.substring(match[i * 2], match[i * 2 + 1]);
        }
        return values;
    }

    static JsObject groups(Realm realm, Map<String, int[]> names, String text, int[] match) {
        JsObject groups = JsObject.create(realm, null);
        for (var entry : names.entrySet()) {
            int group = participant(entry.getValue(), match);
            groups.defineBuiltin(entry.getKey(),
                    group < 0 ? Undefined.INSTANCE : text.substring(match[group * 2], match[group * 2 + 1]), Attributes.ALL);
        }
        return groups;
    }

    /** The one of several groups of a name that took part, or -1. */
    private static int participant(int[] groups, int[] match) {
        for (int group : groups) {
            if (match[group * 2] >= 0) {
                return group;
            }
        }
        return -1;
    }

    // MakeMatchIndicesIndexPairArray ( S, indices, groupNames, hasGroups ), https://tc39.es/ecma262/#sec-makematchindicesindexpairarray
    private static JsArray indices(Realm realm, RegExpProgram program, int[] match) {
        Object[] pairs = new Object[program.groupCount()];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = match[i * 2] < 0 ? Undefined.INSTANCE : JsArray.of(realm, match[i * 2], match[i * 2 + 1]);
        }
        JsArray array = JsArray.adopt(realm, pairs.clone());
        Object groups = Undefined.INSTANCE;
        if (!program.groupNames().isEmpty()) {
            JsObject named = JsObject.create(realm, null);
            for (var entry : program.groupNames().entrySet()) {
                int group = participant(entry.getValue(), match);
                named.defineBuiltin(entry.getKey(), group < 0 ? Undefined.INSTANCE : pairs[group], Attributes.ALL);
            }
            groups = named;
        }
        add(array, "groups", groups);
        return array;
    }
}
