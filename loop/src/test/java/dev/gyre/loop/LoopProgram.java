package dev.gyre.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A random program: what each of its steps does. Steps have numbers; 0 is the main script. */
final class LoopProgram {
    /** What a step can do. */
    enum Kind {
        TICK,
        MICROTASK,
        TIMER,
        INTERVAL,
        IMMEDIATE,
        INPUT,
        SOCKET,
        CLEAR,
        REFRESH
    }

    /** One act of a step: schedules the step {@code target}, or clears or refreshes what was scheduled under that number. */
    record Action(Kind kind, int target, int delay) {}

    private static final int MAX_STEPS = 60;
    private static final int MAX_EXECUTIONS = 200;
    private static final int ROUNDS_OF_INTERVALS = 3;

    private final List<List<Action>> actions = new ArrayList<>();
    private final Set<Integer> intervals = new HashSet<>();
    private final Random random;
    private final Kind[] kinds;

    /** @param withSocket whether bytes go through a socket */
    LoopProgram(Random random, boolean withSocket) {
        this.random = random;
        kinds = Arrays.copyOf(Kind.values(), (withSocket ? Kind.SOCKET : Kind.INPUT).ordinal() + 1);
        actions.add(new ArrayList<>());
        for (var step = 0; step < actions.size(); step++) {
            for (var count = step == 0 ? 6 : random.nextInt(3); count > 0; count--) {
                actions.get(step).add(randomAction(step));
            }
        }
    }

    private Action randomAction(int step) {
        if (actions.size() >= MAX_STEPS || random.nextInt(8) == 0) {
            return new Action(random.nextInt(3) == 0 ? Kind.REFRESH : Kind.CLEAR, random.nextInt(actions.size()), 0);
        }
        var id = actions.size();
        actions.add(new ArrayList<>());
        var kind = kinds[random.nextInt(kinds.length)];
        if (kind == Kind.INTERVAL) {
            intervals.add(id);
        }
        return new Action(kind, id, 1 + random.nextInt(6));
    }

    Execution execute() {
        return new Execution();
    }

    /** One run of the program, which ends although steps may bring each other about. */
    final class Execution {
        private final Map<Integer, Integer> executions = new HashMap<>();
        private final Set<Integer> scheduled = new HashSet<>();
        private int total;

        /** What the step does this time. */
        List<Action> next(int step) {
            var time = executions.merge(step, 1, Integer::sum);
            var result = new ArrayList<Action>();
            if (++total < MAX_EXECUTIONS) {
                for (var action : actions.get(step)) {
                    // Each number is used for one handle only.
                    if (action.kind().ordinal() >= Kind.CLEAR.ordinal() || scheduled.add(action.target())) {
                        result.add(action);
                    }
                }
            }
            if (intervals.contains(step) && (time >= ROUNDS_OF_INTERVALS || total >= MAX_EXECUTIONS)) {
                result.add(new Action(Kind.CLEAR, step, 0));
            }
            return result;
        }
    }
}
