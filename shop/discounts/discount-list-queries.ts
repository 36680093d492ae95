import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type ListedRecords, type ListRequest, type ListSql, listWith } from '#shop/records/records.ts';
import { hasCodeSql, discountsWhere, stateOf } from './discount-queries.ts';

const isIn = (...states: string[]) => sql`${stateOf} = any(${states}::text[])`;
const name = sql`lower(coalesce(nullif(d.name, ''), d.coupon_code))`;

const list: ListSql = {
  table: sql`discount d`,
  id: sql`d.id`,
  views: {
    running: isIn('running'),
    planned: isIn('planned'),
    // Including coupons that are used up.
    ended: isIn('ended', 'usedUp'),
    off: isIn('off'),
  },
  filters: { code: hasCodeSql },
  sorts: { name, couponCode: sql`d.coupon_code`, state: stateOf },
  standard: '-id',
  find: [sql`d.name`, sql`d.coupon_code`],
  records: discountsWhere,
};

/** Returns a page of the staff's list, newest first unless requested otherwise. */
export const listDiscounts = (db: Database, request: ListRequest): Promise<ListedRecords> =>
  listWith(db, list, request);
