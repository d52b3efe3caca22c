// Information about the running program in process: versions, release, config, features. https://nodejs.org/api/process.html

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
    acorn: '8.18.0',
    cldr: '48.0',
    icu: '78.3',
    modules: '137',
    napi: '10',
    openssl: '3.5.8',
    tz: internalBinding('process').timeZoneDataVersion(),
    undici: '7.29.1',
    unicode: '17.0',
    uv: '1.52.1',
    v8: '13.6.233.17-node.53',
    zlib: '1.3.2',
  });

const release = (node) => ({
  name: 'node',
  lts: 'Krypton',
  sourceUrl: `https://nodejs.org/download/release/v${node}/node-v${node}.tar.gz`,
  headersUrl: `https://nodejs.org/download/release/v${node}/node-v${node}-headers.tar.gz`,
});

const features = () => ({
  inspector: false,
  debug: false,
  uv: true,
  ipv6: true,
  tls_alpn: false,
  tls_sni: false,
  tls_ocsp: false,
  tls: false,
  openssl_is_boringssl: false,
  cached_builtins: true,
  require_module: true,
  quic: false,
  typescript: 'strip',
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

module.exports = { config, features, release, versions };
