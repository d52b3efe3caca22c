// Attributes of event handlers, https://html.spec.whatwg.org/#event-handler-idl-attributes

const host = require('internal/page/host');

// Defines `on` + type; changed is called with the object whenever a program sets it.
function defineHandler(prototype, type, changed = undefined) {
  const kHandler = Symbol(type);
  const check = (object) => {
    if (!host.isEventTarget(object)) throw new TypeError('Illegal invocation');
  };
  const name = `on${type}`;
  const accessors = {
    get [name]() {
      check(this);
      return this[kHandler]?.handler ?? null;
    },
    set [name](value) {
      check(this);
      if (this[kHandler] === undefined) {
        const entry = { handler: null };
        Object.defineProperty(this, kHandler, { __proto__: null, value: entry });
        this.addEventListener(type, (event) => {
          if (typeof entry.handler === 'function' && Reflect.apply(entry.handler, this, [event]) === false)
            event.preventDefault();
        });
      }
      this[kHandler].handler =
        typeof value === 'function' || (typeof value === 'object' && value !== null) ? value : null;
      changed?.(this);
    },
  };
  Object.defineProperty(prototype, name, Object.getOwnPropertyDescriptor(accessors, name));
}

module.exports = { defineHandler };
