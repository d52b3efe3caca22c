package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;

/** The iterator over the matches of a regular expression that matchAll returns. */
// CreateRegExpStringIterator ( R, S, global, fullUnicode ), https://tc39.es/ecma262/#sec-createregexpstringiterator
public final class RegExpStringIterator extends JsObject {
    private final JsObject regExp;
    private final String text;
    private final boolean global;
    private final boolean unicode;
    private boolean done;

    RegExpStringIterator(Realm realm, JsObject regExp, String text, boolean global, boolean unicode) {
        super(realm.intrinsic(Intrinsic.REGEXP_STRING_ITERATOR_PROTOTYPE));
        this.regExp = regExp;
        this.text = text;
        this.global = global;
        this.unicode = unicode;
    }

    /** The next match, or Java null at the end. */
    JsObject step(Realm realm) {
        if (done) {
            return null;
        }
        if (!(RegExpOperations.regExpExec(realm, regExp, text) instanceof JsObject match)) {
            done = true;
            return null;
        }
        if (!global) {
            done = true;
        } else if (TypeConversion.toString(match.get(0)).isEmpty()) {
            RegExpMatching.advanceLastIndex(regExp, text, unicode);
        }
        return match;
    }

    @Override
    public String kindName() {
        return "RegExpStringIterator";
    }
}
