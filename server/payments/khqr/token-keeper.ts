import type { TokenStore } from '#shop/payments/payments.ts';

/** Returns the current token, and its replacement after a rejection. */
export interface TokenKeeper {
  current(): Promise<string>;
  /** Returns the token to use after one was rejected; null if there is none. */
  afterRefusal(token: string, signal: AbortSignal): Promise<string | null>;
}

const hour = 3_600_000;
const day = 24 * hour;
/** How many days before it expires a new token is requested. */
const aheadDays = 14;

/**
 * Returns when a token expires, according to itself; null if it doesn't say. Only the service can verify it.
 */
export function endOf(token: string): Date | null {
  try {
    const reply = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      exp?: unknown;
    };
    return Number.isSafeInteger(reply.exp) ? new Date(Number(reply.exp) * 1000) : null;
  } catch {
    return null;
  }
}

/** Returns the full days until a token expires; null if it doesn't say. */
export function daysLeft(token: string, now: number): number | null {
  const end = endOf(token);
  return end && Math.floor((end.getTime() - now) / day);
}

/** Returns the token that expires later, so that a newer one in the settings takes effect immediately. */
export const newerOf = (set: string, stored: string | null): string =>
  stored !== null && (endOf(stored)?.getTime() ?? 0) > (endOf(set)?.getTime() ?? 0) ? stored : set;

/**
 * Renews the configured token. Two weeks before it expires, and once when it is rejected, one process
 * requests a new one and stores it for all.
 * @param renew queries the service; throws if it returns none
 */
export function tokenKeeper(
  set: string,
  store: TokenStore,
  renew: ((signal: AbortSignal) => Promise<string>) | null,
  now: () => number = Date.now,
): TokenKeeper {
  let triedAt = 0;
  let cached: { token: string; readAt: number } | null = null;
  const readAgainAfter = 30_000;

  async function newest(): Promise<string> {
    if (!cached || now() - cached.readAt > readAgainAfter)
      cached = { token: newerOf(set, await store.read()), readAt: now() };
    return cached.token;
  }

  async function next(signal: AbortSignal): Promise<string | null> {
    if (!renew || !(await store.claim())) return null;
    const token = await renew(signal).catch(() => null);
    if (token === null) return null;
    await store.keep(token);
    cached = { token, readAt: now() };
    return token;
  }

  return {
    async current() {
      const token = await newest();
      const left = daysLeft(token, now());
      // The renewal isn't awaited, because the old token is valid for days.
      if (renew && left !== null && left < aheadDays && now() - triedAt > hour) {
        triedAt = now();
        void next(AbortSignal.timeout(10_000)).catch(() => undefined);
      }
      return token;
    },
    async afterRefusal(token, signal) {
      cached = null;
      const other = await newest();
      return other === token ? next(signal) : other;
    },
  };
}
