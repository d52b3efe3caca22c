package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.realm.Realm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;

/**
 * A class of builtins that call a callback in a loop. HotSpot profiles one such loop for all callbacks of a program and inlines none of them, so the compiler gives each call site
 * a copy of the class, in which the loop's profile is that of the site.
 */
public abstract class CallbackMethods {
    /** Calls the method of this copy. {@code argument} is the one after the callback; null if there is none. */
    public abstract Object call(Realm realm, Object self, Object callback, Object argument);

    /** A copy of this class for one call site of the method at a property key; null if that method does not call a callback in a loop. */
    public abstract CallbackMethods copyFor(String key);

    /**
     * A copy of the class of a lookup, which has a public constructor that takes the number of a method. It can be unloaded when nothing refers to it.
     *
     * @throws UncheckedIOException if the class file cannot be read
     */
    protected static CallbackMethods copy(MethodHandles.Lookup lookup, int method) {
        Class<?> original = lookup.lookupClass();
        try (InputStream file = original.getResourceAsStream(original.getSimpleName() + ".class")) {
            Class<?> copy = lookup.defineHiddenClass(file.readAllBytes(), false).lookupClass();
            return (CallbackMethods) copy.getDeclaredConstructor(int.class).newInstance(method);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
