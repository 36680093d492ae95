import type { Job } from '#shop/jobs/jobs.ts';

/**
 * What a chat can do with a proof. `chat`: answer it. `page`: ask for changes, but approve only on the page, which asks for
 * a code, shows a new total, or takes the payment that comes first. `outdated`: it was replaced or no longer fits the order.
 */
export type ProofForChat = 'unknown' | 'approved' | 'changes' | 'outdated' | 'page' | 'chat';

/** Returns what a chat can do with a proof of an order that it follows. */
export function proofForChat(
  { proofs, approveBy, payment }: Pick<Job, 'proofs' | 'approveBy' | 'payment'>,
  proofId: string,
): ProofForChat {
  const proof = proofs.find(({ id }) => id === proofId);
  if (!proof) return 'unknown';
  if (proof.state === 'approved' || proof.state === 'changes') return proof.state;
  if (!proof.isOpen) return 'outdated';
  const isToPay = payment?.state === 'choose' && payment.restId === null;
  return approveBy === 'code' || proof.totalCents !== proof.orderCents || isToPay ? 'page' : 'chat';
}
