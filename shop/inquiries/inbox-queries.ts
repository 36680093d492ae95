import { type RawBuilder, sql } from 'kysely';
import type { FieldsOf } from '#contract/resource.ts';
import type { inquiry } from '#contract/resources/inquiry.ts';
import type { Database } from '#database/schema.ts';
import {
  hasPart,
  hasPhonePart,
  type ListedRecords,
  type ListRequest,
  rowsInOrder,
  type Stored,
} from '#shop/records/records.ts';

/** A message or request as staff list it. */
export type InquiryFields = FieldsOf<typeof inquiry>;

/** Each inquiry `q` with the contact message `c`, sample request `s` or seller request `a` that it is about. */
export const inquiries = sql`inquiry q left join contact_message c on c.id = q.contact_message_id
  left join sample_request s on s.id = q.sample_request_id left join seller_request a on a.id = q.seller_request_id`;
export const name = sql`coalesce(c.full_name, s.full_name, concat_ws(' ', a.first_name, a.last_name))`;
export const phone = sql`coalesce(c.phone, s.phone, a.mobile)`;
export const email = sql`coalesce(c.email, s.email, a.email)`;
/** The subject of an inquiry; for samples, the request number and the products. */
export const subject = sql`coalesce(c.subject, s.number || ': ' || (select string_agg(i.name_en, ', ' order by i.position)
  from sample_request_item i where i.request_id = s.id), a.address)`;

async function inquiriesWhere(db: Database, which: RawBuilder<unknown>): Promise<Stored<InquiryFields>[]> {
  const { rows } = await sql<Stored<InquiryFields>>`
    select q.id, q.version, ${name} as name, ${subject} as subject, q.kind, q.state, q.owner_id as owner,
      s.state as samples, q.waiting_since as "waitingSince", ${phone} as phone, ${email} as email, q.created_at as "writtenAt"
    from ${inquiries} where ${which}`.execute(db);
  return rows;
}

export const storedInquiries = (db: Database, ids: readonly number[]): Promise<Stored<InquiryFields>[]> =>
  inquiriesWhere(db, sql`q.id = any(${[...ids]}::int[]) order by q.id`);

const isOpen = sql`q.state in ('new', 'open')`;
const viewsOf = (staffId: number): Readonly<Record<string, RawBuilder<unknown>>> => ({
  toAnswer: isOpen,
  mine: sql`q.owner_id = ${staffId} and q.state <> 'done'`,
  message: sql`q.kind = 'message' and ${isOpen}`,
  samples: sql`q.kind = 'samples' and q.state <> 'done'`,
  seller: sql`q.kind = 'seller' and q.state <> 'done'`,
  waiting: sql`q.state = 'waiting'`,
  done: sql`q.state = 'done'`,
});

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`lower(${name})`,
  subject: sql`lower(${subject})`,
  kind: sql`q.kind`,
  state: sql`array_position(array['new', 'open', 'waiting', 'done'], q.state)`,
  owner: sql`(select lower(name) from staff where id = q.owner_id)`,
  waitingSince: sql`q.waiting_since`,
};

/** Returns a page of the inbox: first what has waited longest, and the finished ones last. */
export async function listInquiries(db: Database, request: ListRequest): Promise<ListedRecords> {
  const { view, find, sort, isBackwards, from, limit, staffId } = request;
  const views = viewsOf(staffId);
  const key = sorts[sort] ?? sql`q.waiting_since`;
  const direction = isBackwards ? sql`desc nulls first` : sql`asc nulls last`;
  const where = sql`${views[view] ?? sql`true`} and ${matches(find)}`;
  const { rows: page } = await sql<{ id: number }>`
    select q.id from ${inquiries} where ${where}
    order by ${key} ${direction}, q.created_at desc, q.id desc limit ${limit} offset ${from}`.execute(db);
  const counts = Object.entries(views).map(
    ([each, which]) => sql`count(*) filter (where ${which})::int as ${sql.ref(`in ${each}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from ${inquiries} where ${where}) as found, ${sql.join(counts)} from inquiry q`.execute(
    db,
  );
  const [{ found = 0, ...ofViews } = {}] = rows;
  return {
    records: await rowsInOrder(
      page.map(({ id }) => id),
      sql`q.id`,
      (which) => inquiriesWhere(db, which),
    ),
    found,
    views: Object.fromEntries(Object.entries(ofViews).map(([each, count]) => [each.slice(3), count])),
  };
}

function matches(find: string): RawBuilder<unknown> {
  if (find === '') return sql`true`;
  const texts = [name, subject, email].map((column) => hasPart(column, find));
  return sql`(${sql.join([...texts, hasPhonePart([phone], find) ?? sql`false`], sql` or `)})`;
}

/** Locks inquiries against other changes, and with them the requests whose states change. */
export async function lockInquiries(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select from inquiry where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
}

export async function writeInquiries(db: Database, records: readonly Stored<InquiryFields>[]): Promise<void> {
  const rows = records.map(({ id, version, state, owner, samples }) => ({
    id,
    version,
    state,
    owner,
    samples,
  }));
  await sql`
    with changed as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id int, version int, state text, owner int, samples text)),
    samples as (
      update sample_request s set state = n.samples, state_changed_at = now() from changed n join inquiry q on q.id = n.id
      where s.id = q.sample_request_id and s.state <> n.samples)
    update inquiry q set version = n.version, state = n.state, owner_id = n.owner,
      waiting_since = case when n.state in ('new', 'open') then coalesce(q.waiting_since, now()) end
    from changed n where q.id = n.id`.execute(db);
}

/** Counts what waits for an answer. `since`: how long the first has waited; null without any. */
export async function waitingInquiries(db: Database): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(waiting_since) as since from inquiry where waiting_since is not null`.execute(
    db,
  );
  return rows[0] ?? { count: 0, since: null };
}

export interface Answerer {
  id: number;
  name: string;
}

/** Returns the staff members who may answer the inbox. */
export async function answerers(db: Database): Promise<Answerer[]> {
  const { rows } = await sql<Answerer>`
    select s.id, s.name from staff s join staff_role r on r.id = s.role_id
    where s.active and s.name <> '' and (r.permissions is null or 'inbox.answer' = any(r.permissions)) order by s.name, s.id`.execute(
    db,
  );
  return rows;
}
