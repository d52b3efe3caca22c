package dev.gyre.node.inspector.domains;

import dev.gyre.engine.debugger.DebugFunction;
import dev.gyre.engine.debugger.DebugScript;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.syntax.source.SourcePosition;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What a session excludes from steps and from pauses for exceptions: scripts by patterns of URLs, ranges of scripts, and the program as a whole. */
final class Blackbox {
    /** A place in a script, both counted from 0. */
    private record Position(int line, int column) implements Comparable<Position> {
        @Override
        public int compareTo(Position other) {
            return line != other.line ? Integer.compare(line, other.line) : Integer.compare(column, other.column);
        }
    }

    private final Debugger debugger;
    private List<Pattern> patterns = List.of();
    private boolean skipsAnonymous;
    /** For each script the positions at which excluded and other text begins, in turns. */
    private final Map<Integer, List<Position>> ranges = new HashMap<>();

    private boolean skipsContext;

    Blackbox(Debugger debugger) {
        this.debugger = debugger;
    }

    /** Debugger.setBlackboxPatterns. */
    void patterns(Params params) throws ProtocolError {
        List<Pattern> found = new ArrayList<>();
        for (Object each : params.list("patterns")) found.add(Breakpoints.pattern((String) each));
        patterns = found;
        skipsAnonymous = params.bool("skipAnonymous", false);
        apply();
    }

    /** Debugger.setBlackboxedRanges: the first position begins an excluded range, the next one ends it, and so on. */
    void ranges(DebugScript scriptOrNull, Params params) throws ProtocolError {
        if (scriptOrNull == null) throw ProtocolError.server("No script with passed id.");
        List<Position> positions = new ArrayList<>();
        for (Params each : params.objects("positions")) {
            var position = new Position(each.integer("lineNumber"), each.integer("columnNumber"));
            if (position.line < 0) throw ProtocolError.server("Position missing 'line' or 'line' < 0.");
            if (position.column < 0) throw ProtocolError.server("Position missing 'column' or 'column' < 0.");
            if (!positions.isEmpty() && positions.getLast().compareTo(position) >= 0)
                throw ProtocolError.server("Input positions array is not sorted or contains duplicate values.");
            positions.add(position);
        }
        if (positions.isEmpty()) ranges.remove(scriptOrNull.id());
        else ranges.put(scriptOrNull.id(), positions);
        apply();
    }

    /** Debugger.setBlackboxExecutionContexts: whether the program's context is one of those that are excluded. */
    void context(boolean isExcluded) {
        skipsContext = isExcluded;
        apply();
    }

    private void apply() {
        boolean isEmpty = patterns.isEmpty() && ranges.isEmpty() && !skipsAnonymous && !skipsContext;
        debugger.skip(isEmpty ? null : this::excludes);
    }

    private boolean excludes(DebugScript script, DebugFunction functionOrNull) {
        if (skipsContext) return true;
        String url = ScriptEvents.url(script.source());
        if (skipsAnonymous && url.isEmpty()) return true;
        for (Pattern pattern : patterns) if (pattern.matcher(url).find()) return true;
        List<Position> positions = ranges.get(script.id());
        if (positions == null || functionOrNull == null) return false;
        int start = rangeOf(positions, script, functionOrNull.start());
        return start % 2 == 1 && start == rangeOf(positions, script, functionOrNull.end());
    }

    /** The number of positions up to an offset, which is odd in excluded text. */
    private static int rangeOf(List<Position> positions, DebugScript script, int offset) {
        SourcePosition at = script.source().position(offset);
        var position = new Position(at.line() - 1, at.column() - 1);
        int count = 0;
        while (count < positions.size() && positions.get(count).compareTo(position) <= 0) count++;
        return count;
    }

    void clear() {
        patterns = List.of();
        ranges.clear();
        skipsAnonymous = false;
        skipsContext = false;
    }
}
