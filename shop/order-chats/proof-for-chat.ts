import type { ProofSituation } from '#contract/proofs.ts';
import type { Job } from '#shop/jobs/jobs.ts';

/**
 * What a chat can do with a proof. `chat`: answer it. `page`: ask for changes, but approve only on the page, which asks for
 * a code, shows a new total, or takes the payment that comes first. Others can't be answered.
 */
export type ProofForChat = Exclude<ProofSituation, 'open'> | 'page' | 'chat';

/** Returns what a chat can do with a proof of an order that it follows. */
export function proofForChat(
  { proofs, approveBy, payment }: Pick<Job, 'proofs' | 'approveBy' | 'payment'>,
  proofId: string,
): ProofForChat {
  const proof = proofs.find(({ id }) => id === proofId);
  if (!proof) return 'replaced';
  if (proof.situation !== 'open') return proof.situation;
  const isToPay = payment?.state === 'choose' && payment.balanceId === null;
  return approveBy === 'code' || proof.totalCents !== proof.orderCents || isToPay ? 'page' : 'chat';
}
