/** gyre:fiber: functions that wait in plain style on stacks of their own, from JavaScript and from Java. Begin with {@link dev.gyre.node.gyrefiber.FiberScheduler}. */
package dev.gyre.node.gyrefiber;
