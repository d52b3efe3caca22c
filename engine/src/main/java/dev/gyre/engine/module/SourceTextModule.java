package dev.gyre.engine.module;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.ScopeLayout;
import dev.gyre.engine.bytecode.serial.ProgramWriter;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.host.ModuleRequest;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.scope.HeapScope;
import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// Source Text Module Records, https://tc39.es/ecma262/#sec-source-text-module-records
/** A module that was parsed from ECMAScript source text. */
public final class SourceTextModule extends CyclicModule {
    private static final Pattern RENAMED = Pattern.compile("\\s+as\\s+");

    /** The syntax tree is dropped when the module is compiled. */
    private Program program;

    private final List<ModuleRequest> requestedModules;
    /** Entries by name, filled at the first lookup. */
    private Map<String, ExportEntry> exportEntries;

    private Map<String, ImportEntry> importEntries;
    private final Map<String, ModuleBinding> resolvedExports = new HashMap<>();
    /** The loaded module of each request as the syntax tree has it. */
    private final Map<dev.gyre.engine.syntax.ast.ModuleRequest, ModuleRecord> requestedRecords =
            new IdentityHashMap<>();

    private final ModuleExecution execution;
    private CodeBlock code;
    private HeapScope environment;
    private ModuleBinding[] importedBindings;
    private JsObject importMeta;

    /** @param codeOrNull null to compile the program when the module is linked */
    public SourceTextModule(
            Realm realm, Program program, CodeBlock codeOrNull, ModuleExecution execution, Object hostDefined) {
        super(realm, hostDefined);
        this.program = program;
        this.code = codeOrNull;
        this.execution = execution;
        var requests = new LinkedHashSet<ModuleRequest>();
        for (var request : program.moduleRequests()) requests.add(hostRequest(request));
        requestedModules = List.copyOf(requests);
    }

    /** The serial form of the compiled module; null if it has none or was read from it. */
    public byte[] bytes(long key) {
        return ProgramWriter.module(program, code(), key);
    }

    private CodeBlock code() {
        if (code == null) {
            code = Compiler.compileModule(program, program.source());
            program = program.withoutTree();
        }
        return code;
    }

    private static ModuleRequest hostRequest(dev.gyre.engine.syntax.ast.ModuleRequest request) {
        var attributes = new TreeMap<String, String>();
        for (var attribute : request.attributes()) attributes.put(attribute.key(), attribute.value());
        return new ModuleRequest(request.specifier(), attributes);
    }

    public Source source() {
        return program.source();
    }

    @Override
    public List<ModuleRequest> requestedModules() {
        return requestedModules;
    }

    @Override
    public boolean hasTopLevelAwait() {
        return program.hasTopLevelAwait();
    }

    @Override
    HeapScope environment() {
        return environment;
    }

    /** The loaded module of a request. */
    ModuleRecord requested(dev.gyre.engine.syntax.ast.ModuleRequest request) {
        ModuleRecord module = requestedRecords.get(request);
        if (module == null) {
            module = importedModule(hostRequest(request));
            requestedRecords.put(request, module);
        }
        return module;
    }

    // GetExportedNames ( [ exportStarSet ] ), https://tc39.es/ecma262/#sec-getexportednames
    /** A loop instead of recursion, because chains of star exports can be long. */
    @Override
    Set<String> exportedNames() {
        var names = new LinkedHashSet<String>();
        var seen = new HashSet<ModuleRecord>();
        var waiting = new ArrayDeque<SourceTextModule>();
        seen.add(this);
        waiting.add(this);
        while (!waiting.isEmpty()) {
            SourceTextModule module = waiting.poll();
            for (ExportEntry entry : module.program.exportEntries()) {
                if (entry.kind() != ExportEntry.Kind.STAR) {
                    if (module == this || !entry.exportName().equals("default")) names.add(entry.exportName());
                } else if (seen.add(module.requested(entry.moduleRequest()))) {
                    ModuleRecord starred = module.requested(entry.moduleRequest());
                    if (starred instanceof SourceTextModule text) waiting.add(text);
                    else addStarred(names, starred);
                }
            }
        }
        return names;
    }

    private static void addStarred(Set<String> names, ModuleRecord starred) {
        for (String name : starred.exportedNames()) {
            if (!name.equals("default")) names.add(name);
        }
    }

    // ResolveExport ( exportName [ , resolveSet ] ), https://tc39.es/ecma262/#sec-resolveexport
    @Override
    ModuleBinding resolveExport(String exportName) {
        ModuleBinding known = resolvedExports.get(exportName);
        if (known != null) return known;
        ModuleBinding found = new ExportResolution().resolve(this, exportName);
        // A complete result is cached for later searches that pass here. A part of a circular or ambiguous search is
        // not complete.
        if (found != null && !found.isCircular() && !found.isAmbiguous()) resolvedExports.put(exportName, found);
        return found;
    }

    /** The binding that an earlier search found here, or null. */
    ModuleBinding resolvedExport(String exportName) {
        return resolvedExports.get(exportName);
    }

    ExportEntry[] exportEntries() {
        return program.exportEntries();
    }

    /** The entry that names an export. */
    ExportEntry exportEntry(String name) {
        if (exportEntries == null) {
            exportEntries = new HashMap<>();
            for (ExportEntry entry : program.exportEntries()) {
                if (entry.kind() != ExportEntry.Kind.STAR) exportEntries.put(entry.exportName(), entry);
            }
        }
        return exportEntries.get(name);
    }

    /** The import of a local name, or null. */
    ImportEntry importEntry(String localName) {
        if (importEntries == null) {
            importEntries = new HashMap<>();
            for (ImportEntry entry : program.importEntries()) importEntries.put(entry.localName(), entry);
        }
        return importEntries.get(localName);
    }

