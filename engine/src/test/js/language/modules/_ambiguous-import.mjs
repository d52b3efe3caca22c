import { shared } from './_ambiguous.mjs';
