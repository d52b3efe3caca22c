package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;

/** The custom element reactions that wait for the operation to return that has caused them, https://html.spec.whatwg.org/#custom-element-reactions-stack. */
public final class ReactionStack {
    private final DomRealm realm;
    /** The queue of each operation that is under way; null until it has elements. */
    private final ArrayList<ArrayList<Element>> queues = new ArrayList<>();

    private ArrayList<Element> backup;

    ReactionStack(DomRealm realm) {
        this.realm = realm;
    }

    // https://html.spec.whatwg.org/#cereactions
    /** Begins an operation. */
    public static ReactionStack enter(Realm realm) {
        ReactionStack stack = DomRealm.of(realm).reactions();
        stack.enter();
        return stack;
    }

    public void enter() {
        queues.add(null);
    }

    /** Ends the operation that has begun last, and runs its reactions. */
    public void leave() {
        ArrayList<Element> queue = queues.removeLast();
        if (queue != null) invoke(queue);
    }

    // https://html.spec.whatwg.org/#enqueue-an-element-on-the-appropriate-element-queue
    void enqueue(Element element, Runnable reaction) {
        element.ensureCustom().reactions.add(reaction);
        if (queues.isEmpty()) {
            enqueueBackup(element);
            return;
        }
        ArrayList<Element> queue = queues.getLast();
        if (queue == null) {
            queue = new ArrayList<>();
            queues.set(queues.size() - 1, queue);
        }
        queue.add(element);
    }

    private void enqueueBackup(Element element) {
        if (backup == null) {
            backup = new ArrayList<>();
            realm.queueMicrotask(() -> {
                ArrayList<Element> queue = backup;
                backup = null;
                invoke(queue);
            });
        }
        backup.add(element);
    }

    // https://html.spec.whatwg.org/#invoke-custom-element-reactions
    private void invoke(ArrayList<Element> queue) {
        for (int i = 0; i < queue.size(); i++) {
            var reactions = queue.get(i).ensureCustom().reactions;
            for (Runnable reaction = reactions.poll(); reaction != null; reaction = reactions.poll()) {
                try {
                    reaction.run();
                } catch (JsException exception) {
                    realm.report(exception);
                }
            }
        }
    }
}
