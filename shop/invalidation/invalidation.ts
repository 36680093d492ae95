export { changesIn, type InvalidationTag } from './change.ts';
export { announceBy, announceByProcess, publishInvalidation, changeChannel } from './queries.ts';
