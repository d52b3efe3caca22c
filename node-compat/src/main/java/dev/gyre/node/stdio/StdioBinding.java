package dev.gyre.node.stdio;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.environment.StandardStreams;
import dev.gyre.node.errors.UvFailure;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** internalBinding('stdio'): the standard streams. */
// lib/internal/bindings.md, stdio
@BuiltinObject(intrinsic = "%stdio binding%")
public final class StdioBinding {
    private static final int STTY_SECONDS = 5;

    private StdioBinding() {}

    // guessHandleType(fd)
    @Builtin
    static Object guessHandleType(Realm realm, Object self, Object fd) {
        return Environment.of(realm).settings().streams().kind(TypeConversion.toInt32(fd));
    }

    // write(fd, viewOrText)
    @Builtin
    static Object write(Realm realm, Object self, Object fd, Object data) {
        StandardStreams streams = Environment.of(realm).settings().streams();
        int descriptor = TypeConversion.toInt32(fd);
        try {
            if (data instanceof CharSequence text) {
                streams.write(descriptor, text.toString());
            } else {
                ByteView view = ByteView.of(data);
                streams.write(descriptor, view.bytes(), view.offset(), view.length());
            }
        } catch (IOException error) {
            throw NodeErrors.errno(realm, UvFailure.code(error), "write");
        }
        return Undefined.INSTANCE;
    }

    // read(fd, callback)
    @Builtin
    static Object read(Realm realm, Object self, Object fd, Object callback) {
        Environment environment = Environment.of(realm);
        environment.get(StandardInput.KEY).read((JsObject) callback);
        return Undefined.INSTANCE;
    }

    // cancelRead(fd)
    @Builtin
    static Object cancelRead(Realm realm, Object self, Object fd) {
        Environment environment = Environment.of(realm);
        environment.get(StandardInput.KEY).cancel();
        return Undefined.INSTANCE;
    }

    // getWindowSize(fd)
    @Builtin
    static Object getWindowSize(Realm realm, Object self, Object fd) {
        String[] rowsAndColumns = stty(realm, "size").strip().split(" ");
        if (rowsAndColumns.length != 2) return Undefined.INSTANCE;
        return JsArray.of(realm, Integer.parseInt(rowsAndColumns[1]), Integer.parseInt(rowsAndColumns[0]));
    }

    // setRawMode(fd, on)
    @Builtin
    static Object setRawMode(Realm realm, Object self, Object fd, Object on) {
        stty(realm, TypeConversion.toBoolean(on) ? "raw -echo opost" : "sane");
        return Undefined.INSTANCE;
    }

    /** Java has no API for terminals, so this runs stty on the process's terminal; returns "" if there is none. */
    private static String stty(Realm realm, String arguments) {
        if (!Environment.of(realm).settings().streams().kind(0).equals("TTY")) return "";
        try {
            var command = new java.util.ArrayList<>(java.util.List.of(("stty " + arguments).split(" ")));
            Process process = new ProcessBuilder(command)
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String output =
                    new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            process.waitFor(STTY_SECONDS, TimeUnit.SECONDS);
            return output;
        } catch (IOException absent) {
            return "";
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
