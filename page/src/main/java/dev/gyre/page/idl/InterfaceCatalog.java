package dev.gyre.page.idl;

import java.util.List;

/** The interfaces that a package implements. */
public interface InterfaceCatalog {
    /** Their names, in the order of their definitions. */
    List<String> names();

    /** The interface with this name, or null. */
    InterfaceDefinition find(String name);
}
