export { type Actor, type AuditDetails, type AuditEvent, customerActor, staffActor } from './events.ts';
export {
  type ActorGroup,
  type AuditedChange,
  type AuditFilter,
  type AuditRow,
  changesBeside,
  readAudit,
} from './read-queries.ts';
export { type AuditEntry, auditRows, customerActorOf, writeAudit, writeAudits } from './queries.ts';
