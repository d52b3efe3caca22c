// The socket of a server's request: an HTTP connection seen as a socket. After an upgrade it is a real net.Socket instead.

const EventEmitter = require('events');

const kEnd = Symbol('kEnd');
const kForget = Symbol('kForget');

class ServerConnection extends EventEmitter {
  #binding;
  #remote;
  #local;
  #failed = false;
  #raw;

  constructor(binding, server) {
    super();
    this.#binding = binding;
    this.server = server;
    this.destroyed = false;
    this.readable = true;
    this.writable = true;
    this.timeout = 0;
    this.parser = null;
    this._httpMessage = null;
  }

  // The connection is gone; what the server does about it comes before the program's listeners.
  [kEnd](hadError) {
    if (this._closed) return;
    this._closed = true;
    this.lost();
    this.server[kForget](this);
    this.emit('close', hadError || this.#failed);
  }

  lost() {
    this.destroyed = true;
    this.readable = false;
    this.writable = false;
  }

  // An error of the client's that no listener of the server took.
  failed(error) {
    this.#failed = true;
    process.nextTick(tellError, this, error);
  }

  get #remoteParts() {
    return (this.#remote ??= this.#binding.remoteAddress() ?? {});
  }
  get #localParts() {
    return (this.#local ??= this.#binding.localAddress() ?? {});
  }
  get remoteAddress() {
    return this.#remoteParts.address;
  }
  get remoteFamily() {
    return this.#remoteParts.family;
  }
  get remotePort() {
    return this.#remoteParts.port;
  }
  get localAddress() {
    return this.#localParts.address;
  }
  get localFamily() {
    return this.#localParts.family;
  }
  get localPort() {
    return this.#localParts.port;
  }
  get bytesRead() {
    return this.#binding.bytesRead;
  }
  get bytesWritten() {
    return this.#binding.bytesWritten;
  }
  get readyState() {
    return this.destroyed ? 'closed' : 'open';
  }
  get connecting() {
    return false;
  }
  get pending() {
    return false;
  }
  get closed() {
    return !!this._closed;
  }
  get readableHighWaterMark() {
    return 65536;
  }
  get writableHighWaterMark() {
    return 65536;
  }
  get writableLength() {
    return 0;
  }

  address() {
    const { address, family, port } = this.#localParts;
    return { address, family, port };
  }

  setTimeout(ms, callback) {
    this.timeout = ms;
    if (callback) {
      if (ms === 0) this.removeListener('timeout', callback);
      else this.once('timeout', callback);
    }
    this.#binding.setTimeout(ms, () => this.#timedOut());
    return this;
  }

  // A timeout is told to the request, the response and the server; nobody listening, the connection goes, whoever listens to the socket itself.
  #timedOut() {
    const response = this._httpMessage;
    let heard = response?.req && !response.req.complete ? response.req.emit('timeout', this) : false;
    heard = (response ? response.emit('timeout', this) : false) || heard;
    heard = this.server.emit('timeout', this) || heard;
    if (!heard) this.destroy();
    this.emit('timeout');
  }

  destroy(error) {
    if (this.destroyed) return this;
    if (this.#raw !== undefined) {
      this.#raw.destroy(error);
      return this;
    }
    this.lost();
    if (error) process.nextTick(tellError, this, error);
    this.#binding.destroy();
    return this;
  }

  destroySoon() {
    if (this.#binding.destroySoon) this.#binding.destroySoon();
    else this.destroy();
  }

  // What an application writes to the socket itself, as answers to 'clientError' do.
  write(data, encoding, callback) {
    if (typeof encoding === 'function') callback = encoding;
    const { Buffer } = require('buffer');
    this.#binding.writeRaw(
      typeof data === 'string' ? Buffer.from(data, typeof encoding === 'string' ? encoding : 'utf8') : data,
    );
    if (callback) process.nextTick(callback);
    return true;
  }

  end(data, encoding, callback) {
    if (data !== undefined && data !== null && typeof data !== 'function') this.write(data, encoding);
    const done = [data, encoding, callback].find((value) => typeof value === 'function');
    this.writable = false;
    // The connection goes when the client has ended as well.
    this.#binding.endOutput();
    if (done) process.nextTick(done);
    return this;
  }

  detach() {
    const [handle, bytes] = this.#binding.detach();
    return [handle, bytes];
  }

  // A socket of the program's takes the connection over: whoever knows this one can still destroy it, and hears of its end.
  become(raw) {
    this.#raw = raw;
    raw.once('close', (hadError) => this[kEnd](hadError));
  }

  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  cork() {}
  uncork() {}
  pause() {
    return this;
  }
  resume() {
    return this;
  }

  ref() {
    this.#binding.ref();
    return this;
  }

  unref() {
    this.#binding.unref();
    return this;
  }
}

function tellError(socket, error) {
  if (socket.listenerCount('error') > 0) socket.emit('error', error);
}

module.exports = { ServerConnection, kEnd, kForget };
