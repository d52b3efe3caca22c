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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Parses imports and exports. */
final class ModuleParser {
    private static final ImportAttribute[] NO_ATTRIBUTES = {};
    private static final String DEFAULT_BINDING = "*default*";

    private final ParserContext context;
    private final Lexer lexer;
    private final ScopeBuilder scopes;
    private final Tokens tokens;
    private final SyntaxErrors errors;
    private final PatternParser patterns;
    private final ExpressionParser expressions;
    private final DeclarationParser declarations;
    private final StatementParser statements;

    ModuleParser(
            ParserContext context,
            PatternParser patterns,
            ExpressionParser expressions,
            DeclarationParser declarations,
            StatementParser statements) {
        this.context = context;
        lexer = context.lexer;
        scopes = context.scopes;
        tokens = context.tokens;
        errors = context.errors;
        this.patterns = patterns;
        this.expressions = expressions;
        this.declarations = declarations;
        this.statements = statements;
    }

    final List<ModuleRequest> moduleRequests = new ArrayList<>();
    final List<ImportEntry> importEntries = new ArrayList<>();
    private final List<ExportEntry> exportEntries = new ArrayList<>();
    private final Set<String> exportedNames = new HashSet<>();

    /** One name of an export clause: both names, and whether the first could be a local binding. */
    private record ExportSpecifier(String local, String exported, int start, int end, ParseException notLocal) {}

    Statement parseImportOrExport() {
        if (lexer.at(IMPORT)) {
            var mark = lexer.mark();
            lexer.next();
            boolean expression = lexer.at(LEFT_PAREN) || lexer.at(DOT);
            lexer.reset(mark);
            if (expression) {
                return statements.parseStatement();
            }
            if (!context.module) {
                throw errors.here("Cannot use import statement outside a module");
            }
        }
        if (!context.module || scopes.current.scope.kind() != ScopeKind.MODULE) {
            if (lexer.at(IMPORT)) {
                lexer.next();
            }
            throw errors.unexpected();
        }
        return lexer.at(IMPORT) ? parseImport() : parseExport();
    }

    // imports

    private Statement parseImport() {
        int start = lexer.start;
        lexer.next();
        if (lexer.at(STRING)) {
            return finishImport(start, List.of());
        }
        var names = new ArrayList<ImportEntry>();
        boolean more = true;
        if (lexer.kind.isIdentifier()) {
            names.add(importEntry("default", lexer.start));
            more = lexer.accept(COMMA);
            if (more && !lexer.at(MULTIPLY) && !lexer.at(LEFT_BRACE)) {
                throw errors.before("Unexpected token ','");
            }
        }
        if (more && lexer.accept(MULTIPLY)) {
            expectWord("as");
            names.add(importEntry(null, lexer.start));
        } else if (more) {
            parseImportSpecifiers(names);
        }
        expectWord("from");
        return finishImport(start, names);
    }

    private void expectWord(String word) {
        if (!lexer.atWord(word)) {
            throw errors.unexpected();
        }
        lexer.next();
    }

    private ImportEntry importEntry(String importName, int position) {
        var name = patterns.parseBindingIdentifier();
        patterns.declare(name, BindingKind.IMPORT, 0);
        var binding = name.binding();
        binding.markCaptured();
        return new ImportEntry(null, importName, name.name(), position);
    }

    private void parseImportSpecifiers(List<ImportEntry> names) {
        tokens.expect(LEFT_BRACE);
        while (!lexer.at(RIGHT_BRACE)) {
            if (lexer.at(STRING)) {
                int position = lexer.start;
                var imported = moduleExportName();
                if (!lexer.atWord("as")) {
                    throw errors.before("Unexpected reserved word");
                }
                lexer.next();
                names.add(importEntry(imported, position));
            } else {
                names.add(parseImportSpecifier());
            }
            if (!lexer.at(RIGHT_BRACE)) {
                tokens.expect(COMMA);
            }
        }
        lexer.next();
    }

    private ImportEntry parseImportSpecifier() {
        if (!lexer.kind.isName()) {
            throw errors.unexpected();
        }
        var imported = lexer.value;
        int position = lexer.start;
        var mark = lexer.mark();
        lexer.next();
        if (lexer.atWord("as")) {
            lexer.next();
            return importEntry(imported, position);
        }
        lexer.reset(mark);
        if (lexer.kind.isReservedWord()) {
            throw errors.here("Unexpected reserved word");
        }
        return importEntry(imported, position);
    }

