import { sql } from 'kysely';
import { paymentMethodIds } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { placeNamed } from '#shop/places/places.ts';
import { type OrderRiel, orderRielJson } from '#shop/riel/riel.ts';
import type { OrderMethod } from './progress.ts';
import { isTransfer } from './held-queries.ts';
import { approveBy, type HangsOn, joinPromise } from './promise-queries.ts';
import { hiddenStatuses, openStatuses } from './status-transitions.ts';
import { isCounter, isPickUp } from './sent-queries.ts';
import { hasJob, placedOnce } from './queries.ts';

/** An order as its customer tracks it. Amounts are in cents. */
export interface FollowedOrder extends OrderMethod {
  orderId: number;
  number: string;
  paymentMethodId: number;
  /** What its delivery day depends on, the day by which to approve the proof, and the day from which its days count (yyyy-mm-dd). */
  hangsOn: HangsOn | null;
  approveBy: string | null;
  countsFrom: string;
  isOnDelivery: boolean;
  isTransfer: boolean;
  totalCents: number;
  riel: OrderRiel | null;
  firstName: string;
  email: string;
  mobile: string;
  address: string;
  cityName: string;
  /** Whether some or all items are downloads. */
  hasFiles: boolean;
  /** The number with which the links to its page are signed. */
  linkVersion: number;
  isCancelledByCustomer: boolean;
  /** Whether the customer picks it up at the shop. */
  isPickUp: boolean;
  /** Whether they collect it at a branch or a bus station. */
  isCounter: boolean;
  /**
   * The number of days until the order arrives, as promised to its customer, such as `2-4`; '' if unknown.
   */
  promisedDays: string;
  goods: { nameEn: string; nameKm: string | null; picture: string; quantity: number }[];
}

/**
 * Returns an order of this customer. If `orderId` is null, the newest active one. Null if there is none, or
 * it was never placed. `isJob` includes one that is paid by a link.
 */
export async function followedOrder(
  db: Database,
  {
    customerId,
    orderId,
    language,
    isJob = false,
  }: { customerId: number; orderId: number | null; language: LanguageCode; isJob?: boolean },
): Promise<FollowedOrder | null> {
  const isFollowed = sql`is_open_order(o.status_id) and (o.status_id <> ${hiddenStatuses.awaitingPayment}::int or ${isTransfer})`;
  const query = sql<FollowedOrder>`
    select o.id as "orderId", o.number, o.status_id as "statusId", o.created_at as "placedAt",
      d.hangs_on as "hangsOn", ${approveBy} as "approveBy", d.counts_from::text as "countsFrom", o.sent_at as "sentAt",
      o.payment_method_id as "paymentMethodId", o.total_cents as "totalCents",
      o.promised_days as "promisedDays", ${isPickUp} as "isPickUp", ${isCounter} as "isCounter",
      ${orderRielJson} as riel, o.first_name as "firstName", o.email, o.mobile, o.address, o.link_version as "linkVersion",
      o.payment_method_id = ${paymentMethodIds.cashOnDelivery}::int as "isOnDelivery", ${isTransfer} as "isTransfer",
      ${placeNamed('city', sql`o.city_name`, language)} as "cityName",
      i.*, h.changes, coalesce(h.last_by = ${customerActor(customerId)}, false) as "isCancelledByCustomer"
    from customer_order o ${joinPromise}
      cross join lateral (
        select coalesce(bool_or(i.digital), false) as "hasFiles", coalesce(bool_and(i.digital), false) as "isDownload",
          coalesce(json_agg(json_build_object('nameEn', i.name_en, 'nameKm', i.name_km, 'picture', i.picture,
            'quantity', i.quantity) order by i.id), '[]') as goods
        from order_item i where i.order_id = o.id) i
      cross join lateral (
        select coalesce(json_agg(json_build_object('to', c.to_status, 'at', c.changed_at) order by c.id), '[]') as changes,
          (array_agg(c.changed_by order by c.id desc) filter (where c.from_status is not null))[1] as last_by
        from order_status_change c where c.order_id = o.id) h
    where o.customer_id = ${customerId}::int and ${isJob ? hasJob : placedOnce}
      and ${orderId === null ? isFollowed : sql`o.id = ${orderId}::int`}
    order by o.id desc limit 1`;
  const name = isJob ? 'order-of-job' : orderId === null ? 'newest-order' : 'followed-order';
  const { rows } = await db.executeQuery(preparedQuery(name, query.compile(db)));
  const [order] = rows;
  if (!order) return null;
  const isOver = !openStatuses.includes(order.statusId);
  return {
    ...order,
    changes: order.changes.map(({ to, at }) => ({ to, at: new Date(at) })),
    isCancelledByCustomer: isOver && order.isCancelledByCustomer,
  };
}
