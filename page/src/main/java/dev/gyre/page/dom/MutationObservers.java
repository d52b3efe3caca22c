package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.page.dom.names.QualifiedName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Queues mutation records and notifies observers, https://dom.spec.whatwg.org/#mutation-observers. Exists only once something is observed. */
final class MutationObservers {
    static final Node[] NO_NODES = {};

    /** A registered observer. @param source the registration that a transient one continues, otherwise null */
    record Registration(MutationObserver observer, MutationObserverInit options, Registration source) {}

    private final DomRealm realm;
    private final LinkedHashSet<MutationObserver> pending = new LinkedHashSet<>();
    private final LinkedHashSet<Element> signalSlots = new LinkedHashSet<>();
    private boolean queued;

    MutationObservers(DomRealm realm) {
        this.realm = realm;
    }

    void register(MutationObserver observer, Node target, MutationObserverInit options) {
        NodeExtras extras = target.ensureExtras();
        if (extras.observers == null) extras.observers = new ArrayList<>();
        var registration = new Registration(observer, options, null);
        for (int i = 0; i < extras.observers.size(); i++) {
            Registration known = extras.observers.get(i);
            if (known.observer() != observer || known.source() != null) continue;
            removeTransient(observer, known);
            extras.observers.set(extras.observers.indexOf(known), registration);
            return;
        }
        extras.observers.add(registration);
    }

    private static void removeTransient(MutationObserver observer, Registration source) {
        for (Node node : observer.nodes) {
            List<Registration> all = node.extras() == null ? null : node.extras().observers;
            if (all != null) all.removeIf(registration -> registration.source() == source);
        }
    }

    static void unregister(MutationObserver observer, Node node) {
        NodeExtras extras = node.extras();
        if (extras == null || extras.observers == null) return;
        extras.observers.removeIf(registration -> registration.observer() == observer);
        if (extras.observers.isEmpty()) extras.observers = null;
    }

    // https://dom.spec.whatwg.org/#queue-a-tree-mutation-record
    void treeChanged(Node target, Node[] added, Node[] removed, Node previous, Node next) {
        Map<MutationObserver, String> interested = null;
        for (Node node = target; node != null; node = node.parentNode()) {
            for (Registration registration : registrations(node)) {
                if (node != target && !registration.options().subtree || !registration.options().childList) continue;
                if (interested == null) interested = new LinkedHashMap<>();
                interested.put(registration.observer(), null);
            }
        }
        queue(interested, "childList", target, added, removed, previous, next, null);
    }

    // https://dom.spec.whatwg.org/#concept-node-remove, the steps about transient observers and the record
    void removed(Node parent, Node child, Node previous, Node next, boolean suppress) {
        for (Node ancestor = parent; ancestor != null; ancestor = ancestor.parentNode()) {
            for (Registration registration : registrations(ancestor)) {
                if (!registration.options().subtree) continue;
                NodeExtras extras = child.ensureExtras();
                if (extras.observers == null) extras.observers = new ArrayList<>();
                extras.observers.add(new Registration(registration.observer(), registration.options(), registration));
                registration.observer().nodes.add(child);
            }
        }
        if (!suppress) treeChanged(parent, NO_NODES, new Node[] {child}, previous, next);
    }

    void attributeChanged(Element target, QualifiedName name, String oldValue) {
        Map<MutationObserver, String> interested = null;
        for (Node node = target; node != null; node = node.parentNode()) {
            for (Registration registration : registrations(node)) {
                MutationObserverInit options = registration.options();
                if (node != target && !options.subtree || !Boolean.TRUE.equals(options.attributes)) continue;
                if (options.attributeFilter != null
                        && (name.namespace() != null || !options.attributeFilter.contains(name.localName()))) continue;
                if (interested == null) interested = new LinkedHashMap<>();
                if (Boolean.TRUE.equals(options.attributeOldValue)) interested.put(registration.observer(), oldValue);
                else interested.putIfAbsent(registration.observer(), null);
            }
        }
        queue(interested, "attributes", target, NO_NODES, NO_NODES, null, null, name);
    }

    void dataChanged(CharacterData target, String oldValue) {
        Map<MutationObserver, String> interested = null;
        for (Node node = target; node != null; node = node.parentNode()) {
            for (Registration registration : registrations(node)) {
                MutationObserverInit options = registration.options();
                if (node != target && !options.subtree || !Boolean.TRUE.equals(options.characterData)) continue;
                if (interested == null) interested = new LinkedHashMap<>();
                if (Boolean.TRUE.equals(options.characterDataOldValue))
                    interested.put(registration.observer(), oldValue);
                else interested.putIfAbsent(registration.observer(), null);
            }
        }
        queue(interested, "characterData", target, NO_NODES, NO_NODES, null, null, null);
    }

    private static List<Registration> registrations(Node node) {
        NodeExtras extras = node.extras();
        return extras == null || extras.observers == null ? List.of() : List.copyOf(extras.observers);
    }

    private void queue(
            Map<MutationObserver, String> interested,
            String type,
            Node target,
            Node[] added,
            Node[] removed,
            Node previous,
            Node next,
            QualifiedName attribute) {
        if (interested == null) return;
        interested.forEach((observer, oldValue) -> {
            observer.records.add(
                    new MutationRecord(realm, type, target, added, removed, previous, next, attribute, oldValue));
            pending.add(observer);
        });
        queueNotification();
    }

    // https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask
    private void queueNotification() {
        if (queued) return;
        queued = true;
        realm.queueMicrotask(this::notifyObservers);
    }

    // https://dom.spec.whatwg.org/#signal-a-slot-change
    void signalSlot(Element slot) {
        signalSlots.add(slot);
        queueNotification();
    }

    // https://dom.spec.whatwg.org/#notify-mutation-observers
    private void notifyObservers() {
        queued = false;
        List<MutationObserver> observers = List.copyOf(pending);
        pending.clear();
        List<Element> slots = List.copyOf(signalSlots);
        signalSlots.clear();
        for (MutationObserver observer : observers) {
            List<MutationRecord> records = observer.takeRecords();
            for (Node node : List.copyOf(observer.nodes)) removeTransients(observer, node);
            if (records.isEmpty()) continue;
            try {
                observer.callback.call2(
                        observer,
                        ObjectOperations.createArrayFromList(realm.realm(), new ArrayList<>(records)),
                        observer);
            } catch (JsException exception) {
                realm.report(exception);
            }
        }
        for (Element slot : slots) slot.fire("slotchange", true, false);
    }

    private static void removeTransients(MutationObserver observer, Node node) {
        NodeExtras extras = node.extras();
        if (extras == null || extras.observers == null) {
            observer.nodes.remove(node);
            return;
        }
        extras.observers.removeIf(registration -> registration.observer() == observer && registration.source() != null);
        if (extras.observers.stream().noneMatch(registration -> registration.observer() == observer))
            observer.nodes.remove(node);
    }
}
