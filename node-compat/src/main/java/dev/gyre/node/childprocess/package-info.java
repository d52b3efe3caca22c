/** node:child_process: starting and waiting for processes over {@code loop.process}, and the pipes to them, which are sockets of {@code net}. */
package dev.gyre.node.childprocess;
