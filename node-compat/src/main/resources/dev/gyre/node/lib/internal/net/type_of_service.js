// The type-of-service byte of a socket's packets. https://nodejs.org/api/net.html#socketsettypeofservicetos

const { errnoException, nodeError } = require('internal/errors');
const { validateInt32 } = require('internal/validators');

const kTypeOfService = Symbol('kTypeOfService');

// Takes the option typeOfService of a new socket.
function takeTypeOfService(socket, { typeOfService }) {
  if (typeOfService === undefined) return;
  validateInt32(typeOfService, 'options.typeOfService', 0, 255);
  socket[kTypeOfService] = typeOfService;
}

// Gives the handle of a socket that has connected the value that was set before.
function applyTypeOfService(socket, handle) {
  const value = socket[kTypeOfService];
  const errno = value === undefined ? 0 : handle.setTypeOfService(value);
  if (errno < 0) socket.emit('error', errnoException(errno, 'setTypeOfService'));
}

function defineTypeOfService(prototype, kHandle) {
  prototype.setTypeOfService = function (tos) {
    if (Number.isNaN(tos)) throw nodeError('ERR_INVALID_ARG_TYPE', 'tos', 'number', tos);
    validateInt32(tos, 'tos', 0, 255);
    const isChange = tos !== this[kTypeOfService];
    this[kTypeOfService] = tos;
    const errno = isChange ? this[kHandle]?.setTypeOfService?.(tos) : 0;
    if (errno < 0) throw errnoException(errno, 'setTypeOfService');
    return this;
  };
  prototype.getTypeOfService = function () {
    const value = this[kHandle]?.getTypeOfService?.();
    if (value < 0) throw errnoException(value, 'getTypeOfService');
    return value ?? this[kTypeOfService] ?? 0;
  };
}

module.exports = { applyTypeOfService, defineTypeOfService, takeTypeOfService };
