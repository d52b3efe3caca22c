import { nothing } from './_shapes.mjs';
