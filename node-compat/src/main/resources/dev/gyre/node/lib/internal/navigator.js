// navigator, https://nodejs.org/api/globals.html#navigator

const { nodeError } = require('internal/errors');
const { enumerableMembers } = require('internal/util');

const kMade = Symbol('made');
const platforms = {
  __proto__: null,
  linux: 'Linux',
  freebsd: 'FreeBSD',
  openbsd: 'OpenBSD',
  sunos: 'SunOS',
  aix: 'AIX',
  darwin: 'Darwin',
};

// The platform and machine as a browser names them.
function platformName() {
  const { platform, arch } = process;
  if (platform === 'darwin') return 'MacIntel';
  if (platform === 'win32') return 'Win32';
  if (platform === 'linux' && arch === 'ia32') return 'Linux i686';
  if (platform === 'linux' && arch === 'x64') return 'Linux x86_64';
  return `${platforms[platform] ?? platform} ${arch}`;
}

class Navigator {
  #userAgent = `Node.js/${process.versions.node.split('.', 1)[0]}`;
  #languages;

  constructor(made = undefined) {
    if (made !== kMade) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  get hardwareConcurrency() {
    this.#userAgent;
    return require('os').availableParallelism();
  }

  get language() {
    this.#userAgent;
    return 'en-US';
  }

  get languages() {
    this.#languages ??= Object.freeze([this.language]);
    return this.#languages;
  }

  get locks() {
    this.#userAgent;
    return require('internal/locks').locks;
  }

  get userAgent() {
    return this.#userAgent;
  }

  get platform() {
    this.#userAgent;
    return platformName();
  }
}

Object.defineProperty(Navigator, 'length', { __proto__: null, configurable: true, value: 0 });
enumerableMembers(Navigator.prototype, [
  'hardwareConcurrency',
  'language',
  'languages',
  'locks',
  'userAgent',
  'platform',
]);

module.exports = { Navigator, navigator: new Navigator(kMade) };
