package dev.gyre.engine.runtime.object;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.runtime.exotic.HtmlDdaObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HtmlDdaObjectTest extends JsTest {
    @BeforeEach
    void makeGlobal() {
        realm.globalObject().put("all", new HtmlDdaObject(realm));
    }

    @Test
    void itIsTakenForUndefinedWhereTheAnnexSaysSo() {
        assertEval("undefined", "typeof all");
        assertEval("false", "!!all");
        assertEval("2", "all ? 1 : 2");
        assertEval("[true, true, true, true]", "[all == null, all == undefined, null == all, all == all]");
        assertEval("[false, false]", "[all != null, undefined != all]");
        assertEval("null", "if (all == null) 'null'; else 'object'");
        assertEval("null", "if (all != undefined) 'object'; else 'null'");
        assertEval("[false, false, false]", "[all == 0, all == '', all == false]");
    }

    @Test
    void itIsAnObjectEverywhereElse() {
        assertEval("[false, false, true]", "[all === null, all === undefined, all === all]");
        assertEval("[true, true]", "[(all ?? 1) === all, all?.missing === undefined]");
        assertEval("[true, null, null]", "[Object(all) === all, all(), all('')]");
        assertEval("3", "switch (all) { case undefined: 1; break; case null: 2; break; case all: 3 }");
        assertEval("true", "((x = 1) => x)(all) === all");
    }
}
