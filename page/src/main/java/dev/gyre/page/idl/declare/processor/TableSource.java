package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.processor.Definitions.Argument;
import dev.gyre.page.idl.declare.processor.Definitions.Attribute;
import dev.gyre.page.idl.declare.processor.Definitions.Constant;
import dev.gyre.page.idl.declare.processor.Definitions.Extended;
import dev.gyre.page.idl.declare.processor.Definitions.Interface;
import dev.gyre.page.idl.declare.processor.Definitions.Operation;
import dev.gyre.page.idl.declare.processor.Definitions.Type;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Writes the Java source of one table of an interface: of its prototype object or of its interface object. */
final class TableSource {
    // Flags of BuiltinTable, which is compiled with the engine.
    private static final int WRITABLE = 1;
    private static final int ENUMERABLE = 2;
    private static final int CONFIGURABLE = 4;
    private static final int GETTER = 8;
    private static final int SETTER = 16;
    private static final int CONSTRUCTOR = 32;
    private static final int CONSTANT = 64;
    private static final int MAXIMUM_FIXED = 3;
    private static final Set<String> KEYWORDS =
            Set.of("default", "assert", "import", "package", "for", "class", "abstract", "open_");

    /** One property. @param fixed the number of parameters of its method, -1 for an array */
    private record Entry(String key, int length, int flags, int fixed, String constant) {}

    private final Interface owner;
    private final boolean isStatic;
    private final Definitions definitions;
    private final Conversions conversions;
    private final JavaClasses classes;
    private final String javaClass;
    private final List<Entry> entries = new ArrayList<>();
    private final StringBuilder methods = new StringBuilder();
    private boolean needsSelf;

    TableSource(Interface owner, boolean isStatic, Definitions definitions, JavaClasses classes) {
        this.owner = owner;
        this.isStatic = isStatic;
        this.definitions = definitions;
        this.conversions = new Conversions(definitions);
        this.classes = classes;
        this.javaClass = owner.packageName + "." + owner.name;
    }

    String name() {
        return owner.name + (isStatic ? "StaticTable" : "PrototypeTable");
    }

    String write() {
        if (isStatic) constructor();
        members();
        if (!isStatic && owner.stringifier != null) stringifier();
        var out = new StringBuilder();
        head(out);
        call(
                out,
                "invoke",
                "Object[] args, JsObject newTarget",
                entry -> entry.fixed < 0 ? "args, newTarget" : arrayArguments(entry));
        for (var given = 0; given <= MAXIMUM_FIXED; given++) fixedCall(out, given);
        constants(out);
        if (needsSelf) self(out);
        return out.append(methods).append("}\n").toString();
    }

    private void head(StringBuilder out) {
        out.append("package ")
                .append(owner.packageName)
                .append(
                        ";\n\nimport dev.gyre.engine.runtime.object.JsObject;\nimport dev.gyre.engine.runtime.realm.Realm;\n")
                .append(
                        "import dev.gyre.engine.runtime.value.Undefined;\nimport dev.gyre.page.idl.Idl;\nimport dev.gyre.page.idl.InterfaceTable;\n\n")
                .append("/** Properties of ")
                .append(owner.name)
                .append(", written from Web IDL. */\nfinal class ")
                .append(name())
                .append(" extends InterfaceTable {\n    static final ")
                .append(name())
                .append(" INSTANCE = new ")
                .append(name())
                .append("();\n\n    private ")
                .append(name())
                .append("() {\n        super(\"")
                .append(owner.name)
                .append("\", ")
                .append(isStatic)
                .append(", \"");
        for (var entry : entries) out.append(entry.key).append("\\n");
        out.append("\", \"");
        for (var entry : entries) out.append(octal(entry.length));
        out.append("\", \"");
        for (var entry : entries) out.append(octal(entry.flags));
        out.append("\", \"");
        for (var i = 0; i < entries.size(); i++) out.append(octal(i));
        out.append("\");\n    }\n");
    }

    private static String octal(int number) {
        return number < 0x100 ? "\\%03o".formatted(number) : "\\u%04x".formatted(number);
    }

