/** What {@code --permission} allows a program: scopes, granted paths, and the checks that every feature makes before it acts. */
package dev.gyre.node.permission;
