/** Promises: the promise record, its reactions (which are the queued jobs themselves), and what async functions and generators do with them. */
package dev.gyre.engine.promise;
