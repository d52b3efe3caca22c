// performance.markResourceTiming and the entries that it gives, https://w3c.github.io/resource-timing/#sec-performanceresourcetiming.
// There is no timeline that would keep them: who marks gets the entry.

const { nodeError } = require('internal/errors');
const { customInspectSymbol, enumerableMembers } = require('internal/util');

const kMade = Symbol('made');

class PerformanceResourceTiming {
  #name;
  #info;
  #initiatorType;
  #cacheMode;
  #status;
  #deliveryType;

  constructor(made = undefined, name = '', info = {}, initiatorType = '', cacheMode = '', status = 0, deliveryType = '') {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#name = name;
    this.#info = info;
    this.#initiatorType = initiatorType;
    this.#cacheMode = cacheMode;
    this.#status = status;
    this.#deliveryType = deliveryType;
  }

  get name() { return this.#name; }
  get entryType() { return this.#info && 'resource'; }
  get startTime() { return this.#info.startTime; }
  get duration() { return this.#info.endTime - this.#info.startTime; }
  get initiatorType() { return this.#initiatorType; }
  get nextHopProtocol() { return this.#info.finalConnectionTimingInfo?.ALPNNegotiatedProtocol; }
  get workerStart() { return this.#info.finalServiceWorkerStartTime; }
  get redirectStart() { return this.#info.redirectStartTime; }
  get redirectEnd() { return this.#info.redirectEndTime; }
  get fetchStart() { return this.#info.postRedirectStartTime; }
  get domainLookupStart() { return this.#info.finalConnectionTimingInfo?.domainLookupStartTime; }
  get domainLookupEnd() { return this.#info.finalConnectionTimingInfo?.domainLookupEndTime; }
  get connectStart() { return this.#info.finalConnectionTimingInfo?.connectionStartTime; }
  get connectEnd() { return this.#info.finalConnectionTimingInfo?.connectionEndTime; }
  get secureConnectionStart() { return this.#info.finalConnectionTimingInfo?.secureConnectionStartTime; }
  get requestStart() { return this.#info.finalNetworkRequestStartTime; }
  get responseStart() { return this.#info.finalNetworkResponseStartTime; }
  get responseEnd() { return this.#info.endTime; }
  get encodedBodySize() { return this.#info.encodedBodySize; }
  get decodedBodySize() { return this.#info.decodedBodySize; }

  // As the specification has it: 300 bytes for the headers of what came over the net.
  get transferSize() { return this.#cacheMode === 'local' ? 0 : this.#info.encodedBodySize + 300; }
  get deliveryType() { return this.#deliveryType; }
  get responseStatus() { return this.#status; }

  toJSON() {
    const shown = {};
    for (const name of fields) shown[name] = this[name];
    return shown;
  }

  [customInspectSymbol](depth, options, inspect) {
    return depth < 0 ? this : `PerformanceResourceTiming ${inspect(this.toJSON(), options)}`;
  }
}

const fields = ['name', 'entryType', 'startTime', 'duration', 'initiatorType', 'nextHopProtocol', 'workerStart', 'redirectStart', 'redirectEnd', 'fetchStart',
  'domainLookupStart', 'domainLookupEnd', 'connectStart', 'connectEnd', 'secureConnectionStart', 'requestStart', 'responseStart', 'responseEnd',
  'transferSize', 'encodedBodySize', 'decodedBodySize', 'deliveryType', 'responseStatus'];
enumerableMembers(PerformanceResourceTiming.prototype, [...fields, 'toJSON']);
Object.defineProperty(PerformanceResourceTiming.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: 'PerformanceResourceTiming' });

function markResourceTiming(timingInfo, requestedUrl, initiatorType, global, cacheMode, bodyInfo, responseStatus, deliveryType = '') {
  if (cacheMode !== '' && cacheMode !== 'local') throw nodeError('ERR_INVALID_ARG_VALUE', 'cacheMode', cacheMode, "must be '' or 'local'");
  return new PerformanceResourceTiming(kMade, requestedUrl, timingInfo, initiatorType, cacheMode, responseStatus, deliveryType);
}

module.exports = { PerformanceResourceTiming, markResourceTiming };
