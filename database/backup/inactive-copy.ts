import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from '../schema.ts';

/** The setting that marks an inactive copy, which must not send emails, charge cards or run jobs. */
const mark = 'restoredCopy';

/**
 * Marks the database as an inactive copy.
 * @param takenAt when its backup was made
 */
export async function deactivateCopy(client: ClientBase, takenAt: string): Promise<void> {
  await client.query(
    'insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [mark, JSON.stringify({ takenAt })],
  );
}

/** Returns when the backup of this inactive copy was made, or null if the database isn't an inactive copy. */
export async function inactiveCopyOf(db: Database): Promise<string | null> {
  const { rows } = await sql<{ takenAt: string }>`
    select value->>'takenAt' as "takenAt" from setting where name = ${mark}`.execute(db);
  return rows[0]?.takenAt ?? null;
}

/** Counts queued emails. The original shop has sent most of them in the meantime. */
export async function waitingMails(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from outbox_mail where sent_at is null and next_try_at < 'infinity'`,
  );
  return rows[0]?.n ?? 0;
}

/**
 * Activates a copy from its next start on.
 * @returns false when it was already active
 */
export async function activateCopy(client: ClientBase, mails: 'send' | 'drop'): Promise<boolean> {
  await client.query('begin');
  if (mails === 'drop') {
    await client.query(
      `update outbox_mail set next_try_at = 'infinity', last_error = 'dropped with the restored copy'
      where sent_at is null and next_try_at < 'infinity'`,
    );
    await client.query(
      `update webhook_delivery set state = 'failed', next_try_at = null, ended_at = now(), error = 'off' where state = 'waiting'`,
    );
  }
  // The numbers of transactions begin again in another cluster. A copy of an earlier release doesn't have the table yet.
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('changed_row') is not null as "isThere"`,
  );
  if (rows[0]?.isThere) {
    await client.query(`with marked as (delete from changed_row returning kind, row_id)
      insert into changed_row (kind, row_id) select distinct kind, row_id from marked`);
  }
  const { rowCount } = await client.query('delete from setting where name = $1', [mark]);
  await client.query('commit');
  return rowCount === 1;
}
