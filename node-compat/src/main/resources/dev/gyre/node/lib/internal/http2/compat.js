// The compatibility API: requests and responses in the manner of node:http. https://nodejs.org/api/http2.html#compatibility-api

const { Http2ServerRequest } = require('internal/http2/request');
const { Http2ServerResponse } = require('internal/http2/response');

const [METHOD_NOT_ALLOWED, EXPECTATION_FAILED] = [405, 417];

function refuse(response, status) {
  response.statusCode = status;
  response.end();
}

// Makes a request and a response of a stream, and emits the event of the server that they are for.
function serveStream(server, Request, Response, stream, headers, raw) {
  const request = new Request(stream, headers, undefined, raw);
  const response = new Response(stream);
  if (headers[':method'] === 'CONNECT') {
    if (!server.emit('connect', request, response)) refuse(response, METHOD_NOT_ALLOWED);
    return;
  }
  const { expect } = headers;
  if (expect === undefined) {
    server.emit('request', request, response);
  } else if (expect === '100-continue') {
    if (server.listenerCount('checkContinue') > 0) {
      server.emit('checkContinue', request, response);
    } else {
      response.writeContinue();
      server.emit('request', request, response);
    }
  } else if (!server.emit('checkExpectation', request, response)) {
    refuse(response, EXPECTATION_FAILED);
  }
}

module.exports = { Http2ServerRequest, Http2ServerResponse, serveStream };
