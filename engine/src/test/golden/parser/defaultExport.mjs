export default function () {}
export class K {}
