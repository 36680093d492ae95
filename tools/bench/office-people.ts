import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { withDatabase } from './stage.ts';

export const peopleCounts = { customers: 100_000, messages: 10_000 } as const;

/** Creates customers without orders, and messages to the shop, most of them answered. */
export const addPeople = (connection: ClientConfig): Promise<void> =>
  withDatabase(connection, async (db) => {
    await sql`
      insert into customer (email, password_hash, first_name, last_name, mobile, address, confirmed_at, created_at, tags)
      select 'person' || n || '@example.com', 'none',
        (array['Sokha', 'Dara', 'Bopha', 'Maly', 'Vanna', 'Chenda', 'Rithy', 'Sophea', 'Kosal', 'Nary'])[1 + n % 10],
        (array['Chan', 'Keo', 'Sok', 'Chea', 'Lim', 'Heng', 'Ly'])[1 + n % 7] || to_hex(n / 100),
        '+855 12 ' || lpad((n / 1000)::text, 3, '0') || ' ' || lpad((n % 1000)::text, 3, '0'), 'House ' || n, now(),
        now() - n * interval '15 minutes', case when n % 1000 = 0 then '{vip}'::text[] else '{}' end
      from generate_series(1, ${peopleCounts.customers}::int) n`.execute(db);
    await sql`
      insert into contact_message (full_name, email, phone, subject, message, created_at)
      select (array['Sokha', 'Dara', 'Bopha'])[1 + n % 3] || ' ' || to_hex(n), 'person' || n || '@example.com',
        '012 ' || lpad((n * 7)::text, 6, '0'), 'Mugs ' || to_hex(n * 7919), repeat('How many mugs may we order? ', 10),
        now() - n * interval '2 hours'
      from generate_series(1, ${peopleCounts.messages}::int) n`.execute(db);
    await sql`
      update inquiry set state = 'done', waiting_since = null, owner_id = (select min(id) from staff)
      where id % 20 > 0`.execute(db);
  });
