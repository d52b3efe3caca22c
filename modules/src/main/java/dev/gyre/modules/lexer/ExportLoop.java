package dev.gyre.modules.lexer;

/** Recognises the loop with which Babel re-exports all exports of a required module. */
final class ExportLoop {
    private final ScriptText text;
    private String module;
    private String key;

    ExportLoop(ScriptText text) {
        this.text = text;
    }

    /** Parses the loop after Object.keys; returns the variable whose members it exports, or null. */
    String variable() {
        if (!text.accept("(")) return null;
        module = text.identifier();
        if (module == null
                || !text.accept(")")
                || !text.accept(".")
                || !text.acceptWord("forEach")
                || !text.accept("(")) return null;
        if (!text.acceptWord("function") || !text.accept("(")) return null;
        key = text.identifier();
        if (key == null
                || !text.accept(")")
                || !text.accept("{")
                || !text.acceptWord("if")
                || !text.accept("(")
                || !text.acceptWord(key)) return null;
        boolean returns;
        if (text.accept("===")) returns = true;
        else if (text.accept("!==")) returns = false;
        else return null;
        if (!"default".equals(text.string())) return null;
        return (returns ? guards() : negatedGuard()) && assignment() && text.accept("}") && text.accept(")")
                ? module
                : null;
    }

    /** {@code || key === '__esModule') return;} and two more conditions that may follow. */
    private boolean guards() {
        if (!text.accept("||")
                || !text.acceptWord(key)
                || !text.accept("===")
                || !"__esModule".equals(text.string())
                || !text.accept(")")
                || !returnStatement()) return false;
        if (text.acceptWord("if")
                && (!text.accept("(")
                        || !(text.isNext('O') ? hasOwn() : isExported())
                        || !text.accept(")")
                        || !returnStatement())) return false;
        return !text.acceptWord("if") || text.accept("(") && isExported() && text.accept(")") && returnStatement();
    }

    private boolean returnStatement() {
        if (!text.acceptWord("return")) return false;
        text.accept(";");
        return true;
    }

    /** {@code && !exports.hasOwnProperty(key))} or with Object.prototype. */
    private boolean negatedGuard() {
        if (text.accept("&&")) {
            if (!text.accept("!")) return false;
            if (text.isNext('O')) {
                if (!hasOwn()) return false;
            } else if (text.identifier() == null
                    || !text.accept(".")
                    || !text.acceptWord("hasOwnProperty")
                    || !text.accept("(")
                    || !text.acceptWord(key)
                    || !text.accept(")")) {
                return false;
            }
        }
        return text.accept(")");
    }

    private boolean hasOwn() {
        if (!text.acceptWord("Object") || !text.accept(".")) return false;
        if (text.acceptWord("prototype") && !text.accept(".")) return false;
        return text.acceptWord("hasOwnProperty")
                && text.accept(".")
                && text.acceptWord("call")
                && text.accept("(")
                && text.identifier() != null
                && text.accept(",")
                && text.acceptWord(key)
                && text.accept(")");
    }

    /** {@code key in exports && exports[key] === module[key]} */
    private boolean isExported() {
        return text.acceptWord(key)
                && text.acceptWord("in")
                && exports()
                && text.accept("&&")
                && exports()
                && text.accept("[")
                && text.acceptWord(key)
                && text.accept("]")
                && text.accept("===")
                && member();
    }

    private boolean exports() {
        return text.acceptWord("module") ? text.accept(".") && text.acceptWord("exports") : text.acceptWord("exports");
    }

    private boolean member() {
        return text.acceptWord(module) && text.accept("[") && text.acceptWord(key) && text.accept("]");
    }

    private boolean assignment() {
        if (text.isNext('O')) return definition();
        if (!exports()
                || !text.accept("[")
                || !text.acceptWord(key)
                || !text.accept("]")
                || !text.accept("=")
                || !member()) return false;
        text.accept(";");
        return true;
    }

    /** {@code Object.defineProperty(exports, key, { enumerable: true, get: function () { return module[key]; } });} */
    private boolean definition() {
        if (!text.acceptWord("Object")
                || !text.accept(".")
                || !text.acceptWord("defineProperty")
                || !text.accept("(")
                || !exports()
                || !text.accept(",")
                || !text.acceptWord(key)
                || !text.accept(",")
                || !text.accept("{")
                || !text.acceptWord("enumerable")
                || !text.accept(":")) return false;
        if (!(text.acceptWord("true") || text.accept("!") && text.accept("0"))
                || !text.accept(",")
                || !text.acceptWord("get")) return false;
        if (text.accept(":")) {
            if (!text.acceptWord("function")) return false;
            if (!text.isNext('(')) text.identifier();
        }
        if (!text.accept("(") || !text.accept(")") || !text.accept("{") || !text.acceptWord("return") || !member())
            return false;
        text.accept(";");
        if (!text.accept("}")) return false;
        text.accept(",");
        if (!text.accept("}") || !text.accept(")")) return false;
        text.accept(";");
        return true;
    }
}
