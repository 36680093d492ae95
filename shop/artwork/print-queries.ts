import { type RawBuilder, sql } from 'kysely';
import type { PrintAsk } from '#contract/artwork.ts';
import { attributeKinds } from '#contract/constants.ts';
import { compiledOnce } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { ArtworkFacts } from '#rules/artwork.ts';
import type { Placement, PrintArea } from '#rules/print-area.ts';

/** A file that a customer sent for printing. */
export interface Artwork {
  id: string;
  name: string;
  bytes: number;
  facts: ArtworkFacts;
  /** `none` if no scanner looked at it. The file of an infected one is deleted. */
  scan: 'none' | 'clean' | 'infected';
}

/** The picture of a product that shows where an option is printed. */
export interface PrintPicture {
  path: string;
  width: number;
  height: number;
  area: PrintArea & { attributeId: number };
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
  asksFor: PrintAsk;
  artwork: Artwork | null;
  text: string;
  names: string[];
  /** The pieces of the item. */
  quantity: number;
  /** Where the file is in its area. Null if the customer left it in the middle. */
  placement: Placement | null;
  /** The picture in the item’s color that has the area. Null if none has. */
  picture: PrintPicture | null;
  /** Whether other places of the product have areas, so that its pictures don't show this one. */
  isUnseen: boolean;
  /** The colors of the option; null if its price doesn't depend on them, so that they have no limit. */
  colors: number | null;
  changedAt: string | null;
  /** Whether the order waits for it. */
  isMissing: boolean;
  /** Whether the customer can still send it. */
  isOpen: boolean;
}

/** Whether a picture of the product shows the file that is printed. */
export const isVisiblePrint = ({ asksFor, artwork, picture }: Print): boolean =>
  asksFor === 'artwork' && artwork !== null && artwork.scan !== 'infected' && picture !== null;

/**
 * A chosen option of an ordered item, or of a product that is in a cart or may be. A link to the page of an order is only
 * for items of that order.
 */
export type PrintPlace =
  | { itemId: number; attributeId: number; orderId?: number }
  | { productId: number; attributeId: number; designId: string | null };

/** What a place holds: a file, a text, or a name for each piece. */
export interface PrintedContent {
  artworkId?: string | null;
  placement?: Placement | null;
  text?: string;
  names?: string[];
  /** Whether file and text say what to draw, and aren’t printed. */
  isDrawing?: boolean;
}

/** SQL for where artwork of a place `p` is in its area. */
export const placementOfPlace = sql`
  case when p.x is not null then json_build_object('x', p.x, 'y', p.y, 'width', p.width, 'turn', p.turn) end`;

/** SQL for the picture of a product that shows where an option is printed, first in a color, then the first of all. */
export const printPicture = (
  productId: RawBuilder<unknown>,
  attributeId: RawBuilder<unknown>,
  colorId: RawBuilder<unknown>,
) => sql`(
  select json_build_object('path', shown.path, 'width', shown.width, 'height', shown.height, 'area', area)
  from product_picture shown cross join lateral jsonb_array_elements(shown.areas) area
  where shown.product_id = ${productId} and (area ->> 'attributeId')::int = ${attributeId}
  order by (shown.color_id = ${colorId}) is true desc, shown.view = 'front' desc, shown.position limit 1)`;

/** SQL for how many colors an option `a` prints; null if the price of its method doesn't depend on them. */
export const printColors = sql`(
  select a.colors from print_method m where m.id = a.method_id and jsonb_array_length(m.charges) > 1)`;

const printsStatement = compiledOnce(
  'prints-of-order',
  ({ orderId, customerId }: { orderId: number; customerId: number | null }) => sql<Print>`
    select i.id as "itemId", a.attribute_id as "attributeId", i.name_en as "itemEn", i.name_km as "itemKm",
      c -> 'en' as en, c -> 'km' as km, a.asks_for as "asksFor", coalesce(p.text, '') as text, coalesce(p.names, '{}') as names,
      i.quantity, p.changed_at as "changedAt",
      case when w.id is not null then json_build_object('id', w.id, 'name', w.name, 'bytes', w.bytes, 'facts', w.facts,
        'scan', w.scan) end as artwork,
      ${placementOfPlace} as placement,
      ${printPicture(sql`i.product_id`, sql`a.attribute_id`, sql`chosen_option(i.options, ${attributeKinds.color})`)} as picture,
      exists (select from product_picture s where s.product_id = i.product_id and s.areas <> '[]'
        and not exists (select from product_picture own cross join lateral jsonb_array_elements(own.areas) area
          where own.product_id = i.product_id and (area ->> 'attributeId')::int = a.attribute_id)) as "isUnseen",
      ${printColors} as colors, m.item_id is not null as "isMissing", is_before_work(o.status_id) as "isOpen"
    from customer_order o join order_item i on i.order_id = o.id
      cross join lateral jsonb_array_elements(current_options(i.options)) c
      join attribute_option a on a.id = (c ->> 'optionId')::int and a.attribute_id = (c ->> 'attributeId')::int
      left join design_place p on p.design_id = i.design_id and p.attribute_id = a.attribute_id
      left join artwork w on w.id = p.artwork_id
      left join missing_prints(${orderId}::int) m on m.item_id = i.id and m.attribute_id = a.attribute_id
    where o.id = ${orderId}::int and (${customerId}::int is null or o.customer_id = ${customerId}::int)
      and a.asks_for <> 'none' order by i.id, a.attribute_id`,
);

