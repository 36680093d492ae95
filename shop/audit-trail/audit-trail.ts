export {
  type AuditedChange,
  type AuditFilter,
  type AuditRow,
  changesBeside,
  readAudit,
} from './read-queries.ts';
