export { changesIn, type InvalidationTag } from './invalidation-tag.ts';
export { announceBy, announceByProcess, publishInvalidation, changeChannel } from './queries.ts';