    private void call(
            StringBuilder out, String method, String parameters, java.util.function.Function<Entry, String> arguments) {
        out.append("\n    @Override\n    protected Object ")
                .append(method)
                .append("(int id, Realm realm, Object self")
                .append(parameters.isEmpty() ? "" : ", ")
                .append(parameters)
                .append(") {\n        switch (id) {\n");
        for (var id = 0; id < entries.size(); id++) {
            if (entries.get(id).constant == null) {
                out.append("            case ")
                        .append(id)
                        .append(": return m")
                        .append(id)
                        .append("(realm, self, ")
                        .append(arguments.apply(entries.get(id)))
                        .append(");\n");
            }
        }
        out.append("            default: throw unknown(id);\n        }\n    }\n");
    }

    private static String arrayArguments(Entry entry) {
        var text = new StringBuilder("args.length");
        for (var i = 0; i < entry.fixed; i++)
            text.append(", argument(args, ").append(i).append(')');
        return text.toString();
    }

    private void fixedCall(StringBuilder out, int given) {
        var parameters = new StringBuilder();
        var array = new StringBuilder();
        for (var i = 0; i < given; i++) {
            parameters.append(i > 0 ? ", " : "").append("Object a").append(i);
            array.append(i > 0 ? ", " : "").append('a').append(i);
        }
        call(out, "invoke" + given, parameters.toString(), entry -> {
            if (entry.fixed < 0) return given == 0 ? "noArguments(), null" : "new Object[] {" + array + "}, null";
            var text = new StringBuilder().append(given);
            for (var i = 0; i < entry.fixed; i++) text.append(i < given ? ", a" + i : ", Undefined.INSTANCE");
            return text.toString();
        });
    }

    private void constants(StringBuilder out) {
        if (entries.stream().noneMatch(entry -> entry.constant != null)) return;
        out.append("\n    @Override\n    public Object constant(int id) {\n        switch (id) {\n");
        for (var id = 0; id < entries.size(); id++) {
            if (entries.get(id).constant != null)
                out.append("            case ")
                        .append(id)
                        .append(": return ")
                        .append(entries.get(id).constant)
                        .append(";\n");
        }
        out.append("            default: throw unknown(id);\n        }\n    }\n");
    }

    /** The check of the receiver. Where the global object has the interface, an absent receiver is that. */
    private void self(StringBuilder out) {
        var global = Conversions.hasProxies(owner.name);
        out.append("\n    private static ")
                .append(javaClass)
                .append(" self(Realm realm, Object self) {\n        if (self instanceof ")
                .append(javaClass)
                .append(" it) return it;\n");
        if (global)
            out.append("        if (Idl.receiver(realm, self) instanceof ")
                    .append(javaClass)
                    .append(" it) return it;\n");
        out.append("        throw Idl.illegalInvocation();\n    }\n");
    }

    // ---- entries

    private void members() {
        var operations = new LinkedHashMap<String, List<Operation>>();
        for (var member : owner.members) {
            switch (member) {
                case Constant constant -> constant(constant);
                case Attribute attribute -> {
                    if (attribute.isStatic() == isStatic) attribute(attribute);
                }
                case Operation operation -> {
                    if (!operation.name().equals("constructor") && operation.isStatic() == isStatic) {
                        var group = operations.computeIfAbsent(operation.name(), name -> new ArrayList<>());
                        if (group.isEmpty())
                            group(
                                    operation.name(),
                                    owner.members.stream()
                                            .filter(Operation.class::isInstance)
                                            .map(Operation.class::cast)
                                            .filter(other -> other.name().equals(operation.name())
                                                    && other.isStatic() == isStatic)
                                            .toList());
                        group.add(operation);
                    }
                }
                case Definitions.Iterable iterable -> {}
            }
        }
    }

    private void constant(Constant constant) {
        var value = constant.type().name().equals("boolean")
                ? "Boolean." + constant.value().toUpperCase(java.util.Locale.ROOT)
                : "Idl.value(" + Long.decode(constant.value()) + "L)";
        entries.add(new Entry(constant.name(), 0, ENUMERABLE | CONSTANT, 0, value));
    }

