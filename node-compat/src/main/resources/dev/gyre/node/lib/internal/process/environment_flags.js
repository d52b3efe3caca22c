// process.allowedNodeEnvironmentFlags: the options that Node accepts in NODE_OPTIONS; programs read it to recognise Node's own options.

class NodeEnvironmentFlagsSet extends Set {
  #names;

  constructor(names) {
    super();
    for (const name of names) super.add(name);
    this.#names = names;
  }
  add() {
    return this;
  }
  delete() {
    return false;
  }
  clear() {}

  // A name may have a value, underscores instead of dashes, and no leading dashes.
  has(name) {
    if (typeof name !== 'string') return false;
    const key = name.replace(/_/g, '-');
    return key[0] === '-'
      ? super.has(key.replace(/=.*$/, ''))
      : this.#names.some((each) => each.replace(/^--?/, '') === key);
  }
}

function environmentFlags() {
  return Object.freeze(new NodeEnvironmentFlagsSet(internalBinding('options').environmentNames()));
}

module.exports = { environmentFlags };
