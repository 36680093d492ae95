import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { asJson } from './as-json.ts';
import type { KnownTable } from './file-table.ts';
import type { TableKind } from './table-kind.ts';
import type { StoredImport } from './import-queries.ts';
import { costColumns } from './known-tables.ts';
import type { FileRow, Problem, RowResult } from './row.ts';

/** Rows and characters per statement. */
const rowsAtOnce = 500;
const charactersAtOnce = 2_000_000;

/** Replaces the rows of an import by those of the file. Cells that staff corrected stay, by sheet, line and column. */
export async function insertRows(db: Database, id: number, tables: readonly KnownTable[]): Promise<void> {
  const corrections = await correctionsOf(db, id);
  await sql`delete from catalogue_import_row where import_id = ${id}`.execute(db);
  let place = 0;
  const all = tables.flatMap(({ name: sheet, kind, rows, terms }) =>
    rows.map(({ line, cells, problems }) => {
      const corrected = corrections.get(placeIn({ sheet, kind, line })) ?? {};
      return {
        place: (place += 1),
        sheet,
        kind,
        line,
        cells: { ...cells, ...corrected },
        corrected,
        terms: terms?.get(line) ?? [],
        problems: problems.filter(({ column }) => !(column in corrected)),
      };
    }),
  );
  for (const some of piecesOf(all))
    await sql`
      insert into catalogue_import_row (import_id, place, sheet, kind, line, cells, corrected, terms, read_problems)
      select ${id}, place, sheet, kind, line, cells, corrected, terms, problems
      from jsonb_to_recordset(${asJson(some)}::jsonb) as r (place int, sheet text, kind text, line int, cells jsonb,
        corrected jsonb, terms jsonb, problems jsonb)`.execute(db);
}

type Place = Pick<OpenRow, 'sheet' | 'kind' | 'line'>;
const placeIn = ({ sheet, kind, line }: Place) => `${kind} ${line} ${sheet}`;

async function correctionsOf(db: Database, id: number): Promise<Map<string, Record<string, string>>> {
  const { rows } = await sql<Place & { corrected: Record<string, string> }>`
    select sheet, kind, line, corrected from catalogue_import_row
    where import_id = ${id} and corrected <> '{}'`.execute(db);
  return new Map(rows.map(({ corrected, ...row }) => [placeIn(row), corrected]));
}

