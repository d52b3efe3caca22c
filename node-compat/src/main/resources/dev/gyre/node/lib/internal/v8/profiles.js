// CPU profiles, profiles of allocations and recordings of garbage collection. https://nodejs.org/api/v8.html#v8startcpuprofileoptions

const { codedError } = require('internal/errors');
const { validateBoolean, validateInteger, validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('profile');

const DEFAULT_MICROSECONDS = 1000;
const DEFAULT_BYTES = 512 * 1024;
const DEFAULT_DEPTH = 16;
const MOST_SAMPLES = 2 ** 32 - 1;
const MOST_DEPTH = 2 ** 31 - 1;
const COLLECTION_FLAGS = ['forceGC', 'includeObjectsCollectedByMajorGC', 'includeObjectsCollectedByMinorGC'];

// The arguments of binding.startCpuProfile.
function cpuOptions(options = {}) {
  validateObject(options, 'options');
  const { sampleInterval = 0, maxBufferSize = MOST_SAMPLES } = options;
  validateNumber(sampleInterval, 'options.sampleInterval', 0);
  validateNumber(maxBufferSize, 'options.maxBufferSize', 1, MOST_SAMPLES);
  return [sampleInterval || DEFAULT_MICROSECONDS, maxBufferSize];
}

// The arguments of binding.startHeapProfile. Collected objects are part of a profile in any case.
function heapOptions(options = {}) {
  validateObject(options, 'options');
  const { sampleInterval = DEFAULT_BYTES, stackDepth = DEFAULT_DEPTH } = options;
  validateInteger(sampleInterval, 'options.sampleInterval', 1);
  validateInteger(stackDepth, 'options.stackDepth', 0, MOST_DEPTH);
  for (const flag of COLLECTION_FLAGS) {
    if (options[flag] !== undefined) validateBoolean(options[flag], `options.${flag}`);
  }
  return [sampleInterval, stackDepth];
}

// A running profile of this thread.
class SyncProfileHandle {
  #id;
  #stopped = false;

  constructor(id) {
    this.#id = id;
  }

  stop() {
    if (this.#stopped) return undefined;
    this.#stopped = true;
    return binding.stopProfile(this.#id);
  }

  [Symbol.dispose]() {
    this.stop();
  }
}

class SyncCPUProfileHandle extends SyncProfileHandle {}

// V8 takes one profile of allocations at a time.
let heapProfileRuns = false;

class SyncHeapProfileHandle extends SyncProfileHandle {
  stop() {
    const profile = super.stop();
    if (profile !== undefined) heapProfileRuns = false;
    return profile;
  }
}

function startCpuProfile(options) {
  return new SyncCPUProfileHandle(binding.startCpuProfile(...cpuOptions(options)));
}

function startHeapProfile(options) {
  const words = heapOptions(options);
  if (heapProfileRuns) {
    throw codedError(Error, 'ERR_HEAP_PROFILE_HAVE_BEEN_STARTED', 'Heap profile has been started');
  }
  heapProfileRuns = true;
  return new SyncHeapProfileHandle(binding.startHeapProfile(...words));
}

let hasLimit = false;

// Writes profiles of what was allocated since the last one, at most `limit` of them, when memory is nearly exhausted.
function setHeapProfileNearHeapLimit(limit) {
  require('internal/validators').validateUint32(limit, 'limit', true);
  if (hasLimit) return;
  hasLimit = true;
  let profile = startHeapProfile();
  binding.snapshotNearLimit(limit, () => {
    const folder = require('internal/options').optionValue('--diagnostic-dir', '');
    const name = require('internal/diagnostic_name').diagnosticName('Heap', 'heapprofile');
    require('fs').writeFileSync(require('path').join(folder, name), profile.stop());
    profile = startHeapProfile();
  });
}

// The profile of a worker; promises instead of results.
class ProfileHandle {
  #stop;
  #stopped;

  constructor(stop) {
    this.#stop = stop;
  }

  stop() {
    return (this.#stopped ??= this.#stop());
  }

  async [Symbol.asyncDispose]() {
    await this.stop();
  }
}

class CPUProfileHandle extends ProfileHandle {}

class HeapProfileHandle extends ProfileHandle {}

function statistics(used, committed) {
  const { heap_size_limit: limit } = require('v8').getHeapStatistics();
  return {
    heapStatistics: {
      totalHeapSize: committed,
      totalHeapSizeExecutable: 0,
      totalPhysicalSize: committed,
      totalAvailableSize: limit - used,
      totalGlobalHandlesSize: 0,
      usedGlobalHandlesSize: 0,
      usedHeapSize: used,
      heapSizeLimit: limit,
      mallocedMemory: 0,
      externalMemory: 0,
      peakMallocedMemory: 0,
    },
    heapSpaceStatistics: [
      {
        spaceName: 'java_heap',
        spaceSize: committed,
        spaceUsedSize: used,
        spaceAvailableSize: committed - used,
        physicalSpaceSize: committed,
      },
    ],
  };
}

// https://nodejs.org/api/v8.html#class-v8gcprofiler
class GCProfiler {
  #id;
  #startTime;

  start() {
    if (this.#id !== undefined) return;
    this.#id = binding.startCollections();
    this.#startTime = Date.now();
  }

  stop() {
    if (this.#id === undefined) return undefined;
    const rows = binding.stopCollections(this.#id);
    this.#id = undefined;
    return {
      version: 1,
      startTime: this.#startTime,
      statistics: rows.map(([isYoung, cost, usedBefore, sizeBefore, usedAfter, sizeAfter]) => ({
        gcType: isYoung === 1 ? 'Scavenge' : 'MarkSweepCompact',
        beforeGC: statistics(usedBefore, sizeBefore),
        cost,
        afterGC: statistics(usedAfter, sizeAfter),
      })),
      endTime: Date.now(),
    };
  }

  [Symbol.dispose]() {
    this.stop();
  }
}

module.exports = {
  CPUProfileHandle,
  GCProfiler,
  HeapProfileHandle,
  cpuOptions,
  heapOptions,
  startCpuProfile,
  setHeapProfileNearHeapLimit,
  startHeapProfile,
};
