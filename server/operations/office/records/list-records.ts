import { listRecords } from '#contract/operations/office/records/list-records.ts';
import { resources } from '#contract/resources/resources.ts';
import { handle } from '../../../calls/operation.ts';
import { allFieldsOf, listOf, sourceFor, refuseUnknown } from './record-kinds.ts';

const limit = 50;

export const handler = handle(listRecords, async ({ kind, from, ...request }, { app, caller }) => {
  const source = sourceFor(kind, caller);
  const refused = refuseUnknown(resources[kind], source, request);
  if (refused) return refused;
  const {
    records,
    found,
    hasMore = false,
    views,
    values = {},
  } = await listOf(app.db, kind, { ...request, from, limit, staffId: caller.staffId, fields: source.fields });
  const fields = await allFieldsOf(app.db, source, records);
  const next = from + limit;
  return {
    records: records.map(({ id, version }, at) => ({ id, version, fields: fields[at] ?? {} })),
    found,
    hasMore,
    views,
    values,
    next: records.length === limit && (hasMore || next < found) ? next : null,
  };
});