    private String moduleExportName() {
        if (lexer.at(STRING)) {
            if (!EarlyErrors.isWellFormed(lexer.value)) {
                throw errors.here("Invalid module export name: contains unpaired surrogate");
            }
        } else if (!lexer.kind.isName()) {
            throw errors.unexpected();
        }
        var name = lexer.value;
        lexer.next();
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
        if (!lexer.at(STRING)) {
            throw errors.unexpected();
        }
        int position = lexer.start;
        var specifier = lexer.value;
        lexer.next();
        var attributes = lexer.accept(WITH) ? parseAttributes() : NO_ATTRIBUTES;
        tokens.expectSemicolon();
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
        tokens.expect(LEFT_BRACE);
        var attributes = new ArrayList<ImportAttribute>();
        var keys = new HashSet<String>();
        while (!lexer.at(RIGHT_BRACE)) {
            if (!lexer.at(STRING) && !lexer.kind.isName()) {
                throw errors.unexpected();
            }
            var key = lexer.value;
            int start = lexer.start;
            lexer.next();
            tokens.expect(COLON);
            if (!lexer.at(STRING)) {
                throw errors.unexpected();
            }
            if (!keys.add(key)) {
                throw errors.at(start, lexer.end, "Import attribute has duplicate key '" + key + "'");
            }
            attributes.add(new ImportAttribute(key, lexer.value));
            lexer.next();
            if (!lexer.at(RIGHT_BRACE)) {
                tokens.expect(COMMA);
            }
        }
        lexer.next();
        return attributes.toArray(NO_ATTRIBUTES);
    }

    // exports

    private Statement parseExport() {
        int start = lexer.start;
        lexer.next();
        return switch (lexer.kind) {
            case DEFAULT -> parseExportDefault(start);
            case MULTIPLY -> parseExportStar(start);
            case LEFT_BRACE -> parseExportClause(start);
            case VAR, LET, CONST, FUNCTION, CLASS, ASYNC -> parseExportDeclaration(start);
            default -> throw errors.before("Unexpected token 'export'");
        };
    }

    private void export(ExportEntry entry, int end) {
        if (entry.exportName() != null && !exportedNames.add(entry.exportName())) {
            throw errors.at(entry.position(), end, "Duplicate export of '" + entry.exportName() + "'");
        }
        exportEntries.add(entry);
    }

    private void exportLocal(Identifier name) {
        export(new ExportEntry(ExportEntry.Kind.LOCAL, name.name(), null, null, name.name(), name.start()), name.end());
    }

    private Statement parseExportDeclaration(int start) {
        Statement declaration = lexer.at(VAR)
                ? declarations.parseVariableStatement()
                : lexer.at(FUNCTION)
                        ? declarations.parseFunctionDeclaration(lexer.start, false)
                        : lexer.at(CLASS)
                                ? declarations.parseClassDeclaration()
                                : lexer.at(LET)
                                        ? declarations.parseLexicalDeclaration(lexer.start, DeclarationKind.LET)
                                        : declarations.parseDeclarationIfAny();
        if (declaration == null) {
            throw errors.here("Unexpected token 'async'");
        } else if (declaration instanceof Statement.VariableDeclaration variables) {
            for (var declarator : variables.declarators()) {
                exportPattern(declarator.target());
            }
        } else if (declaration instanceof Statement.FunctionDeclaration function) {
            exportLocal(function.name());
        } else if (declaration instanceof Statement.ClassDeclaration classDeclaration) {
            exportLocal(classDeclaration.name());
        } else {
            throw errors.unexpected();
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
            throw errors.at(pattern, PatternParser.INVALID_DESTRUCTURING);
        }
    }

    private Statement parseExportDefault(int start) {
        int defaultStart = lexer.start;
        int defaultEnd = lexer.end;
        lexer.next();
        int from = lexer.start;
        Statement declaration = null;
        if (lexer.at(FUNCTION)) {
            declaration = parseDefaultFunction(from, false, defaultStart);
        } else if (lexer.at(CLASS)) {
            declaration = parseDefaultClass(from, defaultStart);
        } else if (lexer.at(ASYNC) && !lexer.escaped) {
            var mark = lexer.mark();
            lexer.next();
            if (lexer.at(FUNCTION) && !lexer.newlineBefore) {
                declaration = parseDefaultFunction(from, true, defaultStart);
            } else {
                lexer.reset(mark);
            }
        }
        if (declaration == null) {
            return parseDefaultExpression(start, defaultStart, defaultEnd);
        }
        var name = declaration instanceof Statement.FunctionDeclaration function
                ? function.name()
                : ((Statement.ClassDeclaration) declaration).name();
        export(new ExportEntry(ExportEntry.Kind.LOCAL, "default", null, null, name.name(), defaultStart), defaultEnd);
        return new Statement.ExportDeclaration(start, lexer.previousEnd, declaration);
    }

