let text = 'after';
await null;
text += ' two';
await new Promise((resolve) => resolve());
export const value = text + ' awaits';
