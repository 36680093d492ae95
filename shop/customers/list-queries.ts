import { type RawBuilder, sql } from 'kysely';
import { languageCodes, languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { matchesCustomer } from '#shop/accounts/accounts.ts';
import { orderCounts, orderFacts } from '#shop/orders/orders.ts';
import { countSome, type ListedRecords, type ListRequest, maxCounted } from '#shop/records/records.ts';
import { readInPieces } from '#shop/work-queue/work-queue.ts';
import { storedCustomers } from './customer-queries.ts';

const hasOrdered = sql`exists (select from customer_order o where o.customer_id = c.id and o.status_id < 90)`;
const hasRequest = sql`exists (
  select from customer_request r where r.customer_id = c.id and r.handled_at is null)`;

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
/** Sort orders that need the orders of all customers, with the subquery that adds them up. */
const sortsByOrders: Readonly<Record<string, { key: RawBuilder<unknown>; facts: RawBuilder<unknown> }>> = {
  orders: { key: sql`coalesce(orders, 0)`, facts: orderCounts },
  spentCents: { key: sql`coalesce(spent_cents, 0)`, facts: orderFacts(null) },
  lastOrderAt: { key: sql`coalesce(last_order_at, '-infinity')`, facts: orderCounts },
};
const maxTags = 200;

/** Returns a page of the staff's list, newest first unless requested otherwise. */
export async function listCustomers(db: Database, request: ListRequest): Promise<ListedRecords> {
  const { sort, isBackwards, from, limit } = request;
  const byOrders = sortsByOrders[sort];
  const key = byOrders?.key ?? sorts[sort];
  const direction = (key === undefined) !== isBackwards ? sql`desc` : sql`asc`;
  const where = whereOf(request);
  const [{ rows: page }, { rows }, { rows: tags }] = await Promise.all([
    sql<{ id: number }>`
      select c.id from customer c ${byOrders ? sql`left join ${byOrders.facts} on facts.customer_id = c.id` : sql``}
      where ${where} order by ${key ? sql`${key} ${direction},` : sql``} c.id ${direction}
      limit ${limit} offset ${from}`.execute(db),
    sql<{ found: number; requests: number }>`
      select ${countSome(sql`customer c where ${where}`)} as found,
        (select count(distinct r.customer_id) from customer_request r join customer c on c.id = r.customer_id
          where c.active and r.handled_at is null)::int as requests`.execute(db),
    sql<{ tag: string }>`
      select distinct unnest(tags) as tag from customer where tags <> '{}' order by tag limit ${maxTags}`.execute(
      db,
    ),
  ]);
  const [{ found, requests } = { found: 0, requests: 0 }] = rows;
  return {
    records: await readInPieces(
      page.map(({ id }) => id),
      (ids) => storedCustomers(db, ids),
    ),
    found: Math.min(found, maxCounted),
    hasMore: found > maxCounted,
    views: { requests },
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
