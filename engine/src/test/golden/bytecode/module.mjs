import d, {x as y} from 'm';
import * as ns from 'n';
export let live = y;
export default function () { return d + ns.z + live }
export const value = await y;
