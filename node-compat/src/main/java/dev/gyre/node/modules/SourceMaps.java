package dev.gyre.node.modules;

import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.errors.FatalErrors;
import dev.gyre.node.errors.PositionTranslator;

/**
 * Whether stacks show positions of the original source. The library, which is loaded with the first such stack, does
 * the mapping.
 */
// https://nodejs.org/api/cli.html#--enable-source-maps
public final class SourceMaps implements PositionTranslator {
    private static final String LIBRARY = "internal/source_map/source_map_cache";

    private final Environment environment;
    private boolean enabled;
    /** Errors during the mapping of a stack are not mapped themselves. */
    private boolean preparing;

    SourceMaps(Environment environment) {
        this.environment = environment;
        environment.get(FatalErrors.KEY).positions(this);
    }

    public boolean isEnabled() {
        return enabled && !preparing;
    }

    /** Enables or disables source maps; the maps of files loaded from then on are available. */
    public void enable(boolean value) {
        enabled = value;
        if (value) environment.get(ModuleHost.KEY).loader().sources().recordFiles();
    }

    /** The value of the stack property; null for the engine's default. */
    public Object prepareStackTrace(JsObject error, JsObject callSites) {
        preparing = true;
        try {
            return environment.library().call(LIBRARY, "prepareStackTrace", error, callSites);
        } catch (JsException untellable) {
            // If the mapping fails, the stack shows positions of the running code.
            return null;
        } finally {
            preparing = false;
        }
    }

    /** The position in the original source, for the lines above an uncaught error; the given one if there is no map. */
    @Override
    public FramePosition original(FramePosition position) {
        if (!isEnabled() || position.fileName() == null || position.sourceText() == null) return position;
        preparing = true;
        try {
            Object place = environment
                    .library()
                    .call(
                            LIBRARY,
                            "originalPlace",
                            position.fileName(),
                            position.line(),
                            position.column(),
                            position.sourceText());
            return place instanceof JsObject found ? place(found) : position;
        } catch (JsException unreadable) {
            return position;
        } finally {
            preparing = false;
        }
    }

    private record Place(String fileName, int line, int column, String sourceLine) implements FramePosition {}

    private static Place place(JsObject found) {
        return new Place(
                TypeConversion.toString(found.get(0)),
                TypeConversion.toInt32(found.get(1)),
                TypeConversion.toInt32(found.get(2)),
                TypeConversion.toString(found.get(3)));
    }

    /** The text that contains a position, or undefined. */
    public static Object text(FramePosition position) {
        String text = position == null ? null : position.sourceText();
        return text == null ? Undefined.INSTANCE : text;
    }
}
