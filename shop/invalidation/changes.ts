export { changesIn, type InvalidationTag as Change } from './change.ts';
export { announceBy, announceByProcess, publishInvalidation as announce, changeChannel } from './queries.ts';
