package dev.gyre.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

/**
 * Node's rules of order, written down as simply as possible: phases as in libuv's uv_run, timers as in Node's lib/internal/timers.js, jobs drained after
 * every callback. Time stands still while anything runs and jumps to the next timer otherwise.
 */
final class LoopModel {
    /** A setTimeout, setInterval or setImmediate. */
    private static final class Entry {
        private final int id;
        private final int delay;
        private final boolean repeats;
        private boolean cleared;
        private boolean running = true;
        private long start;

        Entry(int id, int delay, boolean repeats) {
            this.id = id;
            this.delay = delay;
            this.repeats = repeats;
        }
    }

    /** All timers of one delay. */
    private static final class DelayList {
        private final int delay;
        private final List<Entry> entries = new ArrayList<>();
        private long expiry;
        private long order;

        DelayList(int delay) {
            this.delay = delay;
        }
    }

    private final LoopProgram.Execution program;
    private final StringBuilder log = new StringBuilder();
    private final Queue<Integer> ticks = new ArrayDeque<>();
    private final Queue<Integer> microtasks = new ArrayDeque<>();
    private final Queue<Integer> inputs = new ArrayDeque<>();
    private final Queue<Integer> bytes = new ArrayDeque<>();
    private final Map<Integer, DelayList> lists = new HashMap<>();
    private final Map<Integer, Entry> timers = new HashMap<>();
    private final Map<Integer, Entry> immediatesById = new HashMap<>();
    private List<Entry> immediates = new ArrayList<>();
    private List<Entry> current = new ArrayList<>();
    private long now;
    private long lastOrder;

    LoopModel(LoopProgram program) {
        this.program = program.execute();
    }

    /** What the program does, in order: the number of each step and its time. */
    String run() {
        step(0);
        drain();
        if (isAlive()) {
            runTimers();
        }
        while (isAlive()) {
            if (immediates.isEmpty() && inputs.isEmpty() && bytes.isEmpty()) {
                now = Math.max(now, first().expiry);
            }
            runSocket();
            runInputs();
            runImmediates();
            runTimers();
        }
        return log.toString();
    }

    private boolean isAlive() {
        return !immediates.isEmpty()
                || !inputs.isEmpty()
                || !bytes.isEmpty()
                || timers.values().stream().anyMatch(timer -> timer.running);
    }

    private void drain() {
        do {
            while (!ticks.isEmpty()) {
                step(ticks.poll());
            }
            while (!microtasks.isEmpty()) {
                step(microtasks.poll());
            }
        } while (!ticks.isEmpty());
    }

    /** What runs when a callback ends: microtasks go first when no tick waits. */
    private void boundary() {
        if (ticks.isEmpty()) {
            while (!microtasks.isEmpty()) {
                step(microtasks.poll());
            }
        }
        drain();
    }

    /** What was sent since the last poll arrives as one chunk. */
    private void runSocket() {
        if (bytes.isEmpty()) {
            return;
        }
        for (var count = bytes.size(); count > 0; count--) {
            step(bytes.poll());
        }
        boundary();
    }

    private void runInputs() {
        for (var count = inputs.size(); count > 0; count--) {
            step(inputs.poll());
            boundary();
        }
    }

    private void runImmediates() {
        current = immediates;
        immediates = new ArrayList<>();
        while (!current.isEmpty()) {
            var immediate = current.removeFirst();
            immediate.cleared = true;
            step(immediate.id);
            boundary();
        }
    }

    private DelayList first() {
        return lists.values().stream()
                .min(Comparator.<DelayList>comparingLong(list -> list.expiry).thenComparingLong(list -> list.order))
                .orElse(null);
    }

    private void runTimers() {
        var ranAny = false;
        for (var list = first(); list != null && list.expiry <= now; list = first()) {
            if (ranAny) {
                boundary();
            }
            ranAny = true;
            runList(list);
        }
        boundary();
    }

    /** Jobs drain between two timers, once it is known that there is another. */
    private void runList(DelayList list) {
        var ranAny = false;
        while (!list.entries.isEmpty()) {
            var timer = list.entries.getFirst();
            if (now - timer.start < list.delay) {
                list.expiry = Math.max(timer.start + list.delay, now + 1);
                list.order = ++lastOrder;
                return;
            }
            if (ranAny) {
                boundary();
            }
            ranAny = true;
            list.entries.remove(timer);
            if (!timer.cleared) {
                fire(timer);
            }
        }
        lists.remove(list.delay, list);
    }

    private void fire(Entry timer) {
        step(timer.id);
        if (timer.repeats && !timer.cleared) {
            insert(timer);
        } else if (!isListed(timer)) {
            timer.running = false;
        }
    }

    private boolean isListed(Entry timer) {
        return lists.containsKey(timer.delay) && lists.get(timer.delay).entries.contains(timer);
    }

    private void insert(Entry timer) {
        timer.start = now;
        var list = lists.get(timer.delay);
        if (list == null) {
            list = new DelayList(timer.delay);
            list.expiry = now + timer.delay;
            list.order = ++lastOrder;
            lists.put(timer.delay, list);
        }
        list.entries.remove(timer);
        list.entries.add(timer);
    }

    private void step(int id) {
        log.append(id).append('@').append(now).append(' ');
        for (var action : program.next(id)) {
            perform(action);
        }
    }

    private void perform(LoopProgram.Action action) {
        var id = action.target();
        switch (action.kind()) {
            case TICK -> ticks.add(id);
            case MICROTASK -> microtasks.add(id);
            case INPUT -> inputs.add(id);
            case SOCKET -> bytes.add(id);
            case TIMER, INTERVAL -> {
                timers.put(id, new Entry(id, action.delay(), action.kind() == LoopProgram.Kind.INTERVAL));
                insert(timers.get(id));
            }
            case IMMEDIATE -> {
                immediatesById.put(id, new Entry(id, 0, false));
                immediates.add(immediatesById.get(id));
            }
            case CLEAR -> clear(id);
            case REFRESH -> refresh(timers.get(id));
        }
    }

    private void clear(int id) {
        var timer = timers.get(id);
        if (timer != null) {
            timer.cleared = true;
            timer.running = false;
            var list = lists.get(timer.delay);
            if (list != null) {
                list.entries.remove(timer);
                if (list.entries.isEmpty()) {
                    lists.remove(timer.delay);
                }
            }
        }
        var immediate = immediatesById.get(id);
        if (immediate != null) {
            immediates.remove(immediate);
            current.remove(immediate);
        }
    }

    private void refresh(Entry timer) {
        if (timer != null && !timer.cleared) {
            insert(timer);
            timer.running = true;
        }
    }
}
