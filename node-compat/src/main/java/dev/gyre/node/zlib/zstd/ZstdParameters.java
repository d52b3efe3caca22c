package dev.gyre.node.zlib.zstd;

import com.github.luben.zstd.Zstd.ParamSwitch;
import com.github.luben.zstd.ZstdCompressCtx;
import com.github.luben.zstd.ZstdException;

/** The advanced parameters of both directions, by Zstandard's numbers; -1 stands for one that is not given. */
// https://facebook.github.io/zstd/zstd_manual.html#Chapter5
public final class ZstdParameters {
    static final int WINDOW_LOG_MAX = 100;
    static final int DEFAULT_WINDOW_LOG_MAX = 27;
    private static final int MIN_WINDOW_LOG = 10, MAX_WINDOW_LOG = 31;
    private static final int LEVEL = 100, WINDOW_LOG = 101, HASH_LOG = 102, CHAIN_LOG = 103, SEARCH_LOG = 104;
    private static final int MIN_MATCH = 105, TARGET_LENGTH = 106, STRATEGY = 107;
    private static final int LONG_DISTANCE = 160, LDM_HASH_LOG = 161, LDM_MIN_MATCH = 162, LDM_BUCKET = 163;
    private static final int LDM_RATE = 164;
    private static final int CONTENT_SIZE = 200, CHECKSUM = 201, DICTIONARY_ID = 202;
    private static final int WORKERS = 400, JOB_SIZE = 401, OVERLAP_LOG = 402;
    private static final int[][] LDM_BOUNDS = {
        {LDM_HASH_LOG, 6, 30}, {LDM_MIN_MATCH, 4, 4096}, {LDM_BUCKET, 1, 8}, {LDM_RATE, 0, 25}
    };

    private final int[] values;

    /** The values by parameter. */
    public ZstdParameters(int[] values) {
        this.values = values.clone();
    }

    /**
     * Sets them.
     *
     * @throws IllegalArgumentException for an unknown parameter, or a value out of its bounds
     */
    void apply(ZstdCompressCtx context) {
        for (int number = 0; number < values.length; number++) {
            if (values[number] == -1) continue;
            try {
                apply(context, number, values[number]);
            } catch (ZstdException refused) {
                throw new IllegalArgumentException(refused);
            }
        }
    }

    private static void apply(ZstdCompressCtx context, int number, int value) {
        switch (number) {
            case LEVEL -> context.setLevel(value);
            case WINDOW_LOG -> context.setWindowLog(value);
            case HASH_LOG -> context.setHashLog(value);
            case CHAIN_LOG -> context.setChainLog(value);
            case SEARCH_LOG -> context.setSearchLog(value);
            case MIN_MATCH -> context.setMinMatch(value);
            case TARGET_LENGTH -> context.setTargetLength(value);
            case STRATEGY -> context.setStrategy(value);
            case LONG_DISTANCE -> context.setEnableLongDistanceMatching(automatic(value));
            case CONTENT_SIZE -> context.setContentSize(value != 0);
            case CHECKSUM -> context.setChecksum(value != 0);
            case DICTIONARY_ID -> context.setDictID(value != 0);
            case WORKERS -> context.setWorkers(value);
            case JOB_SIZE -> context.setJobSize(value);
            case OVERLAP_LOG -> context.setOverlapLog(value);
            default -> checkTuning(number, value);
        }
    }

    private static ParamSwitch automatic(int value) {
        return switch (value) {
            case 0 -> ParamSwitch.AUTO;
            case 1 -> ParamSwitch.ENABLE;
            case 2 -> ParamSwitch.DISABLE;
            default -> throw new IllegalArgumentException("a switch of " + value);
        };
    }

    // The tables of long distance matching keep the sizes that the window gives them: zstd-jni cannot set them.
    private static void checkTuning(int number, int value) {
        for (int[] bounds : LDM_BOUNDS) {
            if (bounds[0] == number && (value == 0 || value >= bounds[1] && value <= bounds[2])) return;
        }
        throw new IllegalArgumentException("parameter " + number + " of " + value);
    }

    /** The logarithm of the largest window that is accepted. */
    int windowLogMax() {
        int given = values[WINDOW_LOG_MAX];
        if (given == -1 || given == 0) return DEFAULT_WINDOW_LOG_MAX;
        if (given < MIN_WINDOW_LOG || given > MAX_WINDOW_LOG) throw new IllegalArgumentException("window of " + given);
        return given;
    }
}