    private void constructor() {
        var constructors = owner.members.stream()
                .filter(Operation.class::isInstance)
                .map(Operation.class::cast)
                .filter(operation -> operation.name().equals("constructor"))
                .toList();
        var length =
                (int) constructors.stream().mapToLong(Operation::required).min().orElse(0);
        var id = entries.size();
        entries.add(new Entry(owner.name, length, CONSTRUCTOR, -1, null));
        begin(id, -1);
        if (!constructors.isEmpty() && constructors.getFirst().extended().has("HTMLConstructor")) {
            line("if (newTarget == null) throw Idl.requiresNew(\"" + owner.name + "\");");
            line("return dev.gyre.page.dom.CustomElements.construct(dev.gyre.page.dom.DomRealm.of(realm), newTarget, \""
                    + owner.name + "\");");
        } else if (constructors.isEmpty()) {
            line("throw Idl.illegalConstructor();");
        } else {
            line("if (newTarget == null) throw Idl.requiresNew(\"" + owner.name + "\");");
            if (classes.takesNewTarget(javaClass)) {
                line("return " + owner.name + ".construct(dev.gyre.page.dom.DomRealm.of(realm), newTarget);");
            } else {
                line("JsObject prototype = Idl.prototypeFor(realm, newTarget, \"" + owner.name + "\");");
                overloads(id, constructors, "constructor");
            }
        }
        end();
    }

    private void attribute(Attribute attribute) {
        var flags = ENUMERABLE | (attribute.extended().has("LegacyUnforgeable") ? 0 : CONFIGURABLE);
        var id = entries.size();
        entries.add(new Entry(attribute.name(), 0, flags | GETTER, 0, null));
        begin(id, 0);
        line("return " + read(attribute) + ";");
        end();
        var writable = !attribute.readOnly()
                || attribute.extended().has("PutForwards")
                || attribute.extended().has("Replaceable")
                || attribute.extended().has("LegacyLenientSetter");
        if (!writable) return;
        var setter = entries.size();
        entries.add(new Entry(attribute.name(), 1, flags | SETTER, 1, null));
        begin(setter, 1);
        line("if (n == 0) throw notEnough(" + setter + ", 1, 0);");
        beginReactions(attribute.extended());
        write(attribute, setter);
        endReactions(attribute.extended());
        line("return Undefined.INSTANCE;");
        end();
    }

    private String receiver() {
        if (isStatic) return owner.name;
        needsSelf = true;
        return "self(realm, self)";
    }

    private String read(Attribute attribute) {
        var type = definitions.resolve(attribute.type());
        if (attribute.extended().has("Reflect") || attribute.extended().has("ReflectURL"))
            return reflectedRead(attribute, type);
        if (attribute.type().name().endsWith("EventHandler"))
            return "Idl.value(" + receiver() + ".eventHandler(\""
                    + attribute.name().substring(2) + "\"))";
        var java = java(attribute.name(), attribute.extended());
        return result(type, receiver() + "." + java + "(" + realmArgument(java, "") + ")");
    }

    private void write(Attribute attribute, int id) {
        var extended = attribute.extended();
        var type = definitions.resolve(attribute.type());
        if (extended.has("PutForwards")) {
            line("Idl.forward(" + read(attribute) + ", \"" + extended.get("PutForwards") + "\", a0);");
        } else if (extended.has("Replaceable")) {
            line("Idl.replace(" + receiver() + ", \"" + attribute.name() + "\", a0);");
        } else if (extended.has("LegacyLenientSetter")) {
            line(receiver() + ";".replace(";", ".getClass();"));
        } else if (extended.has("Reflect") || extended.has("ReflectURL")) {
            reflectedWrite(attribute, type, id);
        } else if (attribute.type().name().endsWith("EventHandler")) {
            line(receiver() + ".eventHandler(\"" + attribute.name().substring(2) + "\", a0);");
        } else {
            line("var it = " + receiver() + ";");
            if (definitions.enums.containsKey(type.name()) && !type.nullable())
                line("if (!Idl.isOneOf(a0 = Idl.toDomString(a0), \""
                        + String.join("|", definitions.enums.get(type.name())) + "\")) return Undefined.INSTANCE;");
            var java = java(attribute.name(), extended);
            line("it." + java + "("
                    + realmArgument(java, conversions.convert(withExtended(type, attribute), "a0", context(id, -1)))
                    + ");");
        }
    }

