package dev.gyre.engine.syntax.parser;

import static dev.gyre.engine.syntax.parser.TokenKind.*;

import dev.gyre.engine.syntax.ast.BindingKind;
import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.Identifier;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import dev.gyre.engine.syntax.ast.ModuleRequest.ImportAttribute;
import dev.gyre.engine.syntax.ast.Pattern;
import dev.gyre.engine.syntax.ast.ScopeKind;
import dev.gyre.engine.syntax.ast.Statement;
import dev.gyre.engine.syntax.ast.Statement.DeclarationKind;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Imports and exports. */
abstract class ModuleParser extends StatementParser {
    private static final ImportAttribute[] NO_ATTRIBUTES = {};
    private static final String DEFAULT_BINDING = "*default*";

    final List<ModuleRequest> moduleRequests = new ArrayList<>();
    final List<ImportEntry> importEntries = new ArrayList<>();
    private final List<ExportEntry> exportEntries = new ArrayList<>();
    private final Set<String> exportedNames = new HashSet<>();

    /** One name of an export clause: both names, and whether the first could be a local binding. */
    private record ExportSpecifier(String local, String exported, int start, int end, ParseException notLocal) {
    }

    ModuleParser(Source source, ParserOptions options, EvalContext evalContext, boolean module) {
        super(source, options, evalContext, module);
    }

    @Override
    final Statement parseImportOrExport() {
        if (at(IMPORT)) {
            var mark = lexer.mark();
            next();
            boolean expression = at(LEFT_PAREN) || at(DOT);
            lexer.reset(mark);
            if (expression) {
                return parseStatement();
            }
            if (!module) {
                throw errorHere("Cannot use import statement outside a module");
            }
        }
        if (!module || scopes.current.scope.kind() != ScopeKind.MODULE) {
            if (at(IMPORT)) {
                next();
            }
            throw unexpected();
        }
        return at(IMPORT) ? parseImport() : parseExport();
    }

    // imports

    private Statement parseImport() {
        int start = lexer.start;
        next();
        if (at(STRING)) {
            return finishImport(start, List.of());
        }
        var names = new ArrayList<ImportEntry>();
        boolean more = true;
        if (kind().isIdentifier()) {
            names.add(importEntry("default", lexer.start));
            more = accept(COMMA);
            if (more && !at(MULTIPLY) && !at(LEFT_BRACE)) {
                throw errorBefore("Unexpected token ','");
            }
        }
        if (more && accept(MULTIPLY)) {
            expectWord("as");
            names.add(importEntry(null, lexer.start));
        } else if (more) {
            parseImportSpecifiers(names);
        }
        expectWord("from");
        return finishImport(start, names);
    }

    private void expectWord(String word) {
        if (!atWord(word)) {
            throw unexpected();
        }
        next();
    }

    private ImportEntry importEntry(String importName, int position) {
        var name = parseBindingIdentifier();
        declare(name, BindingKind.IMPORT, 0);
        var binding = name.binding();
        binding.markCaptured();
        return new ImportEntry(null, importName, name.name(), position);
    }

    private void parseImportSpecifiers(List<ImportEntry> names) {
        expect(LEFT_BRACE);
        while (!at(RIGHT_BRACE)) {
            if (at(STRING)) {
                int position = lexer.start;
                var imported = moduleExportName();
                if (!atWord("as")) {
                    throw errorBefore("Unexpected reserved word");
                }
                next();
                names.add(importEntry(imported, position));
            } else {
                names.add(parseImportSpecifier());
            }
            if (!at(RIGHT_BRACE)) {
                expect(COMMA);
            }
        }
        next();
    }

    private ImportEntry parseImportSpecifier() {
        if (!kind().isName()) {
            throw unexpected();
        }
        var imported = lexer.value;
        int position = lexer.start;
        var mark = lexer.mark();
        next();
        if (atWord("as")) {
            next();
            return importEntry(imported, position);
        }
        lexer.reset(mark);
        if (lexer.kind.isReservedWord()) {
            throw errorHere("Unexpected reserved word");
        }
        return importEntry(imported, position);
    }

    private String moduleExportName() {
        if (at(STRING)) {
            if (!EarlyErrors.isWellFormed(lexer.value)) {
                throw errorHere("Invalid module export name: contains unpaired surrogate");
            }
        } else if (!kind().isName()) {
            throw unexpected();
        }
        var name = lexer.value;
        next();
        return name;
    }

    private Statement finishImport(int start, List<ImportEntry> names) {
        var request = parseModuleRequest();
        for (var name : names) {
            importEntries.add(new ImportEntry(request, name.importName(), name.localName(), name.position()));
        }
        return new Statement.ImportDeclaration(start, lexer.previousEnd, request);
    }

