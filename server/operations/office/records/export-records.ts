import { messages } from '#contract/messages.ts';
import type { Parsed } from '#contract/operation.ts';
import { exportRecords } from '#contract/operations/office/records/export-records.ts';
import { catalogueKind } from '#contract/operations/office/records/record-types.ts';
import type { Resource } from '#contract/resource.ts';
import { type ResourceName, resources } from '#contract/resources/resources.ts';
import type { Database } from '#database/schema.ts';
import { staffActor, writeAudit } from '#shop/audit/audit.ts';
import { numberColumns, taxonomyRows } from '#shop/imports/imports.ts';
import { inPieces } from '#shop/work-queue/work-queue.ts';
import type { Staff } from '../../../calls/caller.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { csvOf, maxExported } from '../csv.ts';
import { type XlsxColumn, xlsxOf } from '../xlsx.ts';
import { allFieldsOf, listOf, refuseUnknown, sourceFor } from './record-kinds.ts';
import { cellsOf, sheetInputs, xlsxColumns } from './record-sheet.ts';

interface Sheet {
  columns: XlsxColumn[];
  /** The rows, in pieces. */
  pieces: AsyncIterable<readonly string[][]>;
  /** Whether there are more than these. */
  hasMore: boolean;
}

type Request = Omit<Parsed<typeof exportRecords>, 'kind' | 'format'>;

export const handler = handle(
  exportRecords,
  async ({ kind, format, ...request }, { app: { db }, caller }) => {
    const ofCatalogue = catalogueKind.safeParse(kind);
    const sheet = ofCatalogue.success
      ? await taxonomySheet(db, ofCatalogue.data)
      : await resourceSheet(db, caller, kind as ResourceName, request);
    if (sheet instanceof Refused) return sheet;
    const { columns, pieces, hasMore } = sheet;
    const heads = columns.map(({ head }) => head);
    const file =
      format === 'xlsx'
        ? { csv: '', ...(await xlsxOf(columns, pieces, async (piece) => piece)), hasMore: false }
        : await csvOf(heads, pieces, (piece) => piece);
    await writeAudit(db, staffActor(caller.staffId), 'records exported', { kind, rows: file.rows });
    return { ...file, hasMore: hasMore || file.hasMore };
  },
);

async function resourceSheet(
  db: Database,
  caller: Staff,
  kind: ResourceName,
  { ids, ...request }: Request,
): Promise<Sheet | Refused> {
  const resource: Resource = resources[kind];
  const source = sourceFor(kind, caller);
  if (!caller.permissions.has(resource.permission)) return new Refused(403, messages.texts.notAllowed);
  const refused = refuseUnknown(resource, source, request);
  if (refused) return refused;
  const { staffId } = caller;
  const range = { from: 0, limit: maxExported };
  const listed = await listOf(db, kind, { ...request, ...range, staffId, fields: source.fields });
  const chosen = ids && new Set(ids);
  const records = chosen ? listed.records.filter(({ id }) => chosen.has(id)) : listed.records;
  const inputs = sheetInputs(resource, source.inputs);
  async function* pieces() {
    for await (const piece of inPieces(records)) {
      const rows = await allFieldsOf(db, source, piece);
      yield rows.map((each, at) => cellsOf(inputs, { ...each, id: piece[at]?.id }));
    }
  }
  const hasMore = chosen
    ? records.length < chosen.size
    : listed.hasMore === true || listed.found > listed.records.length;
  return { columns: xlsxColumns(inputs), pieces: pieces(), hasMore };
}

async function taxonomySheet(db: Database, kind: Parameters<typeof taxonomyRows>[1]): Promise<Sheet> {
  const { columns, rows } = await taxonomyRows(db, kind);
  const kindOf = (head: string) => (numberColumns.has(head) ? 'number' : 'text');
  return {
    columns: columns.map((head) => ({ head, kind: kindOf(head) })),
    pieces: inPieces(rows),
    hasMore: false,
  };
}
