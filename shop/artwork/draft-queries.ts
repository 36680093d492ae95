import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { attributeKinds } from '#contract/constants.ts';
import { type Artwork, placementOfPlace, type Print, printColors, printPicture } from './print-queries.ts';

/** What is printed for an option of a draft. */
export interface DraftPlace extends Pick<
  Print,
  'attributeId' | 'artwork' | 'text' | 'names' | 'placement' | 'picture' | 'colors'
> {
  designId: string;
  /** Whether it says what to draw. */
  isDrawing: boolean;
}

/** Returns whether a product that is sold offers an option of an attribute for which this is sent. */
export async function isOffered(
  db: Database,
  { productId, attributeId }: { productId: number; attributeId: number },
  asksFor: Print['asksFor'],
): Promise<boolean> {
  const { rows } = await sql`
    select from product_option o join product p on p.id = o.product_id and p.published
      join attribute_option a on a.id = o.option_id and a.attribute_id = o.attribute_id
    where o.product_id = ${productId}::int and o.attribute_id = ${attributeId}::int and a.asks_for = ${asksFor}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** SQL for whether a person may use a design `d`: their own, or a visitor's draft, whose random id they know. */
const isOpenTo = (customerId: number | null) =>
  sql`(d.customer_id = ${customerId}::int or (d.customer_id is null and d.sealed_at is null))`;

/**
 * Returns the draft that a person continues, locked. A design that was ordered is copied; without a design that is
 * theirs, a new one is made.
 */
export async function draftOf(
  db: Database,
  customerId: number | null,
  designId: string | null,
): Promise<string> {
  const { rows } = await sql<{ id: string; isSealed: boolean }>`
    select d.id, d.sealed_at is not null as "isSealed" from design d
    where d.id = ${designId}::uuid and ${isOpenTo(customerId)} for no key update of d`.execute(db);
  const [found] = rows;
  if (found && !found.isSealed) {
    await sql`update design set changed_at = now() where id = ${found.id}::uuid`.execute(db);
    return found.id;
  }
  const made = await sql<{ id: string }>`
    select copy_design(${found?.id ?? null}::uuid, ${customerId}::int) as id`.execute(db);
  return made.rows[0]?.id ?? '';
}

interface SelectedProduct {
  productId: number;
  options: readonly { attributeId: number; optionId: number }[];
}

/**
 * Returns what is printed by the designs that a person may see; for a product, with the picture in the selected color and the
 * colors of the selected prints.
 */
export async function draftPlaces(
  db: Database,
  customerId: number | null,
  designIds: readonly string[],
  product: SelectedProduct | null = null,
): Promise<DraftPlace[]> {
  const options = JSON.stringify(product?.options ?? []);
  const { rows } = await sql<DraftPlace & { artwork: Artwork | null }>`
    select d.id as "designId", p.attribute_id as "attributeId", p.text, p.names, p.is_drawing is true as "isDrawing",
      ${placementOfPlace} as placement,
      ${printPicture(
        sql`${product?.productId ?? null}::int`,
        sql`p.attribute_id`,
        sql`chosen_option(${options}::jsonb, ${attributeKinds.color})`,
      )} as picture,
      (select ${printColors} from attribute_option a where a.attribute_id = p.attribute_id
        and a.id = chosen_option(${options}::jsonb, p.attribute_id)) as colors,
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name, 'bytes', w.bytes, 'facts', w.facts,
        'scan', w.scan) end as artwork
    from design d join design_place p on p.design_id = d.id left join artwork w on w.id = p.artwork_id
    where d.id = any(${designIds}::uuid[]) and ${isOpenTo(customerId)} order by d.id, p.attribute_id`.execute(
    db,
  );
  return rows;
}

/** Seals the designs of an order with their files, which then belong to its customer. Returns those that they may use. */
export async function sealDesigns(
  db: Database,
  customerId: number,
  designIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as (
      select d.id from design d where d.id = any(${designIds}::uuid[]) and ${isOpenTo(customerId)} order by d.id for no key update),
    sealed as (
      update design d set customer_id = ${customerId}, sealed_at = coalesce(sealed_at, now())
      from found where d.id = found.id returning d.id),
    files as (
      update artwork w set customer_id = ${customerId} from design_place p, found
      where p.design_id = found.id and w.id = p.artwork_id and w.customer_id is null)
    select id from sealed`.execute(db);
  return rows.map(({ id }) => id);
}