    /** Reads the specifier, the attributes and the semicolon. */
    private ModuleRequest parseModuleRequest() {
        if (!at(STRING)) {
            throw unexpected();
        }
        int position = lexer.start;
        var specifier = lexer.value;
        next();
        var attributes = accept(WITH) ? parseAttributes() : NO_ATTRIBUTES;
        expectSemicolon();
        var request = new ModuleRequest(specifier, attributes, position);
        for (var earlier : moduleRequests) {
            if (earlier.sameAs(request)) {
                return earlier;
            }
        }
        moduleRequests.add(request);
        return request;
    }

    private ImportAttribute[] parseAttributes() {
        expect(LEFT_BRACE);
        var attributes = new ArrayList<ImportAttribute>();
        var keys = new HashSet<String>();
        while (!at(RIGHT_BRACE)) {
            if (!at(STRING) && !kind().isName()) {
                throw unexpected();
            }
            var key = lexer.value;
            int start = lexer.start;
            next();
            expect(COLON);
            if (!at(STRING)) {
                throw unexpected();
            }
            if (!keys.add(key)) {
                throw error(start, lexer.end, "Import attribute has duplicate key '" + key + "'");
            }
            attributes.add(new ImportAttribute(key, lexer.value));
            next();
            if (!at(RIGHT_BRACE)) {
                expect(COMMA);
            }
        }
        next();
        return attributes.toArray(NO_ATTRIBUTES);
    }

    // exports

    private Statement parseExport() {
        int start = lexer.start;
        next();
        return switch (kind()) {
            case DEFAULT -> parseExportDefault(start);
            case MULTIPLY -> parseExportStar(start);
            case LEFT_BRACE -> parseExportClause(start);
            case VAR, LET, CONST, FUNCTION, CLASS, ASYNC -> parseExportDeclaration(start);
            default -> throw errorBefore("Unexpected token 'export'");
        };
    }

    private void export(ExportEntry entry, int end) {
        if (entry.exportName() != null && !exportedNames.add(entry.exportName())) {
            throw error(entry.position(), end, "Duplicate export of '" + entry.exportName() + "'");
        }
        exportEntries.add(entry);
    }

    private void exportLocal(Identifier name) {
        export(new ExportEntry(ExportEntry.Kind.LOCAL, name.name(), null, null, name.name(), name.start()), name.end());
    }

    private Statement parseExportDeclaration(int start) {
        Statement declaration = at(VAR) ? parseVariableStatement() : at(FUNCTION)
                ? parseFunctionDeclaration(lexer.start, false) : at(CLASS) ? parseClassDeclaration()
                : at(LET) ? parseLexicalDeclaration(lexer.start, DeclarationKind.LET) : parseDeclarationIfAny();
        if (declaration == null) {
            throw errorHere("Unexpected token 'async'");
        } else if (declaration instanceof Statement.VariableDeclaration variables) {
            for (var declarator : variables.declarators()) {
                exportPattern(declarator.target());
            }
        } else if (declaration instanceof Statement.FunctionDeclaration function) {
            exportLocal(function.name());
        } else if (declaration instanceof Statement.ClassDeclaration classDeclaration) {
            exportLocal(classDeclaration.name());
        } else {
            throw unexpected();
        }
        return new Statement.ExportDeclaration(start, lexer.previousEnd, declaration);
    }

    private void exportPattern(Pattern pattern) {
        if (pattern instanceof Identifier name) {
            exportLocal(name);
        } else if (pattern instanceof Pattern.ArrayPattern array) {
            for (var element : array.elements()) {
                if (element != null) {
                    exportPattern(element.target());
                }
            }
            if (array.rest() != null) {
                exportPattern(array.rest());
            }
        } else if (pattern instanceof Pattern.ObjectPattern object) {
            for (var property : object.properties()) {
                exportPattern(property.value().target());
            }
            if (object.rest() != null) {
                exportPattern(object.rest());
            }
        } else {
            throw error(pattern, INVALID_DESTRUCTURING);
        }
    }

    private Statement parseExportDefault(int start) {
        int defaultStart = lexer.start;
        int defaultEnd = lexer.end;
        next();
        int from = lexer.start;
        Statement declaration = null;
        if (at(FUNCTION)) {
            declaration = parseDefaultFunction(from, false, defaultStart);
        } else if (at(CLASS)) {
            declaration = parseDefaultClass(from, defaultStart);
        } else if (at(ASYNC) && !lexer.escaped) {
            var mark = lexer.mark();
            next();
            if (at(FUNCTION) && !lexer.newlineBefore) {
                declaration = parseDefaultFunction(from, true, defaultStart);
            } else {
                lexer.reset(mark);
            }
        }
        if (declaration == null) {
            return parseDefaultExpression(start, defaultStart, defaultEnd);
        }
        var name = declaration instanceof Statement.FunctionDeclaration function ? function.name()
                : ((Statement.ClassDeclaration) declaration).name();
        export(new ExportEntry(ExportEntry.Kind.LOCAL, "default", null, null, name.name(), defaultStart), defaultEnd);
        return new Statement.ExportDeclaration(start, lexer.previousEnd, declaration);
    }

