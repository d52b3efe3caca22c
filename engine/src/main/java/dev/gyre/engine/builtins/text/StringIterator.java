package dev.gyre.engine.builtins.text;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.SteppedIterator;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.SingleCharacter;

/** The iterator over the code points of a string. */
// CreateStringIterator, https://tc39.es/ecma262/#sec-string.prototype-@@iterator
public final class StringIterator extends JsObject implements SteppedIterator {
    private final String text;
    private int position;

    StringIterator(Realm realm, String text) {
        super(realm.intrinsic(Intrinsic.STRING_ITERATOR_PROTOTYPE));
        this.text = text;
    }

    /** The next code point as a string. */
    @Override
    public String step(Realm realm) {
        if (position >= text.length()) return null;
        int start = position;
        position += Character.charCount(text.codePointAt(start));
        return position - start == 1 ? SingleCharacter.of(text.charAt(start)) : text.substring(start, position);
    }

    @Override
    public String prototypeName() {
        return "%StringIteratorPrototype%";
    }

    @Override
    public String kindName() {
        return "StringIterator";
    }
}
