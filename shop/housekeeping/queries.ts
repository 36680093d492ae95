import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { isHeld } from '#shop/orders/orders.ts';

/** What is of no use any more, by table. Rows are dropped a few at a time: a statement must not take long. */
const stale: Readonly<Record<string, RawBuilder<unknown>>> = {
  // They end after 30 days at the latest; what the log says of them stays.
  session: sql`created_at < now() - interval '60 days'`,
  staff_session: sql`created_at < now() - interval '60 days'`,
  staff_challenge: sql`until < now()`,
  // The same key gives the same answer for two days.
  order_key: sql`created_at < now() - interval '48 hours'`,
  // Paid, void, or taken up by the staff.
  order_hold: sql`not exists (select from customer_order o where o.id = order_hold.order_id and ${isHeld})`,
  // The longest span that is counted is a day.
  rate_window: sql`window_start < now() - interval '2 days'`,
  one_time_code: sql`created_at < now() - interval '2 days'`,
  // A sealed password is refused after 10 minutes, used or not.
  sealed_password: sql`opened_at < now() - interval '1 hour'`,
  wishlist_share: sql`expires_at < now()`,
  // Nobody confirmed it; the mail is sent, and its link to stop all of them was good for a month; nobody waits for years.
  stock_notice: sql`confirmed_at is null and created_at < now() - interval '7 days' or told_at < now() - interval '30 days'
    or created_at < now() - interval '2 years'`,
  // What was taken off a list is known for so long (shop/customer-lists).
  customer_list_line: sql`quantity = 0 and changed_at < now() - interval '90 days'`,
  // Providers repeat an event for some days at most, and an old one is refused by its time.
  provider_event: sql`received_at < now() - interval '90 days'`,
  // What was sent is known for a month, what could not be sent for half a year.
  outbox_mail: sql`sent_at < now() - interval '30 days' or sent_at is null and created_at < now() - interval '180 days'`,
  // Indexes that have not asked for twelve hours are made anew.
  product_change: sql`changed_at < now() - interval '1 day'`,
  search_miss: sql`day < current_date - 90`,
  known_browser: sql`last_login_at < now() - interval '180 days'`,
};
const atOnce = 5000;

/** Drops rows whose time is over. @returns how many of each table, tables without any left out */
export async function dropStale(db: Database): Promise<Record<string, number>> {
  const dropped: Record<string, number> = {};
  for (const [table, isStale] of Object.entries(stale)) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isStale} limit ${atOnce} for update skip locked))`.execute(
      db,
    );
    if (numAffectedRows > 0n) dropped[table] = Number(numAffectedRows);
  }
  await forgetAddresses(db);
  return dropped;
}

/** From where payments were asked for is counted for a day. */
async function forgetAddresses(db: Database): Promise<void> {
  await sql`
    update payment set asked_from = ''
    where settled_at between now() - interval '9 days' and now() - interval '2 days' and asked_from <> ''`.execute(
    db,
  );
}
