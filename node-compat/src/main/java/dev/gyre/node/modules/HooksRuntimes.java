package dev.gyre.node.modules;

import dev.gyre.node.environment.CloseListener;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import dev.gyre.node.permission.PermissionScope;
import dev.gyre.node.permission.Permissions;

/** The runtime for the asynchronous module hooks of a program, started with the first of them. */
public final class HooksRuntimes implements CloseListener {
    public static final EnvironmentKey<HooksRuntimes> KEY = new Key();

    private final Environment environment;
    private Maker maker;
    private HooksRuntime runtime;

    /** Creates such a runtime. */
    public interface Maker {
        /** Creates a runtime on its own thread. */
        HooksRuntime hooks();
    }

    private static final class Key extends EnvironmentKey<HooksRuntimes> {
        @Override
        protected HooksRuntimes create(Environment environment) {
            return new HooksRuntimes(environment);
        }
    }

    private HooksRuntimes(Environment environment) {
        this.environment = environment;
    }

    /** Sets the maker of the runtime; must be called before the program begins. */
    public void maker(Maker newMaker) {
        maker = newMaker;
    }

    HooksRuntime runtime() {
        if (runtime == null) {
            Permissions.require(environment, PermissionScope.WORKER, "");
            runtime = maker.hooks();
            environment.onClose(this);
        }
        return runtime;
    }

    @Override
    public void closing() {
        runtime.close();
    }
}
