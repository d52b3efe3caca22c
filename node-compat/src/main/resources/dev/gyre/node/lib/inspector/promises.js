// node:inspector/promises, https://nodejs.org/api/inspector.html#promises-api

const inspector = require('inspector');

class Session extends inspector.Session {
  // session.post(method[, params])
  post(method, params) {
    return new Promise((resolve, reject) => {
      super.post(method, params, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  }
}

const { custom } = require('util').promisify;
Object.defineProperty(Session.prototype.post, custom, {
  __proto__: null,
  value: Session.prototype.post,
  configurable: true,
});

module.exports = { ...inspector, Session };
