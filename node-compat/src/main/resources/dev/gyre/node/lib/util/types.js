module.exports = require('internal/util/types');
