import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Fault } from '#shop/records/records.ts';
import type { FilePrices } from './foreign/seen-prices.ts';
import { dollars, type FileMoney } from './foreign/currencies.ts';
import type { ShopSystem } from '#contract/shop-systems.ts';
import type { UnsupportedData } from './foreign/losses.ts';
import { asJson } from './as-json.ts';
import type { FileColumn, KnownTable } from './file-table.ts';
import type { ReadFile } from './known-tables.ts';

export type ImportState =
  | 'reading'
  | 'failed'
  | 'checking'
  | 'ready'
  | 'running'
  | 'stopped'
  | 'done'
  | 'undoing'
  | 'undone';

/** A record that wasn't undone. */
export interface Remaining {
  kind: string;
  thing: string;
  name: string;
  /** Those that someone changed after the import. */
  fields: string[];
  /** Why the shop refuses the undo, if no field was changed. */
  refusal?: Pick<Fault, 'field' | 'code' | 'about'>;
}

export interface ListedImport {
  id: number;
  staffId: number;
  fileName: string;
  source: ShopSystem | null;
  state: ImportState;
  createdAt: Date;
}

/** An import in the office, without its rows. */
export interface StoredImport extends ListedImport {
  uploadId: string | null;
  fault: string | null;
  lost: UnsupportedData[];
  reduced: NonNullable<KnownTable['reduced']>[];
  columns: FileColumn[];
  creates: boolean;
  isPriceSure: boolean;
  fetchesPictures: boolean;
  /** The system that staff chose, because the file wasn't recognized. */
  chosenSource: ShopSystem | null;
  /** What the file says about the currency of its prices; null without any. */
  prices: FilePrices | null;
  /** The currency of the prices, and how much of it is one dollar. Null until it is known. */
  money: FileMoney | null;
  bulkId: number | null;
  undoneBy: number | null;
  undoneTo: number | null;
  /** The first 200 records that weren't undone, and how many there are. */
  remaining: Remaining[];
  remainingCount: number;
  used: number;
  endedAt: Date | null;
}

const listed = sql`id, staff_id as "staffId", file_name as "fileName", source, state, created_at as "createdAt"`;
const columns = sql`${listed}, upload_id as "uploadId", fault, lost, reduced, columns, creates, is_price_sure as "isPriceSure", fetches_pictures as "fetchesPictures",
  chosen_source as "chosenSource", prices, money,
  bulk_id::float8 as "bulkId", undone_by as "undoneBy",
  undone_to::float8 as "undoneTo", remaining, remaining_count as "remainingCount", used, ended_at as "endedAt"`;

const maxListed = 30;
const isOpen = sql`state in ('reading', 'checking', 'running', 'undoing')`;

