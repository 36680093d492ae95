import { type RawBuilder, sql } from 'kysely';
import type { FieldsOf } from '#contract/resource.ts';
import type { subscriber } from '#contract/resources/subscriber.ts';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import {
  hasPart,
  type ListedRecords,
  type ListRequest,
  rowsInOrder,
  type Stored,
} from '#shop/records/records.ts';

export type SubscriberFields = FieldsOf<typeof subscriber>;

async function subscribersWhere(
  db: Database,
  which: RawBuilder<unknown>,
): Promise<Stored<SubscriberFields>[]> {
  const { rows } = await sql<Stored<SubscriberFields>>`
    select id, version, email, unsubscribed_at is null as "isSubscribed", subscribed_at as "subscribedAt", source, proof,
      case language_id when ${languages.ar.id} then 'km' else 'en' end as language, unsubscribed_at as "unsubscribedAt", ended_by as "endedBy"
    from subscriber where ${which}`.execute(db);
  return rows;
}

export const storedSubscribers = (
  db: Database,
  ids: readonly number[],
): Promise<Stored<SubscriberFields>[]> => subscribersWhere(db, sql`id = any(${[...ids]}::int[]) order by id`);

const views: Readonly<Record<string, RawBuilder<unknown>>> = {
  current: sql`unsubscribed_at is null`,
  ended: sql`unsubscribed_at is not null`,
};
const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  email: sql`email`,
  source: sql`source`,
  language: sql`language_id`,
  unsubscribedAt: sql`unsubscribed_at`,
};

/** Returns a page of the subscribers, newest first unless requested otherwise. */
export async function listSubscribers(db: Database, request: ListRequest): Promise<ListedRecords> {
  const { view, find, sort, isBackwards, from, limit } = request;
  const key = sorts[sort];
  const direction = (key === undefined) !== isBackwards ? sql`desc nulls last` : sql`asc nulls first`;
  const where = sql`${views[view] ?? sql`true`} and ${find === '' ? sql`true` : hasPart(sql`email`, find)}`;
  const { rows: page } = await sql<{ id: number }>`
    select id from subscriber where ${where}
    order by ${key ?? sql`subscribed_at`} ${direction}, id desc limit ${limit} offset ${from}`.execute(db);
  const { rows } = await sql<{ found: number; current: number; ended: number }>`
    select count(*) filter (where ${where})::int as found, count(*) filter (where unsubscribed_at is null)::int as current,
      count(*) filter (where unsubscribed_at is not null)::int as ended from subscriber`.execute(db);
  const [{ found, ...ofViews } = { found: 0, current: 0, ended: 0 }] = rows;
  const records = await rowsInOrder(
    page.map(({ id }) => id),
    sql`id`,
    (which) => subscribersWhere(db, which),
  );
  return { records, found, views: ofViews };
}

/** Ends subscriptions on behalf of staff, or restarts what staff ended. */
export async function writeSubscribers(
  db: Database,
  records: readonly Pick<Stored<SubscriberFields>, 'id' | 'version' | 'isSubscribed'>[],
): Promise<void> {
  const rows = records.map(({ id, version, isSubscribed }) => ({ id, version, subscribed: isSubscribed }));
  await sql`
    update subscriber s set version = n.version, unsubscribed_at = case when not n.subscribed then coalesce(s.unsubscribed_at, now()) end,
      ended_by = case when not n.subscribed then coalesce(s.ended_by, 'staff') end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, version int, subscribed boolean)
    where s.id = n.id`.execute(db);
}
