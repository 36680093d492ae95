import { CsvError, parse } from 'csv-parse/sync';
import { importRecords } from '#contract/operations/office/records/import-records.ts';
import { resources } from '#contract/resources/resources.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { unescapeFormula } from '#shop/imports/imports.ts';
import { changeRecords, type Fault, type Outcome, withinTransaction } from '#shop/records/records.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';
import { type RecordSource, recordSources, type StoredRecord } from './record-kinds.ts';
import { columnsOf, fieldsOfRow, sheetInputs } from './record-sheet.ts';

/** Rows changed at once: other editors of the same records wait for them. */
const batchSize = 200;

export const handler = handle(importRecords, async ({ kind, csv, isTrial }, { app, caller }) => {
  const source = recordSources[kind];
  const inputs = sheetInputs(resources[kind]);
  const [header = [], ...lines] = rowsOf(csv);
  const names = header.map((name) => name.trim());
  const columns = new Set(columnsOf(inputs));
  const key = resources[kind].unique;
  if (key === undefined || !names.some((name) => name === key || (name === 'id' && columns.has(name))))
    return refuse(400, 'fieldsWrong', { faults: [{ field: key ?? kind, code: 'missing' }] });
  const rows = lines
    .map((cells, at) => ({
      line: at + 2,
      cells: Object.fromEntries(names.map((name, column) => [name, unescapeFormula(cells[column] ?? '')])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== ''));
  const outcomes: Outcome<StoredRecord, string, number | string>[] = [];
  await withinTransaction(app.db, async (trx) => {
    for (let at = 0; at < rows.length; at += batchSize) {
      const batch = rows.slice(at, at + batchSize);
      const fields = batch.map(({ cells }) => fieldsOfRow(inputs, cells));
      const keys = fields.map((each) => keyOf(source, each[key]));
      const owners = await ownersOf(
        source,
        keys.flatMap((each) => each ?? []),
      );
      outcomes.push(
        ...(await changeRecords(
          trx,
          source.kind,
          { by: staffActor(caller.staffId), isTrial },
          fields.map((each, row) => {
            const id = idIn(batch[row]?.cells);
            return { ...(id === null ? idOf(owners.get(keys[row] ?? '')) : { id }), fields: each };
          }),
        )),
      );
    }

    /** Returns a row's unique value as stored, or null if it is invalid: the change is then refused. */
    function keyOf({ kind: { shape } }: RecordSource, value: unknown): string | null {
      const parsed = shape[key ?? '']?.safeParse(value);
      return parsed?.success ? String(parsed.data) : null;
    }

    async function ownersOf({ kind: { unique } }: RecordSource, values: readonly string[]) {
      return (await unique?.owners(trx, values)) ?? new Map<string, { id: number | string }>();
    }
  });

  /** Returns a row's id, 0 if it is invalid, or null if the row or the resource has none. */
  function idIn(cells: Readonly<Record<string, string>> = {}): number | null {
    const text = columns.has('id') ? (cells['id'] ?? '').trim() : '';
    if (text === '') return null;
    return /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : 0;
  }

  /** Reports an id without a record in its own column. */
  const named = (at: number) => (each: Fault) => {
    const { cells } = rows[at] ?? {};
    const isOfId = each.code === 'unknown' && each.field === source.kind.key && idIn(cells) === each.about;
    return isOfId ? { ...each, field: 'id', about: cells?.['id'] ?? '' } : each;
  };
  const count = (state: string) => outcomes.filter((each) => each.state === state).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    unknownColumns: names.filter((name) => name !== '' && !columns.has(name)),
    refused: outcomes.flatMap((each, at) =>
      each.state === 'refused' ? [{ line: rows[at]?.line ?? 0, faults: each.errors.map(named(at)) }] : [],
    ),
  };
});

const idOf = (owner: { id: number | string } | undefined) => (owner ? { id: owner.id } : {});

/** Returns the cells of each line. A file that isn't CSV has none. */
function rowsOf(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter: delimiterOf(csv), relaxColumnCount: true });
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Returns the separator that is most frequent in the header. */
function delimiterOf(csv: string): string {
  const [header = ''] = csv.split('\n', 1);
  const separators = [',', ';', '\t'];
  return separators.toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ',';
}