    private Statement parseDefaultFunction(int from, boolean async, int defaultStart) {
        lexer.next();
        boolean generator = lexer.accept(MULTIPLY);
        var name = lexer.at(LEFT_PAREN) ? defaultName(defaultStart) : patterns.parseBindingIdentifier();
        return declarations.declareFunction(from, name, async, generator);
    }

    private Identifier defaultName(int defaultStart) {
        return new Identifier(defaultStart, defaultStart + 7, DEFAULT_BINDING);
    }

    private Statement parseDefaultClass(int from, int defaultStart) {
        lexer.next();
        if (lexer.at(LEFT_BRACE) || lexer.at(EXTENDS)) {
            return declarations.declareClass(from, defaultName(defaultStart), null);
        }
        var name = patterns.parseBindingIdentifier();
        return declarations.declareClass(from, name, name.name());
    }

    private Statement parseDefaultExpression(int start, int defaultStart, int defaultEnd) {
        var expression = expressions.parseAssignment(true);
        var name = defaultName(defaultStart);
        if (scopes.current.scope.find(DEFAULT_BINDING) != null) {
            throw errors.redeclared(defaultStart, defaultEnd, ".default");
        }
        patterns.declare(name, BindingKind.CONST, lexer.previousEnd);
        tokens.expectSemicolon();
        export(
                new ExportEntry(ExportEntry.Kind.LOCAL, "default", null, null, DEFAULT_BINDING, defaultStart),
                defaultEnd);
        return new Statement.ExportDefault(start, lexer.previousEnd, expression, name);
    }

    private Statement parseExportStar(int start) {
        int position = lexer.start;
        lexer.next();
        String name = null;
        int end = lexer.end;
        if (lexer.atWord("as")) {
            lexer.next();
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
        lexer.next();
        var list = new ArrayList<ExportSpecifier>();
        while (!lexer.at(RIGHT_BRACE)) {
            list.add(parseExportSpecifier());
            if (!lexer.at(RIGHT_BRACE)) {
                tokens.expect(COMMA);
            }
        }
        lexer.next();
        ModuleRequest request = null;
        if (lexer.atWord("from")) {
            lexer.next();
            request = parseModuleRequest();
        } else {
            tokens.expectSemicolon();
        }
        for (var specifier : list) {
            if (request == null && specifier.notLocal != null) {
                throw specifier.notLocal;
            }
            export(
                    request == null
                            ? new ExportEntry(
                                    ExportEntry.Kind.LOCAL,
                                    specifier.exported,
                                    null,
                                    null,
                                    specifier.local,
                                    specifier.start)
                            : new ExportEntry(
                                    ExportEntry.Kind.INDIRECT,
                                    specifier.exported,
                                    request,
                                    specifier.local,
                                    null,
                                    specifier.start),
                    specifier.end);
        }
        return new Statement.ExportNames(start, lexer.previousEnd);
    }

    private ExportSpecifier parseExportSpecifier() {
        int start = lexer.start;
        ParseException notLocal = lexer.at(STRING)
                ? errors.here("String literal module export names must be followed by a 'from' clause")
                : tokens.isIdentifierHere() ? null : errors.here("Unexpected reserved word");
        var local = moduleExportName();
        var exported = local;
        if (lexer.atWord("as")) {
            lexer.next();
            exported = moduleExportName();
        }
        return new ExportSpecifier(local, exported, start, lexer.previousEnd, notLocal);
    }

    // the whole module

    // ParseModule ( sourceText, realm, hostDefined ), https://tc39.es/ecma262/#sec-parsemodule
    /** The export entries, where a local export of an imported name has become an indirect one. */
    ExportEntry[] resolveExports() {
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
                throw errors.at(
                        entry.position(),
                        entry.position() + entry.localName().length(),
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
                return new ExportEntry(
                        ExportEntry.Kind.INDIRECT,
                        entry.exportName(),
                        imported.moduleRequest(),
                        imported.importName(),
                        null,
                        entry.position());
            }
        }
        return entry;
    }
}
