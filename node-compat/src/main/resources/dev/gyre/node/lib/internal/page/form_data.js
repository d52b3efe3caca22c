// FormData of form elements, and the event of a form whose entries are constructed, https://html.spec.whatwg.org/#the-formdataevent-interface

const { Event } = require('internal/event_target');
const { FormData, isFormData, readForms } = require('internal/fetch/form_data');
const { enumerableMembers } = require('internal/util');
const host = require('internal/page/host');

readForms((form, submitter) => {
  const flat = host.formEntries(form, submitter ?? null);
  if (flat === undefined)
    throw new TypeError("Failed to construct 'FormData': parameter 1 is not of type 'HTMLFormElement'.");
  const entries = [];
  for (let i = 0; i < flat.length; i += 2) entries.push([flat[i], flat[i + 1]]);
  return entries;
});

class FormDataEvent extends Event {
  #formData;

  constructor(type, init) {
    if (arguments.length < 2)
      throw new TypeError(
        `Failed to construct 'FormDataEvent': 2 arguments required, but only ${arguments.length} present.`,
      );
    if (!isFormData(init?.formData))
      throw new TypeError("Failed to construct 'FormDataEvent': The member formData is not of type 'FormData'.");
    super(type, init);
    this.#formData = init.formData;
  }

  get formData() {
    return this.#formData;
  }
}
enumerableMembers(FormDataEvent.prototype, ['formData']);
Object.defineProperty(FormDataEvent.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'FormDataEvent',
});

// Fires formdata at a form; entries are names and values in turn, null for the missing file of an input. Returns them as the listeners have left them.
function announce(form, entries) {
  const { File } = require('internal/blob');
  const formData = new FormData();
  for (let i = 0; i < entries.length; i += 2)
    formData.append(entries[i], entries[i + 1] ?? new File([], '', { type: 'application/octet-stream' }));
  host.dispatch(form, new FormDataEvent('formdata', { bubbles: true, formData }));
  return [...formData].flat();
}

module.exports = { FormData, FormDataEvent, announce };
