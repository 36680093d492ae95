export { changesIn, type Change } from './change.ts';
export { announce, changeChannel } from './queries.ts';
