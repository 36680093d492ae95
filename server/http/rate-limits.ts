import { LRUCache } from 'lru-cache';
import type { LimitName } from '#contract/operation.ts';
import { caches } from '#shop/capacity/capacity.ts';

export interface RateLimits {
  /**
   * Counts one request from an IP address. Returns false when it exceeds this minute's limit.
   * @throws while counting isn't possible
   */
  allow(name: LimitName, address: string): Promise<boolean>;
  /** Charges an allowed request as several more, because it was that expensive. */
  charge(name: LimitName, address: string, more: number): void;
  /** Returns the limit, what is left of it at least, and the seconds until it starts again. */
  stateOf(name: LimitName, address: string): { max: number; left: number; seconds: number };
}

/** A share of a minute's requests, for this process alone. */
export interface Lease {
  granted: number;
  /** What remains for all processes after that. */
  left: number;
  /** Milliseconds until the minute ends, and the lease with it. */
  endsIn: number;
}
/** Requests a lease of up to `wanted` requests of this minute from the shared table. */
export type RequestQuota = (name: LimitName, address: string, count: number, max: number) => Promise<Lease>;

interface CachedLease {
  /** Requests that were granted and not used. Below 0 if they were used before they were granted. */
  mine: number;
  /** What remained for all processes at the last query. */
  left: number;
  until: number;
  request: Promise<void> | undefined;
}

/**
 * The share of a limit per lease. The smaller it is, the fewer requests are stranded in a process with little traffic.
 */
const part = 1 / 8;
/** Smaller limits are counted one by one. */
const countedSingly = 100;

/**
 * Limits requests per minute by IP address and kind of operation, exactly, across all processes. A process
 * leases a share from the database and counts locally, so that browsing rarely needs a query. Shares shrink
 * with the remaining requests, down to one. Small limits (account, order, message) are counted one by one. An
 * address that has exceeded its limit causes no more queries until the minute ends.
 */
export function rateLimits(
  perMinute: Readonly<Record<LimitName, number>>,
  request: RequestQuota,
  now: () => number = () => performance.now(),
): RateLimits {
  const leases = new LRUCache<string, CachedLease>({ max: caches.addresses.max });

  /** Returns the state of an address, without expired leases. */
  function of(key: string): CachedLease {
    const found = leases.get(key);
    if (found?.request || (found && found.until > now())) return found;
    const fresh = { mine: 0, left: Infinity, until: 0, request: undefined };
    leases.set(key, fresh);
    return fresh;
  }

  return {
    async allow(name, address) {
      const max = perMinute[name];
      for (;;) {
        const lease = of(`${name} ${address}`);
        if (lease.mine > 0) {
          lease.mine -= 1;
          return true;
        }
        if (!lease.request && lease.left === 0) return false;
        // The first query only finds out how much remains, so that short-lived addresses don't take a full
        // share.
        const isSingle = max <= countedSingly || lease.left === Infinity;
        const count = (isSingle ? 1 : Math.ceil(lease.left * part)) - lease.mine;
        lease.request ??= request(name, address, count, max)
          .then(({ granted, left, endsIn }) => {
            Object.assign(lease, {
              mine: lease.mine + granted,
              left: granted > 0 ? left : 0,
              until: now() + endsIn,
            });
          })
          .finally(() => (lease.request = undefined));
        // Concurrent requests share one query.
        await lease.request;
      }
    },
    charge(name, address, more) {
      of(`${name} ${address}`).mine -= more;
    },
    stateOf(name, address) {
      const max = perMinute[name];
      const { mine, left, until } = of(`${name} ${address}`);
      return {
        max,
        left: Math.max(0, Math.min(max, left + mine)),
        seconds: Math.max(1, Math.min(60, Math.ceil((until - now()) / 1000))),
      };
    },
  };
}
