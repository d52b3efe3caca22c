package dev.gyre.loop.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Whether periodic tasks always meet their deadlines, from their worst-case execution times. Every task counts as if it were released together with all others, so offsets are not used.
 *
 * @param utilisation the sum of wcet / period
 * @param schedulable whether no deadline can be missed under the policy; under FIFO only if all jobs that can be released together end before the shortest deadline
 * @param blocking nanoseconds for which a job with a later deadline or a lower priority can delay another one
 * @param responses the response time of each task under fixed priorities, in nanoseconds; -1 if it has no bound below its deadline. Null under other policies
 * @param violation under EDF a time after a common release, in nanoseconds, by which more is due than can be done; -1 if there is none
 */
public record Analysis(double utilisation, boolean schedulable, long blocking, long[] responses, long violation) {
    /** The parameters that analysis needs, in nanoseconds. */
    public record Demand(long wcet, long period, long deadline, int priority) {}

    /** Analyses tasks under a policy. */
    public static Analysis of(Policy policy, List<Demand> tasks, long blocking) {
        var utilisation = 0.0;
        for (Demand task : tasks) utilisation += (double) task.wcet() / task.period();
        return switch (policy) {
            case FIFO -> fifo(tasks, utilisation, blocking);
            case FIXED_PRIORITY -> fixedPriority(tasks, utilisation, blocking);
            case EDF -> edf(tasks, utilisation, blocking);
        };
    }

    private static Analysis fifo(List<Demand> tasks, double utilisation, long blocking) {
        var shortest = Long.MAX_VALUE;
        var all = blocking;
        for (Demand task : tasks) {
            shortest = Math.min(shortest, Math.min(task.deadline(), task.period()));
            all += task.wcet();
        }
        return new Analysis(utilisation, utilisation <= 1 && all <= shortest, blocking, null, -1);
    }

    /** Response-time analysis (Joseph and Pandya 1986; Lehoczky 1990 where deadlines exceed periods). */
    private static Analysis fixedPriority(List<Demand> tasks, double utilisation, long blocking) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < tasks.size(); i++) order.add(i);
        order.sort(Comparator.comparing((Integer i) -> Level.of(
                        Policy.FIXED_PRIORITY,
                        tasks.get(i).priority(),
                        tasks.get(i).deadline()))
                .reversed());
        var responses = new long[tasks.size()];
        var schedulable = true;
        List<Demand> higher = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            var task = tasks.get(order.get(i));
            var response = response(task, higher, i == order.size() - 1 ? 0 : blocking);
            responses[order.get(i)] = response;
            schedulable &= response >= 0;
            higher.add(task);
        }
        return new Analysis(utilisation, schedulable, blocking, responses, -1);
    }

    private static long response(Demand task, List<Demand> higher, long blocking) {
        var worst = 0L;
        for (long job = 0; ; job++) {
            var finish = finish(task, job, higher, blocking);
            if (finish < 0) return -1;
            worst = Math.max(worst, finish - job * task.period());
            // The busy period has ended, so later jobs are like the first.
            if (finish <= (job + 1) * task.period()) return worst;
        }
    }

    /** When the job ends in the busy period that begins with all tasks; -1 after its deadline. */
    private static long finish(Demand task, long job, List<Demand> higher, long blocking) {
        var limit = job * task.period() + task.deadline();
        var own = (job + 1) * task.wcet() + blocking;
        var time = own;
        while (time <= limit) {
            var next = own;
            for (Demand other : higher) next += Math.ceilDiv(time, other.period()) * other.wcet();
            if (next == time) return time;
            time = next;
        }
        return -1;
    }

    /**
     * Processor demand with blocking (Baruah, Rosier, Howell 1990; Zhang and Burns 2009): for every deadline {@code t} in the busy period, the wcets of all jobs that are released and due within {@code t}, and the blocking
     * by a job that is due later, are at most {@code t}.
     */
    private static Analysis edf(List<Demand> tasks, double utilisation, long blocking) {
        var longest = 0L;
        for (Demand task : tasks) longest = Math.max(longest, task.deadline());
        if (utilisation > 1) return new Analysis(utilisation, false, blocking, null, longest);
        // From the end down: what is due by one deadline says which earlier ones need no look (quick processor-demand
        // analysis).
        var time = lastDeadlineBefore(tasks, Math.max(busyPeriod(tasks, blocking), longest) + 1);
        while (time > 0) {
            var demand = demand(tasks, time);
            if (demand + (time < longest ? blocking : 0) > time)
                return new Analysis(utilisation, false, blocking, null, time);
            time = lastDeadlineBefore(tasks, Math.min(demand + blocking + 1, time));
        }
        return new Analysis(utilisation, true, blocking, null, -1);
    }

    /** The longest time for which jobs can run without a pause; with a utilisation of 1 it is at most the hyperperiod, which is replaced by a bound. */
    private static long busyPeriod(List<Demand> tasks, long blocking) {
        var time = blocking;
        for (Demand task : tasks) time += task.wcet();
        var bound = bound(tasks, blocking);
        while (time < bound) {
            var next = blocking;
            for (Demand task : tasks) next += Math.ceilDiv(time, task.period()) * task.wcet();
            if (next == time) return time;
            time = next;
        }
        return bound;
    }

    /** The hyperperiod and the longest deadline; saturates. */
    private static long bound(List<Demand> tasks, long blocking) {
        var lcm = 1L;
        var longest = 0L;
        for (Demand task : tasks) {
            if (task.wcet() == 0) continue;
            longest = Math.max(longest, task.deadline());
            var factor = task.period() / gcd(lcm, task.period());
            if (lcm > Long.MAX_VALUE / 4 / factor) return Long.MAX_VALUE / 4;
            lcm *= factor;
        }
        return Math.min(Long.MAX_VALUE / 4, lcm + longest + blocking);
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private static long demand(List<Demand> tasks, long time) {
        var sum = 0L;
        for (Demand task : tasks) {
            if (time >= task.deadline()) sum += ((time - task.deadline()) / task.period() + 1) * task.wcet();
        }
        return sum;
    }

    private static long lastDeadlineBefore(List<Demand> tasks, long time) {
        var last = 0L;
        for (Demand task : tasks) {
            if (task.deadline() < time)
                last = Math.max(last, (time - 1 - task.deadline()) / task.period() * task.period() + task.deadline());
        }
        return last;
    }
}
