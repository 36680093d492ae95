import { messages } from '#contract/messages.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import type { Resource } from '#contract/resource.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { csvOf } from '../csv.ts';
import { allFieldsOf, listOf, sourceFor, unknownRequest } from './record-kinds.ts';
import { cellsOf, columnsOf, sheetInputs } from './record-sheet.ts';

const most = 10_000;

export const handler = handle(exportRecords, async ({ kind, ...request }, { app, caller }) => {
  const resource: Resource = resources[kind];
  const source = sourceFor(kind, caller);
  if (!caller.permissions.has(resource.permission)) return new Refused(403, messages.texts.notAllowed);
  const strange = unknownRequest(resource, source, request);
  if (strange !== undefined)
    return refuse(400, 'fieldsWrong', { faults: [{ field: strange, code: 'unknown', about: strange }] });
  const {
    records,
    found,
    hasMore = false,
  } = await listOf(app.db, kind, {
    ...request,
    from: 0,
    limit: most,
    staffId: caller.staffId,
    fields: source.fields,
  });
  const inputs = sheetInputs(resource, source.inputs);
  const rows = await allFieldsOf(app.db, source, records);
  await writeAudit(app.db, staffActor(caller.staffId), 'records exported', { kind, rows: records.length });
  return {
    csv: csvOf(
      columnsOf(inputs),
      rows.map((each, at) => cellsOf(inputs, { ...each, id: records[at]?.id })),
    ),
    rows: records.length,
    hasMore: hasMore || found > records.length,
  };
});
