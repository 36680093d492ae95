import type { ClientBase } from 'pg';
import { Refusal } from './refusal.ts';

const oldest = 150_000;
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Refuses a server the shop's SQL would not run on. Plain `show`: asks nothing an old server could not answer. */
export async function checkVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version < oldest) {
    throw new Refusal(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; Kado needs 15 or newer.`,
    );
  }
}

/** Refuses a database in which Khmer has no trigrams: searching for it would silently find nothing. */
export async function checkTrigrams(client: ClientBase): Promise<void> {
  try {
    const { rows } = await client.query<{ found: number }>(`select cardinality(show_trgm('ពែង')) as found`);
    if (Number(rows[0]?.found) > 0) return;
  } catch (error) {
    if ((error as { code?: string }).code !== '42883') throw error;
    throw new Refusal(`the database has no pg_trgm; as its owner run: create extension pg_trgm`);
  }
  throw new Refusal(
    `the database cannot search Khmer (its trigrams are empty); make it anew: create database NAME template template0 encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C.UTF-8'`,
  );
}

/** Refuses a connection on which an acknowledged order could be lost in a power cut. */
export async function checkDurability(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where setting = 'off' and name in (${durabilitySettings.map((name) => `'${name}'`).join()})`,
  );
  if (rows.length === 0) return;
  throw new Refusal(
    `the database has ${rows.map(({ name }) => name).join(' and ')} switched off; orders could be lost, switch it on.`,
  );
}
