import pg, { type ClientBase } from 'pg';

/**
 * Grants the app's role the rights to read and write rows, and no more. Default privileges for later tables
 * are set beforehand, so that a migration can revoke some of them (for an append-only audit log, say) without
 * a later start granting them again. The general grant happens once per role, marked by its right to read
 * `migration`. Migrations find the role in `current_setting('kado.app_role')`.
 */
export async function grantTo(client: ClientBase, appRole: string): Promise<void> {
  await client.query(`select set_config('kado.app_role', $1, false)`, [appRole]);
  const { rows } = await client.query<{ own: boolean; known: boolean }>(
    `select current_user = $1 as own, has_table_privilege($1, 'migration', 'select') as known`,
    [appRole],
  );
  if (rows[0]?.own || rows[0]?.known) return;
  const role = pg.escapeIdentifier(appRole);
  await client.query(`
    begin;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public grant usage, select on sequences to ${role};
    alter default privileges in schema public grant execute on functions to ${role};
    revoke insert, update, delete on migration from ${role};
    commit`);
}

/**
 * Updates the planner's statistics. Only the owner may do this, and autovacuum would take a minute to start.
 */
export async function analyzeTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where tableowner = current_user`,
  );
  if (rows[0]?.tables) await client.query(`analyze ${rows[0].tables}`);
}

/** SQL for whether the planner knows nothing about some column of a table `c`, as of one that was just created. */
const lacksStatistics = `exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname and s.attname = a.attname))`;

/**
 * Updates the statistics of tables that lack them or have changed much since, by autovacuum's own rule. Without them, carts and
 * orders take several times as long.
 * @returns the names of the tables
 */
export async function analyzeChanged(client: ClientBase): Promise<string[]> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c left join pg_stat_user_tables t on t.relid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage') and pg_relation_size(c.oid) > 0
      and (t.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) or ${lacksStatistics}) order by 1`);
  const names = rows.map(({ name }) => name);
  if (names.length > 0) await client.query(`analyze ${names.join(', ')}`);
  return names;
}

/** Lock ids: arbitrary numbers, identical in all releases. */
const locks = { migrate: 7_232_024, seed: 7_232_025 };

/** Waits until no other process does this work. The lock lasts as long as the connection. */
export async function takeLock(client: ClientBase, work: keyof typeof locks): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [locks[work]]);
}
