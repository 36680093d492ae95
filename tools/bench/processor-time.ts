import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { processesOf } from '#database/embedded/processes.ts';
import type { Stage } from './stage.ts';

/**
 * The CPU time in ms of the shop or a bare server, including PostgreSQL: for orders, and separately for
 * emails.
 */
export interface TimeUsed {
  orders: number;
  milliseconds: number;
  mails: number;
  mailMilliseconds: number;
}

export const noTime: TimeUsed = { orders: 0, milliseconds: 0, mails: 0, mailMilliseconds: 0 };

/** Returns the CPU time used until now by a process, its PostgreSQL and the connections for emails. */
export type Processor = () => Promise<Omit<TimeUsed, 'orders'>>;

/** The milliseconds per tick: Linux counts in hundredths of a second. */
const tick = 10;

/**
 * Measures a process together with the stage's PostgreSQL. Emails count as the low-priority thread and its connections.
 */
export async function processorOf({ connection, clusterFolder }: Stage, pid: number): Promise<Processor> {
  return async () => {
    const client = new pg.Client(connection);
    await client.connect();
    const { rows } = await client.query<{ pids: number[]; mails: number }>(`
      select (select count(*)::int from outbox_mail where sent_at is not null) as mails,
        array(select pid from pg_stat_activity where application_name = 'kado mails') as pids`);
    await client.end();
    const { pids, mails } = rows[0] ?? { pids: [], mails: 0 };
    const ofMails = sum(pids.map((each) => usedBy(`${each}`))) + niceThreads(pid);
    const ofAll = usedBy(`${pid}`) + postgresTime({ clusterFolder });
    return { milliseconds: ofAll - ofMails, mails, mailMilliseconds: ofMails };
  };
}

/** Adds the CPU time used while orders are placed. */
export async function timed(
  processor: Processor,
  before: TimeUsed,
  place: () => Promise<{ answered: number }>,
): Promise<TimeUsed> {
  const begun = await processor();
  const { answered } = await place();
  const ended = await processor();
  return {
    orders: before.orders + answered,
    milliseconds: before.milliseconds + ended.milliseconds - begun.milliseconds,
    mails: before.mails + ended.mails - begun.mails,
    mailMilliseconds: before.mailMilliseconds + ended.mailMilliseconds - begun.mailMilliseconds,
  };
}

const niceThreads = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((total, thread) => {
    const entry = `${pid}/task/${thread}`;
    return total + (Number(fieldsOf(entry)[16]) > 0 ? usedBy(entry) : 0);
  }, 0);

/** Returns the CPU time of all processes of the stage's PostgreSQL. */
export const postgresTime = ({ clusterFolder }: Pick<Stage, 'clusterFolder'>): number =>
  sum(processesOf(clusterFolder).map((each) => usedBy(`${each}`)));

const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);

/**
 * Returns the CPU time in ms of a process including its ended children, or of a thread; 0 if it has ended.
 */
export function usedBy(entry: string): number {
  const fields = fieldsOf(entry);
  const ofProcess = entry.includes('/') ? [11, 12] : [11, 12, 13, 14];
  return ofProcess.reduce((total, at) => total + Number(fields[at] ?? 0) * tick, 0);
}

/** Returns the fields that proc(5) lists after the name, which may contain spaces. */
function fieldsOf(entry: string): string[] {
  try {
    const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
