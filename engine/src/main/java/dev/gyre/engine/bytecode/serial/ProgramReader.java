package dev.gyre.engine.bytecode.serial;

import static dev.gyre.engine.bytecode.serial.SerialForm.*;

import dev.gyre.engine.bytecode.CodeBlock;
import dev.gyre.engine.bytecode.FunctionBody;
import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.syntax.ast.ExportEntry;
import dev.gyre.engine.syntax.ast.FunctionKind;
import dev.gyre.engine.syntax.ast.ImportEntry;
import dev.gyre.engine.syntax.ast.ModuleRequest;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.source.Source;

/** A compiled program in serial form, whose functions are read when they are first called. */
public final class ProgramReader implements FunctionBody {
    private static final FunctionKind[] KINDS = FunctionKind.values();
    /** In the order of the numbers that the writer uses. */
    private static final Program.Kind[] GOALS = {Program.Kind.FUNCTION, Program.Kind.SCRIPT, Program.Kind.MODULE};

    private static final SharedFunctionInfo[] NO_FUNCTIONS = {};
    private static final Object[] NO_CONSTANTS = {};
    private static final int[] NO_NUMBERS = {};

    private final byte[] bytes;
    private final Source source;
    private final ParseGoal goal;
    private final StringTable strings;
    private final ScopeTable scopes;

    private ProgramReader(byte[] bytes, Source source) {
        this.bytes = bytes;
        this.source = source;
        goal = ParseGoal.of(GOALS[ByteReader.int4(bytes, KIND)]);
        strings = new StringTable(bytes, ByteReader.int4(bytes, STRINGS), ByteReader.int4(bytes, STRING_COUNT));
        scopes = new ScopeTable(bytes, ByteReader.int4(bytes, SCOPES), ByteReader.int4(bytes, SCOPE_COUNT), strings);
    }

    /** Reads the result of {@link ProgramWriter#function} for this key and source; null on any mismatch. */
    public static SharedFunctionInfo function(byte[] bytes, long key, Source source) {
        if (!isValid(bytes, key, FUNCTION)) return null;
        var reader = new ProgramReader(bytes, source);
        return reader.signature(reader.root());
    }

    /** The same for bytes that cannot have been damaged since they were written: it spares a checksum of them all. */
    public static SharedFunctionInfo intactFunction(byte[] bytes, long key, Source source) {
        if (!isMeant(bytes, key, FUNCTION)) return null;
        var reader = new ProgramReader(bytes, source);
        return reader.signature(reader.root());
    }

    /** The code of a script, or null. */
    public static CodeBlock script(byte[] bytes, long key, Source source) {
        if (!isValid(bytes, key, SCRIPT)) return null;
        var reader = new ProgramReader(bytes, source);
        return reader.block(reader.root(), null);
    }

    /** A module's import and export entries and its code. */
    public record Module(Program program, CodeBlock code) {}

    /** Reads a module, whose program has neither tree nor scope; null on any mismatch. */
    public static Module module(byte[] bytes, long key, Source source) {
        if (!isValid(bytes, key, MODULE)) return null;
        var reader = new ProgramReader(bytes, source);
        var in = reader.root();
        var program = reader.entries(in);
        return new Module(program, reader.block(new ByteReader(bytes, in.word()), null));
    }

    private static boolean isValid(byte[] bytes, long key, int kind) {
        return isMeant(bytes, key, kind) && ByteReader.int4(bytes, CHECKSUM) == checksum(bytes, bytes.length);
    }

    private static boolean isMeant(byte[] bytes, long key, int kind) {
        return bytes.length >= HEADER_LENGTH
                && ByteReader.int4(bytes, 0) == MAGIC
                && ByteReader.int4(bytes, 4) == VERSION
                && new ByteReader(bytes, KEY).int8() == key
                && ByteReader.int4(bytes, LENGTH) == bytes.length
                && ByteReader.int4(bytes, KIND) == kind;
    }

    private ByteReader root() {
        return new ByteReader(bytes, ByteReader.int4(bytes, ROOT));
    }

    @Override
    public CodeBlock read(SharedFunctionInfo shared, int place) {
        return block(new ByteReader(bytes, place), shared);
    }

