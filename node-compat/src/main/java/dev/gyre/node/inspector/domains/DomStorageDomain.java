package dev.gyre.node.inspector.domains;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The domain DOMStorage, with --experimental-storage-inspection: what Web Storage holds, changes of it, and what programs report by inspector.DOMStorage. As in Node, a
 * session gets the events whether it has enabled the domain or not.
 */
// https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/
public final class DomStorageDomain implements Domain, Inspector.StorageListener {
    private final Session session;
    /** The storages that a program has registered, by whether they are local. */
    private final Map<Boolean, List<List<String>>> registered = new HashMap<>();

    private boolean enabled;

    public DomStorageDomain(Session session) {
        this.session = session;
    }

    @Override
    public String name() {
        return "DOMStorage";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable", "getDOMStorageItems" -> true;
            case "clear", "setDOMStorageItem", "removeDOMStorageItem" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "enable" -> enabled = true;
            case "disable" -> enabled = false;
            case "getDOMStorageItems" -> {
                reply.send(Map.of("entries", items(params.object("storageId").bool("isLocalStorage"))));
                return;
            }
            // Node's text.
            default -> throw ProtocolError.server("Not implemented");
        }
        reply.send(Map.of());
    }

    private List<List<String>> items(boolean isLocal) throws ProtocolError {
        if (!enabled) throw ProtocolError.server("DOMStorage domain is not enabled");
        List<List<String>> known = registered.get(isLocal);
        if (known != null) return known;
        if (!(session.environment().library().call("internal/webstorage", "entries", isLocal)
                instanceof JsArray stored))
            throw ProtocolError.server("Could not read DOM storage items: storage is unavailable");
        var items = new ArrayList<List<String>>();
        for (Object pair : stored.toObjectArray()) {
            JsObject entry = (JsObject) pair;
            items.add(List.of(TypeConversion.toString(entry.getIndex(0)), TypeConversion.toString(entry.getIndex(1))));
        }
        return items;
    }

    @Override
    public void happened(String method, JsObject object) {
        var event = new ProgramEvent(object);
        if (method.equals("registerStorage")) {
            register(event);
            return;
        }
        var params = new LinkedHashMap<String, Object>();
        JsObject id = event.object("storageId").object();
        params.put("storageId", storageId(new ProgramEvent(id, "", "storageId")));
        if (!method.equals("domStorageItemsCleared")) params.put("key", event.string("key"));
        if (method.equals("domStorageItemUpdated")) params.put("oldValue", event.string("oldValue"));
        if (method.equals("domStorageItemAdded") || method.equals("domStorageItemUpdated"))
            params.put("newValue", event.string("newValue"));
        session.notify("DOMStorage." + method, params);
    }

    private static Map<String, Object> storageId(ProgramEvent id) {
        var result = new LinkedHashMap<String, Object>();
        result.put("securityOrigin", id.string("securityOrigin"));
        result.put("storageKey", id.string("storageKey"));
        result.put("isLocalStorage", id.isTrue("isLocalStorage"));
        return result;
    }

    private void register(ProgramEvent event) {
        boolean isLocal = event.bool("isLocalStorage");
        JsObject map = event.object("storageMap").object();
        var items = new ArrayList<List<String>>();
        for (Object key : map.ownPropertyKeys())
            items.add(List.of(TypeConversion.toString(key), TypeConversion.toString(map.get(key))));
        registered.put(isLocal, items);
    }

    @Override
    public void close() {
        registered.clear();
        enabled = false;
    }
}
