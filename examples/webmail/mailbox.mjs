// The rows of a small mail service.

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
const LAST = ['Stone', 'Rivers'];
const LABELS = ['inbox', 'work', 'family', 'travel', 'bills'];
const SUBJECTS = ['Lunch', 'The report', 'Photos', 'Your flight', 'Invoice', 'Re: Lunch', 'Saturday'];

export const people = FIRST.flatMap((first, i) => LAST.map((last, j) => ({ id: i * LAST.length + j + 1, name: `${first} ${last}` })));
export const labels = LABELS.map((name, index) => ({ id: index + 1, name }));
export const messages = Array.from({ length: 35 }, (_, index) => ({
  id: index + 1,
  owner: 1,
  sender: 1 + ((index * 5) % people.length),
  label: 1 + (index % labels.length),
  subject: `${SUBJECTS[index % SUBJECTS.length]} ${index + 1}`,
}));
