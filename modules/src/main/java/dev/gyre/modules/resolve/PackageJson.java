package dev.gyre.modules.resolve;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.value.Null;
import dev.gyre.engine.value.Undefined;
import java.nio.file.Path;

/** The parts of a package.json file that resolution reads. */
public final class PackageJson {
    private final Path file;
    private final JsObject content;

    PackageJson(Path file, JsObject content) {
        this.file = file;
        this.content = content;
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

    /** "module", "commonjs" or null. */
    public String type() {
        String type = text("type");
        return "module".equals(type) || "commonjs".equals(type) ? type : null;
    }

    /** The exports field, or Java null. */
    Object exports() {
        return field("exports");
    }

    /** The imports field, or Java null. */
    JsObject imports() {
        return field("imports") instanceof JsObject object ? object : null;
    }

    private Object field(String key) {
        Object value = content.get(key);
        return value == Undefined.INSTANCE || value == Null.INSTANCE ? null : value;
    }
}
