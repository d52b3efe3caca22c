// The environment settings object of fetch, https://html.spec.whatwg.org/#environment-settings-object; a page has its own.

// The base of relative URLs; undefined if there are none.
function baseURL() {
  return undefined;
}

module.exports = { baseURL };
