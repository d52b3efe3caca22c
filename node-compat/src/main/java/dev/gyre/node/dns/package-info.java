/** node:dns: lookups by the system's resolver, and queries to name servers. */
package dev.gyre.node.dns;
