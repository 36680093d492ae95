import { proofLimits } from '#contract/proofs.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { isFollowing, proofForChat } from '#shop/order-chats/order-chats.ts';
import { answerProof } from '#shop/proofs/proofs.ts';
import { guest } from '../calls/caller.ts';
import type { AppContext } from '../context/context.ts';
import { typedText } from '../mail/chat/write-message.ts';
import { openedJob } from '../operations/orders/opened-job.ts';
import type { Person } from './updates.ts';

export type FollowedProof = NonNullable<Awaited<ReturnType<typeof followedProof>>>;

/**
 * Returns a proof of an order that a chat follows, as a link to the page shows it, and what the chat can do with it. Null if
 * the chat doesn't follow the order, or its links have ended.
 */
export async function followedProof(app: AppContext, chat: string, proofId: string) {
  const followed = await isFollowing(app.db, chat, proofId);
  const order = followed && (await jobOrder(app.db, { orderId: followed.orderId }));
  if (!order || order.isEnded) return null;
  const { orderId, customerId, number, language: lang } = order;
  const Code = jobPath(app.secret, lang, order).split('/').at(-1) ?? '';
  const opened = await openedJob(app, guest, { Code, OrderId: null, languageCode: lang });
  if (!opened) return null;
  const proof = opened.job.proofs.find(({ id }) => id === proofId);
  return { orderId, customerId, number, lang, proofId, proof, state: proofForChat(opened.job, proofId) };
}

/** Answers a proof under the name of the person in Telegram. Returns false if it no longer is as they saw it. */
export async function answerInChat(
  { db }: AppContext,
  { orderId, customerId, proofId }: FollowedProof,
  wish: { state: 'approved' | 'changes'; shownCents: number; answer: string; from: Person | undefined },
): Promise<boolean> {
  const { state, shownCents, answer, from } = wish;
  const name =
    typedText(`${from?.first_name ?? ''} ${from?.last_name ?? ''}`, proofLimits.name) || 'Telegram';
  const actor = customerActor(customerId);
  const request = { orderId, customerId, proofId, shownCents, state, name, answer, actor };
  return (await answerProof(db, { ...request, by: 'telegram', marks: [] })) === null;
}
