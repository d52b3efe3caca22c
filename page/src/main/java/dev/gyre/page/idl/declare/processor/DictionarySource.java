package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.processor.Definitions.Dictionary;
import dev.gyre.page.idl.declare.processor.Definitions.Field;
import java.util.Comparator;

/** Writes the class of a dictionary, https://webidl.spec.whatwg.org/#js-dictionary: a field for each member, null for one that is absent and has no default. */
final class DictionarySource {
    private final Dictionary dictionary;
    private final Definitions definitions;
    private final Conversions conversions;

    DictionarySource(Dictionary dictionary, Definitions definitions) {
        this.dictionary = dictionary;
        this.definitions = definitions;
        this.conversions = new Conversions(definitions);
    }

    String write() {
        var name = dictionary.name;
        var parent = dictionary.parent == null ? null : definitions.dictionaries.get(dictionary.parent);
        var out = new StringBuilder();
        out.append("package ")
                .append(dictionary.packageName)
                .append(
                        ";\n\nimport dev.gyre.engine.runtime.object.JsObject;\nimport dev.gyre.engine.runtime.realm.Realm;\n")
                .append(
                        "import dev.gyre.engine.runtime.value.Undefined;\nimport dev.gyre.page.idl.Idl;\nimport dev.gyre.page.idl.InterfaceTable;\n\n/** A dictionary, written from Web IDL. */\npublic class ")
                .append(name)
                .append(parent == null ? "" : " extends " + parent.packageName + "." + parent.name)
                .append(" {\n");
        for (var field : dictionary.fields) {
            out.append("    public ")
                    .append(conversions.javaType(field.type(), isAbsent(field)))
                    .append(' ')
                    .append(javaName(field))
                    .append(";\n");
        }
        out.append("\n    public static ")
                .append(name)
                .append(
                        " from(Realm realm, Object value, InterfaceTable table, int id, int index) {\n        var result = new ")
                .append(name)
                .append("();\n        result.read(realm, Idl.dictionary(value, table, id, index, \"")
                .append(name)
                .append("\"), table, id, index);\n        return result;\n    }\n\n    ")
                .append(parent == null ? "" : "@Override\n    ")
                .append(
                        "protected void read(Realm realm, JsObject values, InterfaceTable table, int id, int index) {\n");
        if (parent != null) out.append("        super.read(realm, values, table, id, index);\n");
        dictionary.fields.stream().sorted(Comparator.comparing(Field::name)).forEach(field -> {
            var value = "v_" + field.name();
            out.append("        Object ")
                    .append(value)
                    .append(" = Idl.member(values, \"")
                    .append(field.name())
                    .append("\");\n        ")
                    .append(javaName(field))
                    .append(" = ")
                    .append(value)
                    .append(" == Undefined.INSTANCE ? ")
                    .append(absent(field))
                    .append(" : ")
                    .append(conversions
                            .convert(field.type(), value, "table, id, index")
                            .replace("this, 0, 0", "table, id, index"))
                    .append(";\n");
        });
        return out.append("    }\n}\n").toString();
    }

    static String javaName(Field field) {
        return field.name().equals("default") || field.name().equals("extends") ? field.name() + "_" : field.name();
    }

    private String absent(Field field) {
        if (field.required()) return "Idl.missing(\"" + dictionary.name + "\", \"" + field.name() + "\")";
        var type = definitions.resolve(field.type());
        if (field.fallback() == null && type.name().equals("any")) return "null";
        return conversions.fallback(field.type(), field.fallback()).replace("this, 0, 0", "table, id, index");
    }

    private boolean isAbsent(Field field) {
        return field.required() || field.fallback() == null || field.fallback().equals("null");
    }
}
