package dev.gyre.engine.runtime.realm;

import dev.gyre.engine.runtime.object.ValidityCell;
import dev.gyre.engine.syntax.source.Source;
import java.util.HashMap;
import java.util.List;

/** The declarative part of the global environment: top-level let, const and class of all scripts of a realm. */
public final class DeclarativeRecord {
    private final HashMap<String, BindingCell> bindings = new HashMap<>();
    /** Counts declarations, so that caches of a name's absence can detect that they are stale. */
    private int version;
    /** Of names that caches found to be absent. */
    private final HashMap<String, ValidityCell> absenceCells = new HashMap<>();

    /** The binding, or null. */
    public BindingCell find(String name) {
        return bindings.get(name);
    }

    /** The declared names, in no particular order. */
    public List<String> names() {
        return List.copyOf(bindings.keySet());
    }

    public boolean has(String name) {
        return bindings.containsKey(name);
    }

    /** Creates an uninitialised binding, which must not exist yet. */
    public BindingCell declare(String name, boolean constant, Source source) {
        var cell = new BindingCell(name, constant, source);
        bindings.put(name, cell);
        version++;
        ValidityCell absence = absenceCells.remove(name);
        if (absence != null) absence.invalidate();
        return cell;
    }

    /** The cell that is valid as long as an absent name is not declared. */
    public ValidityCell absenceCell(String name) {
        return absenceCells.computeIfAbsent(name, key -> new ValidityCell());
    }

    public int version() {
        return version;
    }
}
