package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The lines of a text that Debugger.searchInContent finds. */
final class TextSearch {
    private TextSearch() {}

    static List<Map<String, Object>> lines(String text, Params params) throws ProtocolError {
        String query = params.string("query");
        Pattern base = Breakpoints.pattern(params.bool("isRegex", false) ? query : Pattern.quote(query));
        Pattern pattern =
                params.bool("caseSensitive", false) ? base : Pattern.compile(base.pattern(), Pattern.CASE_INSENSITIVE);
        var found = new ArrayList<Map<String, Object>>();
        String[] lines = text.split("\r?\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!pattern.matcher(lines[i]).find()) continue;
            var match = new LinkedHashMap<String, Object>();
            match.put("lineNumber", i);
            match.put("lineContent", lines[i]);
            found.add(match);
        }
        return found;
    }
}
