package dev.gyre.node.zlib;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LongWork;
import dev.gyre.node.environment.NodeErrors;
import dev.gyre.node.zlib.brotli.BrotliDecoder;
import dev.gyre.node.zlib.brotli.BrotliEncoder;
import dev.gyre.node.zlib.brotli.EncoderParameters;
import dev.gyre.node.zlib.codec.Compressor;
import dev.gyre.node.zlib.codec.Container;
import dev.gyre.node.zlib.codec.Crc32;
import dev.gyre.node.zlib.codec.Decompressor;
import dev.gyre.node.zlib.codec.ZlibStream;
import dev.gyre.node.zlib.zstd.ZstdCompressor;
import dev.gyre.node.zlib.zstd.ZstdDecompressor;
import dev.gyre.node.zlib.zstd.ZstdParameters;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.zip.CRC32;

/** internalBinding('zlib'): compression streams, and CRC-32. */
// lib/internal/bindings.md, zlib
@BuiltinObject(intrinsic = "%zlib binding%")
public final class ZlibBinding {
    private static final int BROTLI_DECODER_PARAM_LARGE_WINDOW = 1;

    private ZlibBinding() {}

    /** The binding with its class Zlib. */
    public static JsObject create(Environment environment) {
        JsObject binding = JsObject.create(environment.realm());
        BuiltinInstaller.populate(environment.realm(), binding, ZlibBindingTable.INSTANCE);
        JsObject prototype = BindingClasses.prototype(environment.realm(), ZlibPrototypeTable.INSTANCE);
        binding.put(
                "Zlib",
                BindingClasses.constructor(
                        environment.realm(),
                        "Zlib",
                        4,
                        prototype,
                        (instances, arguments) ->
                                new ZlibObject(environment, instances, stream(environment.realm(), arguments))));
        return binding;
    }

    /**
     * new Zlib(mode, level, strategy, dictionary, single); for Brotli new Zlib(mode, parameters), for Zstandard
     * new Zlib(mode, parameters, pledgedSize, dictionary)
     */
    private static ZlibStream stream(Realm realm, Object[] arguments) {
        String mode = TypeConversion.toString(BindingClasses.argument(arguments, 0));
        if (mode.startsWith("BROTLI")) return brotli(mode, parameters(BindingClasses.argument(arguments, 1)));
        ByteView view = ByteView.ofOrNull(BindingClasses.argument(arguments, 3));
        byte[] dictionary = view == null ? null : view.copy();
        if (mode.startsWith("ZSTD")) {
            try {
                return zstd(mode, arguments, dictionary);
            } catch (IllegalArgumentException parameter) {
                throw NodeErrors.of(realm, "ERR_ZLIB_INITIALIZATION_FAILED", "Setting parameter failed");
            }
        }
        Container container = mode.endsWith("RAW")
                ? Container.RAW
                : mode.startsWith("G") ? Container.GZIP : mode.equals("UNZIP") ? Container.DETECT : Container.ZLIB;
        if (mode.startsWith("DEFLATE") || mode.equals("GZIP")) {
            int level = TypeConversion.toInt32(BindingClasses.argument(arguments, 1));
            return new Compressor(
                    container, level, TypeConversion.toInt32(BindingClasses.argument(arguments, 2)), dictionary);
        }
        return new Decompressor(container, dictionary, TypeConversion.toBoolean(BindingClasses.argument(arguments, 4)));
    }

    private static ZlibStream zstd(String mode, Object[] arguments, byte[] dictionary) {
        ZstdParameters parameters = new ZstdParameters(parameters(BindingClasses.argument(arguments, 1)));
        if (mode.endsWith("DECOMPRESS")) return new ZstdDecompressor(parameters, dictionary);
        Object pledged = BindingClasses.argument(arguments, 2);
        long size = Comparison.isNullish(pledged) ? -1 : (long) TypeConversion.toNumber(pledged);
        return new ZstdCompressor(parameters, size, dictionary);
    }

    private static int[] parameters(Object values) {
        ByteView view = ByteView.of(values);
        IntBuffer given = ByteBuffer.wrap(view.bytes(), view.offset(), view.length())
                .order(ByteOrder.LITTLE_ENDIAN)
                .asIntBuffer();
        int[] parameters = new int[given.remaining()];
        given.get(parameters);
        return parameters;
    }

    private static ZlibStream brotli(String mode, int[] parameters) {
        return mode.endsWith("ENCODE")
                ? new BrotliEncoder(EncoderParameters.of(parameters))
                : new BrotliDecoder(parameters[BROTLI_DECODER_PARAM_LARGE_WINDOW] > 0);
    }

    // crc32(view, value): the sum of what gave value and of the bytes after it
    @Builtin
    static double crc32(Realm realm, Object self, Object data, Object value) {
        ByteView view = ByteView.of(data);
        int start = TypeConversion.toInt32(value);
        if (start == 0) {
            return LongWork.get(realm, view.length(), () -> {
                CRC32 sum = new CRC32();
                sum.update(view.bytes(), view.offset(), view.length());
                return (double) sum.getValue();
            });
        }
        return LongWork.get(realm, view.length(), () ->
                (double) Integer.toUnsignedLong(Crc32.update(start, view.bytes(), view.offset(), view.length())));
    }
}
