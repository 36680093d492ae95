import type { Operation } from '#contract/operation.ts';

export type LimitName = Operation['limit'];
export interface RateLimits {
  /** Counts one request of an address; false when it is over the limit of this minute. */
  allow(name: LimitName, address: string): boolean;
}

const window = 60_000;
const maxAddresses = 50_000;

/** Requests a minute per address and kind of call, in this process's memory. */
export function rateLimits(
  perMinute: Readonly<Record<LimitName, number>>,
  now: () => number = Date.now,
): RateLimits {
  let windowStart = 0;
  let hits = new Map<string, number>();
  return {
    allow(name, address) {
      if (now() - windowStart >= window || hits.size > maxAddresses) {
        windowStart = now();
        hits = new Map();
      }
      const key = `${name} ${address}`;
      const count = (hits.get(key) ?? 0) + 1;
      hits.set(key, count);
      return count <= perMinute[name];
    },
  };
}
