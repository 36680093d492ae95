import { breaker, type BreakerOptions } from '#shop/circuit-breaker/circuit-breaker.ts';
import type { PaymentProvider } from './provider.ts';

/** A provider that isn't called for a while once it stops responding. */
export interface GuardedProvider extends PaymentProvider {
  /** Returns whether a request would reach it now. */
  isAnswering(): boolean;
}

/** Wraps a provider in its own circuit breaker. */
export function guarded(provider: PaymentProvider, options?: BreakerOptions): GuardedProvider {
  const { isAnswering, request } = breaker(provider.name, options);
  return {
    ...provider,
    isAnswering,
    create: (attempt, signal) => request(() => provider.create(attempt, signal), signal),
    confirm: (attempt, proof, signal) => request(() => provider.confirm(attempt, proof, signal), signal),
    lookup: (attempt, signal) => request(() => provider.lookup(attempt, signal), signal),
    cancel: (attempt, signal) => request(() => provider.cancel(attempt, signal), signal),
    refund: (attempt, refund, signal) => request(() => provider.refund(attempt, refund, signal), signal),
    findRefund: (attempt, key, signal) => request(() => provider.findRefund(attempt, key, signal), signal),
    charges: (since, page, signal) => request(() => provider.charges(since, page, signal), signal),
  };
}
