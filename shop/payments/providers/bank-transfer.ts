import { transferMethodId } from '#contract/constants.ts';
import type { PaymentProvider } from './provider.ts';

/** The name in tables for payments by transfer. */
export const transferName = 'transfer';

const byHand = { state: 'by-hand' } as const;

/**
 * Transfers to an account of the shop. They can't be looked up: they wait until staff have seen the payment,
 * or they expire. The settings determine whether the shop has accounts (`transferTerms`).
 */
export const bankTransfer: PaymentProvider = {
  name: transferName,
  methods: [transferMethodId],
  confirmedBy: 'staff',
  refundsByHand: true,
  isTest: false,
  publicKey: '',
  pollSeconds: null,
  minCents: 1,
  // Each order has its own duration, from the shop's settings (place-transfer.ts).
  holdMinutes: 0,
  listedAfterMinutes: 0,
  create: () => Promise.reject(new Error('a transfer is announced to nobody')),
  confirm: async () => ({ state: 'pending' }),
  lookup: async () => ({ state: 'pending' }),
  cancel: async () => ({ state: 'declined', reason: 'no transfer in time' }),
  refund: async () => byHand,
  findRefund: async () => byHand,
  readWebhook: async () => null,
  charges: async () => ({ charges: [], next: null }),
};
