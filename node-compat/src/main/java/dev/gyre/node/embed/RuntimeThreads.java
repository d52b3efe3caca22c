package dev.gyre.node.embed;

import dev.gyre.node.modules.HooksRuntime;
import dev.gyre.node.modules.HooksRuntimes;
import dev.gyre.node.worker.WorkerRunner;
import dev.gyre.node.worker.WorkerThread;

/** Creates runtimes with a program's settings, for additional threads. */
final class RuntimeThreads implements HooksRuntimes.Maker, WorkerRunner {
    private final NodeRuntime.Builder settings;

    RuntimeThreads(NodeRuntime.Builder settings) {
        this.settings = settings;
    }

    @Override
    public HooksRuntime hooks() {
        return new HooksThread(settings.forHooks());
    }

    @Override
    public int run(WorkerThread worker) {
        return settings.forWorker(worker).build().runWorker();
    }
}
