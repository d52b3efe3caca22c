/** What node:vm is made of: realms beside the program's own, the global objects that show a program's object, scripts with a limit of time, modules that a program links. */
package dev.gyre.node.vm;
