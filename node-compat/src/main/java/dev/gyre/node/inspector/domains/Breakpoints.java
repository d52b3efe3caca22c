package dev.gyre.node.inspector.domains;

import dev.gyre.engine.debugger.BreakLocation;
import dev.gyre.engine.debugger.Breakpoint;
import dev.gyre.engine.debugger.DebugScript;
import dev.gyre.engine.debugger.Debugger;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.syntax.source.LineTable;
import dev.gyre.engine.syntax.source.Source;
import dev.gyre.engine.syntax.source.SourcePosition;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** The breakpoints of a session by their ids; those that are set by a URL apply to scripts that are loaded later, too. */
final class Breakpoints {
    private static final int BY_URL = 1, BY_URL_REGEX = 2, BY_HASH = 3, BY_ID = 4, ON_CALL = 7;

    /** A breakpoint of the protocol, with those of the engine, one for each script that it matches. */
    private record Entry(
            Predicate<DebugScript> matches,
            int line,
            int column,
            String condition,
            List<Breakpoint> set,
            Object functionOrNull) {
        Entry(Predicate<DebugScript> matches, int line, int column, String condition) {
            this(matches, line, column, condition, new ArrayList<>(), null);
        }
    }

    private final Debugger debugger;
    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private Breakpoint continuesTo;
    /** How many breakpoints have been set on calls. */
    private int calls;

    Breakpoints(Debugger debugger) {
        this.debugger = debugger;
    }

    // ---- positions

    /** The script of an id; null if there is none. */
    DebugScript scriptOrNull(String id) {
        return id.matches("[0-9]{1,9}") ? debugger.script(Integer.parseInt(id)) : null;
    }

    private DebugScript script(String id) throws ProtocolError {
        DebugScript found = scriptOrNull(id);
        if (found == null) throw ProtocolError.server("No script for id: " + id);
        return found;
    }

    /** The Location of an offset in a script. */
    static Map<String, Object> location(DebugScript script, int offset) {
        SourcePosition position = script.source().position(offset);
        var location = new LinkedHashMap<String, Object>();
        location.put("scriptId", String.valueOf(script.id()));
        location.put("lineNumber", position.line() - 1);
        location.put("columnNumber", position.column() - 1);
        return location;
    }

    /** The offset of a line and column; -1 if the text has no such line. */
    private static int offset(Source source, int line, int column) {
        SourcePosition first = source.position(0);
        int inText = line - (first.line() - 1);
        if (inText < 0) return -1;
        LineTable lines = source.lineTable();
        if (inText > lines.line(source.length())) return -1;
        int start = lines.lineStart(inText) + (inText == 0 ? Math.max(0, column - (first.column() - 1)) : column);
        return Math.min(start, source.length());
    }

    // ---- setting

    Map<String, Object> setByUrl(Params params) throws ProtocolError {
        int line = params.integer("lineNumber"), column = params.integer("columnNumber", 0);
        if (column < 0) throw ProtocolError.server("Invalid column number");
        String condition = params.string("condition", "");
        int kinds = (params.has("url") ? 1 : 0) + (params.has("urlRegex") ? 1 : 0) + (params.has("scriptHash") ? 1 : 0);
        if (kinds != 1) throw ProtocolError.server("Either url or urlRegex or scriptHash must be specified.");
        Predicate<DebugScript> matches;
        String text;
        int kind;
        if (params.has("url")) {
            kind = BY_URL;
            text = params.string("url");
            String url = text;
            matches = script -> ScriptEvents.url(script.source()).equals(url);
        } else if (params.has("urlRegex")) {
            kind = BY_URL_REGEX;
            text = params.string("urlRegex");
            matches = urlMatches(text);
        } else {
            kind = BY_HASH;
            text = params.string("scriptHash");
            matches = script -> false;
        }
        String id = kind + ":" + line + ":" + column + ":" + text;
        if (entries.containsKey(id)) throw ProtocolError.server("Breakpoint at specified location already exists.");
        var entry = new Entry(matches, line, column, condition);
        entries.put(id, entry);
        var locations = new ArrayList<Map<String, Object>>();
        for (DebugScript script : debugger.scripts()) {
            Map<String, Object> location = apply(entry, script);
            if (location != null) locations.add(location);
        }
        var result = new LinkedHashMap<String, Object>();
        result.put("breakpointId", id);
        result.put("locations", locations);
        return result;
    }

    /** As in V8, a malformed expression matches nothing. */
    private static Predicate<DebugScript> urlMatches(String regex) {
        try {
            Pattern pattern = Pattern.compile(regex);
            return script -> pattern.matcher(ScriptEvents.url(script.source())).find();
        } catch (PatternSyntaxException malformed) {
            return script -> false;
        }
    }

    static Pattern pattern(String regex) throws ProtocolError {
        try {
            return Pattern.compile(regex);
        } catch (PatternSyntaxException wrong) {
            throw ProtocolError.server("Pattern parser error: " + wrong.getDescription());
        }
    }

    /** Sets a breakpoint in a script that it matches; returns the location, null if there is none. */
    private Map<String, Object> apply(Entry entry, DebugScript script) {
        if (!entry.matches.test(script)) return null;
        int offset = offset(script.source(), entry.line, entry.column);
        DebugScript.Place place = offset < 0 ? null : script.placeAt(offset);
        if (place == null) return null;
        entry.set.add(debugger.set(script, place, entry.condition));
        return location(script, place.location().position());
    }

