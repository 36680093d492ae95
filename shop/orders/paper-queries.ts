import { sql } from 'kysely';
import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { placeNamed } from '#shop/places/places.ts';
import { itemColumns, orderColumns, type OrderItem, type OrderSummary } from './queries.ts';
import type { StatusId } from './status-transitions.ts';

/** An order as it goes on paper; amounts in cents. */
export type PaperOrder = Omit<OrderSummary, 'statusId'> & {
  statusId: StatusId;
  /** Its customer's, in which the places are named too. */
  language: LanguageCode;
  /** Of the money that went through the shop; null: none was to. */
  payment: { state: string; amountCents: number; refundedCents: number } | null;
  items: OrderItem[];
};

/** By their numbers, in that order; those there are. */
export async function ordersOnPaper(db: Database, numbers: readonly string[]): Promise<PaperOrder[]> {
  const { rows } = await sql<Omit<PaperOrder, 'language' | 'items'> & { languageId: number }>`
    select ${orderColumns}, o.language_id as "languageId",
      ${inItsLanguage('city', sql`o.city_name`)} as "cityName",
      ${inItsLanguage('state_province', sql`o.state_name`)} as "stateName",
      ${inItsLanguage('country', sql`o.country_name`)} as "countryName",
      case when p.id is not null then json_build_object('state', p.state, 'amountCents', p.amount_cents,
        'refundedCents', p.refunded_cents) end as payment
    from unnest(${[...numbers]}::text[]) with ordinality given (number, at)
      join customer_order o on o.number = given.number left join payment p on p.order_id = o.id
    order by given.at`.execute(db);
  const { rows: items } = await sql<OrderItem & { orderId: number }>`
    select ${itemColumns}, i.order_id as "orderId" from order_item i
    where i.order_id = any(${rows.map(({ orderId }) => orderId)}::int[]) order by i.id`.execute(db);
  const ofOrder = Map.groupBy(items, ({ orderId }) => orderId);
  return rows.map(({ languageId, ...order }) => ({
    ...order,
    language: languageOf(languageId),
    items: ofOrder.get(order.orderId) ?? [],
  }));
}

/** Behind the stored names, and of the same name: the last one is read. */
const inItsLanguage = (kind: Parameters<typeof placeNamed>[0], name: Parameters<typeof placeNamed>[1]) =>
  sql`case o.language_id when ${languages.ar.id} then ${placeNamed(kind, name, 'ar')}
    else ${placeNamed(kind, name, 'en')} end`;
