package dev.gyre.page.dom.custom;

import dev.gyre.engine.runtime.error.JsException;
import java.util.ArrayList;
import java.util.function.Consumer;

/** The custom element reactions that wait for the operation to return that has caused them, https://html.spec.whatwg.org/#custom-element-reactions-stack. */
public final class ReactionStack {
    private final Consumer<Runnable> microtasks;
    private final Consumer<JsException> reporter;
    /** The queue of each operation that is under way; null until it has elements. */
    private final ArrayList<ArrayList<CustomElementData>> queues = new ArrayList<>();

    private ArrayList<CustomElementData> backup;

    /** @param microtasks queues a microtask @param reporter reports an exception that a reaction has thrown */
    public ReactionStack(Consumer<Runnable> microtasks, Consumer<JsException> reporter) {
        this.microtasks = microtasks;
        this.reporter = reporter;
    }

    // https://html.spec.whatwg.org/#cereactions
    /** Begins an operation. */
    public void enter() {
        queues.add(null);
    }

    /** Ends the operation that has begun last, and runs its reactions. */
    public void leave() {
        ArrayList<CustomElementData> queue = queues.removeLast();
        if (queue != null) invoke(queue);
    }

    // https://html.spec.whatwg.org/#enqueue-an-element-on-the-appropriate-element-queue
    public void enqueue(CustomElementData element, Runnable reaction) {
        element.reactions.add(reaction);
        if (queues.isEmpty()) {
            enqueueBackup(element);
            return;
        }
        ArrayList<CustomElementData> queue = queues.getLast();
        if (queue == null) {
            queue = new ArrayList<>();
            queues.set(queues.size() - 1, queue);
        }
        queue.add(element);
    }

    private void enqueueBackup(CustomElementData element) {
        if (backup == null) {
            backup = new ArrayList<>();
            microtasks.accept(() -> {
                ArrayList<CustomElementData> queue = backup;
                backup = null;
                invoke(queue);
            });
        }
        backup.add(element);
    }

    // https://html.spec.whatwg.org/#invoke-custom-element-reactions
    private void invoke(ArrayList<CustomElementData> queue) {
        for (int i = 0; i < queue.size(); i++) {
            var reactions = queue.get(i).reactions;
            for (Runnable reaction = reactions.poll(); reaction != null; reaction = reactions.poll()) {
                try {
                    reaction.run();
                } catch (JsException exception) {
                    reporter.accept(exception);
                }
            }
        }
    }
}
