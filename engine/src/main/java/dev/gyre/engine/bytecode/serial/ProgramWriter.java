package dev.gyre.engine.bytecode.serial;

import static dev.gyre.engine.bytecode.serial.SerialForm.*;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.compiler.Compiler;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import dev.gyre.engine.syntax.ast.Program;

/**
 * Writes a compiled program with all its functions, compiling those that were never called. The key identifies the
 * build of the engine and the text; with another key reading fails.
 */
public final class ProgramWriter {
    private final ByteWriter out = new ByteWriter();
    private final StringTableWriter strings = new StringTableWriter();
    private final ScopeWriter scopes = new ScopeWriter();
    private final ConstantWriter constants = new ConstantWriter(out, strings, scopes);

    /** Writes a function whose body is a whole text; null if it cannot be written, or was itself read from bytes. */
    public static byte[] function(SharedFunctionInfo shared, long key) {
        if (shared.isCached()) return null;
        var writer = new ProgramWriter();
        try {
            writer.header(FUNCTION, key);
            int body = writer.body(shared);
            int root = writer.out.size();
            writer.signature(shared, body);
            return writer.finish(root);
        } catch (UnsupportedConstantException | JsException | StackOverflowError impossible) {
            return null;
        }
    }

    /** Writes a script; null as above. */
    public static byte[] script(CodeBlock code, long key) {
        if (code.isCached) return null;
        var writer = new ProgramWriter();
        try {
            writer.header(SCRIPT, key);
            return writer.finish(writer.block(code));
        } catch (UnsupportedConstantException | JsException | StackOverflowError impossible) {
            return null;
        }
    }

    /** Writes a module; null as above. */
    public static byte[] module(Program program, CodeBlock code, long key) {
        if (code.isCached) return null;
        var writer = new ProgramWriter();
        try {
            writer.header(MODULE, key);
            int block = writer.block(code);
            int root = writer.out.size();
            writer.entries(program);
            writer.out.word(block);
            return writer.finish(root);
        } catch (UnsupportedConstantException | JsException | StackOverflowError impossible) {
            return null;
        }
    }

    private void header(int kind, long key) {
        out.int4(MAGIC);
        out.int4(VERSION);
        out.int8(key);
        out.int4(0);
        out.int4(0);
        out.int4(kind);
        for (int place = ROOT; place < HEADER_LENGTH; place += 4) out.int4(0);
    }

    private byte[] finish(int root) {
        out.patch(ROOT, root);
        out.patch(SCOPES, scopes.write(out, strings));
        out.patch(SCOPE_COUNT, scopes.count());
        out.patch(STRINGS, strings.write(out));
        out.patch(STRING_COUNT, strings.count());
        out.patch(LENGTH, out.size());
        var bytes = out.toArray();
        new ByteWriter(bytes).patch(CHECKSUM, checksum(bytes, bytes.length));
        return bytes;
    }

    private int body(SharedFunctionInfo shared) throws UnsupportedConstantException {
        if (shared.code() == null) shared.code(Compiler.compileFunction(shared));
        return block(shared.code());
    }

    /** Writes a code block after the blocks of its inner functions; returns its offset. */
    private int block(CodeBlock code) throws UnsupportedConstantException {
        var bodies = new int[code.functions.length];
        for (int i = 0; i < bodies.length; i++) bodies[i] = body(code.functions[i]);
        int place = out.size();
        out.word((code.keepsArguments ? KEEPS_ARGUMENTS : 0)
                | (code.strict ? STRICT : 0)
                | (code.strictParts().length > 0 ? STRICT_PARTS : 0));
        out.word(code.registerCount);
        out.word(code.parameterCount);
        out.word(code.caches.length);
        out.word(code.feedback.length);
        out.words(code.code);
        out.word(code.constants.length);
        for (var constant : code.constants) constants.constant(constant);
        out.word(bodies.length);
        for (int i = 0; i < bodies.length; i++) signature(code.functions[i], bodies[i]);
        handlers(code.handlers);
        positions(code.positions);
        if (code.strictParts().length > 0) out.words(code.strictParts());
        return place;
    }

    private void signature(SharedFunctionInfo shared, int body) {
        var signature = shared.signature();
        out.word(signature.kind().ordinal()
                | (signature.name() == null ? 0 : NAMED)
                | (signature.inferredName() == null ? 0 : INFERRED)
                | (signature.isImplicitConstructor() ? IMPLICIT : 0)
                | (signature.mappedParameters() == null ? 0 : MAPPED));
        out.word(signature.flags());
        out.word(signature.expectedArgumentCount());
        out.word(signature.start());
        out.word(signature.end() - signature.start());
        out.word(body);
        if (signature.name() != null) out.word(strings.index(signature.name()));
        if (signature.inferredName() != null) out.word(strings.index(signature.inferredName()));
        if (signature.mappedParameters() != null) constants.texts(signature.mappedParameters());
    }

    private void handlers(int[] handlers) {
        out.word(handlers.length / 4);
        for (int i = 0; i < handlers.length; i += 4) {
            for (int part = 0; part < 3; part++) out.word(handlers[i + part]);
        }
    }

    private void positions(int[] positions) {
        out.word(positions.length / 2);
        int offset = 0, position = 0;
        for (int i = 0; i < positions.length; i += 2) {
            out.word(positions[i] - offset);
            out.signed(positions[i + 1] - position);
            offset = positions[i];
            position = positions[i + 1];
        }
    }

    private void entries(Program program) {
        out.word(program.start());
        out.word(program.end());
        out.word(program.hasTopLevelAwait() ? 1 : 0);
        out.word(program.moduleRequests().length);
        for (var request : program.moduleRequests()) request(request);
        out.word(program.importEntries().length);
        for (var entry : program.importEntries()) {
            request(entry.moduleRequest());
            constants.text(entry.importName());
            constants.text(entry.localName());
            out.word(entry.position());
        }
        out.word(program.exportEntries().length);
        for (var entry : program.exportEntries()) {
            out.word(entry.kind().ordinal() << 1 | (entry.moduleRequest() == null ? 0 : 1));
            if (entry.moduleRequest() != null) request(entry.moduleRequest());
            constants.text(entry.exportName());
            constants.text(entry.importName());
            constants.text(entry.localName());
            out.word(entry.position());
        }
    }

    private void request(ModuleRequest request) {
        out.word(strings.index(request.specifier()));
        out.word(request.position());
        out.word(request.attributes().length);
        for (var attribute : request.attributes()) {
            out.word(strings.index(attribute.key()));
            out.word(strings.index(attribute.value()));
        }
    }
}
