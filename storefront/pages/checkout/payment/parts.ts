import type { ComponentType } from 'react';
import type { ProviderWithPart } from '#storefront/payment/payment-methods.ts';
import type { PartProps } from '#storefront/payment/part.ts';

type Part = ComponentType<PartProps>;

const code = async () => (await import('#storefront/payment/code/khqr.tsx')).default;
const money = (name: 'stripe' | 'paypal') => async () => (await import('./money.ts'))[name];

/** Each file `<provider>.tsx` has its component as default export. It loads when the method is selected. */
const parts: Readonly<Record<ProviderWithPart, () => Promise<Part>>> = {
  test: async () => (await import('#storefront/test-provider/test.tsx')).default,
  khqr: code,
  acquirer: code,
  stripe: money('stripe'),
  paypal: money('paypal'),
};

/**
 * Loads a provider's component. Undefined if there is none.
 * @throws if loading fails
 */
export const partOf = async (provider: string): Promise<Part | undefined> =>
  (parts as Readonly<Record<string, () => Promise<Part>>>)[provider]?.();
