// What a user does: clicks, types and presses keys, with the events that browsers fire.

function isDisabled(element) {
  return element.disabled === true || element.closest?.('fieldset[disabled]') !== null;
}

// Sets the value past the accessors with which libraries observe it.
function setValue(element, value) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  if (setter !== undefined) setter.call(element, value);
  else if ('value' in element) element.value = value;
  else element.setAttribute('value', value);
}

// No script is on the stack while a user acts, so the microtasks run after each listener.
class User {
  // dispatch(target, event) and call(object, name) of a page
  #handle;

  constructor(handle) {
    this.#handle = handle;
  }

  #fire(element, type, Interface, init) {
    const view = element.ownerDocument.defaultView;
    const Event = view[Interface] ?? view.Event;
    const event = new Event(type, { bubbles: true, cancelable: true, composed: true, view, ...init });
    return this.#handle.dispatch(element, event);
  }

  #focus(element) {
    if (element.ownerDocument.activeElement !== element) this.#handle.call(element, 'focus');
  }

  click(element) {
    const down = { button: 0, buttons: 1, detail: 1 };
    const up = { button: 0, buttons: 0, detail: 1 };
    this.#fire(element, 'pointerdown', 'PointerEvent', down);
    const proceeds = this.#fire(element, 'mousedown', 'MouseEvent', down);
    if (proceeds && !isDisabled(element)) this.#focus(element);
    this.#fire(element, 'pointerup', 'PointerEvent', up);
    this.#fire(element, 'mouseup', 'MouseEvent', up);
    if (!isDisabled(element)) this.#fire(element, 'click', 'MouseEvent', up);
  }

  fill(element, value) {
    if (isDisabled(element)) throw new Error('A disabled control cannot be filled');
    this.#focus(element);
    if (element.isContentEditable === true) element.textContent = value;
    else setValue(element, value);
    this.#fire(element, 'input', 'InputEvent', { cancelable: false, data: value, inputType: 'insertText' });
    this.#fire(element, 'change', 'Event', { cancelable: false });
  }

  press(element, key) {
    this.#focus(element);
    const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
    const init = { key, code };
    if (this.#fire(element, 'keydown', 'KeyboardEvent', init)) {
      const isCharacter = [...key].length === 1;
      if (isCharacter || key === 'Enter') this.#fire(element, 'keypress', 'KeyboardEvent', init);
      if (isCharacter && 'value' in element) {
        setValue(element, `${element.value}${key}`);
        this.#fire(element, 'input', 'InputEvent', { cancelable: false, data: key, inputType: 'insertText' });
      } else if (key === 'Enter') {
        this.#enter(element);
      }
    }
    this.#fire(element, 'keyup', 'KeyboardEvent', init);
  }

  // The default action of Enter: a button or link is clicked, a form with one text field is submitted.
  #enter(element) {
    const { localName } = element;
    if (localName === 'button' || (localName === 'a' && element.hasAttribute('href'))) {
      this.#press(element);
      return;
    }
    const form = localName === 'input' ? element.closest('form') : null;
    if (form === null) return;
    const button = form.querySelector(
      'button:not([type=button]):not([type=reset]), input[type=submit], input[type=image]',
    );
    if (button !== null) this.#press(button);
    else this.#handle.call(form, 'requestSubmit');
  }

  // A click by the keyboard.
  #press(element) {
    if (!isDisabled(element)) this.#fire(element, 'click', 'MouseEvent', {});
  }

  select(element, value) {
    const options = [...element.querySelectorAll('option')];
    const option = options.find(
      (candidate) =>
        (candidate.getAttribute('value') ?? candidate.textContent.trim()) === value ||
        candidate.textContent.trim() === value,
    );
    if (option === undefined) throw new Error(`The select element has no option '${value}'`);
    this.#focus(element);
    option.selected = true;
    this.#fire(element, 'input', 'Event', { cancelable: false });
    this.#fire(element, 'change', 'Event', { cancelable: false });
  }
}

module.exports = { User };
