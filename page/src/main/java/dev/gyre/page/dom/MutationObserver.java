package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Calls a program back after changes of a tree, https://dom.spec.whatwg.org/#interface-mutationobserver. */
public final class MutationObserver extends JsObject {
    private final DomRealm realm;
    final JsObject callback;
    final LinkedHashSet<Node> nodes = new LinkedHashSet<>();
    List<MutationRecord> records = new ArrayList<>();

    private MutationObserver(DomRealm realm, JsObject callback) {
        super(realm.shape("MutationObserver"));
        this.realm = realm;
        this.callback = callback;
    }

    static MutationObserver construct(DomRealm realm, JsObject callback) {
        return new MutationObserver(realm, callback);
    }

    // https://dom.spec.whatwg.org/#dom-mutationobserver-observe
    public void observe(Node target, MutationObserverInit options) {
        if ((options.attributeOldValue != null || options.attributeFilter != null) && options.attributes == null)
            options.attributes = true;
        if (options.characterDataOldValue != null && options.characterData == null) options.characterData = true;
        boolean attributes = Boolean.TRUE.equals(options.attributes);
        boolean data = Boolean.TRUE.equals(options.characterData);
        if (!options.childList && !attributes && !data) {
            throw Errors.typeError(
                    "Failed to execute 'observe' on 'MutationObserver': The options object must set at least one of 'attributes', 'characterData', or 'childList' to true.");
        }
        if (!attributes && Boolean.TRUE.equals(options.attributeOldValue))
            throw conflict("attributeOldValue", "attributes");
        if (!attributes && options.attributeFilter != null) throw conflict("attributeFilter", "attributes");
        if (!data && Boolean.TRUE.equals(options.characterDataOldValue))
            throw conflict("characterDataOldValue", "characterData");
        realm.ensureObservers().register(this, target, options);
        nodes.add(target);
    }

    private static RuntimeException conflict(String option, String needed) {
        return Errors.typeError("Failed to execute 'observe' on 'MutationObserver': The options object may only set '"
                + option + "' when '" + needed + "' is true or not present.");
    }

    public void disconnect() {
        for (Node node : nodes) MutationObservers.unregister(this, node);
        nodes.clear();
        records = new ArrayList<>();
    }

    public List<MutationRecord> takeRecords() {
        List<MutationRecord> taken = records;
        records = new ArrayList<>();
        return taken;
    }
}
