export { type AuditDetails, type AuditEvent, customerActor, writeAudit } from './queries.ts';
