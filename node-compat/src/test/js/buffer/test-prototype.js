// The members of Buffer.prototype in their order, all of which programs see that list them.
console.log(Object.keys(Buffer.prototype));
console.log(Reflect.ownKeys(Buffer.prototype).filter((key) => !Object.prototype.propertyIsEnumerable.call(Buffer.prototype, key)));
console.log(Object.keys(Buffer.prototype).filter((key) => typeof Object.getOwnPropertyDescriptor(Buffer.prototype, key).value !== 'function'));
