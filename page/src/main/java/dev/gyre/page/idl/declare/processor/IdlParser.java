package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.processor.Definitions.Argument;
import dev.gyre.page.idl.declare.processor.Definitions.Attribute;
import dev.gyre.page.idl.declare.processor.Definitions.Constant;
import dev.gyre.page.idl.declare.processor.Definitions.Dictionary;
import dev.gyre.page.idl.declare.processor.Definitions.Extended;
import dev.gyre.page.idl.declare.processor.Definitions.Field;
import dev.gyre.page.idl.declare.processor.Definitions.Interface;
import dev.gyre.page.idl.declare.processor.Definitions.Iterable;
import dev.gyre.page.idl.declare.processor.Definitions.Operation;
import dev.gyre.page.idl.declare.processor.Definitions.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads a Web IDL text. */
final class IdlParser {
    private final Tokens tokens;
    private final String packageName;
    private final Definitions definitions;

    IdlParser(String file, String text, String packageName, Definitions definitions) {
        this.tokens = new Tokens(file, text);
        this.packageName = packageName;
        this.definitions = definitions;
    }

    void parse() {
        while (!tokens.atEnd()) definition();
    }

    private void definition() {
        var extended = extended();
        switch (tokens.peek()) {
            case "interface" -> interfaceDefinition(extended, false);
            case "partial" -> {
                tokens.take();
                if (tokens.peek().equals("dictionary")) dictionary(true);
                else interfaceDefinition(extended, true);
            }
            case "dictionary" -> dictionary(false);
            case "enum" -> enumeration();
            case "callback" -> callback(extended);
            case "typedef" -> {
                tokens.take();
                var type = type();
                definitions.typedefs.put(tokens.identifier(), type);
                tokens.expect(";");
            }
            default -> {
                var target = tokens.identifier();
                tokens.expect("includes");
                definitions.includes.add(new String[] {target, tokens.identifier()});
                tokens.expect(";");
            }
        }
    }

    private Extended extended() {
        if (!tokens.takeIf("[")) return Extended.NONE;
        var values = new LinkedHashMap<String, String>();
        do {
            values.put(tokens.identifier(), extendedValue());
        } while (tokens.takeIf(","));
        tokens.expect("]");
        return new Extended(values);
    }

    private String extendedValue() {
        if (tokens.peek().equals("(")) return list();
        if (!tokens.takeIf("=")) return "";
        if (tokens.peek().equals("(")) return list();
        var value = tokens.take();
        return tokens.peek().equals("(") ? value + " " + list() : value.replace("\"", "");
    }

    /** The words between parentheses, separated by commas. */
    private String list() {
        tokens.expect("(");
        var words = new StringBuilder();
        while (!tokens.takeIf(")")) {
            words.append(tokens.take().replace("\"", ""));
        }
        return words.toString();
    }

    private void interfaceDefinition(Extended extended, boolean partial) {
        tokens.expect("interface");
        var mixin = tokens.takeIf("mixin");
        var name = tokens.identifier();
        var parent = tokens.takeIf(":") ? tokens.identifier() : null;
        var definition = new Interface(name, parent, packageName, extended);
        tokens.expect("{");
        while (!tokens.takeIf("}")) member(definition);
        tokens.expect(";");
        if (partial) definitions.partials.add(definition);
        else (mixin ? definitions.mixins : definitions.interfaces).put(name, definition);
    }

    private void member(Interface owner) {
        var extended = extended();
        switch (tokens.peek()) {
            case "const" -> constant(owner, extended);
            case "constructor" -> {
                tokens.take();
                owner.members.add(new Operation("constructor", null, arguments(), false, extended));
                tokens.expect(";");
            }
            case "iterable" -> iterable(owner, extended);
            case "stringifier" -> stringifier(owner, extended);
            case "getter", "setter", "deleter" -> special(owner, extended);
            case "static" -> {
                tokens.take();
                attributeOrOperation(owner, extended, true);
            }
            default -> attributeOrOperation(owner, extended, false);
        }
    }

    private void constant(Interface owner, Extended extended) {
        tokens.take();
        var type = type();
        var name = tokens.identifier();
        tokens.expect("=");
        owner.members.add(new Constant(name, type, tokens.take(), extended));
        tokens.expect(";");
    }

    private void iterable(Interface owner, Extended extended) {
        tokens.take();
        tokens.expect("<");
        var first = type();
        var second = tokens.takeIf(",") ? type() : null;
        tokens.expect(">");
        tokens.expect(";");
        owner.members.add(new Iterable(second == null ? null : first, second == null ? first : second, extended));
    }

