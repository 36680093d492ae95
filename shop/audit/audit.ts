export { type DeviceKind, onDevice, withKey } from './origin.ts';
export { type Actor, type AuditDetails, type AuditEvent, customerActor, staffActor } from './events.ts';
export { type AuditEntry, auditRows, customerActorOf, writeAudit, writeAudits } from './queries.ts';
