package dev.gyre.engine.builtins.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeCode;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.TestRealm;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;
import org.junit.jupiter.api.Test;

/** Tests RegExp objects and the string methods that use them, with the results Node gives. */
class RegExpBuiltinsTest {
    private final Realm realm = TestRealm.create();

    private JsObject regExp(String pattern, String flags) {
        return realm.intrinsic(Intrinsic.REGEXP)
                .construct(new Object[] {pattern, flags}, realm.intrinsic(Intrinsic.REGEXP));
    }

    private Object call(Object receiver, String method, Object... arguments) {
        return ObjectOperations.invoke(realm, receiver, method, arguments);
    }

    /** The elements of an array, with marks for undefined and null. */
    private static String text(Object value) {
        if (!(value instanceof JsArray array)) {
            return value == Null.INSTANCE ? "null" : TypeConversion.toString(value);
        }
        var text = new StringBuilder("[");
        for (int i = 0; i < array.length(); i++) {
            text.append(i == 0 ? "" : "|").append(text(array.getIndex(i)));
        }
        return text.append(']').toString();
    }

    private JsObject function(NativeCode code) {
        return new NativeClosure(realm, "f", 0, code);
    }

    @Test
    void execDescribesTheMatch() {
        JsObject result = (JsObject) call(regExp("(?<y>\\d+)-(x)?", "d"), "exec", "on 2024-");
        assertEquals("[2024-|2024|undefined]", text(result));
        assertEquals(3, result.get("index"));
        assertEquals("on 2024-", result.get("input"));
        assertEquals("2024", ((JsObject) result.get("groups")).get("y").toString());
        assertEquals("[[3|8]|[3|7]|undefined]", text(result.get("indices")));
        assertEquals(
                "[0, 1, 2, length, index, input, groups, indices]",
                result.ownPropertyKeys().toString());
        assertSame(Null.INSTANCE, call(regExp("x", ""), "exec", "abc"));
    }

    @Test
    void execKeepsLastIndex() {
        JsObject global = regExp("a", "g");
        assertEquals(true, call(global, "test", "aab"));
        assertEquals(1, global.get("lastIndex"));
        assertEquals(true, call(global, "test", "aab"));
        assertEquals(false, call(global, "test", "aab"));
        assertEquals(0, global.get("lastIndex"));
        JsObject sticky = regExp("b", "y");
        assertEquals(false, call(sticky, "test", "ab"));
        sticky.put("lastIndex", 1);
        assertEquals(true, call(sticky, "test", "ab"));
    }

    @Test
    void aFrozenLastIndexThrows() {
        JsObject global = regExp("a", "g");
        global.defineOwnProperty("lastIndex", PropertyDescriptor.data(0, false, false, false));
        JsException error = assertThrows(JsException.class, () -> call(global, "test", "a"));
        assertEquals(
                "Cannot assign to read only property 'lastIndex' of object '[object RegExp]'",
                ((JsObject) error.value(realm)).get("message"));
    }

    @Test
    void sourceAndFlagsAreShownEscaped() {
        assertEquals("/\\/[/]\\n/dgimsuy", call(regExp("/[/]\n", "yusmigd"), "toString"));
        assertEquals("/(?:)/", call(regExp("", ""), "toString"));
        assertEquals("/\\//", call(regExp("\\/", ""), "toString"));
        assertEquals("v", regExp("a", "v").get("flags"));
    }

    @Test
    void syntaxErrorsHaveMessages() {
        JsException error = assertThrows(JsException.class, () -> regExp("(", ""));
        assertEquals(
                "Invalid regular expression: /(/: Unterminated group", ((JsObject) error.value(realm)).get("message"));
        assertSame(realm.intrinsic(Intrinsic.SYNTAX_ERROR_PROTOTYPE), ((JsObject) error.value(realm)).getPrototypeOf());
        assertThrows(JsException.class, () -> regExp("a", "gg"));
    }

    @Test
    void matchReturnsAllMatchesOrOne() {
        assertEquals("[1|22|3]", text(call("a1b22c3", "match", regExp("\\d+", "g"))));
        assertEquals("[a1|1]", text(call("a1b22c3", "match", regExp(".(\\d)", ""))));
        assertSame(Null.INSTANCE, call("abc", "match", regExp("x", "g")));
        assertEquals("[||]", text(call("ab", "match", regExp("", "g"))));
        assertEquals("[|]", text(call("\ud83d\ude00", "match", regExp("", "gu"))));
        assertEquals("[b]", text(call("abc", "match", "[b]")));
    }

    @Test
    void matchAllIterates() {
        Object iterator = call("a1b2", "matchAll", regExp("[a-z](\\d)", "g"));
        JsObject first = (JsObject) call(iterator, "next");
        assertEquals("[a1|1]", text(first.get("value")));
        assertEquals("[b2|2]", text(((JsObject) call(iterator, "next")).get("value")));
        assertEquals(true, ((JsObject) call(iterator, "next")).get("done"));
    }