    private void stringifier(Interface owner, Extended extended) {
        tokens.take();
        if (tokens.takeIf(";")) {
            owner.stringifier = "";
            return;
        }
        attributeOrOperation(owner, extended, false);
        owner.stringifier = ((Attribute) owner.members.getLast()).name();
    }

    private void special(Interface owner, Extended extended) {
        tokens.take();
        var result = type();
        var name = tokens.peek().equals("(") ? null : tokens.identifier();
        var arguments = arguments();
        tokens.expect(";");
        if (arguments.getFirst().type().name().equals("DOMString")) owner.named = true;
        else owner.indexed = true;
        if (name != null) owner.members.add(new Operation(name, result, arguments, false, extended));
    }

    private void attributeOrOperation(Interface owner, Extended extended, boolean isStatic) {
        tokens.takeIf("inherit");
        var readOnly = tokens.takeIf("readonly");
        if (tokens.takeIf("attribute")) {
            var type = type();
            owner.members.add(new Attribute(tokens.identifier(), type, readOnly, isStatic, extended));
        } else {
            var result = type();
            var name = tokens.identifier();
            owner.members.add(new Operation(name, result, arguments(), isStatic, extended));
        }
        tokens.expect(";");
    }

    private List<Argument> arguments() {
        var arguments = new ArrayList<Argument>();
        tokens.expect("(");
        while (!tokens.takeIf(")")) {
            if (!arguments.isEmpty()) tokens.expect(",");
            var extended = extended();
            var optional = tokens.takeIf("optional");
            var type = type();
            if (!extended.values().isEmpty()) type = new Type(type.name(), type.nullable(), type.parts(), extended);
            var variadic = tokens.takeIf("...");
            var name = tokens.identifier();
            arguments.add(new Argument(type, name, optional, variadic, tokens.takeIf("=") ? literal() : null));
        }
        return arguments;
    }

    private String literal() {
        var first = tokens.take();
        if (first.equals("[") || first.equals("{")) return first + tokens.take();
        return first;
    }

    private Type type() {
        var extended = extended();
        var type = baseType(extended);
        return tokens.takeIf("?") ? type.asNullable() : type;
    }

    private Type baseType(Extended extended) {
        if (tokens.takeIf("(")) {
            var parts = new ArrayList<Type>();
            do {
                parts.add(type());
            } while (tokens.takeIf("or"));
            tokens.expect(")");
            return new Type("union", false, parts, extended);
        }
        var name = tokens.identifier();
        if (name.equals("unrestricted")) name = "unrestricted " + tokens.identifier();
        if (name.equals("unsigned")) name = "unsigned " + tokens.identifier();
        if (name.endsWith("long") && tokens.takeIf("long")) name += " long";
        var parts = new ArrayList<Type>();
        if (tokens.takeIf("<")) {
            do {
                parts.add(type());
            } while (tokens.takeIf(","));
            tokens.expect(">");
        }
        return new Type(name, false, parts, extended);
    }

    private void dictionary(boolean partial) {
        tokens.expect("dictionary");
        var name = tokens.identifier();
        var parent = tokens.takeIf(":") ? tokens.identifier() : null;
        var definition = partial ? definitions.dictionaries.get(name) : new Dictionary(name, parent, packageName);
        definitions.dictionaries.put(name, definition);
        tokens.expect("{");
        while (!tokens.takeIf("}")) {
            extended();
            var required = tokens.takeIf("required");
            var type = type();
            var field = tokens.identifier();
            definition.fields.add(new Field(field, type, required, tokens.takeIf("=") ? literal() : null));
            tokens.expect(";");
        }
        tokens.expect(";");
    }

    private void enumeration() {
        tokens.take();
        var name = tokens.identifier();
        var values = new ArrayList<String>();
        tokens.expect("{");
        while (!tokens.takeIf("}")) {
            values.add(tokens.take().replace("\"", ""));
            tokens.takeIf(",");
        }
        tokens.expect(";");
        definitions.enums.put(name, values);
    }

    /** A callback function, or a callback interface (true), of which only its constants become an interface. */
    private void callback(Extended extended) {
        tokens.take();
        if (tokens.peek().equals("interface")) {
            interfaceDefinition(extended, false);
            var last = definitions.interfaces.lastEntry();
            definitions.callbacks.put(last.getKey(), true);
            last.getValue().members.removeIf(member -> !(member instanceof Constant));
            if (last.getValue().members.isEmpty()) definitions.interfaces.remove(last.getKey());
            return;
        }
        var name = tokens.identifier();
        tokens.expect("=");
        type();
        arguments();
        tokens.expect(";");
        definitions.callbacks.put(name, false);
    }
}
