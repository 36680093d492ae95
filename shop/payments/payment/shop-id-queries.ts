import { sql } from 'kysely';

/**
 * The setting with the id of this shop at providers, because several shops may share an account. Created with
 * its first payment and never changed.
 */
const name = 'shopId';

/** SQL for the id of the shop; '' before its first payment. */
export const shopId = sql<string>`coalesce((select value #>> '{}' from setting where name = ${name}), '')`;

/** Part of a statement that creates the shop's id unless it exists. */
export const makeShopId = sql`
  insert into setting (name, value) select ${name}, to_jsonb(gen_random_uuid()::text)
  where not exists (select from setting where name = ${name}) on conflict (name) do nothing`;
