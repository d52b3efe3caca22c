package dev.gyre.engine.cache;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ValidityCell;

/** Where the constructors of one shape, whose @@hasInstance is the usual one, have their prototype property. */
public final class InstanceOfHandler {
    final Shape shape;
    /** As {@link Shape#find}. */
    final int found;
    /** Guards the lookup of @@hasInstance. */
    final ValidityCell cell;

    final InstanceOfHandler next;

    private InstanceOfHandler(Shape shape, int found, ValidityCell cell, InstanceOfHandler next) {
        this.shape = shape;
        this.found = found;
        this.cell = cell;
        this.next = next;
    }

    /** Puts a new handler in front of those that are still valid; MEGAMORPHIC if the list gets too long. */
    static Object prepend(Shape shape, int found, Object old) {
        InstanceOfHandler kept = null;
        int count = 1;
        for (var handler = (InstanceOfHandler) old; handler != null; handler = handler.next) {
            if (!handler.cell.isValid()) continue;
            kept = new InstanceOfHandler(handler.shape, handler.found, handler.cell, kept);
            count++;
        }
        return count > LoadHandler.LIMIT
                ? LoadHandler.MEGAMORPHIC
                : new InstanceOfHandler(shape, found, shape.chainCell(), kept);
    }
}
