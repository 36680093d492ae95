export type { BaseRow, BaseRows } from './base-rows.ts';
export { baseRowIds, hasBaseData } from './queries.ts';
export { writeBaseData } from './write.ts';