    // InitializeEnvironment ( ), https://tc39.es/ecma262/#sec-source-text-module-record-initialize-environment
    @Override
    void initializeEnvironment() {
        resolveImports();
        for (ExportEntry entry : program.exportEntries()) {
            if (entry.kind() == ExportEntry.Kind.INDIRECT) {
                checkResolved(
                        resolveExport(entry.exportName()), entry.moduleRequest(), entry.importName(), entry.position());
            }
        }
        environment = HeapScope.create(null, (ScopeLayout) code().constants[0]);
        execution.instantiate(this, code, environment);
    }

    /** In the order of the local names, as in V8: the first error is reported. */
    private void resolveImports() {
        ImportEntry[] imports = program.importEntries();
        importedBindings = new ModuleBinding[imports.length];
        var order = new TreeMap<String, Integer>();
        for (int i = 0; i < imports.length; i++) order.put(imports[i].localName(), i);
        for (int i : order.values()) importedBindings[i] = resolveImport(imports[i]);
    }

    private ModuleBinding resolveImport(ImportEntry entry) {
        ModuleRecord module = requested(entry.moduleRequest());
        if (entry.importName() == null) return new ModuleBinding(module, null);
        ModuleBinding binding = module.resolveExport(entry.importName());
        checkResolved(binding, entry.moduleRequest(), entry.importName(), entry.position());
        return binding;
    }

    private void checkResolved(
            ModuleBinding binding, dev.gyre.engine.syntax.ast.ModuleRequest request, String name, int position) {
        if (binding == null) {
            JsException error = linkError(
                    "The requested module '" + request.specifier() + "' does not provide an export named '" + name
                            + "'",
                    position);
            realm().agent()
                    .hooks()
                    .importNotFound((ErrorObject) error.value(realm()), requested(request), request.specifier(), name);
            throw error;
        }
        CircularExport circle = binding.circle();
        if (binding.isCircular()) {
            JsException error = circle == null
                    ? linkError(
                            "Detected cycle while resolving name '" + name + "' in '" + request.specifier() + "'",
                            position)
                    : circle.module()
                            .linkError(
                                    "Detected cycle while resolving name '" + circle.name() + "' in '"
                                            + circle.specifier() + "'",
                                    circle.position());
            realm().agent().hooks().importNotFound((ErrorObject) error.value(realm()), null, request.specifier(), name);
            throw error;
        }
        if (binding.isAmbiguous()) {
            JsException error = linkError(
                    "The requested module '" + request.specifier() + "' contains conflicting star exports for name '"
                            + name + "'",
                    position);
            realm().agent().hooks().importNotFound((ErrorObject) error.value(realm()), null, request.specifier(), name);
            throw error;
        }
    }

    private JsException linkError(String message, int position) {
        String text = program.source().text();
        int end = nameEnd(text, position);
        // For a re-export under another name V8 marks the whole clause, for an import only the name.
        Matcher renamed = RENAMED.matcher(text).region(end, text.length());
        if (isExport(position) && renamed.lookingAt()) end = nameEnd(text, renamed.end());
        return SourceErrors.locate(realm(), Errors.syntaxError(message), program.source(), position, end);
    }

    private boolean isExport(int position) {
        for (ExportEntry entry : program.exportEntries()) {
            if (entry.position() == position) return true;
        }
        return false;
    }

    /** The end of the identifier or string that begins at an offset. */
    private static int nameEnd(String text, int start) {
        char first = text.charAt(start);
        if (first == '"' || first == '\'') return text.indexOf(first, start + 1) + 1;
        int end = start;
        while (end < text.length()
                && (Character.isUnicodeIdentifierPart(text.charAt(end))
                        || "$\\{}".indexOf(text.charAt(end)) >= 0
                        || Character.isSurrogate(text.charAt(end)))) {
            if (text.charAt(end) == '{' && text.charAt(end - 1) != 'u'
                    || text.charAt(end) == '}' && text.lastIndexOf('{', end) < start) break;
            end++;
        }
        return end;
    }

    @Override
    void execute() {
        execution.evaluate();
    }

    @Override
    PromiseObject executeAsync() {
        return execution.evaluateAsync();
    }

    /**
     * The position of the top-level await at which the module, or the first of its dependencies that does, is waiting;
     * null if none is. For the embedder's report about a program that ends during an await.
     */
    public FramePosition unsettledAwait() {
        return unsettledAwait(new HashSet<>());
    }

    private FramePosition unsettledAwait(Set<ModuleRecord> seen) {
        if (!seen.add(this) || status() != ModuleStatus.EVALUATING_ASYNC) return null;
        for (ModuleRequest request : requestedModules) {
            if (importedModule(request) instanceof SourceTextModule dependency) {
                FramePosition position = dependency.unsettledAwait(seen);
                if (position != null) return position;
            }
        }
        return execution.asyncPosition();
    }

    /** The binding of an import entry, by index. */
    public ModuleBinding importedBinding(int index) {
        return importedBindings[index];
    }

    /** The namespace object of a requested module, by the index of the request. */
    public ModuleNamespace requestedNamespace(int index) {
        return importedModule(requestedModules.get(index)).namespace();
    }

    // import.meta, https://tc39.es/ecma262/#sec-meta-properties-runtime-semantics-evaluation
    public JsObject importMeta() {
        if (importMeta == null) {
            importMeta = JsObject.create(realm(), null);
            realm().agent().hooks().importMetaProperties(importMeta, this);
        }
        return importMeta;
    }
}
