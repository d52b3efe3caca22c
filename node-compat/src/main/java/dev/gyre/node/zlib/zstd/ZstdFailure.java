package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.ZstdException;
import dev.gyre.node.zlib.codec.ZlibException;

/** Errors of the library by their names in its header file. */
// https://github.com/facebook/zstd/blob/v1.5.7/lib/zstd_errors.h
final class ZstdFailure {
    private static final String PREFIX = "ZSTD_error_";
    private static final int WINDOW_TOO_LARGE = 16;

    private ZstdFailure() {}

    static ZlibException of(ZstdException failure) {
        // The library returns the number negated; zstd-jni hands it on as it is.
        int number = Math.abs((int) failure.getErrorCode());
        return new ZlibException(PREFIX + name(number), number, failure.getMessage());
    }

    static ZlibException windowTooLarge() {
        return new ZlibException(
                PREFIX + name(WINDOW_TOO_LARGE), WINDOW_TOO_LARGE, "Frame requires too much memory for decoding");
    }

    private static String name(int number) {
        return switch (number) {
            case 10 -> "prefix_unknown";
            case 12 -> "version_unsupported";
            case 14 -> "frameParameter_unsupported";
            case WINDOW_TOO_LARGE -> "frameParameter_windowTooLarge";
            case 20 -> "corruption_detected";
            case 22 -> "checksum_wrong";
            case 24 -> "literals_headerWrong";
            case 30 -> "dictionary_corrupted";
            case 32 -> "dictionary_wrong";
            case 34 -> "dictionaryCreation_failed";
            case 40 -> "parameter_unsupported";
            case 41 -> "parameter_combination_unsupported";
            case 42 -> "parameter_outOfBound";
            case 44 -> "tableLog_tooLarge";
            case 46 -> "maxSymbolValue_tooLarge";
            case 48 -> "maxSymbolValue_tooSmall";
            case 50 -> "stabilityCondition_notRespected";
            case 60 -> "stage_wrong";
            case 62 -> "init_missing";
            case 64 -> "memory_allocation";
            case 66 -> "workSpace_tooSmall";
            case 70 -> "dstSize_tooSmall";
            case 72 -> "srcSize_wrong";
            case 74 -> "dstBuffer_null";
            case 80 -> "noForwardProgress_destFull";
            case 82 -> "noForwardProgress_inputEmpty";
            default -> "GENERIC";
        };
    }
}
