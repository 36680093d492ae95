import { type RawBuilder, sql } from 'kysely';
import type { LineExtras } from '#rules/line-extras.ts';
import type { LineTerms, Once } from '#rules/line-price.ts';

/** The columns of `order_item` and `customer_list_line` that store the extras of a line. */
const extraColumns = { designId: 'design_id' } as const satisfies Record<keyof LineExtras, string>;
const extras = Object.entries(extraColumns) as [keyof LineExtras, ExtraColumn][];

type ExtraColumn = (typeof extraColumns)[keyof LineExtras];
type ExtraColumns = Record<ExtraColumn, string | null>;

/** Returns the columns of a line's extras. */
export const extraRow = (line: LineExtras) =>
  Object.fromEntries(extras.map(([name, column]) => [column, line[name] ?? null])) as ExtraColumns;

/** A line of a new order, by the columns that store it. Amounts are in cents. */
export interface NewItem extends ExtraColumns {
  product_id: number;
  name_en: string;
  name_km: string | null;
  picture: string;
  unit_cents: number;
  list_cents: number;
  quantity: number;
  total_cents: number;
  /** The one-time charges of the line, and their sum, which `total_cents` doesn't include. */
  once: readonly Once[];
  once_cents: number;
  shipping_cents: number;
  discount_id: number | null;
  digital: boolean;
  /** What decides its price at another quantity; null if it was ordered before terms were kept. */
  terms: LineTerms | null;
  /** The expected day if the line was ordered beyond the stock; null if it was in stock. */
  expected_on: string | null;
  options: readonly NewOption[];
  /** The sum of the cells' surcharges, and the cells: one if all pieces are alike. */
  extra_cents: number;
  cells: readonly NewCell[];
}

/** An option with the names of its attribute and of itself. */
export interface NewOption {
  attributeId: number;
  optionId: number;
  en: [string, string];
  km: [string, string];
}

/** Pieces of an item with the same color and size; those of the only cell have all options of the item. */
export interface NewCell {
  cell: number;
  options: readonly NewOption[];
  quantity: number;
  unit_cents: number;
}

/** Numbers the cells of a line as `order_unit` has them. */
export const numberedCells = <Each extends object>(
  cells: readonly Each[],
): (Each & Pick<NewCell, 'cell'>)[] =>
  cells.map((each, at) => ({ ...each, cell: cells.length > 1 ? at + 1 : 0 }));

type Sql = RawBuilder<unknown>;
type LineColumn = Exclude<keyof NewItem, 'cells'>;

const [int, text, json] = [sql`int`, sql`text`, sql`jsonb`];

/** The type of each column, and whether each edit of the order sets it. */
const columns: Readonly<Record<LineColumn, { type: Sql; isOfEdit?: true }>> = {
  product_id: { type: int },
  name_en: { type: text },
  name_km: { type: text },
  picture: { type: text },
  unit_cents: { type: int, isOfEdit: true },
  list_cents: { type: int, isOfEdit: true },
  quantity: { type: int, isOfEdit: true },
  total_cents: { type: int, isOfEdit: true },
  once: { type: json, isOfEdit: true },
  once_cents: { type: int, isOfEdit: true },
  shipping_cents: { type: int, isOfEdit: true },
  discount_id: { type: int, isOfEdit: true },
  digital: { type: sql`boolean` },
  terms: { type: json },
  design_id: { type: sql`uuid` },
  expected_on: { type: sql`date`, isOfEdit: true },
  options: { type: json },
  extra_cents: { type: int, isOfEdit: true },
};
const names = Object.keys(columns) as LineColumn[];

/** SQL for the columns that store a line, to insert it. */
export const lineColumns = sql.join(names.map((name) => sql.id(name)));

/** SQL for the same columns of a table or record with this alias, without those that a query tells otherwise. */
export const lineColumnsOf = (alias: string, except: readonly LineColumn[] = []) =>
  sql.join(names.filter((name) => !except.includes(name)).map((name) => sql.id(alias, name)));

/** SQL for each extra, joined by commas: from its column, its name in the shop and the type of the column. */
export const forExtras = (part: (column: Sql, name: Sql, type: Sql) => Sql) =>
  sql.join(extras.map(([name, column]) => part(sql.id(column), sql.id(name), columns[column].type)));

/** SQL for their types and that of `cells`, to read lines from JSON with `jsonb_to_recordset`. */
export const lineRecord = sql`${sql.join(names.map((name) => sql`${sql.id(name)} ${columns[name].type}`))}, cells jsonb`;

/** SQL that sets the columns that each edit sets, from the record `w`. */
export const lineAssignments = sql.join(
  names.filter((name) => columns[name].isOfEdit).map((name) => sql`${sql.id(name)} = ${sql.id('w', name)}`),
);
