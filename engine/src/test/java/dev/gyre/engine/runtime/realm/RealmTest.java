package dev.gyre.engine.runtime.realm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.syntax.source.Source;
import org.junit.jupiter.api.Test;

/** Agents and realms. */
class RealmTest {
    private final Agent agent = new Agent((job, realm) -> {});

    @Test
    void realmsOfOneAgentShareOnlySymbols() {
        Realm first = Realms.create(agent);
        Realm second = Realms.create(agent);
        assertNotSame(first.intrinsic(Intrinsic.OBJECT_PROTOTYPE), second.intrinsic(Intrinsic.OBJECT_PROTOTYPE));
        assertSame(agent.symbolFor("x"), agent.symbolFor("x"));
        assertEquals("x", agent.keyForSymbol(agent.symbolFor("x")));
    }

    @Test
    void theGlobalObjectHasItsProperties() {
        Realm realm = Realms.create(agent);
        JsObject global = realm.globalObject();
        assertSame(global, global.get("globalThis"));
        assertTrue(global.hasOwnProperty("Map"));
        assertFalse(global.hasOwnProperty("GeneratorFunction"));
        assertFalse(global.set("undefined", 1, global));
        assertSame(realm.intrinsic(Intrinsic.MAP), global.get("Map"));
    }

    @Test
    void objectPrototypeKeepsItsPrototype() {
        Realm realm = Realms.create(agent);
        JsObject prototype = realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE);
        assertTrue(prototype.setPrototypeOf(null));
        assertFalse(prototype.setPrototypeOf(JsObject.create(realm)));
    }

    @Test
    void pollsOfLoopsThatCountForThemselvesLeaveTheCountdown() {
        int checks = 0;
        while (!agent.isInterruptDue() && checks < 10_000) {
            if (++checks % 100 == 0) agent.pollNow();
        }
        assertTrue(checks < 1_000, "due after " + checks);
    }

    @Test
    void runawayRecursionIsARangeError() {
        agent.stackLimit(100);
        for (int i = 0; i < 100; i++) {
            agent.enter(null);
        }
        var error = assertThrows(JsException.class, () -> agent.enter(null));
        assertEquals("RangeError: Maximum call stack size exceeded", error.getMessage());
        assertEquals(100, agent.depth());
    }

    @Test
    void theGlobalScopeHoldsCells() {
        var scope = new DeclarativeRecord();
        assertNull(scope.find("x"));
        var source = new Source("a.js", "const x = 1;");
        BindingCell cell = scope.declare("x", true, source);
        assertSame(source, cell.source());
        assertNull(cell.value());
        cell.value(1);
        assertSame(cell, scope.find("x"));
        assertTrue(cell.isConstant());
    }
}
