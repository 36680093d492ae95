import { sql } from 'kysely';
import type { Permission } from '#contract/permissions.ts';
import type { Database } from '#database/schema.ts';

type Row = { id: number; version: number };

/** Creates a role. Returns null if the name is taken. */
export async function insertRole(
  db: Database,
  name: string,
  permissions: readonly Permission[],
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    insert into staff_role (name, permissions) values (${name}, ${permissions}::text[])
    on conflict do nothing returning id, version`.execute(db);
  return rows[0] ?? null;
}

/** Changes a role. A null `name` is unchanged. Returns null if the version is outdated. */
export async function updateRole(
  db: Database,
  { id, version }: Row,
  name: string | null,
  permissions: readonly Permission[],
): Promise<Row | null> {
  const { rows } = await sql<Row>`
    update staff_role set name = coalesce(${name}::text, name), permissions = ${permissions}::text[], version = version + 1
    where id = ${id}::int and version = ${version}::int returning id, version`.execute(db);
  return rows[0] ?? null;
}

export async function deleteRole(db: Database, { id, version }: Row): Promise<'conflict' | 'in-use' | null> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from staff where role_id = r.id) as "isUsed"
    from staff_role r where id = ${id}::int and version = ${version}::int for update`.execute(db);
  if (!rows[0]) return 'conflict';
  if (rows[0].isUsed) return 'in-use';
  await sql`delete from staff_role where id = ${id}::int`.execute(db);
  return null;
}
