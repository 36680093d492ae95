import { type RawBuilder, sql } from 'kysely';
import type { deliveryKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { BothTexts } from '#shop/records/records.ts';

export type DeliveryMethodKind = (typeof deliveryKinds)[number];

/** An active delivery method, as embedded in a larger statement. Its price is in cents. */
export interface DeliveryOffer {
  methodId: number;
  name: BothTexts;
  company: string;
  kind: DeliveryMethodKind;
  priceCents: number;
  daysFrom: number;
  daysTo: number;
  /** Whether it serves the customer's place. Null if that place is unknown. */
  serves: boolean | null;
}

/** Returns SQL for the province of a customer, or else the one that a visitor chose. Null if unknown. */
export const provinceOf = (customerId: number | null, chosen?: number | null): RawBuilder<number | null> =>
  sql`case when ${customerId}::int is null then ${chosen}::int
    else (select state_province_id from customer where id = ${customerId}::int) end`;

/**
 * Returns all active delivery methods for a customer or a visitor's province, in the order that staff set, as
 * a JSON column of a larger statement. Null if there are none.
 */
const deliveryOffersJson = (
  customerId: number | null,
  chosen?: number | null,
): RawBuilder<DeliveryOffer[] | null> => sql`(
  select json_agg(json_build_object('methodId', d.id, 'name', json_build_object('en', d.name_en, 'km', d.name_km),
    'company', d.company, 'kind', d.kind, 'priceCents', d.price_cents, 'daysFrom', d.days_from, 'daysTo', d.days_to,
    'serves', case when coalesce(${customerId}::int, ${chosen}::int) is not null then
      d.province_ids is null or coalesce(${provinceOf(customerId, chosen)} = any (d.province_ids), false) end)
    order by d.position, d.id)
  from delivery_way d where d.active)`;

/** A discount without a code that makes delivery free, where it applies. */
export interface FreeDelivery {
  discountId: number;
  /** The subtotal in cents that an order needs; null for any. */
  minCents: number | null;
  /** Null for all. */
  methodIds: number[] | null;
}

/** SQL for the discount that makes the delivery of an order `o` free, as its index has it; null if none does. */
export const freeDeliveryBy = sql<number | null>`(o.delivery ->> 'discountId')::int`;

/** Returns SQL for the free delivery in a province at a time, as a JSON column of a larger statement. `also` has ended by then. */
export const freeDeliveriesJson = (
  province: RawBuilder<number | null>,
  at: RawBuilder<unknown> = sql`now()`,
  also: RawBuilder<unknown> = sql`null`,
): RawBuilder<FreeDelivery[]> => sql`coalesce((
  select json_agg(json_build_object('discountId', d.id, 'minCents', d.min_cents, 'methodIds', d.delivery_method_ids) order by d.id)
  from discount d where d.kind = 'delivery' and d.coupon_code is null
    and (d.active and (d.starts_at <= ${at}) is not false and (d.ends_at > ${at}) is not false or d.id = ${also})
    and (d.province_ids is null or ${province} = any (d.province_ids))), '[]')`;

export interface DeliveryFacts {
  /** Active delivery methods, or null if there are none. */
  deliveries: DeliveryOffer[] | null;
  freeDeliveries: FreeDelivery[];
}

/** Returns SQL for the delivery methods and discounts for a customer or a visitor's province, as two JSON columns. */
export const deliveryFactsJson = (customerId: number | null, chosen?: number | null) => sql`
  ${deliveryOffersJson(customerId, chosen)} as deliveries,
  ${freeDeliveriesJson(provinceOf(customerId, chosen))} as "freeDeliveries"`;

/** What the shop says of delivery on every page. */
interface DeliveryTerms {
  /** The range of days of the active delivery methods, such as `1-4`. Null if there are none. */
  days: string | null;
  /** Whether no active method and no published product charges for delivery. */
  isFree: boolean;
}

export async function deliveryTerms(db: Database): Promise<DeliveryTerms> {
  const { rows } = await sql<DeliveryTerms>`
    select min(days_from) || '-' || max(days_to) as days, coalesce(max(price_cents), 0) = 0 and not exists (
      select from product where published and digital_file is null and not shipping_free and shipping_cents > 0
    ) as "isFree" from delivery_way where active`.execute(db);
  return rows[0] as DeliveryTerms;
}

/** Returns the names of all active delivery methods, in the order that staff set. */
export async function methodsInUse(db: Database): Promise<BothTexts[]> {
  const rows = await db
    .selectFrom('delivery_way')
    .select(['name_en', 'name_km'])
    .where('active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ name_en, name_km }) => ({ en: name_en, km: name_km }));
}

/** Returns all delivery methods with their names, active or not. */
export async function allMethods(db: Database): Promise<{ id: number; name: BothTexts }[]> {
  const rows = await db
    .selectFrom('delivery_way')
    .select(['id', 'name_en', 'name_km'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name_en, name_km }) => ({ id, name: { en: name_en, km: name_km } }));
}

export async function provinceIds(db: Database): Promise<Set<number>> {
  const rows = await db.selectFrom('state_province').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
