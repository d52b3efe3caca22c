// The frames of a WebSocket. https://www.rfc-editor.org/rfc/rfc6455#section-5

const { Buffer, isUtf8 } = require('buffer');

const opcodes = { CONTINUATION: 0, TEXT: 1, BINARY: 2, CLOSE: 8, PING: 9, PONG: 10 };
const [FIN, RSV1, RSV2_3, MASK] = [0x80, 0x40, 0x30, 0x80];
const SHORT_LENGTH = 125;
const MAX_MESSAGE = 128 * 1024 * 1024;
const POOL_BYTES = 8192;

let pool;
let poolAt = POOL_BYTES;

function newMask() {
  if (poolAt === POOL_BYTES) {
    pool = require('crypto').randomFillSync(pool ?? Buffer.allocUnsafeSlow(POOL_BYTES));
    poolAt = 0;
  }
  poolAt += 4;
  return pool.subarray(poolAt - 4, poolAt);
}

// A masked frame, as clients send it.
function encode(opcode, data) {
  const { length } = data;
  const lengthBytes = length <= SHORT_LENGTH ? 0 : length < 65536 ? 2 : 8;
  const start = 6 + lengthBytes;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = FIN | opcode;
  if (lengthBytes === 0) frame[1] = MASK | length;
  else if (lengthBytes === 2) {
    frame[1] = MASK | 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = MASK | 127;
    frame.writeUInt32BE(Math.floor(length / 2 ** 32), 2);
    frame.writeUInt32BE(length >>> 0, 6);
  }
  const mask = newMask();
  frame.set(mask, start - 4);
  const [a, b, c, d] = mask;
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    frame[start + i] = data[i] ^ a;
    frame[start + i + 1] = data[i + 1] ^ b;
    frame[start + i + 2] = data[i + 2] ^ c;
    frame[start + i + 3] = data[i + 3] ^ d;
  }
  for (; i < length; i++) frame[start + i] = data[i] ^ mask[i & 3];
  return frame;
}

// The peer broke the protocol: the code and reason of the close frame sent to it.
class ProtocolError extends Error {
  constructor(code, reason) {
    super(reason);
    this.closeCode = code;
  }
}

function isValidCode(code) {
  return (
    (code >= 1000 && code < 1015 && code !== 1004 && code !== 1005 && code !== 1006) || (code >= 3000 && code < 5000)
  );
}

// The code and reason of a close frame; code is undefined where it has none.
function parseClose(data) {
  if (data.length === 0) return { code: undefined, reason: '' };
  if (data.length === 1) throw new ProtocolError(1002, 'Received close frame with a 1-byte body.');
  const code = data.readUInt16BE(0);
  if (!isValidCode(code)) throw new ProtocolError(1002, 'Invalid status code');
  const reason = data.subarray(2);
  if (!isUtf8(reason)) throw new ProtocolError(1007, 'Invalid UTF-8 in close reason');
  return { code, reason: reason.toString() };
}

/**
 * Reads what a server sends. write(chunk) calls onMessage(opcode, data, isCompressed) for each message and
 * onControl(opcode, data) for each control frame, and throws a ProtocolError.
 */
class Parser {
  #onMessage;
  #onControl;
  #allowsCompression;
  #chunks = [];
  #buffered = 0;
  #head = undefined; // Of the frame whose payload is awaited.
  #fragments = [];
  #message = undefined; // The first frame of a message in fragments.
  #size = 0;

  constructor(allowsCompression, { onMessage, onControl }) {
    this.#allowsCompression = allowsCompression;
    this.#onMessage = onMessage;
    this.#onControl = onControl;
  }

  write(chunk) {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    for (;;) {
      this.#head ??= this.#readHead();
      if (this.#head === undefined || this.#buffered < this.#head.length) return;
      const head = this.#head;
      this.#head = undefined;
      this.#frame(head, this.#take(head.length));
    }
  }

  #peek(count) {
    if (this.#buffered < count) return undefined;
    if (this.#chunks[0].length < count) this.#chunks = [Buffer.concat(this.#chunks)];
    return this.#chunks[0];
  }

  #take(count) {
    if (count === 0) return Buffer.alloc(0);
    this.#buffered -= count;
    if (this.#chunks[0].length < count) this.#chunks = [Buffer.concat(this.#chunks)];
    const [first] = this.#chunks;
    if (first.length === count) this.#chunks.shift();
    else this.#chunks[0] = first.subarray(count);
    return first.subarray(0, count);
  }

  #readHead() {
    const bytes = this.#peek(2);
    if (bytes === undefined) return undefined;
    const opcode = bytes[0] & 15;
    const isFinal = (bytes[0] & FIN) !== 0;
    const isCompressed = (bytes[0] & RSV1) !== 0;
    const short = bytes[1] & 127;
    this.#check(bytes, opcode, isFinal, isCompressed, short);
    const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    const head = this.#peek(2 + lengthBytes);
    if (head === undefined) return undefined;
    let length = short;
    if (lengthBytes === 2) length = head.readUInt16BE(2);
    else if (lengthBytes === 8) length = head.readUInt32BE(2) * 2 ** 32 + head.readUInt32BE(6);
    if (length + this.#size > MAX_MESSAGE) throw new ProtocolError(1009, 'Payload size exceeds maximum allowed size');
    this.#take(2 + lengthBytes);
    return { opcode, isFinal, isCompressed, length };
  }

  #check(bytes, opcode, isFinal, isCompressed, short) {
    const isControl = opcode >= opcodes.CLOSE;
    if ((opcode > opcodes.BINARY && !isControl) || opcode > opcodes.PONG)
      throw new ProtocolError(1002, 'Invalid opcode received');
    if (bytes[1] & MASK) throw new ProtocolError(1002, 'Frame cannot be masked');
    if (isCompressed && !(this.#allowsCompression && (opcode === opcodes.TEXT || opcode === opcodes.BINARY)))
      throw new ProtocolError(1002, 'Expected RSV1 to be clear.');
    if (bytes[0] & RSV2_3) throw new ProtocolError(1002, 'RSV1, RSV2, RSV3 must be clear');
    if (isControl && (short > SHORT_LENGTH || !isFinal))
      throw new ProtocolError(1002, 'Control frame either too large or fragmented');
    if (isControl) return;
    if (opcode === opcodes.CONTINUATION && this.#message === undefined)
      throw new ProtocolError(1002, 'Unexpected continuation frame');
    if (opcode !== opcodes.CONTINUATION && this.#message !== undefined)
      throw new ProtocolError(1002, 'Expected continuation frame');
  }

  #frame(head, data) {
    if (head.opcode >= opcodes.CLOSE) {
      this.#onControl(head.opcode, data);
      return;
    }
    this.#message ??= head;
    this.#fragments.push(data);
    this.#size += data.length;
    if (!head.isFinal) return;
    const { opcode, isCompressed } = this.#message;
    const whole = this.#fragments.length === 1 ? data : Buffer.concat(this.#fragments, this.#size);
    this.#message = undefined;
    this.#fragments = [];
    this.#size = 0;
    this.#onMessage(opcode, whole, isCompressed);
  }
}

module.exports = { MAX_MESSAGE, Parser, ProtocolError, encode, opcodes, parseClose };
