import { sql } from 'kysely';
import type { OptionAsks } from '#contract/artwork.ts';
import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { ArtworkFacts } from '#rules/artwork.ts';

/** A file that a customer sent for printing. */
export interface Artwork {
  id: string;
  name: string;
  bytes: number;
  facts: ArtworkFacts;
  /** `none` if no scanner looked at it. */
  scan: 'none' | 'clean';
}

/** A chosen option of an ordered item for which the customer sends a file or a text. */
export interface Print {
  itemId: number;
  attributeId: number;
  itemEn: string;
  itemKm: string | null;
  /** The names of the attribute and of the option. */
  en: [string, string];
  km: [string, string];
  asksFor: Exclude<OptionAsks, 'none'>;
  artwork: Artwork | null;
  text: string;
  changedAt: string | null;
  /** Whether the customer can still send it. */
  isOpen: boolean;
}

/** The statuses in which work hasn't begun. */
const open = [orderStatuses.active, hiddenOrderStatuses.awaitingPayment];

/** Returns what is printed on the items of an order; nothing if it belongs to another customer than the given one. */
export async function printsOf(
  db: Database,
  { orderId, customerId = null }: { orderId: number; customerId?: number | null },
): Promise<Print[]> {
  const { rows } = await sql<Print>`
    select i.id as "itemId", a.attribute_id as "attributeId", i.name_en as "itemEn", i.name_km as "itemKm",
      c -> 'en' as en, c -> 'km' as km, a.asks_for as "asksFor", coalesce(p.text, '') as text, p.changed_at as "changedAt",
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name, 'bytes', w.bytes, 'facts', w.facts,
        'scan', w.scan) end as artwork,
      o.status_id = any(${open}::int[]) as "isOpen"
    from customer_order o join order_item i on i.order_id = o.id
      cross join lateral jsonb_array_elements(current_options(i.options)) c
      join attribute_option a on a.id = (c ->> 'optionId')::int and a.attribute_id = (c ->> 'attributeId')::int
      left join design_place p on p.design_id = i.design_id and p.attribute_id = a.attribute_id
      left join artwork w on w.id = p.artwork_id
    where o.id = ${orderId}::int and (${customerId}::int is null or o.customer_id = ${customerId}::int)
      and a.asks_for <> 'none' order by i.id, a.attribute_id`.execute(db);
  return rows;
}

/** Locks the order of an item of this customer, so that work on it doesn't begin meanwhile. Null if there is none. */
export async function lockOrderOfItem(
  db: Database,
  { customerId, itemId }: { customerId: number; itemId: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select o.id from customer_order o join order_item i on i.order_id = o.id
    where i.id = ${itemId}::int and o.customer_id = ${customerId} for no key update of o`.execute(db);
  return rows[0]?.id ?? null;
}

/** Stores the file or the text of a place. An empty text without a file clears it. */
export async function writePlace(
  db: Database,
  customerId: number,
  { itemId, attributeId }: { itemId: number; attributeId: number },
  { artworkId, text }: { artworkId: string | null; text: string },
): Promise<void> {
  await sql`
    with made as (
      insert into design (customer_id) select ${customerId} from order_item where id = ${itemId} and design_id is null
      returning id)
    update order_item set design_id = made.id from made where order_item.id = ${itemId}`.execute(db);
  const design = sql`(select design_id from order_item where id = ${itemId})`;
  if (artworkId === null && text === '')
    await sql`delete from design_place where design_id = ${design} and attribute_id = ${attributeId}`.execute(
      db,
    );
  else
    await sql`
      insert into design_place (design_id, attribute_id, artwork_id, text)
      values (${design}, ${attributeId}, ${artworkId}::uuid, ${text})
      on conflict (design_id, attribute_id) do update
        set artwork_id = excluded.artwork_id, text = excluded.text, changed_at = now()`.execute(db);
}

export async function insertArtwork(
  db: Database,
  customerId: number,
  { id, name, bytes, facts, scan, sha256 }: Artwork & { sha256: Buffer },
): Promise<void> {
  await sql`
    insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
    values (${id}::uuid, ${customerId}, ${name}, ${facts.kind}, ${bytes}, ${sha256}, ${JSON.stringify(facts)}::jsonb, ${scan})
    on conflict (id) do nothing`.execute(db);
}

/** Returns a file. Null if it doesn't exist or belongs to another customer than the given one. */
export async function artworkOf(
  db: Database,
  id: string,
  customerId: number | null = null,
): Promise<Pick<Artwork, 'name' | 'facts'> | null> {
  const { rows } = await sql<Pick<Artwork, 'name' | 'facts'>>`
    select name, facts from artwork
    where id = ${id}::uuid and (${customerId}::int is null or customer_id = ${customerId}::int)`.execute(db);
  return rows[0] ?? null;
}
