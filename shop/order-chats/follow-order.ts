import { randomInt } from 'node:crypto';
import type { Database } from '#database/schema.ts';
import { customerActor, writeAudit } from '#shop/audit/audit.ts';
import { jobOrder, type JobOrder } from '#shop/jobs/jobs.ts';
import type { Secret } from '#shop/purpose-key.ts';
import { openLink, signLink } from '#shop/signed-link.ts';
import { inTransaction } from '#shop/transaction.ts';
import { insertChat } from './chat-queries.ts';

const purpose = 'telegram chat';
/** Minutes for which a link works. Its page makes a new one each time it is shown. */
const lifetime = 24 * 60;
const minuteOfNow = () => Math.floor(Date.now() / 60_000);

/**
 * Returns the link that starts the bot for an order. It is signed, ends after a day or with the links to the order's
 * page, and works for one chat, by a number of its own. Telegram takes 64 letters: these numbers and the signature fit.
 */
export function followLink(
  secret: Buffer,
  username: string,
  { orderId, version }: Pick<JobOrder, 'orderId' | 'version'>,
): string {
  const numbers = [orderId, version, minuteOfNow() + lifetime, randomInt(1, 99_999)] as const;
  return `https://t.me/${username}?start=${signLink(secret, purpose, [...numbers])}`;
}

/** `expired`: the link isn't ours, has ended, or was used in another chat. `full`: too many chats follow the order. */
export type Followed = { order: JobOrder } | 'expired' | 'full';

/** Lets a chat follow the order that a link names. Starting it again changes nothing. */
export async function followOrder(
  db: Database,
  secret: Secret,
  { chat, token: signed }: { chat: string; token: string },
): Promise<Followed> {
  const [orderId = 0, version = 0, until = 0, number = 0] = openLink(secret, purpose, signed) ?? [];
  if (until < minuteOfNow()) return 'expired';
  return inTransaction<Followed>(db, async (trx) => {
    const order = await jobOrder(trx, { orderId });
    if (!order || order.isEnded || order.version !== version || order.contact.email === '')
      return { keep: false, outcome: 'expired' };
    const outcome = await insertChat(trx, { orderId, chat, token: `${until}-${number}` });
    if (outcome === 'used' || outcome === 'full')
      return { keep: false, outcome: outcome === 'full' ? 'full' : 'expired' };
    if (outcome === 'new')
      await writeAudit(trx, customerActor(order.customerId), 'order followed', { order: orderId });
    return { keep: true, outcome: { order } };
  });
}
