package dev.gyre.engine.builtins.text;

import dev.gyre.engine.regexp.RegExpFlags;
import dev.gyre.engine.runtime.realm.Realm;

/** The successive matches of a global regular expression with the builtin exec, from the beginning. */
final class RegExpSearch {
    private final Realm realm;
    private final RegExpObject regExp;
    private final CharSequence text;
    private final boolean unicode;
    private final boolean sticky;
    private long position;

    RegExpSearch(Realm realm, RegExpObject regExp, CharSequence text) {
        this.realm = realm;
        this.regExp = regExp;
        this.text = text;
        unicode = regExp.hasFlag(RegExpFlags.UNICODE) || regExp.hasFlag(RegExpFlags.UNICODE_SETS);
        sticky = regExp.hasFlag(RegExpFlags.STICKY);
    }

    /** The positions of the next match, to be read before any other match; null at the end. */
    int[] next() {
        int[] match =
                position > text.length() ? null : RegExpOperations.match(realm, regExp, text, (int) position, sticky);
        if (match != null) {
            position = match[1] > match[0] ? match[1] : RegExpOperations.advanceStringIndex(text, match[1], unicode);
        }
        return match;
    }
}
