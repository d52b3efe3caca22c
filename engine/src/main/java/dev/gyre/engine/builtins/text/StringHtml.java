package dev.gyre.engine.builtins.text;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** The HTML methods of String.prototype. */
// B.2.2 Additional Properties of the String.prototype Object,
// https://tc39.es/ecma262/#sec-additional-properties-of-the-string.prototype-object
@BuiltinObject(intrinsic = "%String.prototype%")
public final class StringHtml {
    private StringHtml() {}

    // CreateHTML ( string, tag, attribute, value ), https://tc39.es/ecma262/#sec-createhtml
    private static String createHtml(Object self, String method, String tag, String attribute, Object value) {
        String text = StringPrototype.receiver(self, method);
        String quoted = attribute.isEmpty()
                ? ""
                : " " + attribute + "=\"" + TypeConversion.toString(value).replace("\"", "&quot;") + '"';
        return "<" + tag + quoted + ">" + text + "</" + tag + ">";
    }

    // String.prototype.anchor ( name ), https://tc39.es/ecma262/#sec-string.prototype.anchor
    @Builtin
    static Object anchor(Realm realm, Object self, Object value) {
        return createHtml(self, "anchor", "a", "name", value);
    }

    // String.prototype.big (  ), https://tc39.es/ecma262/#sec-string.prototype.big
    @Builtin
    static Object big(Realm realm, Object self) {
        return createHtml(self, "big", "big", "", null);
    }

    // String.prototype.blink (  ), https://tc39.es/ecma262/#sec-string.prototype.blink
    @Builtin
    static Object blink(Realm realm, Object self) {
        return createHtml(self, "blink", "blink", "", null);
    }

    // String.prototype.bold (  ), https://tc39.es/ecma262/#sec-string.prototype.bold
    @Builtin
    static Object bold(Realm realm, Object self) {
        return createHtml(self, "bold", "b", "", null);
    }

    // String.prototype.fixed (  ), https://tc39.es/ecma262/#sec-string.prototype.fixed
    @Builtin
    static Object fixed(Realm realm, Object self) {
        return createHtml(self, "fixed", "tt", "", null);
    }

    // String.prototype.fontcolor ( color ), https://tc39.es/ecma262/#sec-string.prototype.fontcolor
    @Builtin
    static Object fontcolor(Realm realm, Object self, Object value) {
        return createHtml(self, "fontcolor", "font", "color", value);
    }

    // String.prototype.fontsize ( size ), https://tc39.es/ecma262/#sec-string.prototype.fontsize
    @Builtin
    static Object fontsize(Realm realm, Object self, Object value) {
        return createHtml(self, "fontsize", "font", "size", value);
    }

    // String.prototype.italics (  ), https://tc39.es/ecma262/#sec-string.prototype.italics
    @Builtin
    static Object italics(Realm realm, Object self) {
        return createHtml(self, "italics", "i", "", null);
    }

    // String.prototype.link ( href ), https://tc39.es/ecma262/#sec-string.prototype.link
    @Builtin
    static Object link(Realm realm, Object self, Object value) {
        return createHtml(self, "link", "a", "href", value);
    }

    // String.prototype.small (  ), https://tc39.es/ecma262/#sec-string.prototype.small
    @Builtin
    static Object small(Realm realm, Object self) {
        return createHtml(self, "small", "small", "", null);
    }

    // String.prototype.strike (  ), https://tc39.es/ecma262/#sec-string.prototype.strike
    @Builtin
    static Object strike(Realm realm, Object self) {
        return createHtml(self, "strike", "strike", "", null);
    }

    // String.prototype.sub (  ), https://tc39.es/ecma262/#sec-string.prototype.sub
    @Builtin
    static Object sub(Realm realm, Object self) {
        return createHtml(self, "sub", "sub", "", null);
    }

    // String.prototype.sup (  ), https://tc39.es/ecma262/#sec-string.prototype.sup
    @Builtin
    static Object sup(Realm realm, Object self) {
        return createHtml(self, "sup", "sup", "", null);
    }
}
