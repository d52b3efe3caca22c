package dev.gyre.page.idl.declare.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The definitions of all texts, https://webidl.spec.whatwg.org/#idl, with mixins and partial definitions merged. */
final class Definitions {
    final LinkedHashMap<String, Interface> interfaces = new LinkedHashMap<>();
    final Map<String, Interface> mixins = new LinkedHashMap<>();
    final Map<String, Dictionary> dictionaries = new LinkedHashMap<>();
    final Map<String, List<String>> enums = new LinkedHashMap<>();
    final Map<String, Boolean> callbacks = new LinkedHashMap<>();
    final Map<String, Type> typedefs = new LinkedHashMap<>();
    final List<Interface> partials = new ArrayList<>();
    final List<String[]> includes = new ArrayList<>();

    /** Extended attributes by name; an attribute without a value has the empty string. */
    record Extended(Map<String, String> values) {
        static final Extended NONE = new Extended(Map.of());

        boolean has(String name) {
            return values.containsKey(name);
        }

        String get(String name) {
            return values.get(name);
        }
    }

    /** A type; {@code name} is "union", "sequence", "record", "Promise" or "FrozenArray" for those with parts. */
    record Type(String name, boolean nullable, List<Type> parts, Extended extended) {
        Type asNullable() {
            return new Type(name, true, parts, extended);
        }
    }

    /** @param fallback the default value as written, null for none */
    record Argument(Type type, String name, boolean optional, boolean variadic, String fallback) {}

    sealed interface Member permits Attribute, Operation, Constant, Iterable {
        Extended extended();
    }

    record Attribute(String name, Type type, boolean readOnly, boolean isStatic, Extended extended) implements Member {}

    /** @param name "constructor" for constructors */
    record Operation(String name, Type result, List<Argument> arguments, boolean isStatic, Extended extended)
            implements Member {
        long required() {
            return arguments.stream()
                    .filter(argument -> !argument.optional() && !argument.variadic())
                    .count();
        }

        boolean isVariadic() {
            return !arguments.isEmpty() && arguments.getLast().variadic();
        }
    }

    record Constant(String name, Type type, String value, Extended extended) implements Member {}

    /** iterable of one or two types. */
    record Iterable(Type key, Type value, Extended extended) implements Member {}

    static final class Interface {
        final String name;
        final String parent;
        final String packageName;
        final Extended extended;
        final List<Member> members = new ArrayList<>();
        boolean indexed;
        boolean named;
        String stringifier;

        Interface(String name, String parent, String packageName, Extended extended) {
            this.name = name;
            this.parent = parent;
            this.packageName = packageName;
            this.extended = extended;
        }
    }

    record Field(String name, Type type, boolean required, String fallback) {}

    static final class Dictionary {
        final String name;
        final String parent;
        final String packageName;
        final List<Field> fields = new ArrayList<>();

        Dictionary(String name, String parent, String packageName) {
            this.name = name;
            this.parent = parent;
            this.packageName = packageName;
        }
    }

    /** Merges partial definitions and mixins into their interfaces. */
    void merge() {
        for (var partial : partials) {
            var target = interfaces.getOrDefault(partial.name, mixins.get(partial.name));
            if (target == null) throw new BadIdl("partial definition of an unknown interface: " + partial.name);
            take(target, partial);
        }
        for (var include : includes) {
            var target = interfaces.get(include[0]);
            var mixin = mixins.get(include[1]);
            if (target == null || mixin == null) throw new BadIdl(include[0] + " includes " + include[1]);
            take(target, mixin);
        }
    }

    private static void take(Interface target, Interface source) {
        target.members.addAll(source.members);
        target.indexed |= source.indexed;
        target.named |= source.named;
        if (source.stringifier != null) target.stringifier = source.stringifier;
    }

    /** The type with typedefs replaced. */
    Type resolve(Type type) {
        var target = typedefs.get(type.name());
        if (target == null) return type;
        var resolved = resolve(target);
        return type.nullable() ? resolved.asNullable() : resolved;
    }

    boolean inherits(Interface from, String ancestor) {
        for (var at = from; at != null; at = at.parent == null ? null : interfaces.get(at.parent)) {
            if (at.name.equals(ancestor)) return true;
        }
        return false;
    }
}
