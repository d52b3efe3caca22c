// Information about the running program in process: versions, release, config. https://nodejs.org/api/process.html

// Programs may add members (electron does), but not change existing ones.
function readOnly(entries) {
  for (const name of Object.keys(entries)) Object.defineProperty(entries, name, { __proto__: null, writable: false });
  return entries;
}

// The components in Node's list that packages read; gyre is the version of this program.
const versions = (node) =>
  readOnly({
    node,
    gyre: '0.1.0',
    acorn: '8.19.0',
    brotli: '1.2.0',
    cldr: '48.0',
    icu: '78.3',
    modules: '147',
    napi: '10',
    openssl: '3.5.9',
    sqlite: '3.54.1',
    tz: internalBinding('process').timeZoneDataVersion(),
    undici: '8.12.2',
    unicode: '17.0',
    uv: '1.52.1',
    v8: '14.6.202.34-node.40',
    zlib: '1.3.2.1-motley-456ae73',
    zstd: '1.5.7',
  });

const release = (node) => ({
  name: 'node',
  sourceUrl: `https://nodejs.org/download/release/v${node}/node-v${node}.tar.gz`,
  headersUrl: `https://nodejs.org/download/release/v${node}/node-v${node}-headers.tar.gz`,
});

function frozen(object) {
  for (const value of Object.values(object)) if (typeof value === 'object') frozen(value);
  return Object.freeze(object);
}

const config = () =>
  frozen({
    target_defaults: { cflags: [], default_configuration: 'Release', defines: [], include_dirs: [], libraries: [] },
    variables: { napi_build_version: process.versions.napi, node_module_version: Number(process.versions.modules) },
  });

module.exports = { config, release, versions };
