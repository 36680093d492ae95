import { auditEventLabels } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { messages } from '#contract/messages.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import type { Staff } from '../../../calls/caller.ts';
import type { Database } from '#database/schema.ts';
import type { Parsed } from '#contract/operation.ts';
import { rowsAtOnce } from '#shop/work-queue/work-queue.ts';
import { csvOf } from '../csv.ts';
import { type AuditEntry, foundAudit } from './audit-answers.ts';

const columns = ['at', 'who', 'what', 'thing', 'changes', 'facts', 'source'] as const;

export const handler = handle(exportAudit, async (filter, { app, caller }) => {
  if (!caller.permissions.has('audit.read')) return new Refused(403, messages.texts.notAllowed);
  const file = await csvOf(columns, entriesInPieces(app.db, filter, caller), (entries) =>
    entries.map(cellsOf),
  );
  await writeAudit(app.db, staffActor(caller.staffId), 'audit exported', { rows: file.rows });
  return file;
});

async function* entriesInPieces(db: Database, filter: Parsed<typeof exportAudit>, caller: Staff) {
  for (let before: number | null = null; ;) {
    const entries: AuditEntry[] = await foundAudit(db, filter, { before, limit: rowsAtOnce }, caller);
    yield entries;
    before = entries.at(-1)?.id ?? null;
    if (entries.length < rowsAtOnce) return;
  }
}

const { texts } = officeAuditLabels;
const eventName = (event: string) => {
  const label = auditEventLabels[event];
  return label ? texts[label] : event;
};

const nameOf = ({ name, kind, key }: AuditEntry['who']): string =>
  key === undefined
    ? name || texts[kind]
    : texts.keyOf.replace('{key}', () => key).replace('{name}', () => name);

function cellsOf({ at, who, event, thing, changes, facts, source }: AuditEntry): string[] {
  return [
    at,
    [nameOf(who), who.id].filter((each) => each !== null).join(' '),
    eventName(event),
    thing.name,
    changes.map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`).join('\n'),
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    source === null ? '' : texts[source],
  ];
}