export async function insertImport(
  db: Database,
  { staffId, uploadId, fileName }: { staffId: number; uploadId: string; fileName: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into catalogue_import (staff_id, upload_id, file_name) values (${staffId}, ${uploadId}::uuid, ${fileName})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function importOf(db: Database, id: number): Promise<StoredImport | null> {
  const { rows } = await sql<StoredImport>`select ${columns} from catalogue_import where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function listImports(db: Database): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select ${listed} from catalogue_import order by id desc limit ${maxListed}`.execute(db);
  return rows;
}

interface Moving {
  creates?: boolean;
  isPriceSure?: boolean;
  fetchesPictures?: boolean;
  chosenSource?: ShopSystem;
  money?: FileMoney;
  bulkId?: number;
  undoneBy?: number;
  fault?: string | null;
  /** The process that must still hold the import. Staff need none. */
  holder?: string;
}

/**
 * Changes the state, if it is one of those expected and still held by the process that changes it, and takes the import from the process that works on it.
 * @returns whether it was
 */
export async function moveImport(
  db: Database,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  {
    creates,
    isPriceSure,
    fetchesPictures,
    chosenSource,
    money,
    bulkId,
    undoneBy,
    fault: error = null,
    holder,
  }: Moving = {},
): Promise<boolean> {
  const hasEnded = ['done', 'undone', 'stopped', 'failed'].includes(to);
  const { numAffectedRows = 0n } = await sql`
    update catalogue_import set state = ${to}, fault = ${error}, wants_stop = false, holder = null, held_until = null, attempts = 0,
      creates = coalesce(${creates ?? null}::boolean, creates),
      is_price_sure = coalesce(${isPriceSure ?? null}::boolean, is_price_sure),
      fetches_pictures = coalesce(${fetchesPictures ?? null}::boolean, fetches_pictures),
      chosen_source = coalesce(${chosenSource ?? null}::text, chosen_source),
      money = coalesce(${money ? asJson(money) : null}::jsonb, money),
      bulk_id = coalesce(bulk_id, ${bulkId ?? null}::bigint),
      undone_by = coalesce(${undoneBy ?? null}::int, undone_by),
      ended_at = case when ${hasEnded} then now() end
    where id = ${id} and state = any(${[...from]}::text[])
      and (${holder ?? null}::uuid is null or holder = ${holder ?? null}::uuid)`.execute(db);
  return numAffectedRows > 0n;
}

export async function requestStop(db: Database, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update catalogue_import set wants_stop = true where id = ${id} and state = 'running'`.execute(db);
  return numAffectedRows > 0n;
}

/** Records what a file contains. */
export async function saveHead(
  db: Database,
  id: number,
  { source, lost, columns: found, tables, prices }: ReadFile,
): Promise<void> {
  await sql`
    update catalogue_import set source = ${source}, lost = ${asJson(lost)}::jsonb,
      prices = ${prices && asJson(prices)}::jsonb,
      money = coalesce(money, ${prices?.isCertain && prices.found === 'USD' ? asJson(dollars) : null}::jsonb),
      columns = ${asJson(found)}::jsonb, reduced = ${asJson(tables.flatMap(({ reduced }) => reduced ?? []))}::jsonb, creates = creates or ${source !== null} where id = ${id}`.execute(
    db,
  );
}

/** How long a process may be silent before another one continues its import. */
const silence = sql`interval '15 seconds'`;
const isFree: RawBuilder<boolean> = sql`${isOpen} and (held_until is null or held_until < now())`;

/** Returns whether there is work that no process does. */
export async function hasOpenImport(db: Database): Promise<boolean> {
  const { rows } = await sql`select from catalogue_import where ${isFree} limit 1`.execute(db);
  return rows.length > 0;
}

/** Claims without progress after which an import stops, because it ends each process that works on it. */
const maxAttempts = 3;

/** Takes the oldest import with work that no other process does. Stops those that three processes couldn't continue. */
export async function claimImport(db: Database, holder: string): Promise<StoredImport | null> {
  await sql`
    update catalogue_import set state = case when state in ('reading', 'checking') then 'failed' else 'stopped' end,
      fault = 'unexpected', holder = null, held_until = null, ended_at = now()
    where ${isFree} and attempts >= ${maxAttempts}`.execute(db);
  const { rows } = await sql<StoredImport>`
    update catalogue_import set holder = ${holder}::uuid, held_until = now() + ${silence}, attempts = attempts + 1
    where id = (select id from catalogue_import where ${isFree} order by id limit 1 for update skip locked)
    returning ${columns}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Extends the claim. Within a transaction, this also keeps another process from doing the same rows.
 * @returns whether staff want it to stop, or null if the import was taken away
 */
export async function holdImport(db: Database, id: number, holder: string): Promise<boolean | null> {
  const { rows } = await sql<{ stop: boolean }>`
    update catalogue_import set held_until = now() + ${silence}
    where id = ${id} and holder = ${holder}::uuid returning wants_stop as stop`.execute(db);
  return rows[0]?.stop ?? null;
}

/** Lets another process continue at once. Only processes that ended without this count as attempts. */
export async function releaseImport(db: Database, id: number, holder: string): Promise<void> {
  await sql`
    update catalogue_import set held_until = null, attempts = 0 where id = ${id} and holder = ${holder}::uuid`.execute(
    db,
  );
}

export interface UndoableChange {
  id: number;
  kind: string;
  thing: string;
  state: 'created' | 'changed' | 'removed';
  fields: Record<string, [unknown, unknown]>;
}

/** Returns the next changes of an import to undo, newest first. */
export async function changesToUndo(
  db: Database,
  { bulkId, undoneTo }: Pick<StoredImport, 'bulkId' | 'undoneTo'>,
  limit: number,
): Promise<UndoableChange[]> {
  const { rows } = await sql<UndoableChange>`
    select id::float8 as id, kind, thing, state, fields from record_change
    where bulk_id = ${bulkId}::bigint and (${undoneTo}::bigint is null or record_change.id < ${undoneTo}::bigint)
    order by record_change.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Counts the changes of an import, and those that were undone or stay. */
export async function countChanges(
  db: Database,
  { bulkId, undoneTo }: Pick<StoredImport, 'bulkId' | 'undoneTo'>,
): Promise<{ all: number; gone: number }> {
  if (bulkId === null) return { all: 0, gone: 0 };
  const { rows } = await sql<{ all: number; gone: number }>`
    select count(*)::int as all, count(*) filter (where id >= ${undoneTo}::bigint)::int as gone
    from record_change where bulk_id = ${bulkId}::bigint`.execute(db);
  return rows[0] ?? { all: 0, gone: 0 };
}

/** Records that rows were done: the import makes progress. */
export async function noteProgress(db: Database, id: number): Promise<void> {
  await sql`update catalogue_import set attempts = 0 where id = ${id} and attempts > 0`.execute(db);
}

const maxRemaining = 200;

export async function noteUndone(
  db: Database,
  id: number,
  { undoneTo, remaining, used }: { undoneTo: number; remaining: readonly Remaining[]; used: number },
): Promise<void> {
  await sql`
    update catalogue_import set undone_to = ${undoneTo}, used = used + ${used}, attempts = 0,
      remaining_count = remaining_count + ${remaining.length},
      remaining = case when remaining_count < ${maxRemaining}
        then jsonb_path_query_array(remaining || ${asJson(remaining)}::jsonb, ${`$[0 to ${maxRemaining - 1}]`}::jsonpath)
        else remaining end
    where id = ${id}`.execute(db);
}
