export { type Actor, type AuditDetails, type AuditEvent, customerActor } from './events.ts';
export { type AuditEntry, auditRows, customerActorOf, writeAudit, writeAudits } from './queries.ts';
