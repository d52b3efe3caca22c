// The state of a URL as inspect shows it: the offsets of its parts, as Node's parser stores them.
'use strict';

const schemes = ['http:', undefined, 'https:', 'ws:', 'ftp:', 'wss:', 'file:'];
const unspecial = 1;
const omitted = 0xffffffff;

class URLContext {
  constructor(record, href) {
    this.href = href;
    this.protocol_end = record.scheme.length + 1;
    const hasHost = record.host !== null;
    this.username_end = this.protocol_end + (hasHost ? 2 : 0) + record.username.length;
    this.host_start = this.username_end + (record.password === '' ? 0 : 1 + record.password.length);
    const sign = record.username === '' && record.password === '' ? 0 : 1;
    this.host_end = this.host_start + sign + (hasHost ? record.host.length : 0);
    const dotted = !hasHost && href.startsWith('/.//', this.protocol_end) ? 2 : 0;
    this.pathname_start = this.host_end + dotted + (record.port === null ? 0 : 1 + String(record.port).length);
    this.search_start = record.query === null ? omitted : href.indexOf('?');
    this.hash_start = record.fragment === null ? omitted : href.indexOf('#');
    this.port = record.port === null ? omitted : record.port;
    const scheme = schemes.indexOf(`${record.scheme}:`);
    this.scheme_type = scheme === -1 ? unspecial : scheme;
  }

  get hasPort() {
    return this.port !== omitted;
  }
  get hasSearch() {
    return this.search_start !== omitted;
  }
  get hasHash() {
    return this.hash_start !== omitted;
  }
}

module.exports = { URLContext };
