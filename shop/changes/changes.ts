export { changesIn, type Change } from './change.ts';
export { announceBy, announceByProcess, announce, changeChannel } from './queries.ts';