    private static Type withExtended(Type type, Attribute attribute) {
        return attribute.extended().has("LegacyNullToEmptyString")
                ? new Type(type.name(), type.nullable(), type.parts(), attribute.extended())
                : type;
    }

    // https://html.spec.whatwg.org/#reflecting-content-attributes-in-idl-attributes
    private String reflectedRead(Attribute attribute, Type type) {
        var extended = attribute.extended();
        var start = receiver() + ", \"" + contentName(attribute) + "\"";
        var reflection = "dev.gyre.page.dom.Reflection.";
        if (extended.has("ReflectURL")) return "Idl.value(" + reflection + "url(" + start + "))";
        if (type.name().equals("boolean")) return "Idl.value(" + reflection + "flag(" + start + "))";
        if (type.name().equals("DOMTokenList")) return "Idl.value(" + reflection + "tokens(" + start + "))";
        if (type.name().equals("Element")) return "Idl.value(" + reflection + "element(" + start + "))";
        if (type.name().equals("FrozenArray")) return "Idl.value(" + reflection + "elements(" + start + "))";
        if (conversions.isNumber(type))
            return "Idl.value(" + reflection + numberKind(type, extended) + "(" + start + ", "
                    + fallback(extended, type) + range(extended) + "))";
        if (extended.has("ReflectKnown")) {
            return "Idl.value(" + reflection + "keyword(" + start + ", \"" + extended.get("ReflectKnown") + "\", "
                    + text(extended, "ReflectMissing", type.nullable()) + ", "
                    + text(extended, "ReflectInvalid", type.nullable()) + "))";
        }
        return "Idl.value(" + reflection + (type.nullable() ? "nullable(" : "string(") + start + "))";
    }

    private static String text(Extended extended, String key, boolean nullable) {
        return extended.has(key) ? "\"" + extended.get(key) + "\"" : nullable ? "null" : "\"\"";
    }

    private static String numberKind(Type type, Extended extended) {
        if (type.name().endsWith("double")) return "real";
        if (extended.has("ReflectRange")) return "clamped";
        if (extended.has("ReflectPositive")) return "positive";
        if (extended.has("ReflectPositiveWithFallback")) return "positiveWithFallback";
        if (extended.has("ReflectNonNegative")) return "nonNegative";
        return type.name().startsWith("unsigned") ? "unsigned" : "integer";
    }

    private static String range(Extended extended) {
        return extended.has("ReflectRange")
                ? ", " + extended.get("ReflectRange").replace(",", ", ")
                : "";
    }

    private static String fallback(Extended extended, Type type) {
        if (extended.has("ReflectDefault")) return extended.get("ReflectDefault");
        return extended.has("ReflectPositive") || extended.has("ReflectPositiveWithFallback")
                ? "1"
                : extended.has("ReflectNonNegative") && !type.name().startsWith("unsigned") ? "-1" : "0";
    }

    private void reflectedWrite(Attribute attribute, Type type, int id) {
        var extended = attribute.extended();
        line("var it = " + receiver() + ";");
        var start = "dev.gyre.page.dom.Reflection.set" + "(it, \"" + contentName(attribute) + "\", ";
        var value = conversions.convert(withExtended(type, attribute), "a0", context(id, -1));
        if (conversions.isNumber(type) && !type.name().endsWith("double")) {
            line(start.replace(".set(", "." + numberKind(type, extended) + "(") + fallback(extended, type)
                    + range(extended) + ", " + value + ");");
        } else {
            line(start + value + ");");
        }
    }

