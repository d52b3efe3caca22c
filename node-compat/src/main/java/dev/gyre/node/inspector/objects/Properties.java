package dev.gyre.node.inspector.objects;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The answer to Runtime.getProperties. */
public final class Properties {
    private final RemoteObjects objects;
    private final String group;
    private final RemoteObjects.Form form;
    private final boolean onlyAccessors;
    private final boolean onlyNamed;
    private final boolean onlyOwn;
    private final List<Map<String, Object>> result = new ArrayList<>();
    private final Set<Object> seen = new HashSet<>();

    /** @param params those of the call */
    public Properties(RemoteObjects objects, Params params) throws ProtocolError {
        this.objects = objects;
        group = objects.groupOf(params.string("objectId"));
        form = params.bool("generatePreview", false) ? RemoteObjects.Form.PREVIEW : RemoteObjects.Form.REFERENCE;
        onlyAccessors = params.bool("accessorPropertiesOnly", false);
        onlyNamed = params.bool("nonIndexedPropertiesOnly", false);
        onlyOwn = params.bool("ownProperties", false);
    }

    /** The properties of an object of this realm. */
    public Map<String, Object> of(Realm realm, JsObject object) throws ProtocolError {
        for (JsObject holder = object; holder != null; holder = onlyOwn ? null : holder.getPrototypeOf()) {
            if (holder instanceof ProxyObject) break;
            List<Object> keys = holder.ownPropertyKeys();
            // V8 lists the length of an array last.
            for (Object key : keys) if (!isLength(holder, key)) add(holder, key, holder == object);
            for (Object key : keys) if (isLength(holder, key)) add(holder, key, holder == object);
        }
        var answer = new LinkedHashMap<String, Object>();
        answer.put("result", result);
        if (!onlyAccessors) {
            var slots = new ArrayList<Map<String, Object>>();
            Map<String, Object> location = InternalProperties.functionLocation(object);
            if (location != null) slots.add(functionLocation(location));
            for (var slot : InternalProperties.of(realm, object).entrySet()) {
                var property = new LinkedHashMap<String, Object>();
                property.put("name", slot.getKey());
                property.put("value", objects.wrap(slot.getValue(), group, form));
                slots.add(property);
            }
            answer.put("internalProperties", slots);
        }
        return answer;
    }

    private static Map<String, Object> functionLocation(Map<String, Object> location) {
        var value = new LinkedHashMap<String, Object>();
        value.put("type", "object");
        value.put("subtype", "internal#location");
        value.put("value", location);
        value.put("description", "Object");
        var property = new LinkedHashMap<String, Object>();
        property.put("name", "[[FunctionLocation]]");
        property.put("value", value);
        return property;
    }

    private static boolean isLength(JsObject holder, Object key) {
        return holder instanceof JsArray && "length".equals(key);
    }

    private void add(JsObject holder, Object key, boolean isOwn) throws ProtocolError {
        if (onlyNamed && PropertyKey.isArrayIndex(key)) return;
        if (!seen.add(key)) return;
        PropertyDescriptor descriptor = holder.getOwnProperty(key);
        if (descriptor == null || onlyAccessors && !descriptor.isAccessor()) return;
        var property = new LinkedHashMap<String, Object>();
        property.put("name", key instanceof JsSymbol symbol ? symbol.descriptiveString() : PropertyKey.toDisplay(key));
        if (descriptor.isAccessor()) {
            property.put("get", objects.wrap(descriptor.get, group, RemoteObjects.Form.REFERENCE));
            property.put("set", objects.wrap(descriptor.set, group, RemoteObjects.Form.REFERENCE));
        } else {
            property.put("value", objects.wrap(descriptor.value, group, form));
            property.put("writable", descriptor.writable());
        }
        property.put("configurable", descriptor.configurable());
        property.put("enumerable", descriptor.enumerable());
        property.put("isOwn", isOwn);
        if (key instanceof JsSymbol symbol)
            property.put("symbol", objects.wrap(symbol, group, RemoteObjects.Form.REFERENCE));
        result.add(property);
    }
}
