package dev.gyre.engine.module;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.JsTest;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Linking and evaluating cost a number of steps that grows with modules and imports, whatever the shape of the graph; counted, not timed. */
class GraphCostTest extends JsTest {
    private long steps;

    /** A module that counts the calls of its methods. */
    private final class Counted extends CyclicModule {
        private final List<ModuleRequest> requests = new ArrayList<>();
        private final boolean awaits;
        int runs;

        Counted(Realm realm, boolean awaits) {
            super(realm, null);
            this.awaits = awaits;
            status = ModuleStatus.UNLINKED;
        }

        void requests(int number, Counted module) {
            var request = new ModuleRequest("m" + number);
            requests.add(request);
            addLoadedModule(request, module);
        }

        @Override
        public List<ModuleRequest> requestedModules() {
            steps += 1 + requests.size();
            return requests;
        }

        @Override
        public boolean hasTopLevelAwait() {
            steps++;
            return awaits;
        }

        @Override
        void initializeEnvironment() {
            steps++;
        }

        @Override
        void execute() {
            steps++;
            runs++;
        }

        @Override
        PromiseObject executeAsync() {
            execute();
            return PromiseObject.resolved(realm(), Undefined.INSTANCE);
        }

        @Override
        HeapScope environment() {
            return null;
        }

        @Override
        Set<String> exportedNames() {
            return Set.of();
        }

        @Override
        ModuleBinding resolveExport(String exportName) {
            return null;
        }
    }

    private interface Shape {
        /** The modules that one of so many imports. */
        int[] imports(int number, int size);
    }

    /** How many steps it takes to link and evaluate a graph, of which every other module awaits. */
    private long cost(int size, Shape shape) {
        steps = 0;
        List<Counted> modules = new ArrayList<>();
        for (int i = 0; i < size; i++) modules.add(new Counted(realm, i % 2 == 1));
        for (int i = 0; i < size; i++) {
            for (int imported : shape.imports(i, size)) modules.get(i).requests(imported, modules.get(imported));
        }
        modules.getFirst().link();
        PromiseObject promise = modules.getFirst().evaluate();
        runJobs();
        assertEquals(PromiseObject.State.FULFILLED, promise.state());
        for (Counted module : modules) assertEquals(1, module.runs);
        return steps;
    }

    private void assertLinear(Shape shape) {
        long small = cost(2_000, shape), large = cost(4_000, shape);
        assertTrue(large <= 2.01 * small, large + " steps against " + small);
        assertTrue(cost(100_000, shape) <= 50.5 * small);
    }

    @Test
    void chains() {
        assertLinear((number, size) -> number + 1 < size ? new int[] {number + 1} : new int[0]);
    }

    @Test
    void fans() {
        assertLinear((number, size) -> {
            if (number > 0) return number == size - 1 ? new int[0] : new int[] {size - 1};
            int[] all = new int[size - 1];
            for (int i = 0; i < all.length; i++) all[i] = i + 1;
            return all;
        });
    }

    @Test
    void rings() {
        assertLinear((number, size) -> number % 100 == 99 ? next(number, size, number - 99) : next(number, size, -1));
    }

    @Test
    void oneRing() {
        assertLinear((number, size) -> new int[] {(number + 1) % size});
    }

    @Test
    void lattices() {
        assertLinear((number, size) ->
                number + 3 < size ? new int[] {number + 1, number + 2, number + 3} : next(number, size, -1));
    }

    private static int[] next(int number, int size, int backOrNone) {
        if (number + 1 == size) return backOrNone < 0 ? new int[0] : new int[] {backOrNone};
        return backOrNone < 0 ? new int[] {number + 1} : new int[] {backOrNone, number + 1};
    }
}
