// The open sockets and servers that process._getActiveHandles() shows.

const open = new Set();

module.exports = {
  opened(owner) {
    open.add(owner);
  },
  closed(owner) {
    open.delete(owner);
  },
  // As in Node, what does not hold the loop is left out.
  list: () => [...open].filter((owner) => !owner._unreferenced),
};
