// node:stream/consumers: read a whole stream to one value.

const { Buffer } = require('buffer');

// A Blob turns what is neither text nor bytes to text.
async function arrayBuffer(stream) {
  return (await blob(stream)).arrayBuffer();
}

async function buffer(stream) {
  return Buffer.from(await arrayBuffer(stream));
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
