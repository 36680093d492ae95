import { randomUUID } from 'node:crypto';
import {
  confirmUpdate,
  holdUpdates,
  type Holding,
  nameBot,
  releaseUpdates,
} from '#shop/order-chats/order-chats.ts';
import { type Bot, callBot, numberOfBot } from '../adapters/messages/telegram/telegram-bot.ts';
import type { AppContext } from '../context/context.ts';
import { repeated } from '../jobs/repeated.ts';
import { answerUpdate, type BotCall } from './answer-update.ts';
import { readUpdates, type Update, updateKinds } from './updates.ts';

interface Waits {
  /** Seconds that Telegram keeps a request open until there are updates. */
  poll: number;
  /** Milliseconds after a request without updates, in case Telegram doesn't keep it open. */
  empty: number;
  /** Milliseconds until it is tried to become the process that reads them, or a new bot is looked for. */
  idle: number;
  /** Milliseconds after a failure. */
  failed: number;
}

const defaultWaits: Waits = { poll: 25, empty: 500, idle: 5000, failed: 30_000 };
/** Longer than a request stays open, and than an update takes. If the process dies, another one goes on after it. */
const holdSeconds = 60;
/**
 * How often an update is tried that can't be handled or answered, such as during an outage of the database. While Telegram
 * can't be reached at all, no update arrives, so that doesn't count.
 */
const maxTries = 5;

/**
 * Reads what people write to the bot, in one process at a time, by requests that Telegram keeps open: that needs no address
 * that Telegram reaches, and no secret of a webhook. An update is confirmed when it was handled and its answer sent, so that
 * a kill repeats it: Telegram keeps it for a day.
 */
export function startUpdatesJob(app: AppContext, waits: Partial<Waits> = {}): () => Promise<void> {
  const { poll, empty, idle, failed } = { ...defaultWaits, ...waits };
  const holder = randomUUID();
  const cutOff = new AbortController();
  let holding: Holding | null = null;
  let tries = 0;
  let problem = '';
  /** The answers to an update that Telegram didn't take yet. They are sent when it repeats the update. */
  let unsent: { update: number; calls: readonly BotCall[] } | null = null;

  async function round(): Promise<number> {
    const bot = app.config.staffChat;
    if (holding && (!bot || numberOfBot(bot) !== holding.bot)) await release();
    if (!bot) return idle;
    const hold = { bot: numberOfBot(bot), holder };
    const held = await holdUpdates(app.db, hold, holdSeconds);
    if (!held) return idle;
    holding = hold;
    if (held.username === '' && !(await learnName(bot, hold))) return failed;
    const answer = await callBot(
      bot,
      'getUpdates',
      { offset: held.next, timeout: poll, limit: 50, allowed_updates: updateKinds },
      cutOff.signal,
      { timeoutMs: (poll + 10) * 1000 },
    );
    if (cutOff.signal.aborted) return 0;
    if ('failure' in answer) {
      const { reason, retryAfter } = answer.failure;
      if (reason !== problem) app.log.warn({ reason }, 'could not read messages to the bot');
      problem = reason;
      return retryAfter === undefined ? failed : Math.min(retryAfter, 3600) * 1000;
    }
    problem = '';
    const updates = readUpdates(answer.result);
    for (const update of updates) {
      const wait = await handle(bot, hold, update);
      if (wait !== null) return wait;
    }
    return updates.length === 0 ? empty : 0;
  }

  /**
   * Handles an update, answers and confirms it. Otherwise returns the milliseconds until it is tried again, or until another
   * process, which reads them meanwhile, may have ended.
   */
  async function handle(bot: Bot, hold: Holding, update: Update): Promise<number | null> {
    const { update_id: id } = update;
    try {
      const calls = unsent?.update === id ? unsent.calls : await answerUpdate(app, update);
      const wait = await send(bot, id, calls);
      if (wait !== null) return wait;
      tries = 0;
    } catch (error) {
      tries += 1;
      if (tries < maxTries) throw error;
      tries = 0;
      app.log.error({ err: error }, 'could not handle a message to the bot; skipping it');
    }
    unsent = null;
    return (await confirmUpdate(app.db, hold, id + 1, holdSeconds)) ? null : idle;
  }

  /** Sends the answers to an update. Returns the milliseconds to wait if a message must be sent later. */
  async function send(bot: Bot, update: number, calls: readonly BotCall[]): Promise<number | null> {
    for (const [at, { method, parameters }] of calls.entries()) {
      const answer = await callBot(bot, method, parameters, cutOff.signal);
      if (!('failure' in answer)) continue;
      const { reason, isRefused, retryAfter = 0 } = answer.failure;
      app.log.debug({ reason, method }, 'could not send a reply of the bot');
      // Other calls only change how a button looks.
      if (isRefused || method !== 'sendMessage') continue;
      unsent = { update, calls: calls.slice(at) };
      if (!cutOff.signal.aborted) tries += 1;
      if (tries < maxTries) return Math.max(idle * 2 ** tries, Math.min(retryAfter, 3600) * 1000);
      app.log.warn({ reason }, 'a reply of the bot failed for good');
    }
    return null;
  }

  async function learnName(bot: Bot, hold: Holding): Promise<boolean> {
    const answer = await callBot(bot, 'getMe', {}, cutOff.signal);
    const result = 'result' in answer ? (answer.result as { username?: unknown } | null) : null;
    const username = typeof result?.username === 'string' ? result.username : '';
    if (!/^\w{5,40}$/u.test(username)) return false;
    await nameBot(app.db, hold.bot, username);
    return true;
  }

  async function release(): Promise<void> {
    if (holding) await releaseUpdates(app.db, holding).catch(() => undefined);
    holding = null;
  }

  const job = repeated({
    round,
    every: idle,
    log: app.log,
    failure: 'could not handle messages to the bot',
  });
  return async () => {
    job.stop();
    cutOff.abort();
    await job.ended;
    await release();
  };
}
