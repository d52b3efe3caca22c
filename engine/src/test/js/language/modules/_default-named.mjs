export default function original() {}
const keep = original;
original = () => 'reassigned';
export const later = () => original();
