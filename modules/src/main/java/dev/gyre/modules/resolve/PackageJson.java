package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.object.JsObject;
import java.nio.file.Path;

/** The parts of a package.json file that resolution reads. */
public final class PackageJson {
    private final Path file;
    private final JsObject content;

    /** Without content: the file does not contain a JSON object. */
    PackageJson(Path file, JsObject content) {
        this.file = file;
        this.content = content;
    }

    boolean isValid() {
        return content != null;
    }

    public Path file() {
        return file;
    }

    public Path folder() {
        return file.getParent();
    }

    private String text(String key) {
        return content.get(key) instanceof CharSequence text ? text.toString() : null;
    }

    public String name() {
        return text("name");
    }

    public String main() {
        return text("main");
    }

    /** The type field if it is "module" or "commonjs", otherwise null. */
    public String type() {
        String type = text("type");
        return "module".equals(type) || "commonjs".equals(type) ? type : null;
    }

    /** The exports field, or Java null if it cannot have targets. */
    Object exports() {
        Object exports = content.get("exports");
        return exports instanceof JsObject || exports instanceof CharSequence ? exports : null;
    }

    /** The imports field, or Java null. */
    JsObject imports() {
        return content.get("imports") instanceof JsObject object ? object : null;
    }
}
