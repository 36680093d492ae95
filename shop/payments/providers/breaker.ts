import { breaker } from '#shop/breaker/breaker.ts';
import type { PaymentProvider } from './provider.ts';

/** A provider that isn't called for a while once it stops responding. */
export interface GuardedProvider extends PaymentProvider {
  /** Whether a request would reach it now. */
  isAnswering(): boolean;
}

/** Wraps a provider in its own circuit breaker. */
export function guarded(provider: PaymentProvider, now?: () => number): GuardedProvider {
  const { isAnswering, ask } = breaker(provider.name, now);
  return {
    ...provider,
    isAnswering,
    create: (attempt, signal) => ask(() => provider.create(attempt, signal), signal),
    confirm: (attempt, proof, signal) => ask(() => provider.confirm(attempt, proof, signal), signal),
    lookup: (attempt, signal) => ask(() => provider.lookup(attempt, signal), signal),
    cancel: (attempt, signal) => ask(() => provider.cancel(attempt, signal), signal),
    refund: (attempt, refund, signal) => ask(() => provider.refund(attempt, refund, signal), signal),
    findRefund: (attempt, key, signal) => ask(() => provider.findRefund(attempt, key, signal), signal),
    charges: (since, page, signal) => ask(() => provider.charges(since, page, signal), signal),
  };
}
