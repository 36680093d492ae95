import type { ClientBase } from 'pg';

// What a dump of a database contains, by name, because columns that a migration added come last.

const isOurs = (oid: string, catalog: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;
const inPublic = `relnamespace = 'public'::regnamespace`;
/** Privileges in any order. Null for the default. */
const sorted = (acl: string) =>
  `(select string_agg(item::text, ' ' order by item::text) from unnest(${acl}) item)`;

const shape = `
  select 'table ' || relname as name, concat_ws(' ', relkind, relpersistence, relrowsecurity, reloptions, ${sorted('relacl')}) as definition
  from pg_class where ${inPublic} and relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select 'column ' || relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity,
    attgenerated, pg_get_expr(adbin, adrelid), attcollation::regcollation, attstorage, attcompression, attstattarget, ${sorted('attacl')})
  from pg_attribute a join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${inPublic} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
  union all
  select 'constraint ' || coalesce(conrelid::regclass::text, '') || '.' || conname, concat_ws(' ', pg_get_constraintdef(oid), convalidated)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 't'
  union all
  select 'index ' || c.relname, concat_ws(' ', pg_get_indexdef(c.oid), indisvalid, indisclustered, indisreplident)
  from pg_index join pg_class c on c.oid = indexrelid where ${inPublic}
  union all
  select 'sequence ' || relname, concat_ws(' ', format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
    ${sorted('relacl')}, (select string_agg(refobjid::regclass || '.' || attname, ' ') from pg_depend d join pg_attribute a
      on a.attrelid = refobjid and attnum = refobjsubid where d.objid = c.oid and d.deptype in ('a', 'i')))
  from pg_sequence join pg_class c on c.oid = seqrelid where ${inPublic}
  union all
  select 'function ' || p.oid::regprocedure, concat_ws(' ', pg_get_functiondef(p.oid), ${sorted('proacl')})
  from pg_proc p where pronamespace = 'public'::regnamespace and prokind <> 'a' and ${isOurs('p.oid', 'pg_proc')}
  union all
  select 'trigger ' || tgname || ' on ' || tgrelid::regclass, concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
  from pg_trigger t join pg_class c on c.oid = tgrelid where not tgisinternal and ${inPublic}
  union all
  select 'view ' || relname, pg_get_viewdef(oid) from pg_class where ${inPublic} and relkind in ('v', 'm')
  union all
  select 'type ' || typname, concat_ws(' ', typtype, format_type(typbasetype, typtypmod), (select string_agg(enumlabel, ' ' order by enumsortorder)
    from pg_enum where enumtypid = t.oid)) from pg_type t
  where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r') and ${isOurs('t.oid', 'pg_type')}
  union all
  select 'default privileges ' || defaclobjtype::text, ${sorted('defaclacl')} from pg_default_acl
  union all
  select 'schema', ${sorted('nspacl')} from pg_namespace where nspname = 'public'
  union all
  select 'extension ' || extname, extversion from pg_extension
  union all
  select 'statistics ' || stxname, pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxnamespace = 'public'::regnamespace
  union all
  select 'policy ' || polname, pg_get_expr(polqual, polrelid) from pg_policy
  union all
  select concat_ws(' ', 'comment', o.type, o.identity, a.attname), description
  from pg_description d cross join lateral pg_identify_object(classoid, objoid, 0) o
    left join pg_attribute a on d.classoid = 'pg_class'::regclass and a.attrelid = d.objoid and a.attnum = nullif(d.objsubid, 0)
  where o.schema = 'public' or o.identity like '% on public.%'`;

/** Returns each object of a database, and what it is. */
export async function shapeOf(client: ClientBase): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; definition: string | null }>(shape);
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]));
}

/** Returns the rows of each table that has some, without when they were written. */
export async function rowsOf(client: ClientBase): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where ${inPublic} and relkind = 'r' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(t) - '{created_at,applied_at}'::text[] as row from "${name}" t order by 1`,
    );
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return { ...found, sequences };
}
