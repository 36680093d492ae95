import type { PaymentProviderDescription } from '../payment-provider.ts';
import { acquirer } from './acquirer.ts';
import { khqr } from './khqr.ts';
import { paypal } from './paypal.ts';
import { stripe } from './stripe.ts';

/** Every payment provider by its name: one line each, in the order of their settings. */
export const paymentProviders = { stripe, paypal, khqr, acquirer } as const;

export type PaymentProviders = typeof paymentProviders;
export type PaymentProviderName = keyof PaymentProviders;

export const paymentProviderNames = Object.keys(paymentProviders) as readonly PaymentProviderName[];
const all: readonly PaymentProviderDescription[] = Object.values(paymentProviders);

/** Returns the provider of this name. Undefined for the test provider, a bank transfer or cash. */
export const providerNamed = (name: string): PaymentProviderDescription | undefined =>
  all.find((each) => each.name === name);

/** Returns the provider that serves this payment method, if one does. */
export const providerOfMethod = (id: number): PaymentProviderDescription | undefined =>
  all.find(({ method }) => method.id === id);
