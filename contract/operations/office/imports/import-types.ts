import { z } from 'zod';
import { fileCurrencies } from '../../../constants.ts';
import { shopSystems } from '../../../shop-systems.ts';
import { id, time } from '../office-types.ts';

export const importStaff = { staff: 'catalogue.write' } as const;
export const importInput = z.object({ id });

export const importState = z.enum([
  'reading',
  'failed',
  'checking',
  'ready',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
]);
export const system = z.enum(shopSystems);
/** The currency of a file's prices, and how much of it is one dollar. */
export const fileMoney = z.object({
  currency: z.enum(fileCurrencies),
  perDollar: z.number().min(0.001).max(1_000_000),
});

/** An import in a list. `name` is of the staff member who uploaded the file. */
export const listedImport = z.object({
  id,
  fileName: z.string(),
  source: system.nullable(),
  state: importState,
  name: z.string(),
  createdAt: time,
});

/** What an export contains and the shop can't keep: how many products or columns, and the first of them. */
const loss = z.object({ code: z.string(), count: z.number(), examples: z.array(z.string()) });

export const importDetails = listedImport.extend({
  /** Why it couldn't be read, or stopped by itself. */
  fault: z.string().nullable(),
  lost: z.array(loss),
  /** Columns of the file that are unknown (`column` is null) or that staff matched to one of the catalog's. */
  columns: z.array(
    z.object({
      header: z.string(),
      column: z.string().nullable(),
      nearest: z.string().nullable(),
      /** Whether it is an attribute of variants, which becomes `colours`, `sizes` or `options`. */
      isAxis: z.literal(true).optional(),
    }),
  ),
  /** The system that staff chose, because the file wasn't recognized. */
  chosenSource: system.nullable(),
  /** The currency that the prices of an export show, and some of them; null for other files. */
  prices: z.object({ found: z.enum(fileCurrencies).nullable(), examples: z.array(z.string()) }).nullable(),
  /** Null until someone says it. An export with prices can't run before. */
  money: fileMoney.nullable(),
  knownColumns: z.array(z.string()),
  creates: z.boolean(),
  isPriceSure: z.boolean(),
  fetchesPictures: z.boolean(),
  /** The kinds of its rows, such as `products`. */
  kinds: z.array(z.string()),
  /** Rows by result; `planned` are to be imported, `done` are. `lacking` are those without some of their pictures. */
  counts: z.record(
    z.enum([
      'all',
      'checked',
      'planned',
      'done',
      'new',
      'changed',
      'unchanged',
      'wrong',
      'pictured',
      'lacking',
    ]),
    z.number(),
  ),
  /** Changes of records, and those that were undone or remain. */
  changes: z.object({ all: z.number(), gone: z.number() }),
  /** Whether undoing has begun, so that the import can't be resumed. */
  isBeingUndone: z.boolean(),
  /** The first 200 records that weren't undone: someone changed these fields later, or the shop refuses it. */
  remaining: z.array(
    z.object({
      kind: z.string(),
      thing: z.string(),
      name: z.string(),
      fields: z.array(z.string()),
      refusal: z
        .object({ field: z.string(), code: z.string(), about: z.string().or(z.number()).optional() })
        .optional(),
    }),
  ),
  /** How many records weren't undone. */
  remainingCount: z.number(),
  /** How many records stay, because archived products use them. */
  used: z.number(),
  /** Whether the caller may change everything in the file. */
  isAllowed: z.boolean(),
  /** Whether the caller may see its rows. Those of customers need `customers.read`. */
  maySeeRows: z.boolean(),
});

const rowState = z.enum(['new', 'changed', 'unchanged', 'wrong']);
export const shownRows = rowState.or(z.literal('lacking'));

export const importRow = z.object({
  place: z.number(),
  kind: z.string(),
  /** Below 0 for a discount of an earlier import that isn't in the file, and from which products leave. */
  line: z.number(),
  key: z.string(),
  state: rowState.nullable(),
  isDone: z.boolean(),
  /** The cells that are wrong, as they are. */
  cells: z.record(z.string(), z.string()),
  differences: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(
    z.object({
      column: z.string(),
      code: z.string(),
      about: z.string().or(z.number()).optional(),
      nearest: z.string().optional(),
    }),
  ),
  /** Pictures that couldn't be fetched. */
  lacking: z.array(z.object({ address: z.string(), why: z.string() })),
});
