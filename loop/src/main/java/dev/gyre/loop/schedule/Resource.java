package dev.gyre.loop.schedule;

/**
 * Something that jobs use one at a time. While a job holds it, only jobs above its ceiling preempt: the highest level of the tasks that have named it among their resources
 * (immediate priority ceiling; under EDF the stack resource policy). So no job ever waits for one, and there is no deadlock.
 */
public final class Resource {
    private final String name;
    Level ceiling = Level.LOWEST;
    Job holder;
    int holds;

    /** A resource that no task has named. */
    public Resource(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    /** Whether a job holds it. */
    public boolean isHeld() {
        return holder != null;
    }

    void usedBy(Level level) {
        if (level.compareTo(ceiling) > 0) ceiling = level;
    }
}
