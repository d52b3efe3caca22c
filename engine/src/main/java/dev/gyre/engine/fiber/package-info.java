/**
 * Stacks that can stop running and continue later, for fibers and preempted jobs. Uses the JDK's internal Continuation, or runs nested on the thread's stack where
 * that is not accessible. Begin with {@link dev.gyre.engine.fiber.ExecutionStack}.
 */
package dev.gyre.engine.fiber;
