import { messages } from '#contract/messages.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import type { Resource } from '#contract/resource.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { csvOf } from '../csv.ts';
import { listOf, sourceFor, unknownRequest } from './record-kinds.ts';
import { cellsOf, columnsOf } from './record-sheet.ts';

const most = 10_000;

export const handler = handle(exportRecords, async ({ kind, ...request }, { app, caller }) => {
  const resource: Resource = resources[kind];
  const source = sourceFor(kind, caller);
  const { exportPermission } = resource;
  if (exportPermission && !caller.permissions.has(exportPermission))
    return new Refused(403, messages.texts.notAllowed);
  const strange = unknownRequest(resource, source, request);
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  const {
    records,
    found,
    hasMore = false,
  } = await listOf(app.db, kind, { ...request, from: 0, limit: most, staffId: caller.staffId });
  await writeAudit(app.db, staffActor(caller.staffId), 'records exported', { kind, rows: records.length });
  const inputs = source.inputs ?? {};
  return {
    csv: csvOf(
      columnsOf(inputs),
      records.map((each) => cellsOf(inputs, each)),
    ),
    rows: records.length,
    hasMore: hasMore || found > records.length,
  };
});