    private static String contentName(Attribute attribute) {
        var extended = attribute.extended();
        var given = extended.has("Reflect") ? extended.get("Reflect") : extended.get("ReflectURL");
        return given.isEmpty() ? attribute.name().toLowerCase(java.util.Locale.ROOT) : given;
    }

    private void stringifier() {
        var id = entries.size();
        var attribute = owner.members.stream()
                .filter(Attribute.class::isInstance)
                .map(Attribute.class::cast)
                .filter(other -> other.name().equals(owner.stringifier))
                .findFirst()
                .orElse(null);
        var unforgeable = attribute != null && attribute.extended().has("LegacyUnforgeable");
        entries.add(new Entry("toString", 0, ENUMERABLE | (unforgeable ? 0 : WRITABLE | CONFIGURABLE), 0, null));
        begin(id, 0);
        if (attribute == null) line("return Idl.value(" + receiver() + ".stringify());");
        else line("return " + read(attribute) + ";");
        end();
    }

    private void group(String name, List<Operation> overloads) {
        var length =
                (int) overloads.stream().mapToLong(Operation::required).min().orElseThrow();
        var single = overloads.size() == 1 ? overloads.getFirst() : null;
        var fixed = single != null && !single.isVariadic() && single.arguments().size() <= MAXIMUM_FIXED
                ? single.arguments().size()
                : -1;
        var id = entries.size();
        var unforgeable = overloads.getFirst().extended().has("LegacyUnforgeable");
        entries.add(new Entry(name, length, ENUMERABLE | (unforgeable ? 0 : WRITABLE | CONFIGURABLE), fixed, null));
        begin(id, fixed);
        if (!isStatic) line("var it = " + receiver() + ";");
        beginReactions(overloads.getFirst().extended());
        overloads(id, overloads, name);
        endReactions(overloads.getFirst().extended());
        end();
    }

    // https://html.spec.whatwg.org/#cereactions
    private void beginReactions(Extended extended) {
        if (!extended.has("CEReactions")) return;
        line("var reactions = dev.gyre.page.dom.DomRealm.enterReactions(realm);");
        line("try {");
    }

    private void endReactions(Extended extended) {
        if (!extended.has("CEReactions")) return;
        line("} finally {");
        line("    if (reactions != null) reactions.leave();");
        line("}");
    }

    /** The overload resolution algorithm, https://webidl.spec.whatwg.org/#js-overloads. */
    private void overloads(int id, List<Operation> overloads, String name) {
        var required = overloads.stream().mapToLong(Operation::required).min().orElseThrow();
        var array = entries.get(id).fixed < 0;
        if (array) line("int n = args.length;");
        if (required > 0) line("if (n < " + required + ") throw notEnough(" + id + ", " + required + ", n);");
        if (overloads.size() == 1) {
            invocation(id, overloads.getFirst(), name, array, "");
            return;
        }
        var counts = new TreeSet<Integer>();
        for (var overload : overloads) {
            for (var count = (int) overload.required();
                    count <= overload.arguments().size();
                    count++) counts.add(count);
        }
        for (var count : counts) {
            var last = count.equals(counts.last());
            var candidates = overloads.stream()
                    .filter(overload -> overload.required() <= count
                            && (overload.arguments().size() >= count || overload.isVariadic()))
                    .toList();
            line(last ? "{" : "if (n == " + count + ") {");
            candidates(id, candidates, count, name);
            line("}");
        }
    }

    private void candidates(int id, List<Operation> candidates, int count, String name) {
        if (candidates.size() == 1) {
            invocation(id, candidates.getFirst(), name, true, "    ");
            return;
        }
        var index = distinguishing(candidates, count);
        var sorted = candidates.stream()
                .sorted(Comparator.comparingInt(candidate ->
                        conversions.order(candidate.arguments().get(index).type())))
                .toList();
        for (var candidate : sorted) {
            var test = conversions.test(candidate.arguments().get(index).type(), "argument(args, " + index + ")");
            if (candidate == sorted.getLast() || test == null) {
                line("    {");
                invocation(id, candidate, name, true, "        ");
                line("    }");
                return;
            }
            line("    if (" + test + ") {");
            invocation(id, candidate, name, true, "        ");
            line("    }");
        }
    }

