export default function () { return 'hoisted'; }
