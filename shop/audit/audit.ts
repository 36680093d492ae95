export { type Actor, type AuditDetails, type AuditEvent, customerActor } from './events.ts';
export { auditRows, customerActorOf, writeAudit } from './queries.ts';
