import { auditWords } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { messages } from '#contract/messages.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf } from '../csv.ts';
import { type AuditEntry, foundAudit } from './audit-answers.ts';

const maxRows = 10_000;
const columns = ['at', 'who', 'what', 'thing', 'changes', 'facts'] as const;

export const handler = handle(exportAudit, async (filter, { app, caller }) => {
  if (!caller.permissions.has('audit.read')) return new Refused(403, messages.texts.notAllowed);
  const entries = await foundAudit(app.db, filter, { before: null, limit: maxRows + 1 });
  const rows = entries.slice(0, maxRows);
  await writeAudit(app.db, staffActor(caller.staffId), 'audit exported', { rows: rows.length });
  return { csv: csvOf(columns, rows.map(cellsOf)), rows: rows.length, hasMore: entries.length > maxRows };
});

const { texts } = officeAuditLabels;
const wordOf = (event: string) => {
  const word = auditWords[event];
  return word ? texts[word] : event;
};

function cellsOf({ at, who, event, thing, changes, facts }: AuditEntry): string[] {
  return [
    at,
    [who.name || texts[who.kind], who.id].filter((each) => each !== null).join(' '),
    wordOf(event),
    thing.name,
    changes.map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`).join('\n'),
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  ];
}
