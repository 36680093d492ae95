import { sql, type RawBuilder } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import { namesOf, writeNames } from './name-queries.ts';
import { putRows } from '#shop/records/records.ts';
import { type TaxonomyTerm, type TermFields, type TaxonomyType, termShapes } from './term-fields.ts';

/** Locks the terms of this kind against edits until the transaction ends. */
export async function lockTerms(db: Database, kind: TaxonomyType): Promise<void> {
  await sql`lock table ${sql.table(termShapes[kind].table)} in share row exclusive mode`.execute(db);
}

/** Blocks adding options to products, because no foreign key protects the terms to which they refer. */
export async function lockChoices(db: Database): Promise<void> {
  await sql`lock table product_option in share row exclusive mode`.execute(db);
}

type Row = Partial<Omit<TermFields, 'names' | 'shortNames'>> & {
  id: number;
  version: number;
  texts: Texts | null;
  shortTexts: Texts | null;
  name: string | null;
};

/** Returns every term of a kind by sort order. */
export async function storedTerms(db: Database, kind: TaxonomyType): Promise<TaxonomyTerm[]> {
  const { table, text, columns } = termShapes[kind];
  const own = Object.entries(columns).map(
    ([field, column]) => sql`, w.${sql.ref(column)} as ${sql.ref(field)}`,
  );
  const texts = (column: string) =>
    text ? textsOf({ ...text, column }, sql`w.id`) : sql<Texts | null>`null`;
  const { rows } = await sql<Row>`
    select w.id, w.version, ${texts('name')} as texts, ${kind === 'size' ? texts('short_name') : sql`null`} as "shortTexts",
      ${text ? sql`null` : sql`w.name`} as name ${sql.join(own, sql``)}
    from ${sql.table(table)} w order by ${columns.position ? sql`w.position, w.id` : sql`w.id`}`.execute(db);
  return rows.map(({ texts: names, shortTexts, name, ...row }) => ({
    ...row,
    kind,
    names: name === null ? namesOf(names) : { [defaultLanguage]: name },
    ...(kind === 'size' && { shortNames: namesOf(shortTexts) }),
  }));
}

/** Inserts terms of a kind, or replaces those with the same ids. */
export async function writeWords(
  db: Database,
  kind: TaxonomyType,
  terms: readonly TaxonomyTerm[],
): Promise<void> {
  const { table, text, columns } = termShapes[kind];
  const rows = terms.map((term) => ({
    id: term.id,
    version: term.version,
    ...(!text && { name: term.names[defaultLanguage] }),
    ...Object.fromEntries(
      Object.entries(columns).map(([field, column]) => [column, term[field as keyof typeof columns]]),
    ),
  }));
  await putRows(db, table, rows);
  if (!text) return;
  const named = terms.map(({ id, names, shortNames = {} }) => ({
    id,
    columns: { name: names, ...(kind === 'size' && { short_name: shortNames }) },
  }));
  await writeNames(db, text, named);
}

/** Returns SQL for the products with a term, and the sample requests that reference it. */
export function havingTerm(kind: TaxonomyType, id: number): RawBuilder<unknown> {
  const option = (attributeId: RawBuilder<unknown>) =>
    sql`select product_id from product_option where attribute_id = ${attributeId} and option_id = ${id}`;
  const having: Record<TaxonomyType, RawBuilder<unknown>> = {
    brand: sql`select id as product_id from product where brand_id = ${id}`,
    vendor: sql`select id as product_id from product where vendor_id = ${id}`,
    tag: sql`select product_id from product_tag where tag_id = ${id}`,
    colour: option(sql`${attributeKinds.color}::int`),
    size: option(sql`${attributeKinds.size}::int`),
    attribute: sql`select product_id from product_option where attribute_id = ${id}`,
    option: option(sql`(select attribute_id from attribute_option where id = ${id})`),
  };
  return having[kind];
}

/** Returns products whose search index contains this term's names. */
export async function productsFoundBy(db: Database, kind: TaxonomyType, id: number): Promise<number[]> {
  if (!['brand', 'tag', 'colour'].includes(kind)) return [];
  const { rows } = await sql<{ product_id: number }>`${havingTerm(kind, id)}`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** References to a term outside products. */
const alsoNaming: Partial<Record<TaxonomyType, (id: number) => RawBuilder<unknown>>> = {
  colour: (id) => sql`
    union all select product_id from sample_request_item where color_id = ${id}
    union all select product_id from product_picture where color_id = ${id}`,
  size: (id) => sql`union all select product_id from sample_request_item where size_id = ${id}`,
};

/** Counts the references to a term. For the attributes color and size, counts all their terms' references. */
export async function usesOfTerm(db: Database, kind: TaxonomyType, id: number): Promise<number> {
  const isFixed = kind === 'attribute' && Object.values(attributeKinds).some((each) => each === id);
  const { rows } = await sql<{ uses: number }>`
    select greatest(count(*), ${isFixed ? 1 : 0})::int as uses
    from (${havingTerm(kind, id)} ${alsoNaming[kind]?.(id) ?? sql``}) u`.execute(db);
  return rows[0]?.uses ?? 0;
}

export async function deleteTerm(db: Database, kind: TaxonomyType, id: number): Promise<void> {
  await sql`delete from ${sql.table(termShapes[kind].table)} where id = ${id}`.execute(db);
}
