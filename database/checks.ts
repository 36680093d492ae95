import type { ClientBase } from 'pg';
import { OperatorError } from './operator-error.ts';
import { sessionSettings } from './session-settings.ts';

const oldest = 150_000;
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Refuses a server that can't run the shop's SQL. Uses plain `show`, which old servers support as well. */
export async function checkVersion(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version < oldest) {
    throw new OperatorError(
      `DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; Kado needs 15 or newer.`,
    );
  }
}

/** Refuses a database without Khmer trigrams, where a Khmer search would silently find no results. */
export async function checkTrigrams(client: ClientBase): Promise<void> {
  try {
    const { rows } = await client.query<{ found: number }>(`select cardinality(show_trgm('ពែង')) as found`);
    if (Number(rows[0]?.found) > 0) return;
  } catch (error) {
    if ((error as { code?: string }).code !== '42883') throw error;
    throw new OperatorError(
      `the extension pg_trgm is missing; run as the database owner: create extension pg_trgm`,
    );
  }
  throw new OperatorError(
    `the database can’t search Khmer (its trigrams are empty); create it with a UTF-8 locale: create database NAME template template0 encoding 'UTF8' lc_ctype 'C.UTF-8' lc_collate 'C.UTF-8'`,
  );
}

/** Session settings by name, with values that `set` accepts and the server shows. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Thrown when the server is a standby. Callers are asked to retry, because the next connection may reach the
 * primary.
 */
class OnStandby extends Error {
  /** PostgreSQL's code for a server that can't be used now. */
  readonly code = '57P03';
  constructor() {
    super('it is a standby, which accepts no writes');
  }
}

/**
 * Applies the session settings to a connection and verifies them, because poolers refuse or drop settings
 * sent at connection start. Refuses a connection that doesn't keep them, one on which an acknowledged order
 * could be lost in a power cut, and a standby.
 */
export async function prepareSession(client: ClientBase, settings: SessionSettings): Promise<void> {
  const shown = await setAndShow(client, settings, [...durabilitySettings, 'in_hot_standby']);
  if (shown.get('in_hot_standby') === 'on') throw new OnStandby();
  const off = durabilitySettings.filter((name) => shown.get(name) === 'off');
  if (off.length > 0)
    throw new OperatorError(
      `the database setting ${off.join(' and ')} is off, so orders could be lost; turn it on.`,
    );
}

/** Prepares a read-only connection in the same way, to a standby or a primary. */
export async function prepareReading(client: ClientBase, settings: SessionSettings): Promise<void> {
  await setAndShow(client, settings, []);
}

export const setStatement = (settings: SessionSettings): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join()}`;

async function setAndShow(
  client: ClientBase,
  extra: SessionSettings,
  others: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const settings: SessionSettings = { ...sessionSettings, ...extra };
  const names = Object.keys(settings);
  await client.query(setStatement(settings));
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in (${[...names, ...others].map((name) => `'${name}'`).join()})`,
  );
  const shown = new Map(rows.map(({ name, setting }) => [name, setting]));
  if (names.some((name) => shown.get(name) !== settings[name])) throw new OperatorError(sharedSessions);
  return shown;
}

/** Refuses a server that doesn't accept writes. */
export async function checkTakesWrites(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new OnStandby();
}

const sharedSessions =
  'DATABASE_URL is a pooler that shares sessions between connections (PgBouncer: pool_mode = transaction), but Kado needs its own; set pool_mode = session, or connect to PostgreSQL directly.';

const rounds = 3;

/**
 * Refuses a pooler on which connections share sessions, because locks, settings, prepared statements and
 * notifications would leak to other clients. Two connections ask in turn which backend serves them: each must
 * always have the same backend, which differs from the other's.
 */
export async function checkOwnSessions(one: ClientBase, other: ClientBase): Promise<void> {
  const servedBy = async (client: ClientBase) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const first = await servedBy(one);
  const second = await servedBy(other);
  for (let round = 0; round < rounds; round += 1) {
    const isOwn = first !== second && (await servedBy(one)) === first && (await servedBy(other)) === second;
    if (!isOwn) throw new OperatorError(sharedSessions);
  }
}
