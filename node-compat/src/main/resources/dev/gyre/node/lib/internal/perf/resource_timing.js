// Timings of fetched resources. https://w3c.github.io/resource-timing/

const { nodeError } = require('internal/errors');
const { PerformanceEntry, construct, keepResource } = require('internal/perf/entries');
const { enqueue } = require('internal/perf/observer');

const HEAD_BYTES = 300; // The size that the specification assumes for a response's header section.

class PerformanceResourceTiming extends PerformanceEntry {
  #initiatorType;
  #timing;
  #cacheMode;
  #bodyInfo;
  #responseStatus;
  #deliveryType;

  constructor(token, name, initiatorType, timing, cacheMode, bodyInfo, responseStatus, deliveryType) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    super(token, name, 'resource', timing.startTime, timing.endTime - timing.startTime);
    this.#initiatorType = initiatorType;
    this.#timing = timing;
    this.#cacheMode = cacheMode;
    this.#bodyInfo = bodyInfo;
    this.#responseStatus = responseStatus;
    this.#deliveryType = deliveryType;
  }

  get initiatorType() {
    return this.#initiatorType;
  }
  get nextHopProtocol() {
    return this.#timing.finalConnectionTimingInfo?.ALPNNegotiatedProtocol;
  }
  get workerStart() {
    return this.#timing.finalServiceWorkerStartTime;
  }
  get redirectStart() {
    return this.#timing.redirectStartTime;
  }
  get redirectEnd() {
    return this.#timing.redirectEndTime;
  }
  get fetchStart() {
    return this.#timing.postRedirectStartTime;
  }
  get domainLookupStart() {
    return this.#timing.finalConnectionTimingInfo?.domainLookupStartTime;
  }
  get domainLookupEnd() {
    return this.#timing.finalConnectionTimingInfo?.domainLookupEndTime;
  }
  get connectStart() {
    return this.#timing.finalConnectionTimingInfo?.connectionStartTime;
  }
  get connectEnd() {
    return this.#timing.finalConnectionTimingInfo?.connectionEndTime;
  }
  get secureConnectionStart() {
    return this.#timing.finalConnectionTimingInfo?.secureConnectionStartTime;
  }
  get requestStart() {
    return this.#timing.finalNetworkRequestStartTime;
  }
  get finalResponseHeadersStart() {
    return this.#timing.finalNetworkResponseStartTime;
  }
  get firstInterimResponseStart() {
    return this.#timing.firstInterimNetworkResponseStartTime ?? 0;
  }
  get responseStart() {
    return this.#timing.firstInterimNetworkResponseStartTime || this.#timing.finalNetworkResponseStartTime;
  }
  get responseEnd() {
    return this.#timing.endTime;
  }
  get encodedBodySize() {
    return this.#timing.encodedBodySize;
  }
  get decodedBodySize() {
    return this.#timing.decodedBodySize;
  }

  get transferSize() {
    if (this.#cacheMode === 'local') return 0;
    if (this.#cacheMode === 'validated') return HEAD_BYTES;
    return this.#timing.encodedBodySize + HEAD_BYTES;
  }

  get deliveryType() {
    return this.#deliveryType;
  }
  get responseStatus() {
    return this.#responseStatus;
  }
  get renderBlockingStatus() {
    return this.#timing.renderBlocking === true ? 'blocking' : 'non-blocking';
  }
  get contentType() {
    return this.#bodyInfo?.contentType ?? '';
  }
  get contentEncoding() {
    return this.#bodyInfo?.contentEncoding ?? '';
  }

  toJSON() {
    const json = super.toJSON();
    for (const name of MEMBERS) json[name] = this[name];
    return json;
  }
}

const MEMBERS = [
  'initiatorType',
  'nextHopProtocol',
  'workerStart',
  'redirectStart',
  'redirectEnd',
  'fetchStart',
  'domainLookupStart',
  'domainLookupEnd',
  'connectStart',
  'connectEnd',
  'secureConnectionStart',
  'requestStart',
  'finalResponseHeadersStart',
  'firstInterimResponseStart',
  'responseStart',
  'responseEnd',
  'transferSize',
  'encodedBodySize',
  'decodedBodySize',
  'deliveryType',
  'responseStatus',
  'renderBlockingStatus',
  'contentType',
  'contentEncoding',
];
for (const name of [...MEMBERS, 'toJSON'])
  Object.defineProperty(PerformanceResourceTiming.prototype, name, { __proto__: null, enumerable: true });
Object.defineProperty(PerformanceResourceTiming, 'length', { __proto__: null, value: 0, configurable: true });

// performance.markResourceTiming(...), https://w3c.github.io/resource-timing/#dfn-mark-resource-timing
function markResourceTiming(
  timing,
  requestedUrl,
  initiatorType,
  global,
  cacheMode,
  bodyInfo,
  responseStatus,
  deliveryType = '',
) {
  if (cacheMode !== '' && cacheMode !== 'local')
    throw nodeError('ERR_INTERNAL_ASSERTION', "cache must be an empty string or 'local'");
  const sized = {
    ...timing,
    encodedBodySize: bodyInfo?.encodedSize ?? timing.encodedBodySize,
    decodedBodySize: bodyInfo?.decodedSize ?? timing.decodedBodySize,
  };
  const entry = new PerformanceResourceTiming(
    construct,
    requestedUrl,
    initiatorType,
    sized,
    cacheMode,
    bodyInfo,
    responseStatus,
    deliveryType,
  );
  keepResource(entry);
  enqueue(entry);
  return entry;
}

for (const named of [PerformanceResourceTiming]) {
  Object.defineProperty(named.prototype, Symbol.toStringTag, {
    __proto__: null,
    value: named.name,
    configurable: true,
  });
}

module.exports = { PerformanceResourceTiming, markResourceTiming };
