/** gyre:sched: real-time jobs, which preempt each other at interrupt checks. The decisions are those of {@code dev.gyre.loop.schedule}; this package runs JavaScript as jobs. Begin with {@code JobScheduler}. */
package dev.gyre.node.gyresched;
