export type { KeptLine } from './queries.ts';
export type { ListedLine } from './listed-line.ts';
export { syncLists } from './sync-lists.ts';