    Map<String, Object> set(Params params) throws ProtocolError {
        Params at = params.object("location");
        int line = at.integer("lineNumber"), column = at.integer("columnNumber", 0);
        String scriptId = at.string("scriptId");
        String id = BY_ID + ":" + line + ":" + column + ":" + scriptId;
        if (entries.containsKey(id)) throw ProtocolError.server("Breakpoint at specified location already exists.");
        DebugScript script = scriptOrNull(scriptId);
        var entry = new Entry(other -> false, line, column, params.string("condition", ""));
        DebugScript.Place place = place(script, line, column);
        if (place == null) throw ProtocolError.server("Could not resolve breakpoint");
        entry.set.add(debugger.set(script, place, entry.condition));
        entries.put(id, entry);
        var result = new LinkedHashMap<String, Object>();
        result.put("breakpointId", id);
        result.put("actualLocation", location(script, place.location().position()));
        return result;
    }

    /** Sets a breakpoint at the first place in a function. */
    Map<String, Object> setOnFunctionCall(Object value, String condition) throws ProtocolError {
        DebugScript script = value instanceof BytecodeFunction function
                ? debugger.script(function.shared().source().id())
                : null;
        DebugScript.Place place = script == null ? null : script.entryOf((BytecodeFunction) value);
        if (place == null) throw ProtocolError.server("Could not find function with given id");
        for (Entry each : entries.values())
            if (each.functionOrNull == value)
                throw ProtocolError.server("Breakpoint at specified location already exists.");
        String id = ON_CALL + ":" + ++calls;
        var entry = new Entry(other -> false, 0, 0, condition, new ArrayList<>(), value);
        entry.set.add(debugger.set(script, place, condition));
        entries.put(id, entry);
        return Map.of("breakpointId", id);
    }

    private static DebugScript.Place place(DebugScript scriptOrNull, int line, int column) {
        int offset = scriptOrNull == null ? -1 : offset(scriptOrNull.source(), line, column);
        return offset < 0 ? null : scriptOrNull.placeAt(offset);
    }

    /** Applies the breakpoints of URLs to a new script. */
    void loaded(DebugScript script, BiConsumer<String, Map<String, Object>> resolved) {
        for (var each : entries.entrySet()) {
            Map<String, Object> location = apply(each.getValue(), script);
            if (location != null) resolved.accept(each.getKey(), location);
        }
    }

    void remove(String id) {
        Entry entry = entries.remove(id);
        if (entry == null) return;
        for (Breakpoint breakpoint : entry.set) debugger.remove(breakpoint);
    }

    void clear() {
        for (String id : List.copyOf(entries.keySet())) remove(id);
        endContinue();
    }

    /** The ids of breakpoints that were hit. */
    List<String> idsOf(List<Breakpoint> hit) {
        var ids = new ArrayList<String>();
        for (var each : entries.entrySet()) {
            for (Breakpoint breakpoint : each.getValue().set) if (hit.contains(breakpoint)) ids.add(each.getKey());
        }
        return ids;
    }

    /** Sets a breakpoint until the next pause. */
    void continueTo(Params at) throws ProtocolError {
        DebugScript script = script(at.string("scriptId"));
        DebugScript.Place place = place(script, at.integer("lineNumber"), at.integer("columnNumber", 0));
        if (place == null) throw ProtocolError.server("Cannot continue to specified location");
        continuesTo = debugger.set(script, place, null);
    }

    void endContinue() {
        if (continuesTo != null) debugger.remove(continuesTo);
        continuesTo = null;
    }

    // ---- possible places

    Map<String, Object> possible(Params params) throws ProtocolError {
        Params from = params.object("start");
        DebugScript script = scriptOrNull(from.string("scriptId"));
        if (script == null) throw ProtocolError.server("Script not found");
        int line = from.integer("lineNumber"), column = from.integer("columnNumber", 0);
        if (line < 0 || column < 0)
            throw ProtocolError.server("start.lineNumber and start.columnNumber should be >= 0");
        int start = offset(script.source(), line, column), end = Integer.MAX_VALUE;
        if (params.has("end")) {
            Params to = params.object("end");
            if (!to.string("scriptId").equals(from.string("scriptId")))
                throw ProtocolError.server("Locations should contain the same scriptId");
            end = offset(script.source(), to.integer("lineNumber"), to.integer("columnNumber", 0));
        }
        var locations = new ArrayList<Map<String, Object>>();
        if (start >= 0) {
            List<BreakLocation> places = script.placesBetween(start, end, params.bool("restrictToFunction", false));
            for (BreakLocation place : places) locations.add(possible(script, place));
        }
        return Map.of("locations", locations);
    }

    private static Map<String, Object> possible(DebugScript script, BreakLocation place) {
        Map<String, Object> location = location(script, place.position());
        String type = switch (place.kind()) {
            case STATEMENT -> null;
            case CALL -> "call";
            case RETURN -> "return";
            case DEBUGGER_STATEMENT -> "debuggerStatement";
        };
        if (type != null) location.put("type", type);
        return location;
    }
}
