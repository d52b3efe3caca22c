package dev.gyre.node.inspector.objects;

import dev.gyre.engine.debugger.DebugScope;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The scopes of a function, the value of its property [[Scopes]], which is no value of the program. */
public record ScopeList(List<DebugScope> scopes) {
    /** The members of the RemoteObject, without its id. */
    Map<String, Object> describe() {
        return described("internal#scopeList", "Array", "Scopes[" + scopes.size() + "]");
    }

    private static Map<String, Object> described(String subtype, String className, String text) {
        var result = new LinkedHashMap<String, Object>();
        result.put("type", "object");
        result.put("subtype", subtype);
        result.put("className", className);
        result.put("description", text);
        return result;
    }

    /** The scopes as the answer to Runtime.getProperties. */
    public Map<String, Object> properties(Realm realm, RemoteObjects objects, String groupOrNull) {
        var list = new ArrayList<Map<String, Object>>();
        for (DebugScope scope : scopes) {
            Map<String, Object> value = described("internal#scope", "Object", text(scope));
            value.put("objectId", objects.hold(scope.toObject(realm), groupOrNull));
            var property = new LinkedHashMap<String, Object>();
            property.put("name", String.valueOf(list.size()));
            property.put("value", value);
            property.put("writable", true);
            property.put("configurable", true);
            property.put("enumerable", true);
            property.put("isOwn", true);
            list.add(property);
        }
        return Map.of("result", list);
    }

    /** "Closure (outer)". */
    private static String text(DebugScope scope) {
        String type = scope.type() == DebugScope.Type.WITH
                ? "With Block"
                : scope.type().name();
        String name = type.charAt(0) + type.substring(1).toLowerCase(Locale.ROOT);
        if (scope.type() == DebugScope.Type.WITH) name = type;
        return scope.name() == null ? name : name + " (" + scope.name() + ")";
    }
}
