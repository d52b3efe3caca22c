package dev.gyre.engine.jit.analysis;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.jit.analysis.Handlers.Store;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class KnownShapesTest {
    private final Shape a = Shape.rootFor(null, ShapeKind.ORDINARY);
    private final Shape b = a.add("b", 0);
    private final Shape c = a.add("c", 0);
    private final KnownShapes known = new KnownShapes(4);

    @Test
    void aCheckTellsTheShapeOfAllCopies() {
        known.move(1, 0);
        known.learn(1, List.of(a));
        assertTrue(known.areWithin(List.of(a, b), 0));
        assertFalse(known.areWithin(List.of(b), 0));
        known.write(1);
        assertNull(known.of(1));
        assertArrayEquals(new Shape[] {a}, known.of(0));
    }

    @Test
    void anAdditionChangesTheObjectAndWhatMayBeTheSame() {
        known.learn(0, List.of(a));
        known.learn(1, List.of(a));
        known.learn(2, List.of(c));
        known.store(0, List.of(new Store(a, 0, b, null, false)));
        assertArrayEquals(new Shape[] {b}, known.of(0));
        assertNull(known.of(1));
        assertArrayEquals(new Shape[] {c}, known.of(2));
    }

    @Test
    void nothingIsKnownAfterOtherCodeUntilTheNextInstruction() {
        known.learn(0, List.of(a));
        known.change();
        known.learn(1, List.of(a));
        assertNull(known.of(0));
        assertNull(known.of(1));
        known.beginInstruction();
        known.learn(1, List.of(a));
        assertArrayEquals(new Shape[] {a}, known.of(1));
    }

    @Test
    void aMergeHasTheShapesOfAllPaths() {
        var live = new BitSet();
        live.set(0, 3);
        known.learn(0, List.of(a));
        known.learn(1, List.of(b));
        known.learn(3, List.of(b));
        Shape[][] merged = known.join(null, known.snapshot(), live);
        assertNull(merged[3]);
        known.learn(0, List.of(c));
        known.write(1);
        merged = known.join(merged, known.snapshot(), live);
        assertArrayEquals(new Shape[] {a, c}, merged[0]);
        assertNull(merged[1]);
        assertSame(merged, known.join(merged, known.snapshot(), live));
    }
}
