export {
  type AuditDetails,
  type AuditEntry,
  type AuditEvent,
  customerActor,
  writeAudit,
  writeAudits,
} from './queries.ts';
