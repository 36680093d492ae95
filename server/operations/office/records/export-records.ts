import { messages } from '#contract/messages.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import type { Resource } from '#contract/resource.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { inPieces } from '#shop/work-queue/work-queue.ts';
import { csvOf, maxExported } from '../csv.ts';
import { xlsxOf } from '../xlsx.ts';
import { allFieldsOf, listOf, sourceFor, type StoredRecord, refuseUnknown } from './record-kinds.ts';
import { cellsOf, columnsOf, sheetInputs, xlsxColumns } from './record-sheet.ts';

export const handler = handle(exportRecords, async ({ kind, format, ...request }, { app, caller }) => {
  const resource: Resource = resources[kind];
  const source = sourceFor(kind, caller);
  if (!caller.permissions.has(resource.permission)) return new Refused(403, messages.texts.notAllowed);
  const refused = refuseUnknown(resource, source, request);
  if (refused) return refused;
  const {
    records,
    found,
    hasMore = false,
  } = await listOf(app.db, kind, {
    ...request,
    from: 0,
    limit: maxExported,
    staffId: caller.staffId,
    fields: source.fields,
  });
  const inputs = sheetInputs(resource, source.inputs);
  const cells = async (piece: readonly StoredRecord[]) => {
    const rows = await allFieldsOf(app.db, source, piece);
    return rows.map((each, at) => cellsOf(inputs, { ...each, id: piece[at]?.id }));
  };
  const file =
    format === 'xlsx'
      ? { csv: '', ...(await xlsxOf(xlsxColumns(inputs), inPieces(records), cells)), hasMore: false }
      : await csvOf(columnsOf(inputs), inPieces(records), cells);
  await writeAudit(app.db, staffActor(caller.staffId), 'records exported', { kind, rows: file.rows });
  return { ...file, hasMore: hasMore || found > file.rows };
});
