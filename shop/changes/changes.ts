export { announce, type Change, changeChannel } from './queries.ts';
