import type { Database } from '#database/schema.ts';
import {
  confirmSeen,
  noteRefundByHand,
  recordRefund,
  refuseTransfer,
  resolveUnmatchedPayment,
  suggestions,
  transfersToMatch,
} from '#shop/payments/payments.ts';

type Seen = Parameters<typeof confirmSeen>[1];

/** What staff do about bank transfers and manual refunds. */
export const staffPaymentsOf = (db: Database) => ({
  /** Confirms a payment in cents. `isPlan` only shows its effect. */
  confirm: async (number: string, amount: number, reference: string, more: Partial<Seen> = {}) => {
    const outcome = await confirmSeen(db, {
      number,
      seen: { currency: 'USD', amount },
      reference,
      isSecond: false,
      missing: null,
      mayWaive: true,
      isPlan: false,
      actor: 'staff srey',
      ...more,
    });
    if (typeof outcome === 'string') return { effect: outcome };
    return 'usedBy' in outcome ? { effect: 'used', usedBy: outcome.usedBy } : outcome;
  },
  refuse: (number: string) => refuseTransfer(db, { number, actor: 'staff srey' }),
  /** Records that a refund, or an unmatched payment, was sent back. */
  recordSent: (what: 'refund' | 'money', id: number, reference: string) =>
    (what === 'refund' ? noteRefundByHand : resolveUnmatchedPayment)(db, id, { reference, by: 'staff maly' }),
  refund: (paymentId: number, cents: number) =>
    recordRefund(db, paymentId, { cents, reason: 'broken', by: 'staff maly' }),
  /** Returns the orders to which a payment may belong, each with how well it matches. */
  ordersFor: async (money: Partial<Parameters<typeof suggestions>[1]>) =>
    suggestions(await transfersToMatch(db), { cents: null, riel: null, text: '', ...money }),
});
