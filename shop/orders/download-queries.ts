import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { hiddenStatuses } from './status-transitions.ts';

const { completed, returned, refunded } = orderStatuses;
/** How long a download link is valid. */
export const linkMinutes = 5;

/** The file of a purchased digital product. */
export interface BoughtFile {
  /** The path below the shop's private folder. */
  file: string;
  /** The media type, as the shop stored it; null if unknown. */
  type: string | null;
  nameEn: string;
  nameKm: string | null;
  /** When a link created now expires. */
  linkExpiresAt: Date;
}

/**
 * Returns the file of an order item, only for its buyer, and only while the item is completed (or shipped with that
 * status), neither returned nor refunded, and its order is paid. `until` is the expiry of the link, which must not have
 * passed. Null in every other case.
 */
export async function boughtFile(
  db: Database,
  { itemId, customerId, until }: { itemId: number; customerId: number; until?: Date },
): Promise<BoughtFile | null> {
  const over = [returned, refunded];
  const unpaid = Object.values(hiddenStatuses);
  const query = sql<BoughtFile>`
    select p.digital_file as file, p.digital_type as type, i.name_en as "nameEn", i.name_km as "nameKm",
      now() + make_interval(mins => ${linkMinutes}::int) as "linkExpiresAt"
    from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
      join customer c on c.id = o.customer_id and c.active
    where i.id = ${itemId}::int and o.customer_id = ${customerId}::int and i.digital and p.digital_file is not null
      and (i.status_id = ${completed}::int or i.shipping_status_id = ${completed}::int)
      and i.status_id <> all(${over}::int[]) and o.status_id <> all(${[...over, ...unpaid]}::int[])
      and coalesce(${until ?? null}::timestamptz, 'infinity') > now()`;
  const { rows } = await db.executeQuery(preparedQuery('bought-file', query.compile(db)));
  return rows[0] ?? null;
}
