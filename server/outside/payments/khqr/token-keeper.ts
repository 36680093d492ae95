import type { TokenStore } from '#shop/payments/payments.ts';

/** The token to ask with, now and after it was refused. */
export interface TokenKeeper {
  current(): Promise<string>;
  /** The one to ask with in the place of one that was refused; null: there is none. */
  afterRefusal(token: string, signal: AbortSignal): Promise<string | null>;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Days before its end from which on the next one is asked for. */
const aheadDays = 14;

/** When a token ends, as it says itself; null: it does not say. Whether it is genuine only the service can tell. */
export function endOf(token: string): Date | null {
  try {
    const said = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      exp?: unknown;
    };
    return Number.isSafeInteger(said.exp) ? new Date(Number(said.exp) * 1000) : null;
  } catch {
    return null;
  }
}

/** Days until a token ends, begun ones not counted; null: it does not say. */
export function daysLeft(token: string, now: number): number | null {
  const end = endOf(token);
  return end && Math.floor((end.getTime() - now) / day);
}

/** The one that ends later: that of the settings is taken again as soon as somebody has put a newer one there. */
export const newerOf = (set: string, stored: string | null): string =>
  stored !== null && (endOf(stored)?.getTime() ?? 0) > (endOf(set)?.getTime() ?? 0) ? stored : set;

/**
 * Keeps the token of the settings going: two weeks before its end, and once when it is refused, the next one is asked for, by
 * one process, and kept for all. @param renew asks the service; throws where it gives none
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
      // Nobody waits for it: the old one is good for days.
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
