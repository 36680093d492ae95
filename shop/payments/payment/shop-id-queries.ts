import { sql } from 'kysely';

/** The mark of this shop at providers: several may take money on one account. Made with its first payment, kept for good. */
const name = 'shopId';

/** Of the shop; '' before its first payment. */
export const shopId = sql<string>`coalesce((select value #>> '{}' from setting where name = ${name}), '')`;

/** As a part of a statement: makes the shop's id, unless it has one. */
export const makeShopId = sql`
  insert into setting (name, value) select ${name}, to_jsonb(gen_random_uuid()::text)
  where not exists (select from setting where name = ${name}) on conflict (name) do nothing`;
