// What diagnostics channels and performance observers hear of HTTP. https://nodejs.org/api/diagnostics_channel.html#http

const { measure, publish } = require('internal/diagnostics');

const kMeasured = Symbol('kMeasured');

// A server's request, before the program gets it.
function serverRequest(server, request, response) {
  const { socket } = request;
  publish('http.server.response.created', { request, response });
  const { method, url } = request;
  const end = measure('http', 'HttpRequest', { req: { method, url, headers: request.headers } });
  if (end !== undefined) response.once('prefinish', () => end({ res: summaryOf(response, response.getHeaders()) }));
  publish('http.server.request.start', { request, response, socket, server });
  const finished = require('internal/diagnostics').publishing('http.server.response.finish');
  if (finished !== undefined)
    response.prependOnceListener('finish', () => finished.publish({ request, response, socket, server }));
}

// A client's request has been written as far as the program is concerned.
function clientRequest(request) {
  const { method, protocol, host, path } = request;
  request[kMeasured] = measure('http', 'HttpClient', {
    req: { method, url: `${protocol}//${host}${path}`, headers: request.getHeaders() },
  });
  publish('http.client.request.start', { request });
}

// The head of its response has come.
function clientResponse(request, response) {
  request[kMeasured]?.({ res: summaryOf(response, response.headers) });
  request[kMeasured] = undefined;
  publish('http.client.response.finish', { request, response });
}

function summaryOf({ statusCode, statusMessage }, headers) {
  return { statusCode, statusMessage, headers };
}

module.exports = { clientRequest, clientResponse, serverRequest };
