package dev.gyre.page.idl;

/**
 * An interface.
 *
 * @param parent the name of the interface that it inherits from, null for none
 * @param unscopables the names of its [Unscopable] members, separated by spaces
 */
public record InterfaceDefinition(
        String name,
        String parent,
        InterfaceTable prototypeTable,
        InterfaceTable staticTable,
        int flags,
        String unscopables) {
    /** Its objects have indexed properties. */
    public static final int INDEXED = 1;
    /** Its objects have named properties. */
    public static final int NAMED = 2;
    /** iterable with one type. */
    public static final int ITERABLE = 4;
    /** iterable with two types. */
    public static final int PAIR_ITERABLE = 8;
    /** [LegacyOverrideBuiltIns] */
    public static final int OVERRIDES = 16;
    /** [LegacyNoInterfaceObject] */
    public static final int HIDDEN = 32;
    /** [Global]: its members are properties of its object, not of its prototype. */
    public static final int GLOBAL = 64;
    /** A [LegacyFactoryFunction] of the interface that it says it inherits from. */
    public static final int FACTORY = 128;

    /** [Exposed=*]: workers have it too. */
    public static final int EVERYWHERE = 256;
    /** Objects have all members as properties of their own: all are [LegacyUnforgeable]. */
    public static final int UNFORGEABLE = 512;

    boolean is(int flag) {
        return (flags & flag) != 0;
    }
}
