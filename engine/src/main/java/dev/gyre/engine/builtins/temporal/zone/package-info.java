/** Time zones as Temporal uses them: offsets from UTC and those of the IANA Time Zone Database, whose rules are the JDK's, as for Date; conversion of wall-clock times, transitions, and which names mean the same zone. */
package dev.gyre.engine.builtins.temporal.zone;