    @Test
    void replaceSubstitutes() {
        assertEquals("b-a!", call("ab!", "replace", regExp("(a)(b)", ""), "$2-$1"));
        assertEquals("[a][b]", call("ab", "replace", regExp(".", "g"), "[$&]"));
        assertEquals("$ab<>b$3$0$b", call("ab", "replace", regExp("(?<n>a)", ""), "$$$<n>$'<$<m>>$'$3$0$"));
        assertEquals("a0b", call("ab", "replace", regExp("(a)", ""), "$10"));
        assertEquals("xab", call("ab", "replace", regExp("", ""), "x"));
        assertEquals("xaxbx", call("ab", "replace", regExp("", "g"), "x"));
        assertEquals(
                "A1B",
                call(
                        "a1b",
                        "replace",
                        regExp("[a-z]", "g"),
                        function((r, callee, self, arguments, newTarget) ->
                                arguments[0].toString().toUpperCase())));
    }

    @Test
    void replaceFindsAllMatchesBeforeItCalls() {
        JsObject global = regExp("a", "g");
        Object replaced = call("aaa", "replace", global, function((r, callee, self, arguments, newTarget) -> {
            call(global, "compile", "b", "");
            return arguments[1];
        }));
        assertEquals("012", replaced);
    }

    @Test
    void replaceHonoursAnOwnExec() {
        JsObject custom = regExp("a", "");
        custom.put("exec", function((r, callee, self, arguments, newTarget) -> Null.INSTANCE));
        assertEquals("aa", call("aa", "replace", custom, "b"));
        assertEquals(false, call(custom, "test", "a"));
    }

    @Test
    void replaceNoticesAChangedPrototype() {
        assertEquals("b", call("a", "replace", regExp("a", ""), "b"));
        realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE)
                .put("exec", function((r, callee, self, arguments, newTarget) -> Null.INSTANCE));
        assertEquals("a", call("a", "replace", regExp("a", ""), "b"));
    }

    @Test
    void splitCutsAtMatches() {
        assertEquals("[a|b|c]", text(call("a1b2c", "split", regExp("\\d", ""))));
        assertEquals("[a|1|b|2|c]", text(call("a1b2c", "split", regExp("(\\d)", ""))));
        assertEquals("[a|b]", text(call("ab", "split", regExp("", ""))));
        assertEquals("[a|b]", text(call("a1b2c", "split", regExp("\\d", "y"), 2)));
        assertEquals("[]", text(call("", "split", regExp("", ""))));
        assertEquals("[]", text(call("", "split", regExp("a*", ""))));
        assertEquals(1, ((JsArray) call("", "split", regExp("a", ""))).length());
        assertEquals("[A|<B>|bold|</B>|]", text(call("A<B>bold</B>", "split", regExp("(<[^>]*>)", ""))));
    }

    @Test
    void searchLeavesLastIndexAlone() {
        JsObject global = regExp("b", "g");
        global.put("lastIndex", 5);
        assertEquals(1, call("ab", "search", global));
        assertEquals(5, global.get("lastIndex"));
        assertEquals(-1, call("xx", "search", global));
    }

    @Test
    void legacyPropertiesShowTheLastMatch() {
        JsObject constructor = realm.intrinsic(Intrinsic.REGEXP);
        call(regExp("(.)(b)", ""), "exec", "xaby");
        assertEquals("a", constructor.get("$1"));
        assertEquals("b", constructor.get("lastParen"));
        assertEquals("ab", constructor.get("$&").toString());
        assertEquals("x", constructor.get("$`"));
        assertEquals("y", constructor.get("rightContext"));
        assertEquals("xaby", constructor.get("$_"));
        assertEquals("", constructor.get("$9"));
        constructor.put("input", 5);
        assertEquals("5", constructor.get("$_"));
    }

    @Test
    void escapeEscapes() {
        Object escape = call(realm.intrinsic(Intrinsic.REGEXP), "escape", "foo bar-1\n/\u2028\ud800\u00e9\"");
        assertEquals("\\x66oo\\x20bar\\x2d1\\n\\/\\u2028\\ud800\u00e9\\x22", escape);
    }

    @Test
    void constructorReturnsARegExpAsItIs() {
        JsObject original = regExp("a", "g");
        JsObject constructor = realm.intrinsic(Intrinsic.REGEXP);
        assertSame(original, constructor.call1(Undefined.INSTANCE, original));
        JsObject copy = constructor.construct(new Object[] {original, "i"}, constructor);
        assertEquals("/a/i", call(copy, "toString"));
    }

    @Test
    void gettersRefuseOtherReceivers() {
        JsObject prototype = realm.intrinsic(Intrinsic.REGEXP_PROTOTYPE);
        assertSame(Undefined.INSTANCE, prototype.get("global"));
        assertEquals("(?:)", prototype.get("source"));
        assertEquals("", prototype.get("flags"));
        JsException error = assertThrows(JsException.class, () -> prototype.get("global", JsObject.create(realm)));
        assertEquals(
                "RegExp.prototype.global getter called on non-RegExp object",
                ((JsObject) error.value(realm)).get("message"));
    }
}
