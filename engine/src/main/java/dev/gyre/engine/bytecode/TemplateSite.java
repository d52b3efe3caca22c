package dev.gyre.engine.bytecode;

/** The strings of one tagged template; the object identifies the site. A null cooked string is undefined. */
public final class TemplateSite {
    private final String[] cooked;
    private final String[] raw;

    public TemplateSite(String[] cooked, String[] raw) {
        this.cooked = cooked;
        this.raw = raw;
    }

    public String[] cooked() {
        return cooked;
    }

    public String[] raw() {
        return raw;
    }
}
