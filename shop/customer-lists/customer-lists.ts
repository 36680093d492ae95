export type { StoredLine } from './queries.ts';
export type { ListedLine } from './listed-line.ts';
export { syncLists } from './sync-lists.ts';
