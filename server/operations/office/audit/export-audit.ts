import { stringify } from 'csv-stringify/sync';
import { auditWords } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { messages } from '#contract/messages.ts';
import { exportAudit } from '#contract/operations/office/audit/export-audit.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { escapeFormula } from '#shop/imports/imports.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { type AuditEntry, foundAudit } from './audit-answers.ts';

const most = 10_000;
const columns = ['at', 'who', 'what', 'thing', 'changes', 'facts'] as const;

export const handler = handle(exportAudit, async (filter, { app, caller }) => {
  if (!caller.permissions.has('audit.read')) return new Refused(403, messages.texts.notAllowed);
  const entries = await foundAudit(app.db, filter, { before: null, limit: most + 1 });
  const rows = entries.slice(0, most);
  await writeAudit(app.db, staffActor(caller.staffId), 'audit exported', { rows: rows.length });
  // Excel takes a file for Unicode by the mark at its beginning.
  const csv = stringify(rows.map(cellsOf), { header: true, columns: [...columns], bom: true });
  return { csv, rows: rows.length, hasMore: entries.length > most };
});

const { texts } = officeAuditLabels;
const wordOf = (event: string) => {
  const word = auditWords[event];
  return word ? texts[word] : event;
};

function cellsOf({
  at,
  who,
  event,
  thing,
  changes,
  facts,
}: AuditEntry): Record<(typeof columns)[number], string> {
  const cells = {
    at,
    who: [who.name || texts[who.kind], who.id].filter((each) => each !== null).join(' '),
    what: wordOf(event),
    thing: thing.name,
    changes: changes.map(({ field, from, to }) => `${field}: ${from ?? '–'} → ${to ?? '–'}`).join('\n'),
    facts: facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  };
  return Object.fromEntries(
    Object.entries(cells).map(([name, cell]) => [name, escapeFormula(cell, 'csv')]),
  ) as typeof cells;
}