    @Override
    public boolean isSerial() {
        return true;
    }

    private CodeBlock block(ByteReader in, SharedFunctionInfo shared) {
        int flags = in.word(), registers = in.word(), parameters = in.word(), caches = in.word(), feedback = in.word();
        int[] code = in.words();
        int count = in.word();
        var constants = count == 0 ? NO_CONSTANTS : new Object[count];
        for (int i = 0; i < count; i++) constants[i] = ConstantReader.constant(in, strings, scopes);
        count = in.word();
        var functions = count == 0 ? NO_FUNCTIONS : new SharedFunctionInfo[count];
        for (int i = 0; i < count; i++) functions[i] = signature(in);
        int[] handlers = handlers(in);
        int[] positions = positions(in);
        var block = new CodeBlock(
                code,
                constants,
                functions,
                handlers,
                positions,
                registers,
                parameters,
                (flags & KEEPS_ARGUMENTS) != 0,
                (flags & STRICT) != 0,
                caches,
                feedback,
                source,
                shared,
                goal,
                true);
        if ((flags & STRICT_PARTS) != 0) block.strictParts(in.words());
        return block;
    }

    private SharedFunctionInfo signature(ByteReader in) {
        int kind = in.word(), flags = in.word(), arguments = in.word(), start = in.word();
        int end = start + in.word(), place = in.word();
        String name = (kind & NAMED) == 0 ? null : strings.get(in.word());
        String inferredName = (kind & INFERRED) == 0 ? null : strings.get(in.word());
        String[] mapped = (kind & MAPPED) == 0 ? null : strings.texts(in);
        var signature = new SharedFunctionInfo.Signature(
                KINDS[kind & KIND_MASK],
                flags,
                arguments,
                start,
                end,
                name,
                inferredName,
                (kind & IMPLICIT) != 0,
                mapped);
        return new SharedFunctionInfo(signature, source, goal, this, place);
    }

    private static int[] handlers(ByteReader in) {
        int count = in.word();
        if (count == 0) return NO_NUMBERS;
        var handlers = new int[4 * count];
        for (int i = 0; i < handlers.length; i += 4) {
            for (int part = 0; part < 3; part++) handlers[i + part] = in.word();
        }
        return handlers;
    }

    private static int[] positions(ByteReader in) {
        int count = in.word();
        if (count == 0) return NO_NUMBERS;
        var positions = new int[2 * count];
        int offset = 0, position = 0;
        for (int i = 0; i < positions.length; i += 2) {
            positions[i] = offset += in.word();
            positions[i + 1] = position += in.signed();
        }
        return positions;
    }

    private Program entries(ByteReader in) {
        int start = in.word(), end = in.word();
        boolean hasTopLevelAwait = in.word() == 1;
        var requests = new ModuleRequest[in.word()];
        for (int i = 0; i < requests.length; i++) requests[i] = request(in);
        var imports = new ImportEntry[in.word()];
        for (int i = 0; i < imports.length; i++)
            imports[i] = new ImportEntry(request(in), strings.text(in), strings.text(in), in.word());
        var exports = new ExportEntry[in.word()];
        for (int i = 0; i < exports.length; i++) {
            int kind = in.word();
            ModuleRequest request = (kind & 1) == 0 ? null : request(in);
            exports[i] = new ExportEntry(
                    ExportEntry.Kind.values()[kind >> 1],
                    strings.text(in),
                    request,
                    strings.text(in),
                    strings.text(in),
                    in.word());
        }
        return new Program(
                start,
                end,
                Program.Kind.MODULE,
                source,
                true,
                null,
                null,
                hasTopLevelAwait,
                requests,
                imports,
                exports);
    }

    private ModuleRequest request(ByteReader in) {
        String specifier = strings.get(in.word());
        int position = in.word();
        var attributes = new ModuleRequest.ImportAttribute[in.word()];
        for (int i = 0; i < attributes.length; i++)
            attributes[i] = new ModuleRequest.ImportAttribute(strings.get(in.word()), strings.get(in.word()));
        return new ModuleRequest(specifier, attributes, position);
    }
}
