// A client of the Chrome DevTools Protocol. https://chromedevtools.github.io/devtools-protocol/

const EventEmitter = require('events');

class ProtocolError extends Error {
  constructor({ code, message }) {
    super(message);
    Object.defineProperty(this, 'code', { __proto__: null, value: code });
  }
}

// The address of a runtime's WebSocket, which its list of targets has.
function findTarget(host, port) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const request = require('http').get({ host, port, path: '/json/list', agent: false }, (response) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (part) => (text += part));
    response.on('error', reject);
    response.on('end', () => {
      try {
        resolve(JSON.parse(text)[0].webSocketDebuggerUrl);
      } catch {
        reject(new Error(`no debugger answers at ${host}:${port}`));
      }
    });
  });
  request.on('error', reject);
  return promise;
}

// Emits each event of the protocol by its name, and 'close' when the connection has ended.
class Client extends EventEmitter {
  #socket;
  #calls = new Map();
  #nextId = 1;

  async connect(host, port) {
    const url = await findTarget(host, port);
    const { WebSocket } = require('internal/websocket/websocket');
    const socket = new WebSocket(url);
    const { promise, resolve, reject } = Promise.withResolvers();
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no debugger answers at ${host}:${port}`));
    socket.onmessage = ({ data }) => this.#received(JSON.parse(data));
    socket.onclose = () => this.#closed();
    await promise;
    this.#socket = socket;
  }

  #received({ id, method, params, result, error }) {
    if (id === undefined) {
      this.emit(method, params);
      return;
    }
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error) call.reject(new ProtocolError(error));
    else call.resolve(result);
  }

  #closed() {
    for (const { reject } of this.#calls.values()) reject(new Error('The program has ended'));
    this.#calls.clear();
    if (this.#socket === undefined) return;
    this.#socket = undefined;
    this.emit('close');
  }

  get isConnected() {
    return this.#socket !== undefined;
  }

  // A promise of a method's result.
  call(method, params = {}) {
    if (this.#socket === undefined) return Promise.reject(new Error('There is no program to debug'));
    const call = Promise.withResolvers();
    const id = this.#nextId++;
    this.#calls.set(id, call);
    this.#socket.send(JSON.stringify({ id, method, params }));
    return call.promise;
  }

  close() {
    this.#socket?.close();
  }
}

module.exports = { Client };
