import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#database/schema.ts';
import { isHeld } from '#shop/orders/orders.ts';

/** Conditions for expired rows, by table. Rows are deleted in small batches, because a statement must not take long. */
const stale: Readonly<Record<string, RawBuilder<unknown>>> = {
  // Sessions end after 30 days at the latest. Their audit log entries stay.
  session: sql`created_at < now() - interval '60 days'`,
  staff_session: sql`created_at < now() - interval '60 days'`,
  staff_challenge: sql`until < now()`,
  // The same key returns the same response for two days.
  order_key: sql`created_at < now() - interval '48 hours'`,
  // The order is paid, void, or accepted by staff.
  order_hold: sql`not exists (select from customer_order o where o.id = order_hold.order_id and ${isHeld})`,
  // The longest rate limit window is a day.
  rate_window: sql`window_start < now() - interval '2 days'`,
  one_time_code: sql`created_at < now() - interval '2 days'`,
  // An encrypted password is refused after 10 minutes, used or not.
  sealed_password: sql`opened_at < now() - interval '1 hour'`,
  wishlist_share: sql`expires_at < now()`,
  // Notifications that were never confirmed, were sent more than a month ago (the lifetime of their
  // unsubscribe link), or are 2 years old.
  stock_notice: sql`confirmed_at is null and created_at < now() - interval '7 days' or told_at < now() - interval '30 days'
    or created_at < now() - interval '2 years'`,
  // How long removed lines are remembered (shop/customer-lists).
  customer_list_line: sql`quantity = 0 and changed_at < now() - interval '90 days'`,
  // Providers repeat an event for a few days at most, and old events are rejected by their time.
  provider_event: sql`received_at < now() - interval '90 days'`,
  // Sent emails are stored for a month, failed ones for half a year.
  outbox_mail: sql`sent_at < now() - interval '30 days' or sent_at is null and created_at < now() - interval '180 days'`,
  // Telegram chats of orders that ended half a year ago.
  order_chat: sql`followed_at < now() - interval '180 days' and not exists (select from customer_order o
    where o.id = order_chat.order_id and (is_open_order(o.status_id) or exists (select from order_status_change c
      where c.order_id = o.id and c.changed_at > now() - interval '180 days')))`,
  webhook_delivery: sql`created_at < now() - interval '30 days'`,
  // Marks with a later one, both older than every transaction that still runs.
  changed_row: sql`exists (select from changed_row later where later.kind = changed_row.kind and later.row_id = changed_row.row_id
    and later.at_xid > changed_row.at_xid and later.at_xid < pg_snapshot_xmin(pg_current_snapshot()))`,
  // Indexes that haven't polled for twelve hours are rebuilt anyway.
  product_change: sql`changed_at < now() - interval '1 day'`,
  search_miss: sql`day < current_date - 90`,
  // Imports can be undone for 90 days. Their rows go first, a few at a time.
  catalogue_import_row: sql`import_id in (select id from catalogue_import where created_at < now() - interval '90 days')`,
  catalogue_import: sql`created_at < now() - interval '90 days'
    and not exists (select from catalogue_import_row r where r.import_id = catalogue_import.id)`,
  known_browser: sql`last_login_at < now() - interval '180 days'`,
};
const atOnce = 5000;

/**
 * Deletes expired rows.
 * @returns the number of rows by table, without tables that had none
 */
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

/** Forgets the IP addresses from which payments were requested. They are counted for a day. */
async function forgetAddresses(db: Database): Promise<void> {
  await sql`
    update payment set asked_from = ''
    where settled_at between now() - interval '9 days' and now() - interval '2 days' and asked_from <> ''`.execute(
    db,
  );
}
