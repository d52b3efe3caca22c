// multipart/form-data: written by https://html.spec.whatwg.org/#multipart-form-data, read by https://andreubotella.github.io/multipart-form-data/

const { Buffer } = require('buffer');
const { FormData, entriesOf } = require('internal/fetch/form_data');

const lineEnd = Buffer.from('\r\n');

function escapeName(name) {
  return name.replace(/\n/g, '%0A').replace(/\r/g, '%0D').replace(/"/g, '%22');
}

function normalizeLines(text) {
  return text.replace(/\r?\n|\r/g, '\r\n');
}

function newBoundary() {
  return `----formdata-undici-0${`${Math.floor(Math.random() * 1e11)}`.padStart(11, '0')}`;
}

// The parts of a form: bytes and Blobs, alternating.
function encode(form, boundary) {
  const parts = [];
  const head = `--${boundary}\r\nContent-Disposition: form-data`;
  for (const [name, value] of entriesOf(form)) {
    const named = `${head}; name="${escapeName(normalizeLines(name))}"`;
    if (typeof value === 'string') {
      parts.push(Buffer.from(`${named}\r\n\r\n${normalizeLines(value)}\r\n`));
    } else {
      const file = value.name === undefined ? '' : `; filename="${escapeName(value.name)}"`;
      parts.push(
        Buffer.from(`${named}${file}\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`),
        value,
        lineEnd,
      );
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return parts;
}

function failure(message) {
  return new TypeError('Failed to parse body as FormData.', { cause: new TypeError(message) });
}

function unescapeName(text) {
  return text.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replace(/%22/g, '"');
}

// Parses the headers of a part; returns them and the position after them.
function partHead(bytes, start) {
  const end = bytes.indexOf('\r\n\r\n', start);
  if (end === -1) throw failure('expected CRLF');
  const head = { name: undefined, filename: undefined, contentType: undefined };
  for (const line of bytes.toString('utf8', start, end).split('\r\n')) {
    const [, name, value] = /^([^:]+):[\t ]*(.*?)[\t ]*$/.exec(line) ?? [];
    if (name === undefined) throw failure('expected : to be after header name');
    if (name.toLowerCase() === 'content-type') head.contentType = value;
    if (name.toLowerCase() !== 'content-disposition') continue;
    if (!/^form-data(;|$)/i.test(value)) throw failure('expected form-data; for content-disposition header');
    const quoted = (key) => new RegExp(`;\\s*${key}="([^"]*)"`, 'i').exec(value)?.[1];
    head.name = quoted('name');
    head.filename = quoted('filename');
  }
  if (head.name === undefined) throw failure('header name is null');
  return { ...head, end: end + 4 };
}

// Parses a body as a form.
function decode(body, boundary) {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const form = new FormData();
  const delimiter = Buffer.from(`--${boundary}`);
  let position = bytes.indexOf(delimiter);
  if (position === -1) throw failure('no boundary found in multipart body');
  for (;;) {
    position += delimiter.length;
    if (bytes.toString('latin1', position, position + 2) === '--') return form;
    if (bytes.toString('latin1', position, position + 2) !== '\r\n') throw failure('expected CRLF');
    const { name, filename, contentType, end } = partHead(bytes, position + 2);
    const next = bytes.indexOf(Buffer.concat([lineEnd, delimiter]), end - 2);
    if (next === -1) throw failure('expected boundary after body');
    const content = bytes.subarray(end, Math.max(next, end));
    if (filename === undefined) {
      form.append(unescapeName(name), new (require('internal/encoding').TextDecoder)().decode(content));
    } else {
      const { File } = require('internal/blob');
      form.append(
        unescapeName(name),
        new File([content], unescapeName(filename), { type: contentType ?? 'text/plain' }),
      );
    }
    position = next + 2;
  }
}

module.exports = { decode, encode, newBoundary };
