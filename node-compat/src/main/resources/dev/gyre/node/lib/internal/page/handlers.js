// Attributes of event handlers, https://html.spec.whatwg.org/#event-handler-idl-attributes

// Defines `on` + type; changed is called with the object whenever a program sets it.
function defineHandler(prototype, type, changed = undefined) {
  const kHandler = Symbol(type);
  Object.defineProperty(prototype, `on${type}`, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      return this[kHandler]?.handler ?? null;
    },
    set(value) {
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
  });
}

module.exports = { defineHandler };
