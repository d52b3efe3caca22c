package dev.gyre.engine.jit.analysis;

import dev.gyre.engine.jit.analysis.Handlers.Store;
import dev.gyre.engine.runtime.object.Shape;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The shapes that objects in registers can have at the current position, because every path to it has checked them and nothing has run since that changes shapes
 * unseen. One check then serves several accesses.
 */
public final class KnownShapes {
    /** A register whose object may have more shapes is not tracked. */
    private static final int MOST_SHAPES = 8;

    /** The number of registers; the index of the unit's own this value. */
    private final int own;
    /** By register, the possible shapes; null where they are unknown. */
    private Shape[][] known;
    /** Numbers that are equal for registers with the same value. */
    private final int[] values;

    private int lastValue;
    /** Whether the current instruction may have changed shapes, so that its own checks tell nothing about what follows. */
    private boolean isChanging;

    public KnownShapes(int registers) {
        own = registers;
        values = new int[registers + 1];
        begin(unknown());
    }

    // ---- states

    public Shape[][] unknown() {
        return new Shape[own + 1][];
    }

    public void begin(Shape[][] state) {
        known = state.clone();
        for (int r = 0; r < values.length; r++) values[r] = r;
        lastValue = own;
    }

    public Shape[][] snapshot() {
        return known.clone();
    }

    public void beginInstruction() {
        isChanging = false;
    }

    /**
     * The state at the start of a block: {@code before} if {@code here} adds nothing to it.
     *
     * @param before the state according to the paths that are known so far; null for none
     * @param live the registers that are read after it
     */
    public Shape[][] join(Shape[][] before, Shape[][] here, BitSet live) {
        Shape[][] after = before == null ? unknown() : before;
        for (int r = 0; r <= own; r++) {
            if (r < own && !live.get(r)) continue;
            Shape[] joined = before == null ? here[r] : union(before[r], here[r]);
            if (joined == after[r]) continue;
            if (after == before) after = before.clone();
            after[r] = joined;
        }
        return after;
    }

    /** The first of two sets if it contains the second; null if one is unknown. */
    private static Shape[] union(Shape[] first, Shape[] second) {
        if (first == null || second == null) return null;
        Shape[] all = first;
        for (Shape shape : second) {
            if (contains(all, shape)) continue;
            all = Arrays.copyOf(all, all.length + 1);
            all[all.length - 1] = shape;
        }
        return all.length > MOST_SHAPES ? null : all;
    }

    private static boolean contains(Shape[] shapes, Shape searched) {
        for (Shape shape : shapes) if (shape == searched) return true;
        return false;
    }

    // ---- values

    /** A register gets a new value. */
    public void write(int register) {
        known[register] = null;
        values[register] = ++lastValue;
    }

    public void move(int to, int from) {
        known[to] = known[from];
        values[to] = values[from];
    }

    /** A register gets the unit's own this value. */
    public void moveThis(int to) {
        move(to, own);
    }

    /** The unit's own this value gets that of a register. */
    public void moveToThis(int from) {
        move(own, from);
    }

    // ---- shapes

    /** The possible shapes of a register's object; null if they are unknown. */
    public Shape[] of(int register) {
        return known[register];
    }

    /** Whether a check for these shapes cannot fail. */
    public boolean areWithin(List<Shape> shapes, int register) {
        if (known[register] == null) return false;
        for (Shape shape : known[register]) if (!shapes.contains(shape)) return false;
        return true;
    }

    /** A check has passed on the only path that continues. */
    public void learn(int register, List<Shape> shapes) {
        set(register, shapes.toArray(new Shape[0]));
    }

    private void set(int register, Shape[] shapes) {
        if (isChanging) return;
        for (int r = 0; r <= own; r++) {
            if (values[r] == values[register]) known[r] = shapes.length > MOST_SHAPES ? null : shapes;
        }
    }

    /** A property has been stored in one of these ways. Objects that had the shape before an addition may be the same object. */
    public void store(int register, List<Store> stores) {
        Shape[] after = new Shape[0];
        for (Store store : stores) {
            after = union(after, new Shape[] {store.target() == null ? store.shape() : store.target()});
            if (after == null) break;
            if (store.target() == null) continue;
            for (int r = 0; r <= own; r++) if (known[r] != null && contains(known[r], store.shape())) known[r] = null;
        }
        if (after == null) change();
        else set(register, after);
    }

    /** Anything may run that changes shapes. */
    public void change() {
        Arrays.fill(known, null);
        isChanging = true;
    }
}
