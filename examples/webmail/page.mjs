// The mail page in plain style: each value is read where it is needed.

import { fiberize, map } from 'gyre:fiber';

// get(key) returns a row, such as get('person:7').
export function inboxPage(get, userId) {
  const [user, messages] = fiberize([() => get(`person:${userId}`), () => get(`inbox:${userId}`)]);
  return `<h1>${user.name}</h1>\n<ul>\n${map(messages, (message) => row(get, message)).join('\n')}\n</ul>\n`;
}

function row(get, { sender, label, subject }) {
  const [name, tag] = fiberize([() => get(`person:${sender}`).name, () => get(`label:${label}`).name]);
  return `<li><b>${name}</b> <i>${tag}</i> ${subject}</li>`;
}
