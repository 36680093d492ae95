import type { Logger } from 'pino';
import type { Database } from '#database/schema.ts';
import { claimNotices, markNotices, postponeNotices } from '#shop/staff-chat/staff-chat.ts';
import { sendToChat } from '../../adapters/messages/telegram/telegram-bot.ts';
import { repeated } from '../../jobs/repeated.ts';
import type { Config } from '../../settings/config.ts';
import { messageHtml } from './write-message.ts';
import { writeNotices } from './write-notices.ts';

export interface ChatJobOptions {
  db: Database;
  log: Logger;
  config: Pick<Config, 'officeUrl' | 'staffChat'>;
  /** Milliseconds between two polls of the queue. */
  pollEvery?: number;
}

/** Longer than the timeout of a message. Other processes send nothing meanwhile. */
const leaseSeconds = 60;

/**
 * Sends staff notices to the Telegram chat. Runs apart from the email job, so that neither delays the other.
 * Without a bot, notices are only marked as saved, and the office shows them. Returns a function that stops
 * the job.
 */
export function startChatJob({ db, log, config, pollEvery = 3000 }: ChatJobOptions): () => Promise<void> {
  const { staffChat, officeUrl } = config;
  const cutOff = new AbortController();

  async function round(): Promise<boolean> {
    const claimed = await claimNotices(db, leaseSeconds);
    if (claimed.length === 0) return false;
    const ids = claimed.map(({ id }) => id);
    const lines = await writeNotices(db, ids, officeUrl);
    const failure =
      staffChat && lines.length > 0 ? await sendToChat(staffChat, messageHtml(lines), cutOff.signal) : null;
    if (failure === null) await markNotices(db, ids, !staffChat);
    else await postponeNotices(db, claimed, cutOff.signal.aborted ? null : failure);
    if (failure && !cutOff.signal.aborted)
      log.warn(
        { notices: ids.length, reason: failure.reason },
        'could not send a chat message; retrying later',
      );
    return false;
  }

  const failure = 'could not read the chat message queue';
  const job = repeated({ round, every: pollEvery, log, failure });
  return async () => {
    job.stop();
    cutOff.abort();
    await job.ended;
  };
}
