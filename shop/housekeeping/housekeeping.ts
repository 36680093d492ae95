export { dropStale } from './queries.ts';
export { dropSlips } from './slip-queries.ts';
