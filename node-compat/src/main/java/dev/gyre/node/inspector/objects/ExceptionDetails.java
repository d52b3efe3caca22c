package dev.gyre.node.inspector.objects;

import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackCapture;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the protocol says about an exception. */
public final class ExceptionDetails {
    private ExceptionDetails() {}

    /** @param text "Uncaught" or "Uncaught (in promise)" */
    public static Map<String, Object> of(
            Realm realm, RemoteObjects objects, JsException exception, int id, String text, String groupOrNull)
            throws ProtocolError {
        Object value = exception.value(realm);
        var details = new LinkedHashMap<String, Object>();
        details.put("exceptionId", id);
        details.put("text", text);
        List<CallSiteInfo> frames = value instanceof JsObject object ? StackCapture.framesOf(object) : List.of();
        FramePosition thrown = exception.thrownAt();
        SyntaxLocation syntax = value instanceof ErrorObject error ? error.syntaxLocation() : null;
        if (thrown == null && !frames.isEmpty()) thrown = frames.getFirst().position();
        details.put("lineNumber", syntax != null ? syntax.line() - 1 : thrown == null ? 0 : thrown.line() - 1);
        details.put("columnNumber", syntax != null ? syntax.column() - 1 : thrown == null ? 0 : thrown.column() - 1);
        Map<String, Object> trace = StackTraces.of(realm, syntax == null ? frames : List.of());
        List<?> list = (List<?>) trace.get("callFrames");
        if (!list.isEmpty()) {
            Map<?, ?> first = (Map<?, ?>) list.getFirst();
            details.put("scriptId", first.get("scriptId"));
            if (!"".equals(first.get("url"))) details.put("url", first.get("url"));
            details.put("stackTrace", trace);
        }
        details.put("exception", objects.wrap(value, groupOrNull, RemoteObjects.Form.REFERENCE));
        return details;
    }
}
