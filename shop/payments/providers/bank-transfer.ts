import { transferMethodId } from '#contract/constants.ts';
import type { PaymentProvider } from './provider.ts';

/** As payments by transfer are called in tables. */
export const transferName = 'transfer';

const byHand = { state: 'by-hand' } as const;

/**
 * Transfers to an account of the shop. Nobody can be asked about them: they wait until a person has seen the money, or their
 * time is over. Whether the shop has accounts, its settings say (`transferTerms`).
 */
export const bankTransfer: PaymentProvider = {
  name: transferName,
  methods: [transferMethodId],
  confirmedBy: 'staff',
  refundsByHand: true,
  isTest: false,
  publicKey: '',
  pollSeconds: null,
  leastCents: 1,
  // Each order has its own, by the shop's settings (place-transfer.ts).
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
