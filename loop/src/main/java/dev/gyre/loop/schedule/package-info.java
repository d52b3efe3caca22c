/**
 * Real-time scheduling of jobs on one thread: releases, deadlines, priorities, budgets, priority ceilings, admission and traces. It knows no JavaScript and reads time from the loop's clock.
 * Begin with {@link dev.gyre.loop.schedule.Scheduler}.
 */
package dev.gyre.loop.schedule;
