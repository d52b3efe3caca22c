// HTTP-network fetch by a dispatcher of the package undici (an Agent, ProxyAgent, MockAgent, or one of the program), https://undici.nodejs.org/#/docs/api/Dispatcher

const { HeaderList } = require('internal/fetch/headers');
const { responseBody } = require('internal/fetch/content');
const { innerResponse } = require('internal/fetch/response');

async function* chunksOf(stream) {
  for await (const chunk of stream) {
    if (!require('internal/util/types').isUint8Array(chunk)) throw new TypeError('Received non-Uint8Array chunk');
    yield chunk;
  }
}

function headersToSend(request) {
  const headers = { __proto__: null };
  const { body, method } = request;
  // For other methods without a body, the dispatcher decides.
  const length = body !== null ? body.length : method === 'POST' || method === 'PUT' ? 0 : null;
  for (const [name, value] of request.headers) headers[name] = value;
  if (length !== null) headers['content-length'] = `${length}`;
  return headers;
}

// Names and values in turns, each text or bytes, or an array of values.
function headersOf(rawHeaders = []) {
  const headers = new HeaderList();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const values = rawHeaders[i + 1];
    for (const value of Array.isArray(values) ? values : [values])
      headers.append(rawHeaders[i].toString('latin1').toLowerCase(), value.toString('latin1'));
  }
  return headers;
}

// What the dispatcher tells of a response, https://undici.nodejs.org/#/docs/api/Dispatcher?id=parameter-dispatchhandler
class ResponseHandler {
  #request;
  #exchange;
  #resolve;
  #reject;

  body = null;
  abort = null;

  constructor(request, exchange, { resolve, reject }) {
    this.#request = request;
    this.#exchange = exchange;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  onRequestStart(controller) {
    const exchange = this.#exchange;
    this.abort = (reason) => controller.abort(reason);
    exchange.outgoing = {
      destroy: () => {
        const { DOMException } = require('internal/domexception');
        this.abort(exchange.abortReason?.reason ?? new DOMException('The operation was aborted.', 'AbortError'));
      },
    };
    if (exchange.abortReason !== undefined) exchange.outgoing.destroy();
  }

  onResponseStarted() {}

  onResponseStart(controller, status, headers, statusText) {
    if (status < 200) return;
    const { Readable } = require('stream');
    const request = this.#request;
    this.body = new Readable({ read: () => controller.resume() });
    // The stream of the response gives its reader the error.
    this.body.on('error', () => {});
    const response = innerResponse({
      type: 'basic',
      status,
      statusText,
      headers: headersOf(controller.rawHeaders ?? undefined),
      urlList: [...request.urlList],
    });
    try {
      response.body = responseBody(this.body, response, request, this.#exchange);
      this.#resolve(response);
    } catch (error) {
      this.abort(error);
    }
  }

  onResponseData(controller, chunk) {
    if (!this.body.push(chunk)) controller.pause();
  }

  onResponseEnd() {
    this.body.push(null);
  }

  onResponseError(controller, error) {
    this.body?.destroy(error);
    this.#reject(error);
  }
}

// Returns a promise of the response; sets the abort function of exchange.
function dispatchFetch(request, exchange) {
  const { dispatcher: agent, url, method, body } = request;
  exchange.controller = undefined;
  const settle = Promise.withResolvers();
  const chunks = body === null ? null : chunksOf(body.stream);
  const options = {
    path: url.href.slice(url.origin.length, url.href.length - url.hash.length),
    origin: url.origin,
    method,
    // A MockAgent compares bodies.
    body: agent.isMockActive && body !== null ? (body.source ?? body.stream) : chunks,
    headers: headersToSend(request),
    maxRedirections: 0,
    upgrade: undefined,
  };
  try {
    agent.dispatch(options, new ResponseHandler(request, exchange, settle));
  } catch (error) {
    settle.reject(error);
  }
  return settle.promise;
}

module.exports = { dispatchFetch };
