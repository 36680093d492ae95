import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { nobodysHash } from '#shop/accounts/accounts.ts';
import { type MergedAccount, targetFirst } from './merge-rules.ts';

/**
 * The tables whose rows move unchanged: the kind under which the preview counts them, and the column that
 * identifies a row.
 */
const tables = [
  { table: 'customer_order', key: 'id', kind: 'orders' },
  { table: 'order_hold', key: 'order_id' },
  { table: 'coupon_use', key: 'id' },
  { table: 'payment', key: 'id', kind: 'payments' },
  { table: 'customer_address', key: 'id', kind: 'addresses' },
  { table: 'customer_note', key: 'id', kind: 'notes' },
  { table: 'contact_message', key: 'id', kind: 'messages' },
  { table: 'sample_request', key: 'id', kind: 'samples' },
  { table: 'customer_request', key: 'id' },
  { table: 'artwork', key: 'id' },
  { table: 'design', key: 'id' },
  { table: 'review', key: 'id' },
] as const;

type MovedKind = Extract<(typeof tables)[number], { kind: string }>['kind'] | 'lists' | 'reviews' | 'tags';

/** The moved ids and the previous values, so that an undo restores exactly these. */
export interface Moved {
  rows: Record<string, (number | string)[]>;
  lines: { list: string; productId: number }[];
  reviews: { id: number; email: string }[];
  /** The merged account's own address, added to the target account's addresses. */
  addressIds: number[];
  /** The tags that the target account didn't have. */
  tags: string[];
  /** The number that moved, and the merged account's logins before. */
  phone: string | null;
  login: string;
  addedPhone: string | null;
  /** Whether the target account's password was changed since, and applies to the merged account's logins as well. */
  hasNewPassword?: true;
}

/** Locks two accounts against orders and changes. Null unless both are active and different. */
export async function lockAccounts(
  db: Database,
  ids: readonly number[],
): Promise<[target: MergedAccount, merged: MergedAccount] | null> {
  const { rows } = await sql<MergedAccount>`
    select c.id, c.first_name as "firstName", c.last_name as "lastName", c.email as login, c.phone,
      c.added_phone as "addedPhone", c.tags,
      (select count(*)::int from customer_order o where o.customer_id = c.id and o.status_id < 90) as orders
    from customer c where c.id = any(${[...ids]}::int[]) and c.active and c.email is not null
    order by c.id for update`.execute(db);
  const [one, other] = rows;
  return one && other ? targetFirst(one, other) : null;
}

/** Moves everything from the merged account to the target one. */
export async function moveRows(db: Database, target: MergedAccount, merged: MergedAccount) {
  const rows: Moved['rows'] = {};
  // An open request that both have stays where it is.
  const isNew = sql`(handled_at is not null or kind not in (
    select k.kind from customer_request k where k.customer_id = ${target.id}::int and k.handled_at is null))`;
  for (const { table, key } of tables) {
    const { rows: moved } = await sql<{ key: number | string }>`
      update ${sql.table(table)} set customer_id = ${target.id}::int where customer_id = ${merged.id}::int
        and ${table === 'customer_request' ? isNew : sql`true`} returning ${sql.ref(key)} as key`.execute(db);
    rows[table] = moved.map((each) => each.key);
  }
  // A line that both lists have stays as the target account has it.
  const { rows: lines } = await sql<Moved['lines'][number]>`
    update customer_list_line l set customer_id = ${target.id}::int
    where l.customer_id = ${merged.id}::int and not exists (select from customer_list_line k
      where k.customer_id = ${target.id}::int and k.list = l.list and k.product_id = l.product_id)
    returning l.list, l.product_id as "productId"`.execute(db);
  // Reviews belong to an email address.
  const { rows: reviews } = await sql<Moved['reviews'][number]>`
    with theirs as (
      select id, reviewer_email as email from review
      where ${target.login.includes('@')} and normal_email(reviewer_email) = ${merged.login} for update)
    update review r set reviewer_email = ${target.login} from theirs where r.id = theirs.id
    returning r.id, theirs.email`.execute(db);
  const { rows: addresses } = await sql<{ id: number }>`
    insert into customer_address (customer_id, address, state_province_id, city_id, postal_code, second_mobile, recipient,
      recipient_mobile)
    select k.id, m.address, m.state_province_id, m.city_id, m.postal_code, m.second_mobile, m.recipient, m.recipient_mobile
    from customer m join customer k on k.id = ${target.id}::int
    where m.id = ${merged.id}::int and m.address not in ('', k.address) returning id`.execute(db);
  return { rows, lines, reviews, addressIds: addresses.map(({ id }) => id) };
}

