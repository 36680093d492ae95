import { sql } from 'kysely';
import { type LanguageCode, languageOf, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { placeNamed } from '#shop/places/places.ts';
import type { PaymentSummary } from './money/payment-summary.ts';
import { paymentSummaries } from './money/summary-queries.ts';
import { isWaiting } from './held-queries.ts';
import { itemColumns, orderColumns, type OrderItem, type OrderSummary } from './queries.ts';
import type { StatusId } from './status-transitions.ts';

/** An order as printed on documents. Amounts are in cents. */
export type DocumentOrder = Omit<OrderSummary, 'statusId'> & {
  statusId: StatusId;
  /** The customer's language, also used for place names. */
  language: LanguageCode;
  money: PaymentSummary;
  items: OrderItem[];
  /** Whether it is a new customer's order that staff have not confirmed, and must not prepare. */
  isUnconfirmed: boolean;
  /** The day by which an order on account is, or was, to be paid, yyyy-mm-dd; otherwise null. */
  payBy: string | null;
};

/** Returns the orders with these numbers, in that order. Skips unknown ones. */
export async function ordersOfDocument(db: Database, numbers: readonly string[]): Promise<DocumentOrder[]> {
  const { rows } = await sql<Omit<DocumentOrder, 'language' | 'money' | 'items'> & { languageId: number }>`
    select ${orderColumns}, o.language_id as "languageId", o.due_on::text as "payBy",
      ${inItsLanguage('city', sql`o.city_name`)} as "cityName",
      ${inItsLanguage('state_province', sql`o.state_name`)} as "stateName",
      ${inItsLanguage('country', sql`o.country_name`)} as "countryName",
      exists (select from order_hold h where h.order_id = o.id and ${isWaiting}) as "isUnconfirmed"
    from unnest(${[...numbers]}::text[]) with ordinality given (number, at)
      join customer_order o on o.number = given.number
    order by given.at`.execute(db);
  const { rows: orderItems } = await sql<OrderItem & { orderId: number }>`
    select ${itemColumns}, i.order_id as "orderId" from order_item i
    where i.order_id = any(${rows.map(({ orderId }) => orderId)}::int[]) order by i.id`.execute(db);
  const ofOrder = Map.groupBy(orderItems, ({ orderId }) => orderId);
  const summaries = await paymentSummaries(
    db,
    rows.map(({ orderId }) => orderId),
  );
  return rows.flatMap(({ languageId, ...order }) => {
    const money = summaries.get(order.orderId);
    const items = ofOrder.get(order.orderId) ?? [];
    return money ? [{ ...order, language: languageOf(languageId), money, items }] : [];
  });
}

/** Selected after the stored columns with the same name, because the last one wins. */
const inItsLanguage = (kind: Parameters<typeof placeNamed>[0], name: Parameters<typeof placeNamed>[1]) =>
  sql`case o.language_id when ${languages.ar.id} then ${placeNamed(kind, name, 'ar')}
    else ${placeNamed(kind, name, 'en')} end`;