    private int distinguishing(List<Operation> candidates, int count) {
        for (var i = 0; i < count; i++) {
            var at = i;
            if (candidates.stream()
                            .map(candidate -> definitions
                                    .resolve(candidate.arguments().get(at).type())
                                    .name())
                            .distinct()
                            .count()
                    > 1) return i;
        }
        throw new BadIdl(owner.name + ": overloads cannot be told apart");
    }

    private void invocation(int id, Operation operation, String name, boolean array, String indent) {
        var arguments = new StringBuilder();
        for (var i = 0; i < operation.arguments().size(); i++) {
            var argument = operation.arguments().get(i);
            arguments.append(i > 0 ? ", " : "").append("p").append(i);
            var type = argument.variadic()
                    ? "var"
                    : conversions.javaType(
                            argument.type(),
                            argument.optional()
                                    && (argument.fallback() == null
                                            || argument.fallback().equals("null")));
            line(indent + type + " p" + i + " = " + argument(id, argument, i, array) + ";");
        }
        if (name.equals("constructor")) {
            line(indent + "return Idl.created(realm, " + owner.name + ".construct("
                    + realmArgument("construct", arguments.toString()) + "), prototype);");
            return;
        }
        var java = java(name, operation.extended());
        var call = (isStatic ? owner.name : "it") + "." + java + "(" + realmArgument(java, arguments.toString()) + ")";
        if (operation.result().name().equals("undefined")) {
            line(indent + call + ";");
            line(indent + "return Undefined.INSTANCE;");
        } else {
            line(indent + "return " + result(definitions.resolve(operation.result()), call) + ";");
        }
    }

    private String argument(int id, Argument argument, int index, boolean array) {
        var value = array ? "argument(args, " + index + ")" : "a" + index;
        if (argument.variadic()) {
            return "Idl.rest(args, " + index + ", v -> " + conversions.convert(argument.type(), "v", context(id, index))
                    + ").toArray(" + conversions.javaType(argument.type(), true) + "[]::new)";
        }
        if (array) {
            line("Object v" + index + "_" + ++serial + " = " + value + ";");
            value = "v" + index + "_" + serial;
        }
        var converted = conversions.convert(argument.type(), value, context(id, index));
        var dictionary = conversions.isDictionary(definitions.resolve(argument.type()));
        if (!argument.optional() || dictionary || argument.type().name().equals("any") && argument.fallback() == null)
            return converted;
        return value + " == Undefined.INSTANCE ? " + conversions.fallback(argument.type(), argument.fallback()) + " : "
                + converted;
    }

    private int serial;

    private String context(int id, int index) {
        return "this, " + id + ", " + (index + 1);
    }

    private String realmArgument(String method, String arguments) {
        var realm = classes.realm(javaClass, method);
        return realm.isEmpty() || arguments.isEmpty() ? realm + arguments : realm + ", " + arguments;
    }

    private static String java(String name, Extended extended) {
        if (extended.has("ImplementedAs")) return extended.get("ImplementedAs");
        return KEYWORDS.contains(name) ? name + "_" : name.replace('-', '_');
    }

    private static String result(Type type, String call) {
        return switch (type.name()) {
            case "sequence", "FrozenArray" -> "Idl.array(realm, " + call + ")";
            default -> (Conversions.hasProxies(type.name()) ? "Idl.exposed(" : "Idl.value(") + call + ")";
        };
    }

    private void begin(int id, int fixed) {
        methods.append("\n    private Object m").append(id).append("(Realm realm, Object self, ");
        if (fixed < 0) {
            methods.append("Object[] args, JsObject newTarget");
        } else {
            methods.append("int n");
            for (var i = 0; i < fixed; i++) methods.append(", Object a").append(i);
        }
        methods.append(") {\n");
    }

    private void line(String text) {
        methods.append("        ").append(text).append('\n');
    }

    private void end() {
        methods.append("    }\n");
    }
}
