import { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import type { Database } from '#database/schema.ts';
import { allStaff } from '#shop/staff/staff.ts';
import { handle } from '../../../calls/operation.ts';
import { foundAudit } from './audit-answers.ts';

export const handler = handle(listAudit, async ({ before, limit, ...filter }, { app, caller }) => {
  const entries = await foundAudit(app.db, filter, { before, limit: limit + 1 }, caller);
  return {
    entries: entries.slice(0, limit),
    hasMore: entries.length > limit,
    people: before === null ? await people(app.db) : [],
  };
});

async function people(db: Database) {
  const { staff } = await allStaff(db);
  return staff.map(({ id, name }) => ({ id, name }));
}
