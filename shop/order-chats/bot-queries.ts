import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** The bot whose updates a process reads. `holder` names the process. */
export interface Holding {
  bot: string;
  holder: string;
}

/** Returns the name of a bot, without @; '' if it isn't known yet. */
export async function usernameOf(db: Database, bot: string): Promise<string> {
  const { rows } = await sql<{
    username: string;
  }>`select username from telegram_bot where bot = ${bot}`.execute(db);
  return rows[0]?.username ?? '';
}

export async function nameBot(db: Database, bot: string, username: string): Promise<void> {
  await sql`update telegram_bot set username = ${username} where bot = ${bot}`.execute(db);
}

/**
 * Makes a process the one that reads a bot's updates for some seconds, or longer if it already is. Returns the number of the
 * next update and the bot's name; null while another process reads them.
 */
export async function holdUpdates(
  db: Database,
  { bot, holder }: Holding,
  seconds: number,
): Promise<{ next: number; username: string } | null> {
  await sql`insert into telegram_bot (bot) values (${bot}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ next: number; username: string }>`
    update telegram_bot set holder = ${holder}::uuid, held_until = now() + make_interval(secs => ${seconds})
    where bot = ${bot} and (holder = ${holder}::uuid or held_until < now())
    returning next_update as next, username`.execute(db);
  return rows[0] ?? null;
}

/** Records that an update was handled. Returns false if another process reads them now. */
export async function confirmUpdate(
  db: Database,
  { bot, holder }: Holding,
  next: number,
  seconds: number,
): Promise<boolean> {
  const { rows } = await sql`
    update telegram_bot set next_update = ${next}::bigint, held_until = now() + make_interval(secs => ${seconds})
    where bot = ${bot} and holder = ${holder}::uuid returning bot`.execute(db);
  return rows.length > 0;
}

/** Lets another process read the updates. */
export async function releaseUpdates(db: Database, { bot, holder }: Holding): Promise<void> {
  await sql`update telegram_bot set held_until = now() where bot = ${bot} and holder = ${holder}::uuid`.execute(
    db,
  );
}
