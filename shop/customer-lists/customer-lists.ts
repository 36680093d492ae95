export type { StoredLine as KeptLine } from './queries.ts';
export type { ListedLine } from './listed-line.ts';
export { syncLists } from './sync-lists.ts';
