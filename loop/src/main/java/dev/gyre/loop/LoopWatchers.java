package dev.gyre.loop;

/**
 * The active watchers of one phase. A newly started one goes to the front, as in libuv; each that runs moves to the
 * back, and one started meanwhile waits for the next turn.
 */
final class LoopWatchers {
    private LoopWatcher first;
    private LoopWatcher last;
    private long round;

    boolean isEmpty() {
        return first == null;
    }

    void addFirst(LoopWatcher watcher) {
        watcher.lastRound = round;
        watcher.previousWatcher = null;
        watcher.nextWatcher = first;
        if (first == null) {
            last = watcher;
        } else {
            first.previousWatcher = watcher;
        }
        first = watcher;
    }

    void remove(LoopWatcher watcher) {
        if (watcher.previousWatcher == null) {
            first = watcher.nextWatcher;
        } else {
            watcher.previousWatcher.nextWatcher = watcher.nextWatcher;
        }
        if (watcher.nextWatcher == null) {
            last = watcher.previousWatcher;
        } else {
            watcher.nextWatcher.previousWatcher = watcher.previousWatcher;
        }
        watcher.previousWatcher = null;
        watcher.nextWatcher = null;
    }

    void run() {
        if (first == null) {
            return;
        }
        round++;
        // Watchers of earlier rounds are always in front of those that ran; those started in this round are skipped.
        var watcher = nextToRun();
        while (watcher != null) {
            remove(watcher);
            addLast(watcher);
            watcher.fire();
            watcher = nextToRun();
        }
    }

    private LoopWatcher nextToRun() {
        var watcher = first;
        while (watcher != null && watcher.lastRound == round) {
            watcher = watcher.nextWatcher;
        }
        return watcher;
    }

    private void addLast(LoopWatcher watcher) {
        watcher.lastRound = round;
        watcher.previousWatcher = last;
        watcher.nextWatcher = null;
        if (last == null) {
            first = watcher;
        } else {
            last.nextWatcher = watcher;
        }
        last = watcher;
    }
}
