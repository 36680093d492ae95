import pg from 'pg';
import type { Postmaster } from './postmaster-file.ts';
import { superuser } from './cluster.ts';

/** The role that owns the tables and runs migrations. */
export const ownerRole = 'kado_owner';
/** The role of the running shop. It reads and writes rows and owns no tables. */
export const appRole = 'kado_app';
export const databaseName = 'kado';

/**
 * Creates the two roles and the database if they are missing. Runs at every start, so an interrupted first start is
 * completed.
 */
export async function ensureRoles({ socketFolder }: Postmaster): Promise<void> {
  const client = new pg.Client({ host: socketFolder, port: 5432, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    for (const role of [ownerRole, appRole]) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0)
      await client.query(`create database ${databaseName} owner ${ownerRole} template template0`);
  } finally {
    await client.end();
  }
}
