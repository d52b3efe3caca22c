package dev.gyre.node.environment;

import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Realm;
import java.net.URI;
import java.nio.file.Path;

/** A line of the program; its text is composed when it is read. */
public final class SourceLocation {
    private static final String INTERNAL = "node:";
    private static final String FILE_URL = "file://";

    private final Environment environment;
    private final FramePosition position;

    private SourceLocation(Environment environment, FramePosition position) {
        this.environment = environment;
        this.position = position;
    }

    /** The program's current position: the innermost frame outside the library; null if none is running. */
    public static SourceLocation current(Realm realm) {
        return realm == null ? null : from(realm, realm.agent().topFrame());
    }

    /** The innermost position outside the library from a frame on; null if there is none. */
    public static SourceLocation from(Realm realm, StackFrame topOrNull) {
        for (StackFrame frame = topOrNull; frame != null; frame = frame.caller()) {
            if (frame.isAsync()) break;
            FramePosition position = frame.position();
            String file = position == null ? null : position.fileName();
            if (file != null && !file.startsWith(INTERNAL)) return new SourceLocation(Environment.of(realm), position);
        }
        return null;
    }

    /** The file relative to the working directory, and the line: "lib/app.js:31". */
    @Override
    public String toString() {
        String file = position.fileName();
        if (file.startsWith(FILE_URL)) file = URI.create(file).getPath();
        if (file.startsWith("/")) {
            Path path = environment.cwd().getFileSystem().getPath(file);
            if (path.startsWith(environment.cwd()))
                file = environment.cwd().relativize(path).toString();
        }
        return file + ":" + position.line();
    }
}
