import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import { likeText, type Names } from '#shop/records/records.ts';
import type { DiscountTerms } from './discount-queries.ts';
import { namesOf } from './name-queries.ts';

export type DiscountState = 'running' | 'planned' | 'ended' | 'usedUp' | 'off';
/** `ended` includes coupons that are used up. */
export type DiscountView = 'all' | 'running' | 'planned' | 'ended' | 'off';

export interface DiscountFilter {
  /** Part of a name or code; '' for all. */
  find: string;
  view: DiscountView;
  code: 'with' | 'without' | null;
  /** Only these; null for all. */
  ids: readonly number[] | null;
  /** Only older ones than this id. */
  before: number | null;
  limit: number;
}

/** A discount as staff read it, with the names of its first products or categories. */
export interface ListedDiscount extends DiscountTerms {
  used: number;
  state: DiscountState;
  targets: { id: number; names: Names }[];
  targetCount: number;
}

const state = sql`case when not d.active then 'off' when d.ends_at <= now() then 'ended'
  when d.used >= d.max_uses then 'usedUp' when d.starts_at > now() then 'planned' else 'running' end`;
const views: Record<DiscountView, readonly DiscountState[]> = {
  all: ['running', 'planned', 'ended', 'usedUp', 'off'],
  running: ['running'],
  planned: ['planned'],
  ended: ['ended', 'usedUp'],
  off: ['off'],
};

const shownTargets = 2;
/** SQL: the ids of the products or categories of a discount `d`, with their texts. */
function targetsOf(of: 'product' | 'category'): RawBuilder<unknown> {
  const [table, column] = [sql.table(`discount_${of}`), sql.ref(`t.${of}_id`)];
  const text = textsOf({ table: `${of}_text`, owner: `${of}_id` }, sql`x.id`);
  return sql`(
    select coalesce(json_agg(json_build_object('id', x.id, 'texts', ${text}) order by x.id), '[]') from (
      select ${column} as id from ${table} t where t.discount_id = d.id order by 1 limit ${shownTargets}::int) x)`;
}

/** Returns discounts, the newest first. */
export async function findDiscounts(db: Database, filter: DiscountFilter): Promise<ListedDiscount[]> {
  const { before, limit } = filter;
  const { rows } = await sql<
    Omit<ListedDiscount, 'targets'> & { targets: { id: number; texts: Texts | null }[] }
  >`
    select d.id, d.version, d.name, d.coupon_code as "couponCode", d.kind, d.percent, d.amount_cents as "amountCents",
      d.min_cents as "minCents", d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maxUses",
      d.max_uses_per_customer as "maxUsesPerCustomer", d.used, ${state} as state,
      case d.kind when 'products' then ${targetsOf('product')} when 'categories' then ${targetsOf('category')} else '[]' end as targets,
      (case d.kind when 'products' then (select count(*) from discount_product t where t.discount_id = d.id)
        when 'categories' then (select count(*) from discount_category t where t.discount_id = d.id) else 0 end)::int as "targetCount"
    from discount d
    where ${filterOf(filter)} and (${before}::int is null or d.id < ${before}::int)
    order by d.id desc limit ${limit}`.execute(db);
  return rows.map(({ targets, ...row }) => ({
    ...row,
    targets: targets.map(({ id, texts }) => ({ id, names: namesOf(texts) })),
  }));
}

/** Counts the discounts of each view among those with this code and text. */
export async function countDiscounts(
  db: Database,
  { find, code }: Pick<DiscountFilter, 'find' | 'code'>,
): Promise<Record<DiscountView, number>> {
  const { rows } = await sql<{ state: DiscountState; n: number }>`
    select ${state} as state, count(*)::int as n from discount d
    where ${filterOf({ find, code, view: 'all', ids: null })} group by 1`.execute(db);
  const of = (view: DiscountView) =>
    rows.reduce((total, row) => (views[view].includes(row.state) ? total + row.n : total), 0);
  return {
    all: of('all'),
    running: of('running'),
    planned: of('planned'),
    ended: of('ended'),
    off: of('off'),
  };
}

function filterOf({
  find,
  view,
  code,
  ids,
}: Pick<DiscountFilter, 'find' | 'view' | 'code' | 'ids'>): RawBuilder<unknown> {
  const like = `%${likeText(find)}%`;
  const conditions = [
    ...(view === 'all' ? [] : [sql`${state} = any(${[...views[view]]}::text[])`]),
    ...(find === '' ? [] : [sql`(d.name ilike ${like} or d.coupon_code ilike ${like})`]),
    ...(code === null ? [] : [code === 'with' ? sql`d.coupon_code is not null` : sql`d.coupon_code is null`]),
    ...(ids === null ? [] : [sql`d.id = any(${[...ids]}::int[])`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
