// node:stream/consumers: read a whole stream to one value.

const { Buffer } = require('buffer');

async function buffer(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

async function arrayBuffer(stream) {
  const bytes = await buffer(stream);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

async function text(stream) {
  const { TextDecoder } = require('internal/encoding');
  const decoder = new TextDecoder();
  let result = '';
  for await (const chunk of stream)
    result += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  return result + decoder.decode();
}

async function json(stream) {
  return JSON.parse(await text(stream));
}

async function blob(stream) {
  const { Blob } = require('buffer');
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return new Blob(chunks);
}

async function bytes(stream) {
  return new Uint8Array(await arrayBuffer(stream));
}

module.exports = { arrayBuffer, blob, buffer, bytes, json, text };
