import { type RawBuilder, sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { matchesCustomer } from '#shop/accounts/accounts.ts';
import { orderFacts } from '#shop/orders/orders.ts';
import type { ListedRecords, ListRequest } from '#shop/records/records.ts';
import { storedCustomers } from './customer-queries.ts';

const hasOrdered = sql`exists (select from customer_order o where o.customer_id = c.id and o.status_id < 90)`;
const hasRequest = sql`exists (
  select from customer_request r where r.customer_id = c.id and r.handled_at is null)`;

/** The views of the list. */
const views: Readonly<Record<string, RawBuilder<unknown>>> = {
  ordered: hasOrdered,
  unordered: sql`not ${hasOrdered}`,
  requests: hasRequest,
};

/** The keys of the sort orders, before the id. Ids follow the time of creation. */
const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`lower(c.first_name || ' ' || c.last_name)`,
  phone: sql`coalesce(c.phone, c.mobile)`,
  email: sql`c.email`,
  tags: sql`c.tags`,
};
/** Those that need the orders of all customers. */
const sortsByOrders: Readonly<Record<string, RawBuilder<unknown>>> = {
  orders: sql`coalesce(orders, 0)`,
  spentCents: sql`coalesce(spent_cents, 0)`,
  lastOrderAt: sql`coalesce(last_order_at, '-infinity')`,
};
const maxTags = 200;

/** Returns a page of the staff's list, newest first unless requested otherwise. */
export async function listCustomers(db: Database, request: ListRequest): Promise<ListedRecords> {
  const { sort, isBackwards, from, limit } = request;
  const byOrders = sortsByOrders[sort];
  const key = byOrders ?? sorts[sort];
  const direction = (key === undefined) !== isBackwards ? sql`desc` : sql`asc`;
  const where = whereOf(request);
  const { rows: page } = await sql<{ id: number }>`
    select c.id from customer c ${byOrders ? sql`left join ${orderFacts(null)} on facts.customer_id = c.id` : sql``}
    where ${where} order by ${key ? sql`${key} ${direction},` : sql``} c.id ${direction}
    limit ${limit} offset ${from}`.execute(db);
  const counts = Object.entries(views).map(
    ([view, which]) =>
      sql`(select count(*) from customer c where c.active and ${which})::int as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from customer c where ${where})::int as found, ${sql.join(counts)}`.execute(db);
  const [{ found = 0, ...ofViews } = {}] = rows;
  const { rows: tags } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from customer where tags <> '{}' order by tag limit ${maxTags}`.execute(
    db,
  );
  return {
    records: await storedCustomers(
      db,
      page.map(({ id }) => id),
    ),
    found,
    views: ofViews,
    values: { tags: tags.map(({ tag }) => tag) },
  };
}

function whereOf({ view, find, filters: { tags, language } }: ListRequest): RawBuilder<unknown> {
  const code = languageCodes.find((each) => each === language);
  return sql.join(
    [
      sql`c.active`,
      ...(views[view] ? [views[view]] : []),
      ...(tags === undefined ? [] : [sql`c.tags @> array[${tags}]::text[]`]),
      ...(language === undefined ? [] : [sql`c.language_id = ${code ? languages[code].id : 0}::smallint`]),
      ...(find === '' ? [] : [matchesCustomer(find)]),
    ],
    sql` and `,
  );
}
