package dev.gyre.engine.module;

import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

// ResolveExport ( exportName [ , resolveSet ] ), https://tc39.es/ecma262/#sec-resolveexport
/** One run of ResolveExport, without recursion: chains of re-exports may be long. */
final class ExportResolution {
    /** resolveSet: the pairs of module and name that have been visited. */
    private final Map<ModuleRecord, Set<String>> asked = new HashMap<>();

    private final ArrayDeque<Step> steps = new ArrayDeque<>();

    /** Null when there is no such export. */
    ModuleBinding resolve(SourceTextModule module, String name) {
        note(module, name);
        var step = new Step(module, name);
        while (true) {
            while (step.next()) {
                Step below = ask(step);
                if (below == null) continue;
                steps.push(step);
                step = below;
            }
            if (steps.isEmpty()) return step.found;
            ModuleBinding found = step.found;
            step = steps.pop();
            step.take(found);
        }
    }

    /** Begins a step; returns it if it needs further searches, or null if its result is known. */
    private Step ask(Step step) {
        if (!(step.askedModule instanceof SourceTextModule module)) {
            step.take(step.askedModule.resolveExport(step.askedName));
            return null;
        }
        ModuleBinding known = module.resolvedExport(step.askedName);
        if (known == null && !note(module, step.askedName)) known = ModuleBinding.circular(null);
        if (known == null) return new Step(module, step.askedName);
        step.take(known);
        return null;
    }

    /** Records a visit of a name in a module; returns false if it was visited before. */
    private boolean note(ModuleRecord module, String name) {
        Set<String> names = asked.get(module);
        if (names == null) {
            names = new HashSet<>();
            asked.put(module, names);
        }
        return names.add(name);
    }

    /** The search for one name in one module: an entry that names it, or else all star exports. */
    private static final class Step {
        private final SourceTextModule module;
        private final String name;
        private final ExportEntry named;
        /** The re-export's position, for the message about a cycle through it; null in star exports. */
        private ModuleRequest request;

        private int position;
        private int nextEntry;
        ModuleBinding found;
        ModuleRecord askedModule;
        String askedName;

        Step(SourceTextModule module, String name) {
            this.module = module;
            this.name = name;
            named = module.exportEntry(name);
            // Star exports do not include default.
            if (named == null && name.equals("default")) nextEntry = module.exportEntries().length;
        }

        /** Continues the step; returns whether another module has to be searched, otherwise the result is complete. */
        boolean next() {
            if (named == null) return nextStar();
            if (nextEntry++ > 0) return false;
            switch (named.kind()) {
                case LOCAL -> {
                    return nextLocal();
                }
                case INDIRECT -> {
                    return follow(named.moduleRequest(), named.importName(), named.position());
                }
                default -> {
                    found = new ModuleBinding(module.requested(named.moduleRequest()), null);
                    return false;
                }
            }
        }

        /** Exporting an imported name is an indirect export, whichever syntax is used. */
        private boolean nextLocal() {
            ImportEntry imported = module.importEntry(named.localName());
            if (imported != null && imported.importName() != null)
                return follow(imported.moduleRequest(), imported.importName(), imported.position());
            found = imported == null
                    ? new ModuleBinding(module, named.localName())
                    : new ModuleBinding(module.requested(imported.moduleRequest()), null);
            return false;
        }

        private boolean follow(ModuleRequest from, String importName, int place) {
            request = from;
            position = place;
            askedModule = module.requested(from);
            askedName = importName;
            return true;
        }

        private boolean nextStar() {
            ExportEntry[] entries = module.exportEntries();
            while (nextEntry < entries.length) {
                ExportEntry entry = entries[nextEntry++];
                if (entry.kind() != ExportEntry.Kind.STAR) continue;
                askedModule = module.requested(entry.moduleRequest());
                askedName = name;
                return true;
            }
            return false;
        }

        /** Adds the result of a search in another module. */
        void take(ModuleBinding answer) {
            if (named != null) {
                boolean closes = answer != null && answer.isCircular() && answer.circle() == null;
                found = closes
                        ? ModuleBinding.circular(new CircularExport(module, request.specifier(), askedName, position))
                        : answer;
            } else if (answer != null && !answer.isCircular()) {
                boolean isAmbiguous = answer.isAmbiguous() || found != null && !found.isSameAs(answer);
                found = isAmbiguous ? ModuleBinding.ambiguous() : answer;
                // The first ambiguity ends the search.
                if (isAmbiguous) nextEntry = module.exportEntries().length;
            }
        }
    }
}
