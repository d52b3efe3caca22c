// A handle for net.Socket that speaks TLS on top of another handle.

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const errors = require('internal/tls/errors');

class TlsHandle {
  #raw;
  #engine;
  #events;
  #held = [];
  #callbacks = [];
  #arrived = [];
  #reading = false;
  #released = false;
  #failed = false;
  #isServer;
  #begun = false;
  #greeted = false;
  #endTold = false;
  onread;

  // events: { onSecure(), onFailure(error), onHello(hello, proceed) for servers that choose a context by the
  // ClientHello }. Data of the program is not sent before release().
  constructor(raw, engine, events, isServer) {
    this.#isServer = isServer;
    this.#raw = raw;
    this.#engine = engine;
    this.#events = events;
    raw.onread = (error, bytes) => this.#received(error, bytes);
  }

  get engine() {
    return this.#engine;
  }

  start() {
    this.#raw.readStart();
    this.#pump();
  }

  // Called when the peer is trusted: pending data of the program can be sent.
  release() {
    this.#released = true;
    for (const data of this.#held) this.#engine.write(data);
    this.#held = [];
    this.#pump();
  }

  #received(error, bytes) {
    if (this.#failed) return;
    if (error) {
      this.onread?.(error);
    } else if (bytes !== undefined) {
      if (this.#isServer && !this.#begun && errors.isHttp(bytes)) {
        this.#fail(errors.httpError());
        return;
      }
      this.#begun = true;
      this.#engine.receive(bytes);
      if (this.#events.onHello === undefined) this.#pump();
      else if (!this.#greeted) this.#greet();
    } else if (!this.#released) {
      this.#fail(
        Object.assign(new Error('Client network socket disconnected before secure TLS connection was established'), {
          code: 'ECONNRESET',
        }),
      );
    } else {
      this.#tellEnd();
    }
  }

  // The engine waits until the program has chosen a context for the client.
  #greet() {
    const hello = this.#engine.clientHello();
    if (hello === undefined) return;
    this.#greeted = true;
    this.#events.onHello(hello, (context, protocol, selects) => {
      if (this.#failed) return;
      this.#events.onHello = undefined;
      this.#engine.proceed(context, protocol, selects);
      this.#pump();
    });
  }

  #pump() {
    if (this.#failed) return;
    const wasSecure = this.#engine.isSecure();
    try {
      this.#engine.pump();
    } catch (error) {
      this.#flush();
      this.#fail(error);
      return;
    }
    this.#flush();
    if (!wasSecure && this.#engine.isSecure()) this.#events.onSecure();
    const data = this.#engine.data();
    if (data !== undefined) this.#arrived.push(data);
    this.#deliver();
  }

  #flush() {
    const output = this.#engine.output();
    const callbacks = this.#released ? this.#callbacks : [];
    if (this.#released) this.#callbacks = [];
    const done = (error) => callbacks.forEach((callback) => callback(error));
    if (output !== undefined) this.#raw.write(Buffer.from(output), done);
    else if (callbacks.length > 0) process.nextTick(done, null);
  }

  #deliver() {
    while (this.#reading && this.#arrived.length > 0 && this.onread !== undefined)
      this.onread(undefined, this.#arrived.shift());
    if (this.#released && this.#arrived.length === 0 && this.#engine.isEnded()) this.#tellEnd();
  }

  #tellEnd() {
    if (this.#endTold || this.#arrived.length > 0) return;
    this.#endTold = true;
    this.onread?.(undefined, undefined);
  }

  #fail(error) {
    this.#failed = true;
    this.#events.onFailure(error);
  }

  readStart() {
    this.#reading = true;
    if (this.#arrived.length > 0) process.nextTick(() => this.#deliver());
    if (this.#released) this.#raw.readStart();
  }

  readStop() {
    this.#reading = false;
    if (this.#released) this.#raw.readStop();
  }

  write(data, callback) {
    const parts = Array.isArray(data) ? data : [data];
    for (const part of parts) {
      const view = typeof part === 'string' ? Buffer.from(part) : part;
      if (view.byteLength === 0) continue;
      if (this.#released) this.#engine.write(view);
      else this.#held.push(Buffer.from(view));
    }
    this.#callbacks.push(callback);
    if (this.#released) this.#pump();
    return false;
  }

  shutdown(callback) {
    if (this.#released && !this.#failed) {
      this.#engine.end();
      this.#pump();
    }
    this.#raw.shutdown(callback);
  }

  close(callback) {
    if (this.#released && !this.#failed) {
      this.#engine.end();
      this.#pump();
    }
    const callbacks = this.#callbacks;
    this.#callbacks = [];
    this.#failed = true;
    this.#raw.close(callback);
    const error = callbacks.length === 0 ? undefined : nodeError('ERR_STREAM_DESTROYED', 'write');
    callbacks.forEach((waiting) => process.nextTick(waiting, error));
  }

  reset(callback) {
    this.#raw.reset(callback);
  }
  setNoDelay(on) {
    this.#raw.setNoDelay(on);
  }
  setKeepAlive(on, delay) {
    this.#raw.setKeepAlive(on, delay);
  }
  ref() {
    this.#raw.ref();
  }
  unref() {
    this.#raw.unref();
  }
  localAddress() {
    return this.#raw.localAddress();
  }
  remoteAddress() {
    return this.#raw.remoteAddress();
  }
  get bytesRead() {
    return this.#raw.bytesRead;
  }
  get bytesWritten() {
    return this.#raw.bytesWritten;
  }
  get writeQueueSize() {
    return this.#raw.writeQueueSize;
  }
}

// The same interface on top of any stream.
class StreamHandle {
  #stream;
  onread;

  constructor(stream) {
    this.#stream = stream;
    // When the peer ends, pending writes are still sent.
    stream.allowHalfOpen = true;
    stream.pause?.();
    stream.on('data', (chunk) => this.onread?.(undefined, chunk));
    stream.on('end', () => this.onread?.(undefined, undefined));
    stream.on('close', () => this.onread?.(undefined, undefined));
    stream.on('error', (error) => this.onread?.(error));
  }

  readStart() {
    this.#stream.resume();
  }
  readStop() {
    this.#stream.pause();
  }
  write(data, callback) {
    return this.#stream.write(data, callback);
  }

  shutdown(callback) {
    if (this.#stream.destroyed) process.nextTick(callback, null);
    else this.#stream.end(callback);
  }

  close(callback) {
    if (this.#stream.destroyed || this.#stream.closed) {
      process.nextTick(callback);
      return;
    }
    this.#stream.once('close', callback);
    if (this.#stream.writableFinished || this.#stream.writableLength === 0) this.#stream.destroy();
    else this.#stream.end(() => this.#stream.destroy());
  }

  reset(callback) {
    this.close(callback);
  }
  setNoDelay(on) {
    this.#stream.setNoDelay?.(on);
  }
  setKeepAlive(on, delay) {
    this.#stream.setKeepAlive?.(on, delay);
  }
  ref() {
    this.#stream.ref?.();
  }
  unref() {
    this.#stream.unref?.();
  }
  localAddress() {
    return { address: this.#stream.localAddress, family: this.#stream.localFamily, port: this.#stream.localPort };
  }
  remoteAddress() {
    return { address: this.#stream.remoteAddress, family: this.#stream.remoteFamily, port: this.#stream.remotePort };
  }
  get bytesRead() {
    return this.#stream.bytesRead ?? 0;
  }
  get bytesWritten() {
    return this.#stream.bytesWritten ?? 0;
  }
  get writeQueueSize() {
    return this.#stream.writableLength ?? 0;
  }
}

module.exports = { StreamHandle, TlsHandle };
