package dev.gyre.engine.builtins.declare.processor;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.builtins.declare.processor.TableModel.ConstantEntry;
import dev.gyre.engine.builtins.declare.processor.TableModel.Entry;
import dev.gyre.engine.builtins.declare.processor.TableModel.FunctionEntry;
import dev.gyre.engine.builtins.declare.processor.TableModel.MethodShape;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads an annotated class into a {@link TableModel}. */
final class DeclarationReader {
    private final ProcessingEnvironment environment;
    private final PropertyOrder order;
    private final List<Entry> entries = new ArrayList<>();
    private final Set<String> keys = new HashSet<>();
    private String intrinsic;

    DeclarationReader(ProcessingEnvironment environment, PropertyOrder order) {
        this.environment = environment;
        this.order = order;
    }

    TableModel read(TypeElement type) {
        if (type.getKind() != ElementKind.CLASS || !type.getModifiers().contains(Modifier.FINAL)) {
            throw new BadDeclaration(type, "@BuiltinObject belongs on a final class");
        }
        intrinsic = type.getAnnotation(BuiltinObject.class).intrinsic();
        if (intrinsic.length() < 3 || !intrinsic.startsWith("%") || !intrinsic.endsWith("%")) {
            throw new BadDeclaration(type, "an intrinsic's name looks like %Map.prototype%");
        }
        for (var member : type.getEnclosedElements()) {
            readMember(member);
        }
        var packageName = environment
                .getElementUtils()
                .getPackageOf(type)
                .getQualifiedName()
                .toString();
        var owner = type.getQualifiedName().toString().substring(packageName.length() + 1);
        boolean isCopied = type.getSuperclass().toString().equals(TableWriter.COPIED);
        return new TableModel(packageName, owner, owner.replace('.', '_') + "Table", intrinsic, inOrder(), isCopied);
    }

    /** The entries by rank, with the indexes by which they refer to each other. */
    private List<Entry> inOrder() {
        var numbers = new ArrayList<Integer>();
        for (var i = 0; i < entries.size(); i++) {
            numbers.add(i);
        }
        numbers.sort(Comparator.comparingInt(number -> entries.get(number).rank()));
        var sorted = new ArrayList<Entry>();
        for (var number : numbers) {
            var entry = entries.get(number);
            sorted.add(
                    entry instanceof FunctionEntry function
                            ? function.sharing(numbers.indexOf(function.function()))
                            : entry);
        }
        return List.copyOf(sorted);
    }

    private void readMember(Element member) {
        var builtin = member.getAnnotation(Builtin.class);
        if (builtin != null) {
            readFunction((ExecutableElement) member, builtin);
        }
        var constant = member.getAnnotation(BuiltinConstant.class);
        if (constant != null) {
            readConstant((VariableElement) member, constant);
        }
    }

    private void readFunction(ExecutableElement method, Builtin builtin) {
        checkAttributes(method, builtin);
        var magic = builtin.magic();
        var shape = ShapeReader.read(method, magic.length > 0);
        checkAccessor(method, builtin, shape);
        var names = builtin.names().length > 0 ? builtin.names() : new String[] {defaultName(method, builtin)};
        if (magic.length > 0 && magic.length != names.length) {
            throw new BadDeclaration(
                    method, "magic needs one number for each name: " + names.length + ", not " + magic.length);
        }
        var length = builtin.length() >= 0 ? builtin.length() : shape.fixed();
        var flags = functionFlags(builtin);
        var first = entries.size();
        for (var i = 0; i < names.length; i++) {
            claim(method, names[i], builtin);
            var function = magic.length > 0 ? first + i : first;
            entries.add(new FunctionEntry(
                    names[i],
                    flags,
                    order.rank(intrinsic, names[i]),
                    length,
                    function,
                    shape,
                    magic.length > 0 ? magic[i] : null));
        }
    }

    private String defaultName(ExecutableElement method, Builtin builtin) {
        return builtin.constructor()
                ? intrinsic.substring(1, intrinsic.length() - 1)
                : method.getSimpleName().toString();
    }

    private static void checkAttributes(ExecutableElement method, Builtin builtin) {
        var kinds = (builtin.getter() ? 1 : 0) + (builtin.setter() ? 1 : 0) + (builtin.constructor() ? 1 : 0);
        if (kinds > 1) {
            throw new BadDeclaration(method, "a builtin is one of getter, setter and constructor");
        }
        if (builtin.length() > Character.MAX_VALUE || builtin.length() < -1) {
            throw new BadDeclaration(method, "no function has that length");
        }
    }

    private static void checkAccessor(ExecutableElement method, Builtin builtin, MethodShape shape) {
        if (builtin.getter() && (shape.fixed() > 0 || shape.rest())) {
            throw new BadDeclaration(method, "a getter takes no arguments");
        }
        if (builtin.setter() && (shape.fixed() != 1 || shape.rest())) {
            throw new BadDeclaration(method, "a setter takes one argument");
        }
    }

    private static int functionFlags(Builtin builtin) {
        var accessor = builtin.getter() || builtin.setter();
        return attributes(builtin.writable() && !accessor, builtin.enumerable(), builtin.configurable())
                | (builtin.getter() ? TableWriter.GETTER : 0)
                | (builtin.setter() ? TableWriter.SETTER : 0)
                | (builtin.constructor() ? TableWriter.CONSTRUCTOR : 0);
    }

    private static int attributes(boolean writable, boolean enumerable, boolean configurable) {
        return (writable ? TableWriter.WRITABLE : 0)
                | (enumerable ? TableWriter.ENUMERABLE : 0)
                | (configurable ? TableWriter.CONFIGURABLE : 0);
    }

    private void readConstant(VariableElement field, BuiltinConstant constant) {
        var modifiers = field.getModifiers();
        if (!modifiers.contains(Modifier.STATIC)
                || !modifiers.contains(Modifier.FINAL)
                || modifiers.contains(Modifier.PRIVATE)) {
            throw new BadDeclaration(field, "a constant must be a static final field that is not private");
        }
        if (!ShapeReader.isValueType(field.asType())) {
            throw new BadDeclaration(field, "a constant must be a JS value, not " + field.asType());
        }
        var key = constant.name().isEmpty() ? field.getSimpleName().toString() : constant.name();
        if (!keys.add(key)) {
            throw new BadDeclaration(field, "the property " + key + " is declared twice");
        }
        var flags =
                attributes(constant.writable(), constant.enumerable(), constant.configurable()) | TableWriter.CONSTANT;
        entries.add(new ConstantEntry(
                key, flags, order.rank(intrinsic, key), field.getSimpleName().toString()));
    }

    /** Rejects a second declaration of a key; a getter and a setter may share one. */
    private void claim(ExecutableElement method, String name, Builtin builtin) {
        if (name.isEmpty() && !builtin.constructor() || name.indexOf('\n') >= 0) {
            throw new BadDeclaration(method, "a property needs a name on one line");
        }
        var kind = builtin.getter() ? "get " : builtin.setter() ? "set " : builtin.constructor() ? "new " : "";
        var clash = !kind.isEmpty() && !builtin.constructor() && keys.contains(name);
        if (clash || !keys.add(kind + name)) {
            throw new BadDeclaration(method, "the property " + name + " is declared twice");
        }
    }
}
