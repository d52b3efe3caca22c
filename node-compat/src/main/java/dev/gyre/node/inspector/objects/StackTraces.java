package dev.gyre.node.inspector.objects;

import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.realm.LoadedSources;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.source.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Stack traces and URLs of scripts as the protocol writes them. */
public final class StackTraces {
    /** How many frames a trace has, unless a client wants another number. */
    public static final int LIMIT = 200;

    private StackTraces() {}

    /** The URL of a script with a name: that of the file, if it is a path. */
    public static String url(String nameOrNull) {
        if (nameOrNull == null) return "";
        return nameOrNull.startsWith("/") ? Path.of(nameOrNull).toUri().toString() : nameOrNull;
    }

    /** The frames of the running program, but at most so many. */
    public static Map<String, Object> current(Realm realm, int most) {
        return of(realm, StackCapture.capture(realm, realm.agent().topFrame(), most, null));
    }

    public static Map<String, Object> of(Realm realm, List<CallSiteInfo> frames) {
        var list = new ArrayList<Map<String, Object>>();
        for (CallSiteInfo frame : frames) {
            FramePosition position = frame.position();
            if (position == null || frame.isAsync()) continue;
            list.add(frame(realm, frame.functionName(), position));
        }
        var trace = new LinkedHashMap<String, Object>();
        trace.put("callFrames", list);
        return trace;
    }

    private static Map<String, Object> frame(Realm realm, String function, FramePosition position) {
        var frame = new LinkedHashMap<String, Object>();
        frame.put("functionName", function == null ? "" : function);
        frame.put("scriptId", scriptId(realm, position.fileName()));
        frame.put("url", position.evalOrigin() != null ? "" : url(position.fileName()));
        frame.put("lineNumber", position.line() - 1);
        frame.put("columnNumber", position.column() - 1);
        return frame;
    }

    /** The id of the newest script of a name; "0" if there is none. */
    private static String scriptId(Realm realm, String nameOrNull) {
        String found = "0";
        for (LoadedSources.Entry entry : realm.agent().loadedSources().all()) {
            Source source = entry.source();
            if (source != null && source.name().equals(nameOrNull == null ? "" : nameOrNull))
                found = String.valueOf(entry.id());
        }
        return found;
    }
}
