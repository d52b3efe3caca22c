package dev.gyre.engine.builtins.temporal;

/** An object of Temporal. */
public sealed interface TemporalValue permits CalendarObject, DurationObject, InstantObject, PlainTimeObject {}
