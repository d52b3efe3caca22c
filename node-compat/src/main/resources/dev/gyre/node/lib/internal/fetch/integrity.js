// Subresource integrity, https://w3c.github.io/webappsec-subresource-integrity/#does-response-match-metadatalist

const strengths = ['sha256', 'sha384', 'sha512'];

// The strongest hashes of the metadata, as [algorithm, base64].
function strongest(metadata) {
  const hashes = metadata
    .split(/[\t\n\f\r ]+/)
    .map((item) => /^(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})(\?.*)?$/.exec(item))
    .filter(Boolean);
  const best = Math.max(...hashes.map(([, algorithm]) => strengths.indexOf(algorithm)));
  return hashes.filter(([, algorithm]) => strengths.indexOf(algorithm) === best);
}

async function check(response, metadata) {
  const { NetworkError } = require('internal/fetch/fetch');
  const { extractBody, readFully } = require('internal/fetch/body');
  const hashes = strongest(metadata);
  if (hashes.length === 0) return;
  const bytes = response.body === null ? new Uint8Array(0) : await readFully(response.body);
  const matches = ([, algorithm, expected]) => {
    const actual = require('crypto').createHash(algorithm).update(bytes).digest('base64');
    return actual.replace(/=+$/, '') === expected.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  };
  if (!hashes.some(matches)) throw new NetworkError('integrity mismatch');
  response.body = extractBody(bytes).body;
}

module.exports = { check };
