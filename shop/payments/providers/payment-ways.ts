import { guarded, type GuardedProvider } from './breaker.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import type { CashOnDelivery, PaymentProvider } from './provider.ts';

/** How this shop is paid: on delivery, by transfer, and by its providers, each behind a breaker of its own. */
export interface PaymentWays {
  /** null: the method cannot be used. */
  by(methodId: number): GuardedProvider | CashOnDelivery | null;
  /** As `by`, where a provider takes the money and says so. */
  for(methodId: number): GuardedProvider | null;
  /** By name, also of one that takes no new payments, and of transfers; null: unknown. */
  named(name: string): GuardedProvider | null;
  /** The providers that take money and say so. */
  all: readonly GuardedProvider[];
}

/** Of these providers; no two may serve the same method. */
export function paymentWays(providers: readonly PaymentProvider[]): PaymentWays {
  const all = providers.map((each) => guarded(each));
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
      [cashOnDelivery, transfer].find((each) => serving(methodId)(each)) ?? provider(methodId),
    named: (name) => [...all, transfer].find((each) => each.name === name) ?? null,
  };
}
