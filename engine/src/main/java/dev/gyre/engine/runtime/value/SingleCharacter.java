package dev.gyre.engine.runtime.value;

/** Strings of one code unit; those of Latin-1 are shared. */
public final class SingleCharacter {
    private static final String[] LATIN1 = new String[256];

    static {
        for (int i = 0; i < LATIN1.length; i++) LATIN1[i] = String.valueOf((char) i);
    }

    private SingleCharacter() {}

    public static String of(char unit) {
        return unit < LATIN1.length ? LATIN1[unit] : String.valueOf(unit);
    }
}