/** Returns what is printed on the items of an order; nothing if it belongs to another customer than the given one. */
export async function printsOf(
  db: Database,
  { orderId, customerId = null }: { orderId: number; customerId?: number | null },
): Promise<Print[]> {
  const { rows } = await db.executeQuery(printsStatement(db, { orderId, customerId }));
  return rows;
}

/** Returns the picture that shows an option of an ordered item or of a product; null if none does. */
export async function pictureOfPlace(db: Database, place: PrintPlace): Promise<PrintPicture | null> {
  const thing =
    'itemId' in place
      ? sql`select product_id as id, chosen_option(options, ${attributeKinds.color}) as color from order_item where id = ${place.itemId}`
      : sql`select ${place.productId}::int as id, null::int as color`;
  const picture = printPicture(sql`thing.id`, sql`${place.attributeId}::int`, sql`thing.color`);
  const { rows } = await sql<{ picture: PrintPicture | null }>`
    select ${picture} as picture from (${thing}) thing`.execute(db);
  return rows[0]?.picture ?? null;
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

/** Returns a design of an ordered item that can be written: a new one, with everything that the earlier one has. */
export async function designOfItem(db: Database, customerId: number, itemId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update order_item set design_id = copy_design(design_id, ${customerId}) where id = ${itemId}
    returning design_id as id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`update design set sealed_at = now() where id = ${id}::uuid`.execute(db);
  return id;
}

/** Stores what is printed in a place of a design. Nothing clears it. */
export async function writePlace(
  db: Database,
  designId: string,
  attributeId: number,
  { artworkId = null, placement = null, text = '', names = [], isDrawing = false }: PrintedContent,
): Promise<void> {
  const isEmpty = artworkId === null && text === '' && names.length === 0;
  await (
    isEmpty
      ? sql`delete from design_place where design_id = ${designId}::uuid and attribute_id = ${attributeId}`
      : sql`
        insert into design_place (design_id, attribute_id, artwork_id, text, names, is_drawing, x, y, width, turn)
        values (${designId}::uuid, ${attributeId}, ${artworkId}::uuid, ${text}, ${names}::text[], ${isDrawing || null}, ${placementValues(placement)})
        on conflict (design_id, attribute_id) do update
          set artwork_id = excluded.artwork_id, text = excluded.text, names = excluded.names, is_drawing = excluded.is_drawing, changed_at = now(),
            (x, y, width, turn) = (excluded.x, excluded.y, excluded.width, excluded.turn)`
  ).execute(db);
}

/** Returns what a place says about a drawing, without a refused file; nothing if it is printed or empty. */
export async function drawingOf(
  db: Database,
  designId: string,
  attributeId: number,
): Promise<Pick<PrintedContent, 'artworkId' | 'text'>> {
  const { rows } = await sql<Pick<PrintedContent, 'artworkId' | 'text'>>`
    select w.id as "artworkId", p.text from design_place p left join artwork w on w.id = p.artwork_id and w.scan <> 'infected'
    where p.design_id = ${designId}::uuid and p.attribute_id = ${attributeId} and p.is_drawing`.execute(db);
  return rows[0] ?? {};
}

/** SQL for the four columns of a placement; nulls put artwork in the middle. */
const placementValues = (at: Placement | null) =>
  sql`${at?.x ?? null}::real, ${at?.y ?? null}::real, ${at?.width ?? null}::real, ${at?.turn ?? null}::real`;

/** Stores where the file of a place is in its area. False if the place has no file. */
export async function writePlacement(
  db: Database,
  designId: string,
  attributeId: number,
  placement: Placement,
): Promise<boolean> {
  const { rows } = await sql`
    update design_place set (x, y, width, turn) = (${placementValues(placement)}), changed_at = now()
    where design_id = ${designId}::uuid and attribute_id = ${attributeId} and artwork_id is not null
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function insertArtwork(
  db: Database,
  customerId: number | null,
  { id, name, bytes, facts, scan, sha256 }: Artwork & { sha256: Buffer },
): Promise<void> {
  await sql`
    insert into artwork (id, customer_id, name, kind, bytes, sha256, facts, scan)
    values (${id}::uuid, ${customerId}, ${name}, ${facts.kind}, ${bytes}, ${sha256}, ${JSON.stringify(facts)}::jsonb, ${scan})
    on conflict (id) do nothing`.execute(db);
}

/**
 * Returns a file. Null if it doesn't exist, is infected, or belongs to another customer than the given one; undefined means staff. The
 * file of a visitor's draft is for everyone who knows its random id.
 */
export async function artworkOf(
  db: Database,
  id: string,
  customerId?: number | null,
): Promise<Pick<Artwork, 'name' | 'facts' | 'scan'> | null> {
  const { rows } = await sql<Pick<Artwork, 'name' | 'facts' | 'scan'>>`
    select name, facts, scan from artwork
    where id = ${id}::uuid and scan <> 'infected' and (${customerId === undefined} or customer_id is null or customer_id = ${customerId ?? null}::int)`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function artworkBytes(db: Database, customerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from artwork where customer_id = ${customerId}`.execute(
    db,
  );
  return rows[0]?.bytes ?? 0;
}

/** Returns the files of a customer that are in use, each content once, the latest first. */
export async function libraryOf(db: Database, customerId: number): Promise<Artwork[]> {
  const { rows } = await sql<Artwork>`
    select id, name, bytes, facts, scan from (
      select distinct on (sha256) id, name, bytes, facts, scan, created_at from artwork w
      where customer_id = ${customerId} and scan <> 'infected' and exists (select from design_place p where p.artwork_id = w.id)
      order by sha256, created_at desc) w
    order by created_at desc limit 24`.execute(db);
  return rows;
}
