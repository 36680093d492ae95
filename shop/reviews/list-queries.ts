import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { hasPart, type ListedRecords, type ListRequest } from '#shop/records/records.ts';
import { isAnswered, productName, reviewsWhere } from './review-queries.ts';

/** The views of the list. `new`: held, or not looked at yet. */
const views: Readonly<Record<string, RawBuilder<unknown>>> = {
  new: sql`(not r.checked or r.state = 'held')`,
  held: sql`r.state = 'held'`,
  low: sql`r.rating <= 2`,
  hidden: sql`r.state = 'hidden'`,
  answered: isAnswered,
};

/** The keys of the sort orders, before the id. */
const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  title: sql`lower(r.title)`,
  rating: sql`r.rating`,
  product: productName,
  name: sql`lower(r.reviewer_name)`,
  writtenAt: sql`r.created_at`,
  state: sql`r.state`,
};

/** Returns a page of the staff's list, newest first unless requested otherwise. */
export async function listReviews(db: Database, request: ListRequest): Promise<ListedRecords> {
  const { sort, isBackwards, from, limit } = request;
  const key = sorts[sort];
  const isDown = (key === undefined) !== isBackwards;
  const direction = isDown ? sql`desc` : sql`asc`;
  const where = whereOf(request);
  const counts = Object.entries(views).map(
    ([view, which]) => sql`count(*) filter (where ${which})::int as ${sql.ref(`in ${view}`)}`,
  );
  const records = await reviewsWhere(
    db,
    sql`${where} order by ${key ?? sql`r.created_at`} ${direction}, r.id ${direction} limit ${limit} offset ${from}`,
  );
  const { rows } = await sql<Record<string, number>>`
    select count(*) filter (where ${where})::int as found, ${sql.join(counts)} from review r`.execute(db);
  const [{ found = 0, ...ofViews } = {}] = rows;
  return {
    records,
    found,
    views: Object.fromEntries(Object.entries(ofViews).map(([name, count]) => [name.slice(3), count])),
  };
}

function whereOf({ view, find }: Pick<ListRequest, 'view' | 'find'>): RawBuilder<unknown> {
  const inView = views[view] ?? sql`true`;
  if (find === '') return inView;
  const texts = ['r.title', 'r.body', 'r.reviewer_name'].map((column) => hasPart(sql.ref(column), find));
  return sql`${inView} and (${sql.join(texts, sql` or `)})`;
}
