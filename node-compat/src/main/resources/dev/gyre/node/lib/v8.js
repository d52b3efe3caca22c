// node:v8: serialization, and those heap statistics that apply to a heap that is not V8's. https://nodejs.org/api/v8.html

const { DefaultDeserializer, Deserializer } = require('internal/v8/deserializer');
const { DefaultSerializer, Serializer } = require('internal/v8/serializer');
const heap = require('internal/v8/heap');
const { GCProfiler, setHeapProfileNearHeapLimit, startCpuProfile, startHeapProfile } = require('internal/v8/profiles');

function serialize(value) {
  const serializer = new DefaultSerializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
}

function deserialize(bytes) {
  const deserializer = new DefaultDeserializer(bytes);
  deserializer.readHeader();
  return deserializer.readValue();
}

function getHeapStatistics() {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const limit = process.constrainedMemory();
  return {
    total_heap_size: heapTotal,
    total_heap_size_executable: 0,
    total_physical_size: Math.min(heapTotal, rss),
    total_available_size: limit - heapUsed,
    used_heap_size: heapUsed,
    heap_size_limit: limit,
    malloced_memory: 0,
    peak_malloced_memory: 0,
    does_zap_garbage: 0,
    number_of_native_contexts: 1,
    number_of_detached_contexts: 0,
    total_global_handles_size: 0,
    used_global_handles_size: 0,
    external_memory: external,
  };
}

function getHeapSpaceStatistics() {
  const { heapTotal, heapUsed } = process.memoryUsage();
  return [
    {
      space_name: 'java_heap',
      space_size: heapTotal,
      space_used_size: heapUsed,
      space_available_size: heapTotal - heapUsed,
      physical_space_size: heapTotal,
    },
  ];
}

// All zero, because the JVM's compiled code is not part of the heap.
function getHeapCodeStatistics() {
  return {
    code_and_metadata_size: 0,
    bytecode_and_metadata_size: 0,
    external_script_source_size: 0,
    cpu_profiler_metadata_size: 0,
  };
}

// There is no heap of C++ objects.
function getCppHeapStatistics(type = 'detailed') {
  require('internal/validators').validateOneOf(type, 'type', ['brief', 'detailed']);
  return {
    __proto__: null,
    committed_size_bytes: 0,
    resident_size_bytes: 0,
    used_size_bytes: 0,
    space_statistics: [],
    type_names: [],
    detail_level: type,
  };
}

function refuseSnapshot() {
  throw require('internal/errors').codedError(
    Error,
    'ERR_NOT_BUILDING_SNAPSHOT',
    'Operation cannot be invoked when not building startup snapshot',
  );
}

module.exports = {
  DefaultDeserializer,
  DefaultSerializer,
  Deserializer,
  GCProfiler,
  Serializer,
  cachedDataVersionTag: () => 0,
  deserialize,
  getCppHeapStatistics,
  getHeapCodeStatistics,
  getHeapSnapshot: heap.getHeapSnapshot,
  getHeapSpaceStatistics,
  getHeapStatistics,
  isStringOneByteRepresentation(content) {
    require('internal/validators').validateString(content, 'content');
    return !/[^\0-\xff]/.test(content);
  },
  promiseHooks: require('internal/v8/promise_hooks'),
  queryObjects: heap.queryObjects,
  serialize,
  setHeapProfileNearHeapLimit,
  setHeapSnapshotNearHeapLimit: heap.setHeapSnapshotNearHeapLimit,
  setFlagsFromString(flags) {
    require('internal/validators').validateString(flags, 'flags'); // No flags can be set while a program runs.
  },
  startCpuProfile,
  startHeapProfile,
  startupSnapshot: {
    addDeserializeCallback: refuseSnapshot,
    addSerializeCallback: refuseSnapshot,
    setDeserializeMainFunction: refuseSnapshot,
    isBuildingSnapshot: () => false,
  },
  stopCoverage() {
    internalBinding('coverage').stop();
  },
  takeCoverage() {
    internalBinding('coverage').take();
  },
  writeHeapSnapshot: heap.writeHeapSnapshot,
};
