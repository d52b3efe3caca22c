package dev.gyre.engine.fiber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ExecutionStackTest {
    private static final StackScope INNER = new StackScope("inner");
    private static final StackScope OUTER = new StackScope("outer");

    private final Agent agent = new Agent((HostHooks) Proxy.newProxyInstance(
            ExecutionStackTest.class.getClassLoader(), new Class<?>[] {HostHooks.class}, (proxy, method, arguments) -> {
                throw new AssertionError(method + " is not needed");
            }));

    private final List<String> log = new ArrayList<>();

    private SuspendableStack stack(StackScope scope, Consumer<ExecutionStack> code) {
        return new SuspendableStack(agent, scope) {
            @Override
            protected void body() {
                code.accept(this);
            }
        };
    }

    @Test
    void eachStackHasItsState() {
        Object[] local = {null};
        agent.addStackLocal(value -> {
            Object former = local[0];
            local[0] = value;
            return former;
        });
        agent.asyncContext("start");
        agent.depth(7);
        SuspendableStack stack = stack(INNER, self -> {
            assertEquals("start", agent.asyncContext());
            assertEquals(7, agent.depth());
            assertNull(local[0]);
            agent.depth(9 + Agent.FRAMELESS);
            agent.asyncContext("own");
            local[0] = "own";
            agent.enterModule();
            self.suspend();
            assertTrue(agent.isEvaluatingModule());
            assertEquals(9 + Agent.FRAMELESS, agent.depth());
            log.add(agent.asyncContext() + " " + local[0]);
        });
        assertFalse(stack.hasBegun());
        local[0] = "outside";
        stack.resume();
        assertEquals("outside", local[0]);
        assertEquals("start", agent.asyncContext());
        assertEquals(7, agent.depth());
        assertFalse(agent.isEvaluatingModule());
        assertFalse(stack.isDone());
        stack.resume();
        assertTrue(stack.isDone());
        assertEquals(List.of("own own"), log);
        assertEquals("outside", local[0]);
        assertThrows(IllegalStateException.class, stack::resume);
    }

    @Test
    void localsMayBeAddedWhileStacksAreSuspended() {
        SuspendableStack stack = stack(INNER, ExecutionStack::suspend);
        stack.resume();
        Object[] local = {"outside"};
        agent.addStackLocal(value -> {
            Object former = local[0];
            local[0] = value;
            return former;
        });
        stack.resume();
        assertEquals("outside", local[0]);
    }

    @Test
    void anExceptionLeavesTheStack() {
        RuntimeException failure = new RuntimeException("failed");
        SuspendableStack stack = stack(INNER, self -> {
            agent.depth(50);
            throw failure;
        });
        assertSame(failure, assertThrows(RuntimeException.class, stack::resume));
        assertEquals(0, agent.depth());
        assertTrue(stack.isDone());
    }

    @Test
    void stacksOfOtherKindsAreSuspendedWithTheOneBelow() {
        SuspendableStack[] outer = new SuspendableStack[1];
        SuspendableStack inner = stack(INNER, self -> {
            agent.asyncContext("inner");
            outer[0].suspend();
            log.add("inner " + agent.asyncContext());
            self.suspend();
            log.add("never");
        });
        outer[0] = stack(OUTER, self -> {
            inner.resume();
            log.add("outer " + agent.asyncContext());
        });
        agent.asyncContext("base");
        outer[0].resume();
        assertEquals("base", agent.asyncContext());
        assertEquals(List.of(), log);
        outer[0].resume();
        assertEquals(List.of("inner inner", "outer null"), log);
        assertTrue(outer[0].isDone());
        assertFalse(inner.isDone());
    }

    /** Its initialiser calls what the test asks for, and is native code's callee. */
    private static final class Initialised {
        static final boolean SUSPENDED = suspend();

        private static boolean suspend() {
            try {
                Holder.stack.suspend();
                return true;
            } catch (PinnedStackException pinned) {
                Holder.cause = pinned.getMessage();
                return false;
            }
        }
    }

    private static final class Holder {
        static ExecutionStack stack;
        static String cause;
    }

    @Test
    void anInitialiserPinsTheStack() {
        SuspendableStack stack = stack(INNER, self -> {
            Holder.stack = self;
            log.add(String.valueOf(Initialised.SUSPENDED));
            self.suspend();
        });
        stack.resume();
        assertEquals(List.of("false"), log);
        assertEquals("a native method or the initialiser of a class is on the stack", Holder.cause);
        assertFalse(stack.isDone());
        stack.resume();
        assertTrue(stack.isDone());
    }

    @Test
    void aNestedStackRunsToItsEnd() {
        agent.asyncContext("base");
        NestedStack stack = new NestedStack(agent) {
            @Override
            protected void body() {
                agent.asyncContext("nested");
                agent.depth(30);
                log.add(assertThrows(PinnedStackException.class, this::suspend).getMessage());
            }
        };
        stack.resume();
        assertTrue(stack.isDone());
        assertEquals("base", agent.asyncContext());
        assertEquals(0, agent.depth());
        assertEquals(
                List.of("the Java virtual machine was started without access to jdk.internal.vm.Continuation"), log);
    }
}
