import { guarded, type GuardedProvider } from './breaker.ts';
import type { PaymentProvider } from './provider.ts';

/** The providers of this shop, each behind a breaker of its own. */
export interface PaymentWays {
  /** null: the method cannot be used. */
  for(methodId: number): GuardedProvider | null;
  /** By name, also of one that takes no new payments; null: unknown. */
  named(name: string): GuardedProvider | null;
  all: readonly GuardedProvider[];
}

/** Of these providers; no two may serve the same method. */
export function paymentWays(providers: readonly PaymentProvider[]): PaymentWays {
  const all = providers.map((each) => guarded(each));
  return {
    all,
    for: (methodId) => all.find(({ methods }) => methods.some((each) => each === methodId)) ?? null,
    named: (name) => all.find((each) => each.name === name) ?? null,
  };
}