    private Statement parseDefaultFunction(int from, boolean async, int defaultStart) {
        next();
        boolean generator = accept(MULTIPLY);
        var name = at(LEFT_PAREN) ? defaultName(defaultStart) : parseBindingIdentifier();
        return declareFunction(from, name, async, generator);
    }

    private Identifier defaultName(int defaultStart) {
        return new Identifier(defaultStart, defaultStart + 7, DEFAULT_BINDING);
    }

    private Statement parseDefaultClass(int from, int defaultStart) {
        next();
        if (at(LEFT_BRACE) || at(EXTENDS)) {
            return declareClass(from, defaultName(defaultStart), null);
        }
        var name = parseBindingIdentifier();
        return declareClass(from, name, name.name());
    }

    private Statement parseDefaultExpression(int start, int defaultStart, int defaultEnd) {
        var expression = parseAssignment(true);
        var name = defaultName(defaultStart);
        if (scopes.current.scope.find(DEFAULT_BINDING) != null) {
            throw redeclared(defaultStart, defaultEnd, ".default");
        }
        declare(name, BindingKind.CONST, lexer.previousEnd);
        expectSemicolon();
        export(new ExportEntry(ExportEntry.Kind.LOCAL, "default", null, null, DEFAULT_BINDING, defaultStart),
                defaultEnd);
        return new Statement.ExportDefault(start, lexer.previousEnd, expression, name);
    }

    private Statement parseExportStar(int start) {
        int position = lexer.start;
        next();
        String name = null;
        int end = lexer.end;
        if (atWord("as")) {
            next();
            position = lexer.start;
            end = lexer.end;
            name = moduleExportName();
        }
        expectWord("from");
        var request = parseModuleRequest();
        var kind = name == null ? ExportEntry.Kind.STAR : ExportEntry.Kind.NAMESPACE;
        export(new ExportEntry(kind, name, request, null, null, position), end);
        return new Statement.ExportNames(start, lexer.previousEnd);
    }

    private Statement parseExportClause(int start) {
        next();
        var list = new ArrayList<ExportSpecifier>();
        while (!at(RIGHT_BRACE)) {
            list.add(parseExportSpecifier());
            if (!at(RIGHT_BRACE)) {
                expect(COMMA);
            }
        }
        next();
        ModuleRequest request = null;
        if (atWord("from")) {
            next();
            request = parseModuleRequest();
        } else {
            expectSemicolon();
        }
        for (var specifier : list) {
            if (request == null && specifier.notLocal != null) {
                throw specifier.notLocal;
            }
            export(request == null
                    ? new ExportEntry(ExportEntry.Kind.LOCAL, specifier.exported, null, null, specifier.local,
                    specifier.start)
                    : new ExportEntry(ExportEntry.Kind.INDIRECT, specifier.exported, request, specifier.local, null,
                    specifier.start), specifier.end);
        }
        return new Statement.ExportNames(start, lexer.previousEnd);
    }

    private ExportSpecifier parseExportSpecifier() {
        int start = lexer.start;
        ParseException notLocal = at(STRING)
                ? errorHere("String literal module export names must be followed by a 'from' clause")
                : isIdentifierHere() ? null : errorHere("Unexpected reserved word");
        var local = moduleExportName();
        var exported = local;
        if (atWord("as")) {
            next();
            exported = moduleExportName();
        }
        return new ExportSpecifier(local, exported, start, lexer.previousEnd, notLocal);
    }

    // the whole module

    // ParseModule ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parsemodule
    /** The export entries, where a local export of an imported name has become an indirect one. */
    final ExportEntry[] resolveExports() {
        var scope = scopes.current.scope;
        var result = new ExportEntry[exportEntries.size()];
        for (int i = 0; i < result.length; i++) {
            var entry = exportEntries.get(i);
            result[i] = entry;
            if (entry.kind() != ExportEntry.Kind.LOCAL) {
                continue;
            }
            var binding = scope.find(entry.localName());
            if (binding == null) {
                throw error(entry.position(), entry.position() + entry.localName().length(),
                        "Export '" + entry.localName() + "' is not defined in module");
            }
            binding.markCaptured();
            binding.markUsed();
            if (binding.kind().isLexical()) {
                binding.markTdz();
            }
            if (binding.kind() == BindingKind.IMPORT) {
                result[i] = indirect(entry);
            }
        }
        return result;
    }

    private ExportEntry indirect(ExportEntry entry) {
        for (var imported : importEntries) {
            if (imported.localName().equals(entry.localName()) && imported.importName() != null) {
                return new ExportEntry(ExportEntry.Kind.INDIRECT, entry.exportName(), imported.moduleRequest(),
                        imported.importName(), null, entry.position());
            }
        }
        return entry;
    }
}
