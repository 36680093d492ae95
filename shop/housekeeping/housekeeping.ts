export { dropStale } from './queries.ts';
