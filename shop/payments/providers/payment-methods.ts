import type { BreakerOptions } from '#shop/circuit-breaker/circuit-breaker.ts';
import { guarded, type GuardedProvider } from './breaker.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { onAccount } from './on-account.ts';
import type { CashOnDelivery, PaymentProvider } from './provider.ts';

/**
 * The payment methods of this shop: on delivery, on account, by transfer, and its providers, each behind its own circuit breaker.
 */
export interface PaymentMethods {
  /** Returns the provider of a method; null if the method can't be used. */
  by(methodId: number): GuardedProvider | CashOnDelivery | null;
  /** Returns the provider like `by`, but only for methods whose provider takes and confirms payments. */
  for(methodId: number): GuardedProvider | null;
  /**
   * Returns a provider by name, including transfers and providers that take no new payments. Null if unknown.
   */
  named(name: string): GuardedProvider | null;
  /** The providers that take and confirm payments. */
  all: readonly GuardedProvider[];
}

/** Creates the payment methods of these providers. No two may serve the same method. */
export function paymentMethods(
  providers: readonly PaymentProvider[],
  onSwitch?: BreakerOptions['onSwitch'],
): PaymentMethods {
  const all = providers.map((each) => guarded(each, { onSwitch }));
  const serving =
    (methodId: number) =>
    ({ methods }: { methods: readonly number[] }) =>
      methods.includes(methodId);
  const transfer = guarded(bankTransfer);
  const provider = (methodId: number) => all.find(serving(methodId)) ?? null;
  return {
    all,
    for: provider,
    by: (methodId) =>
      [cashOnDelivery, onAccount, transfer].find((each) => serving(methodId)(each)) ?? provider(methodId),
    named: (name) => [...all, transfer].find((each) => each.name === name) ?? null,
  };
}
