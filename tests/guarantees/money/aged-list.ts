import type { PaymentProvider } from '#shop/payments/payments.ts';

/**
 * Returns a provider whose list shows charges as an hour older than they are, because the comparison covers
 * only charges older than 15 minutes.
 */
export const agedList = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  charges: async (...wish) => {
    const { charges, next } = await provider.charges(...wish);
    const older = (taken: Date) => new Date(taken.getTime() - 3_600_000);
    return { next, charges: charges.map((each) => ({ ...each, takenAt: older(each.takenAt) })) };
  },
});
