// Recorded exchanges of pages as HTTP archives, http://www.softwareishard.com/blog/har-12-spec/

const version = '1.2';
// What no longer holds for a body that is stored decoded.
const transportHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

function pairsOf(flat) {
  const pairs = [];
  for (let i = 0; i < flat.length; i += 2) pairs.push({ name: flat[i], value: flat[i + 1] });
  return pairs;
}

function valueOf(pairs, name) {
  return pairs.find((pair) => pair.name.toLowerCase() === name)?.value;
}

function withoutFragment(url) {
  return url.replace(/#.*/, '');
}

// The text of a body, or its bytes as base64 if they are not UTF-8.
function contentOf(body, mimeType) {
  const bytes = Buffer.from(body);
  const content = { size: bytes.length, mimeType };
  if (require('buffer').isUtf8(bytes)) return { ...content, text: bytes.toString() };
  return { ...content, text: bytes.toString('base64'), encoding: 'base64' };
}

// One exchange; started and ended are milliseconds since the epoch.
function entryOf(request, answer, started, ended) {
  const headers = pairsOf(request.headers);
  const answered = pairsOf(answer.headers);
  const url = withoutFragment(request.url);
  const bytes = request.body === null || request.body === undefined ? undefined : Buffer.from(request.body);
  const entry = {
    startedDateTime: new Date(started).toISOString(),
    time: ended - started,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers,
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: bytes?.length ?? 0,
    },
    response: {
      status: answer.status,
      statusText: answer.statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: answered,
      content: contentOf(answer.body, valueOf(answered, 'content-type') ?? 'application/octet-stream'),
      redirectURL: valueOf(answered, 'location') ?? '',
      headersSize: -1,
      bodySize: answer.body.byteLength,
    },
    cache: {},
    timings: { send: 0, wait: ended - started, receive: 0 },
  };
  if (bytes !== undefined) {
    const mimeType = valueOf(headers, 'content-type') ?? '';
    entry.request.postData = { ...contentOf(bytes, mimeType), params: [] };
  }
  return entry;
}

function archiveOf(entries) {
  return { log: { version, creator: { name: 'Gyre', version: process.versions.gyre ?? process.version }, entries } };
}

// Answers from an archive: equal requests get the recorded answers in their order, and then the last again.
class Archive {
  #entries = new Map();

  constructor(file) {
    const { log } = JSON.parse(require('fs').readFileSync(file, 'utf8'));
    for (const entry of log.entries) {
      const { method, postData, url } = entry.request;
      const key = Archive.#key(method, url, bodyOf(postData));
      if (!this.#entries.has(key)) this.#entries.set(key, []);
      this.#entries.get(key).push(entry);
    }
  }

  static #key(method, url, body) {
    return `${method} ${withoutFragment(url)}\n${body?.toString('latin1') ?? ''}`;
  }

  // The answer to a request; undefined if none has been recorded.
  answer({ method, url, body }) {
    const list = this.#entries.get(Archive.#key(method, url, body ? Buffer.from(body) : undefined));
    if (list === undefined) return undefined;
    const { response } = list.length > 1 ? list.shift() : list[0];
    const bytes = bodyOf(response.content) ?? Buffer.alloc(0);
    return {
      url,
      status: response.status,
      statusText: response.statusText,
      headers: response.headers
        .filter(({ name }) => !transportHeaders.includes(name.toLowerCase()) && !name.startsWith(':'))
        .flatMap(({ name, value }) => [name, value]),
      body: new Uint8Array(bytes).buffer,
    };
  }
}

function bodyOf(content) {
  return content?.text === undefined ? undefined : Buffer.from(content.text, content.encoding ?? 'utf8');
}

module.exports = { Archive, archiveOf, entryOf };
