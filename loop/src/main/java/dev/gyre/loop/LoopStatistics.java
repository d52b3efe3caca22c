package dev.gyre.loop;

/**
 * Statistics of a loop.
 *
 * @param turns turns begun
 * @param waits number of times that the poll phase waited
 * @param idleNanos time spent waiting there (libuv's uv_metrics_idle_time)
 * @param events events of I/O handled (libuv's uv_metrics_t.events): a wake-up for completions is one
 * @param eventsWaiting those of them for which the poll phase did not wait
 * @param completions results of other threads delivered
 * @param batches callback scopes in which they were delivered
 * @param wakeUps times that another thread had to wake the loop for them
 * @param timersFired timers of the loop that fired; all timeouts of a program share one
 * @param activeHandles referenced handles that are active now
 * @param activeRequests requests under way now
 */
public record LoopStatistics(
        long turns,
        long waits,
        long idleNanos,
        long events,
        long eventsWaiting,
        long completions,
        long batches,
        long wakeUps,
        long timersFired,
        int activeHandles,
        int activeRequests) {}
