// Timers as objects: what a cleared one keeps, the numbers that stand for them, delays that are none.
const hide = (value) => (typeof value === 'function' ? 'function' : value);
const fields = (timer) => [timer._idleTimeout, hide(timer._onTimeout), timer._timerArgs, timer._repeat, timer._destroyed];

const cleared = setTimeout(() => {}, 10, 'kept');
console.log(fields(cleared));
clearTimeout(cleared);
console.log('cleared', fields(cleared));

const within = setTimeout(() => {
  clearTimeout(within);
  console.log('within', fields(within));
  setTimeout(() => {
    console.log('afterwards', fields(within));
    const fired = setTimeout(() => {
      setTimeout(() => {
        console.log('fired', fields(fired));
        clearTimeout(fired);
        console.log('fired and cleared', fields(fired));
      }, 1);
    }, 1, 'kept');
  }, 1);
}, 1, 'kept');

const immediate = setImmediate(() => {}, 'kept');
clearImmediate(immediate);
console.log('immediate', immediate._onImmediate, immediate._argv, immediate._destroyed);

for (const start of [setTimeout, setInterval]) {
  for (const delay of [5n, -(2n ** 70n), Symbol('delay'), Object(5n), { valueOf: () => 5n }]) {
    try {
      start(() => {}, delay);
    } catch (error) {
      console.log(start.name, error.name, error.message);
    }
  }
}

// The number of one that has fired stands for nothing, though it be started anew.
const numbered = setTimeout(() => {}, 2);
const number = +numbered;
setTimeout(() => {
  numbered.refresh();
  clearTimeout(number);
  console.log('numbered', numbered._destroyed);
  clearTimeout(numbered);
}, 200);