/** Splits rows, so that no statement is longer than a string may be. */
function* piecesOf<Row extends Pick<FileRow<string>, 'cells'>>(rows: readonly Row[]): Generator<Row[]> {
  let piece: Row[] = [];
  let characters = 0;
  for (const row of rows) {
    piece.push(row);
    for (const cell of Object.values(row.cells)) characters += cell?.length ?? 0;
    if (piece.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield piece;
    [piece, characters] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

export type RowState = RowResult['state'];

/** Rows by result, how many are checked, to be imported and imported, and how many have pictures or lack some. */
export type ImportCounts = Record<
  RowState | 'all' | 'checked' | 'planned' | 'done' | 'pictured' | 'lacking',
  number
>;

export async function countRows(db: Database, id: number): Promise<ImportCounts> {
  const { rows } = await sql<ImportCounts>`
    select count(*)::int as all, count(state)::int as checked, count(done_at)::int as done,
      count(*) filter (where done_at is not null or state in ('new', 'changed')
        or state = 'unchanged' and kind = 'products' and fetches_pictures)::int as planned,
      count(*) filter (where r.state = 'new')::int as new, count(*) filter (where r.state = 'changed')::int as changed,
      count(*) filter (where r.state = 'unchanged')::int as unchanged,
      count(*) filter (where r.state = 'wrong')::int as wrong,
      count(*) filter (where cells ->> 'pictures' <> '')::int as pictured,
      count(*) filter (where lacking <> '[]')::int as lacking
    from (select r.*, i.fetches_pictures from catalogue_import_row r join catalogue_import i on i.id = r.import_id
      where r.import_id = ${id}) r`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a count without a row');
  return counts;
}

/** A picture that couldn't be fetched, and why. */
export interface Lacking {
  address: string;
  why: string;
}

export interface ImportRow {
  place: number;
  kind: TableKind;
  line: number;
  key: string;
  cells: Record<string, string>;
  state: RowState | null;
  differences: RowResult['differences'];
  problems: Problem[];
  lacking: Lacking[];
  isDone: boolean;
}

/** Returns rows in the order of the file, with wrong ones first if no state is chosen. */
export async function rowsOf(
  db: Database,
  id: number,
  { state, offset, limit }: { state: RowState | 'lacking' | null; offset: number; limit: number },
): Promise<ImportRow[]> {
  const which =
    state === 'lacking' ? sql`lacking <> '[]'` : sql`(${state}::text is null or state = ${state})`;
  const { rows } = await sql<ImportRow>`
    select place, kind, line, key, cells, state, differences, problems, lacking, done_at is not null as "isDone"
    from catalogue_import_row where import_id = ${id} and ${which}
    order by state is distinct from 'wrong', lacking = '[]', state = 'unchanged', place
    offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

export interface OpenRow extends Pick<ImportRow, 'place' | 'kind' | 'line' | 'cells' | 'problems'> {
  sheet: string;
  terms: Record<string, string>[];
}

const openColumns = sql`place, sheet, kind, line, cells, terms, read_problems as problems`;

/** Returns all rows, to be checked, and forgets the results of an earlier check. */
export async function rowsToCheck(db: Database, id: number): Promise<OpenRow[]> {
  await sql`update catalogue_import_row set state = null where import_id = ${id} and state is not null`.execute(
    db,
  );
  const { rows } = await sql<OpenRow>`
    select ${openColumns} from catalogue_import_row where import_id = ${id} order by place`.execute(db);
  return rows;
}

/** Returns the rows that are to be imported and aren't yet. Discounts that are done or wrong are included, so that they aren't mistaken for those of earlier imports. */
export async function rowsToRun(
  db: Database,
  { id, fetchesPictures }: Pick<StoredImport, 'id' | 'fetchesPictures'>,
): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select ${openColumns} from catalogue_import_row where import_id = ${id} and done_at is null
      and (state in ('new', 'changed') or ${fetchesPictures} and state = 'unchanged' and kind = 'products')
    order by place`.execute(db);
  return rows;
}

/** Returns the SKUs of products that aren't imported, because their rows are wrong. */
export async function wrongSkus(db: Database, id: number): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select cells ->> 'sku' as sku from catalogue_import_row
    where import_id = ${id} and kind = 'products' and state = 'wrong' and cells ? 'sku'`.execute(db);
  return new Set(rows.map(({ sku }) => sku.trim()));
}

/** Returns the kinds of the rows, and `costs` if some contain what products cost the shop. */
export async function kindsOf(db: Database, id: number): Promise<Set<TableKind | 'costs'>> {
  const { rows } = await sql<{ kind: TableKind | 'costs' }>`
    select kind from catalogue_import_row where import_id = ${id}
    union select 'costs' from catalogue_import_row
    where import_id = ${id} and kind = 'products' and cells ?| ${costColumns}::text[]`.execute(db);
  return new Set(rows.map(({ kind }) => kind));
}

export type PlacedResult = Omit<RowResult, 'line'> & { place: number; lacking?: Lacking[] };

export async function saveResults(
  db: Database,
  id: number,
  results: readonly PlacedResult[],
  isDone: boolean,
): Promise<void> {
  if (results.length === 0) return;
  await sql`
    update catalogue_import_row r set state = n.state, key = n.key, differences = n.differences,
      problems = n.problems, customer_id = n.customer, lacking = coalesce(n.lacking, '[]'), done_at = case when ${isDone} then now() end
    from jsonb_to_recordset(${asJson(results)}::jsonb)
      as n (place int, state text, key text, differences jsonb, problems jsonb, lacking jsonb, customer int)
    where r.import_id = ${id} and r.place = n.place`.execute(db);
}

/** Replaces a cell of a row. @returns whether there is such a row */
export async function correctCell(
  db: Database,
  id: number,
  { place, column, text }: { place: number; column: string; text: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update catalogue_import_row set cells = cells || jsonb_build_object(${column}::text, ${text}::text),
      corrected = corrected || jsonb_build_object(${column}::text, ${text}::text),
      read_problems = coalesce((select jsonb_agg(p) from jsonb_array_elements(read_problems) p
        where p ->> 'column' <> ${column}), '[]')
    where import_id = ${id} and place = ${place}`.execute(db);
  return numAffectedRows > 0n;
}
