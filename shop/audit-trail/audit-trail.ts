export type { AuditFind } from './find-queries.ts';
export {
  type AuditedChange,
  type AuditFilter,
  type AuditRow,
  changesBeside,
  formerNames,
  readAudit,
} from './read-queries.ts';