/** Closes the merged account, moves its number and adds its tags to the target account. */
export async function closeMerged(
  db: Database,
  { target, merged, moved: { phone, tags } }: { target: MergedAccount; merged: MergedAccount; moved: Moved },
): Promise<void> {
  // No login has a space.
  await sql`
    update customer set active = false, version = version + 1,
      email = case when email = ${phone}::text then 'merged ' || id else email end,
      added_phone = case when added_phone = ${phone}::text then null else added_phone end
    where id = ${merged.id}::int`.execute(db);
  await sql`
    update customer set added_phone = coalesce(${phone}::text, added_phone), tags = tags || ${tags}::text[],
      version = version + 1
    where id = ${target.id}::int`.execute(db);
}

export async function insertMerge(
  db: Database,
  merge: { targetId: number; mergedId: number; staffId: number; moved: Moved },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into customer_merge (target_id, merged_id, moved, merged_by)
    values (${merge.targetId}, ${merge.mergedId}, ${JSON.stringify(merge.moved)}::jsonb, ${merge.staffId}) returning id`.execute(
    db,
  );
  if (!rows[0]) throw new Error('no row');
  return rows[0].id;
}

/** Returns a merge that wasn't undone, and locks its accounts. Null if there is none. */
export async function lockMerge(
  db: Database,
  mergeId: number,
): Promise<{
  targetId: number;
  mergedId: number;
  moved: Moved;
  isTargetActive: boolean;
  isPhoneFree: boolean;
} | null> {
  await sql`select from customer where id in (select unnest(array[target_id, merged_id]) from customer_merge where id = ${mergeId}::int)
    order by id for update`.execute(db);
  const { rows } = await sql<NonNullable<Awaited<ReturnType<typeof lockMerge>>>>`
    select m.target_id as "targetId", m.merged_id as "mergedId", m.moved, k.active as "isTargetActive",
      not exists (select from customer o where o.phone = m.moved ->> 'phone' and o.id <> m.target_id) as "isPhoneFree"
    from customer_merge m join customer k on k.id = m.target_id
    where m.id = ${mergeId}::int and m.undone_at is null for update of m`.execute(db);
  return rows[0] ?? null;
}

/** Moves back what a merge moved and opens the merged account again, without a password if it shared a new one. */
export async function moveBack(
  db: Database,
  mergeId: number,
  { targetId, mergedId, moved }: { targetId: number; mergedId: number; moved: Moved },
): Promise<void> {
  for (const { table, key } of tables)
    await sql`
      update ${sql.table(table)} set customer_id = ${mergedId}::int
      where customer_id = ${targetId}::int and ${sql.ref(key)}::text = any(${(moved.rows[table] ?? []).map(String)}::text[])`.execute(
      db,
    );
  await sql`
    update customer_list_line l set customer_id = ${mergedId}::int
    from jsonb_to_recordset(${JSON.stringify(moved.lines)}::jsonb) as m (list text, "productId" int)
    where l.customer_id = ${targetId}::int and l.list = m.list and l.product_id = m."productId"`.execute(db);
  await sql`
    update review r set reviewer_email = m.email
    from jsonb_to_recordset(${JSON.stringify(moved.reviews)}::jsonb) as m (id int, email text)
    where r.id = m.id`.execute(db);
  await sql`delete from customer_address where customer_id = ${targetId}::int and id = any(${moved.addressIds}::int[])`.execute(
    db,
  );
  await sql`
    update customer set version = version + 1,
      added_phone = case when added_phone = ${moved.phone}::text then null else added_phone end,
      tags = array(select tag from unnest(tags) with ordinality as t (tag, place)
        where tag <> all (${moved.tags}::text[]) order by place)
    where id = ${targetId}::int`.execute(db);
  await sql`
    update customer set active = true, version = version + 1, email = ${moved.login}, added_phone = ${moved.addedPhone},
      password_hash = ${moved.hasNewPassword ? nobodysHash() : sql`password_hash`}
    where id = ${mergedId}::int`.execute(db);
  await sql`update customer_merge set undone_at = now() where id = ${mergeId}::int`.execute(db);
}

/** Returns the number of rows that moved, by kind. */
export function movedCounts({
  rows,
  lines,
  reviews,
  addressIds,
  tags,
}: Moved): { kind: MovedKind; count: number }[] {
  const counts: [MovedKind, number][] = [
    ...tables.flatMap((each): [MovedKind, number][] =>
      'kind' in each ? [[each.kind, rows[each.table]?.length ?? 0]] : [],
    ),
    ['lists', lines.length],
    ['reviews', reviews.length],
    ['tags', tags.length],
  ];
  return counts
    .map(([kind, count]) => ({ kind, count: count + (kind === 'addresses' ? addressIds.length : 0) }))
    .filter(({ count }) => count > 0);
}
