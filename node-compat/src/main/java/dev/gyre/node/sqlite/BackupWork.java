package dev.gyre.node.sqlite;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.node.async.AsyncWrap;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.sqlite.library.Backup;
import dev.gyre.node.sqlite.library.Connection;
import dev.gyre.node.sqlite.library.ResultCode;
import dev.gyre.node.sqlite.library.SqliteException;

/** A backup: its steps run on the pool, and its progress is reported between them. */
// https://nodejs.org/api/sqlite.html#sqlitebackupsourcedb-path-options
final class BackupWork {
    private final Environment environment;
    private final Realm realm;
    private final AsyncWrap entry;
    private final Backup backup;
    private final int rate;
    private final JsObject progress;
    private final JsObject resolve;
    private final JsObject reject;
    private int result;

    private BackupWork(
            DatabaseObject database, Backup backup, int rate, JsObject progress, JsObject resolve, JsObject reject) {
        realm = database.realm();
        environment = Environment.of(realm);
        entry = new AsyncWrap(realm, "SQLITEBACKUP");
        this.backup = backup;
        this.rate = rate;
        this.progress = progress;
        this.resolve = resolve;
        this.reject = reject;
    }

    /** Begins a backup, which settles a promise by its functions. */
    static void begin(
            DatabaseObject database,
            String path,
            String sourceName,
            String targetName,
            int rate,
            JsObject progress,
            JsObject resolve,
            JsObject reject) {
        Connection source = database.connection();
        try {
            Backup backup = Backup.begin(source, sourceName, path, targetName);
            new BackupWork(database, backup, rate, progress, resolve, reject).next();
        } catch (SqliteException failure) {
            reject.call1(Undefined.INSTANCE, SqliteErrors.value(database.realm(), failure));
        }
    }

    private void next() {
        new Step().submit();
    }

    /** One step on the pool. */
    private final class Step extends WorkRequest {
        Step() {
            super(environment.loop());
        }

        @Override
        public String kind() {
            return "backup";
        }

        @Override
        public String reason() {
            return "backup";
        }

        @Override
        protected void work() {
            result = backup.step(rate);
        }

        @Override
        protected void afterWork(Throwable failure) {
            entry.run(BackupWork.this::stepped);
        }
    }

    private void stepped() {
        try {
            if (result == ResultCode.DONE) {
                int pages = backup.totalPages();
                end();
                resolve.call1(Undefined.INSTANCE, pages);
            } else if (result == ResultCode.OK || result == ResultCode.BUSY || result == ResultCode.LOCKED) {
                if (progress != null) tell();
                next();
            } else {
                SqliteException failed = backup.error(result);
                end();
                reject.call1(Undefined.INSTANCE, SqliteErrors.value(realm, failed));
            }
        } catch (JsException thrown) {
            end();
            reject.call1(Undefined.INSTANCE, thrown.value(realm));
        }
    }

    private void tell() {
        JsObject pages = JsObject.create(realm);
        pages.createDataProperty("totalPages", backup.totalPages());
        pages.createDataProperty("remainingPages", backup.remainingPages());
        progress.call1(Undefined.INSTANCE, pages);
    }

    private void end() {
        backup.finish();
        entry.end();
    }
}
