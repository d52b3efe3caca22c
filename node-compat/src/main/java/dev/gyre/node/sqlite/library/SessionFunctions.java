package dev.gyre.node.sqlite.library;

import java.lang.invoke.MethodHandle;

/** SQLite's functions of sessions, changesets and backups. */
// https://www.sqlite.org/c3ref/funclist.html
final class SessionFunctions {
    private static final MethodHandle CREATE = NativeLibrary.function("sqlite3session_create", "illl");
    private static final MethodHandle ATTACH = NativeLibrary.function("sqlite3session_attach", "ill");
    private static final MethodHandle CHANGESET = NativeLibrary.function("sqlite3session_changeset", "illl");
    private static final MethodHandle PATCHSET = NativeLibrary.function("sqlite3session_patchset", "illl");
    private static final MethodHandle DELETE = NativeLibrary.function("sqlite3session_delete", "vl");
    private static final MethodHandle APPLY = NativeLibrary.function("sqlite3changeset_apply", "ilillll");
    private static final MethodHandle BACKUP_INIT = NativeLibrary.function("sqlite3_backup_init", "lllll");
    private static final MethodHandle BACKUP_STEP = NativeLibrary.function("sqlite3_backup_step", "ili");
    private static final MethodHandle BACKUP_FINISH = NativeLibrary.function("sqlite3_backup_finish", "il");
    private static final MethodHandle BACKUP_REMAINING = NativeLibrary.function("sqlite3_backup_remaining", "il");
    private static final MethodHandle BACKUP_PAGE_COUNT = NativeLibrary.function("sqlite3_backup_pagecount", "il");

    private SessionFunctions() {}

    static int create(long connection, long name, long sessionOut) {
        try {
            return (int) CREATE.invokeExact(connection, name, sessionOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int attach(long session, long table) {
        try {
            return (int) ATTACH.invokeExact(session, table);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int changeset(long session, long sizeOut, long dataOut) {
        try {
            return (int) CHANGESET.invokeExact(session, sizeOut, dataOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int patchset(long session, long sizeOut, long dataOut) {
        try {
            return (int) PATCHSET.invokeExact(session, sizeOut, dataOut);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static void delete(long session) {
        try {
            DELETE.invokeExact(session);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int apply(long connection, int size, long data, long filter, long conflict, long user) {
        try {
            return (int) APPLY.invokeExact(connection, size, data, filter, conflict, user);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static long backupInit(long target, long targetName, long source, long sourceName) {
        try {
            return (long) BACKUP_INIT.invokeExact(target, targetName, source, sourceName);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int backupStep(long backup, int pages) {
        try {
            return (int) BACKUP_STEP.invokeExact(backup, pages);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int backupFinish(long backup) {
        try {
            return (int) BACKUP_FINISH.invokeExact(backup);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int backupRemaining(long backup) {
        try {
            return (int) BACKUP_REMAINING.invokeExact(backup);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }

    static int backupPageCount(long backup) {
        try {
            return (int) BACKUP_PAGE_COUNT.invokeExact(backup);
        } catch (Throwable failure) {
            throw NativeLibrary.unexpected(failure);
        }
    }
}
