package dev.gyre.node.inspector.domains;

import dev.gyre.engine.debugger.DebugScript;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** The scripts that Debugger.setBlackboxPatterns excludes from steps. */
final class BlackboxPatterns {
    private BlackboxPatterns() {}

    static Predicate<DebugScript> of(Params params) throws ProtocolError {
        List<Pattern> patterns = new ArrayList<>();
        for (Object each : params.list("patterns")) patterns.add(Breakpoints.pattern(String.valueOf(each)));
        return script -> {
            String url = ScriptEvents.url(script.source());
            for (Pattern pattern : patterns) if (pattern.matcher(url).find()) return true;
            return false;
        };
    }
}
