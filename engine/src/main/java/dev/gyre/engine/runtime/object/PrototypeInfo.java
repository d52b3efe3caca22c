package dev.gyre.engine.runtime.object;

import java.lang.ref.WeakReference;
import java.util.ArrayList;

/** The additional state of an object that is a prototype: the root shapes of its children and the validity cell of caches through it (V8: PrototypeInfo). */
final class PrototypeInfo {
    private static final int MAXIMUM_REPARENTED_ROOTS = 16;

    private final JsObject owner;
    private final Shape[] roots = new Shape[ShapeKind.values().length];
    /** Roots for objects that lost this prototype and have none now. */
    private final Shape[] nullRoots = new Shape[ShapeKind.values().length];
    /** Roots for objects that lost this prototype and have another or none, but whose class it still identifies. */
    private ArrayList<Shape> reparentedRoots;

    private ValidityCell cell;
    /** The infos of prototypes whose own prototype is the owner and whose validity cells depend on this one's. */
    private ArrayList<WeakReference<PrototypeInfo>> dependents;

    private int pruneAt = 16;

    PrototypeInfo(JsObject owner) {
        this.owner = owner;
    }

    Shape root(ShapeKind kind) {
        Shape root = roots[kind.ordinal()];
        if (root == null) {
            root = Shape.root(owner, kind);
            roots[kind.ordinal()] = root;
        }
        return root;
    }

    Shape nullRoot(ShapeKind kind) {
        Shape root = nullRoots[kind.ordinal()];
        if (root == null) {
            root = Shape.root(null, kind);
            nullRoots[kind.ordinal()] = root;
        }
        return root;
    }

    /** Only the latest roots are cached, because a program may create any number of prototypes. */
    Shape rootOfReparented(JsObject prototypeOrNull, ShapeKind kind) {
        if (reparentedRoots == null) reparentedRoots = new ArrayList<>(2);
        for (int i = 0; i < reparentedRoots.size(); i++) {
            Shape root = reparentedRoots.get(i);
            if (root.prototype() == prototypeOrNull && root.kind() == kind) return root;
        }
        if (reparentedRoots.size() >= MAXIMUM_REPARENTED_ROOTS) reparentedRoots.removeFirst();
        Shape root = Shape.root(prototypeOrNull, owner, kind);
        reparentedRoots.add(root);
        return root;
    }

    ValidityCell cell() {
        if (cell == null) {
            cell = new ValidityCell();
            JsObject above = owner.shape().prototype();
            if (above != null) {
                PrototypeInfo record = above.prototypeInfo();
                record.cell();
                record.addDependent(this);
            }
        }
        return cell;
    }

    private void addDependent(PrototypeInfo record) {
        if (dependents == null) {
            dependents = new ArrayList<>(4);
        } else if (dependents.size() >= pruneAt) {
            dependents.removeIf(reference -> reference.get() == null);
            pruneAt = Math.max(16, dependents.size() * 2);
        }
        dependents.add(new WeakReference<>(record));
    }

    /**
     * Called when the owner's structure has changed. The recursion is as deep as the chain of prototypes below; cells
     * created later register again.
     */
    void invalidate() {
        if (cell == null) {
            return;
        }
        cell.invalidate();
        cell = null;
        if (dependents != null) {
            var list = dependents;
            dependents = null;
            for (var reference : list) {
                PrototypeInfo record = reference.get();
                if (record != null) {
                    record.invalidate();
                }
            }
        }
    }
}
