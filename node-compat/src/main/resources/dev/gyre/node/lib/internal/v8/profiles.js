// CPU profiles and recordings of garbage collection. https://nodejs.org/api/v8.html#v8startcpuprofile

const binding = internalBinding('profile');

const DEFAULT_INTERVAL = 1000; // Microseconds.

class SyncCPUProfileHandle {
  #id;
  #stopped = false;

  constructor() {
    this.#id = binding.startCpuProfile(DEFAULT_INTERVAL);
  }

  stop() {
    if (this.#stopped) return undefined;
    this.#stopped = true;
    return binding.stopCpuProfile(this.#id);
  }

  [Symbol.dispose]() {
    this.stop();
  }
}

// The profile of a worker; promises instead of results.
class CPUProfileHandle {
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

module.exports = { CPUProfileHandle, GCProfiler, SyncCPUProfileHandle };
