// What subscribers of undici's diagnostics channels hear of fetch. https://github.com/nodejs/undici/blob/main/docs/docs/api/DiagnosticsChannel.md

const { Buffer } = require('buffer');
const { EventEmitter } = require('events');
const { publish } = require('internal/diagnostics');

// The request in the messages. Subscribers may add headers before it is sent.
class Request {
  constructor({ url, method, headers, body }) {
    this.method = method;
    this.body = body;
    this.completed = false;
    this.aborted = false;
    this.path = `${url.pathname}${url.search}`;
    this.origin = url.origin;
    this.headers = headers;
  }

  addHeader(name, value) {
    this.headers.push(name, `${value}`);
    return this;
  }
}

class Exchange {
  #request;
  #isConnected = false;
  #unsent = []; // What the program has written before there was a connection.

  constructor(options) {
    this.#request = new Request(options);
    publish('undici:request:create', { request: this.#request });
  }

  // Takes the request of node:http.
  begun(outgoing) {
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once(socket.encrypted ? 'secureConnect' : 'connect', () => this.#connected());
      else this.#connected();
    });
  }

  #connected() {
    this.#isConnected = true;
    for (const chunk of this.#unsent.splice(0)) this.sent(chunk);
  }

  // A part of the body is sent; undefined at its end.
  sent(chunk) {
    const request = this.#request;
    if (!this.#isConnected) this.#unsent.push(chunk);
    else if (chunk === undefined) publish('undici:request:bodySent', { request });
    else publish('undici:request:bodyChunkSent', { request, chunk });
  }

  // The head of the response has come.
  answered(message) {
    const request = this.#request;
    this.#headers(message);
    // Unlike response.on('data', ...), this does not begin the flow.
    EventEmitter.prototype.on.call(message, 'data', (chunk) =>
      publish('undici:request:bodyChunkReceived', { request, chunk }),
    );
    message.on('end', () => this.#completed(buffers(message.rawTrailers)));
    message.on('error', (error) => this.failed(error));
  }

  // The connection has another protocol now.
  upgraded(message) {
    this.#headers(message);
    this.#completed([]);
  }

  #headers({ statusCode, statusMessage: statusText, rawHeaders }) {
    const response = { statusCode, headers: buffers(rawHeaders), statusText };
    publish('undici:request:headers', { request: this.#request, response });
  }

  #completed(trailers) {
    this.#request.completed = true;
    publish('undici:request:trailers', { request: this.#request, trailers });
  }

  failed(error) {
    const request = this.#request;
    request.aborted = true;
    publish('undici:request:error', { request, error });
  }
}

function buffers(texts) {
  return texts.map((text) => Buffer.from(text, 'latin1'));
}

module.exports = { Exchange };
