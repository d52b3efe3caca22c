// The other sides of the WebSockets of pages: functions of the program, or the network.

const abnormal = 1006;

// What a program's function gets: the server's side of a connection.
class ServerSocket {
  #event;
  #isOpen = true;

  // Called with { data }, a text or an ArrayBuffer.
  onmessage = null;
  // Called with { code, reason } when the page has closed the connection.
  onclose = null;

  constructor(url, protocols, event) {
    this.url = url;
    this.protocols = protocols;
    this.#event = event;
  }

  // Sends a text, an ArrayBuffer, or a view of one.
  send(data) {
    if (!this.#isOpen) return;
    if (ArrayBuffer.isView(data)) data = new Uint8Array(data.buffer, data.byteOffset, data.byteLength).slice().buffer;
    this.#event('message', require('internal/util/types').isAnyArrayBuffer(data) ? data : `${data}`);
  }

  close(code = undefined, reason = '') {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#event('close', code, `${reason}`, true);
  }

  // The page's side of it.
  pageSide() {
    return {
      send: (data) => this.onmessage?.({ data }),
      close: (code, reason) => {
        if (!this.#isOpen) return;
        this.#isOpen = false;
        this.onclose?.({ code, reason });
        this.#event('close', code, reason, true);
      },
    };
  }
}

// Connects to a function, which may return the protocol that it chooses, or a promise of it.
function toFunction(handler, url, protocols, event) {
  const socket = new ServerSocket(url, protocols, event);
  Promise.try(handler, socket).then(
    (protocol) => event('open', protocol ?? protocols[0] ?? ''),
    () => event('close', abnormal, '', false),
  );
  return socket.pageSide();
}

function toNetwork(url, protocols, origin, event) {
  const socket = new WebSocket(url, { protocols, headers: { origin } });
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => event('open', socket.protocol);
  socket.onmessage = ({ data }) => event('message', data);
  socket.onclose = ({ code, reason, wasClean }) => event('close', code, reason, wasClean);
  return {
    send: (data) => socket.send(data),
    close: (code, reason) => (code === undefined ? socket.close() : socket.close(code, reason)),
  };
}

// Nothing answers.
function toNothing(event) {
  queueMicrotask(() => event('close', abnormal, '', false));
  return { send() {}, close() {} };
}

module.exports = { toFunction, toNetwork, toNothing };
