import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle } from '../../../calls/operation.ts';
import { csvOf } from '../csv.ts';
import { resourceInputs } from './field-inputs.ts';
import { listOf } from './record-kinds.ts';
import { cellsOf, columnsOf } from './record-sheet.ts';

const most = 10_000;

export const handler = handle(exportRecords, async ({ kind, ...request }, { app, caller }) => {
  const { records, found } = await listOf(app.db, kind, {
    ...request,
    from: 0,
    limit: most,
    staffId: caller.staffId,
  });
  await writeAudit(app.db, staffActor(caller.staffId), 'records exported', { kind, rows: records.length });
  const inputs = resourceInputs(resources[kind].fields);
  return {
    csv: csvOf(
      columnsOf(inputs),
      records.map((each) => cellsOf(inputs, each)),
    ),
    rows: records.length,
    hasMore: found > records.length,
  };
});
