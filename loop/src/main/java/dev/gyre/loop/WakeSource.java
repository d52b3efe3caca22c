package dev.gyre.loop;

/** One thing that can still wake the loop, described for people: what kind it is, why it is there, whether it keeps the loop alive. */
public record WakeSource(String kind, String reason, boolean active, boolean referenced) {
    @Override
    public String toString() {
        return kind + " " + reason + (active ? "" : " (inactive)") + (referenced ? "" : " (unref)");
    }
}
