package dev.gyre.loop.schedule;

/** What happens to a job that has used up its budget. */
public enum Overrun {
    /** It is reported. */
    REPORT,
    /** It goes on when nothing else is ready. */
    DEMOTE,
    /** It goes on, and the next release of its task is skipped. */
    SKIP,
    /** It is ended by an error that its code cannot catch. */
    ABORT
}
