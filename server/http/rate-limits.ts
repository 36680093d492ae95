import { LRUCache } from 'lru-cache';
import type { LimitName } from '#contract/operation.ts';
import { caches } from '#shop/capacity/capacity.ts';

export interface RateLimits {
  /** Counts one request of an address; false when it is over the limit of this minute. @throws while nobody can count */
  allow(name: LimitName, address: string): Promise<boolean>;
  /** Counts one that was allowed for so many more, as it took so much. */
  charge(name: LimitName, address: string, more: number): void;
}

/** Some of a minute's requests, to be used by this process alone. */
export interface Lease {
  granted: number;
  /** What is left for everybody after that. */
  left: number;
  /** Milliseconds until the minute is over, and with it the lease. */
  endsIn: number;
}
/** Asks the table that all processes share for up to `wanted` requests of this minute. */
export type AskForLease = (name: LimitName, address: string, count: number, most: number) => Promise<Lease>;

interface Kept {
  /** Granted and not used yet; below 0: used before it was granted. */
  mine: number;
  /** What was left for everybody when last asked. */
  left: number;
  until: number;
  asking: Promise<void> | undefined;
}

/** Of a limit; the smaller it is the fewer requests are stranded in a process that gets no more. */
const part = 1 / 8;
/** Smaller limits are counted one by one. */
const countedSingly = 100;

/**
 * Requests a minute per address and kind of call, over all processes: a limit of n is n. A process asks the database for
 * a part of them at a time and then counts for itself, so that browsing costs a question now and then; the less is left
 * the smaller the part, down to one. Limits that are small (account, order, message) are asked for one by one. Whoever is
 * over the limit costs no more questions until the minute is over.
 */
export function rateLimits(
  perMinute: Readonly<Record<LimitName, number>>,
  ask: AskForLease,
  now: () => number = () => performance.now(),
): RateLimits {
  const leases = new LRUCache<string, Kept>({ max: caches.addresses.most });

  /** What is kept for an address, without leases that are over. */
  function of(key: string): Kept {
    const found = leases.get(key);
    if (found?.asking || (found && found.until > now())) return found;
    const fresh = { mine: 0, left: Infinity, until: 0, asking: undefined };
    leases.set(key, fresh);
    return fresh;
  }

  return {
    async allow(name, address) {
      const most = perMinute[name];
      for (;;) {
        const lease = of(`${name} ${address}`);
        if (lease.mine > 0) {
          lease.mine -= 1;
          return true;
        }
        if (!lease.asking && lease.left === 0) return false;
        // The first question only learns how much is left: whoever starts again and again takes no full part each time.
        const isSingle = most <= countedSingly || lease.left === Infinity;
        const count = (isSingle ? 1 : Math.ceil(lease.left * part)) - lease.mine;
        lease.asking ??= ask(name, address, count, most)
          .then(({ granted, left, endsIn }) => {
            Object.assign(lease, {
              mine: lease.mine + granted,
              left: granted > 0 ? left : 0,
              until: now() + endsIn,
            });
          })
          .finally(() => (lease.asking = undefined));
        // Who came at the same time shares one question.
        await lease.asking;
      }
    },
    charge(name, address, more) {
      of(`${name} ${address}`).mine -= more;
    },
  };
}
