import { tabStorage } from '#web/tab-storage.ts';
import { type Attempt, keepAttempt, type OpenPayment, readAttempt } from './attempt.ts';

/** Returns the attempt for a cart: the current one, or a new one if the cart differs. */
export function attemptFor(cart: string, last: Attempt | null, makeKey: () => string): Attempt {
  return last?.cart === cart ? last : { key: makeKey(), cart };
}

/** Returns the key for ordering a cart. It is stored until the order is placed or the cart changes. */
export function keyFor(cart: string, storage = tabStorage): string {
  return keepAttempt(attemptFor(cart, readAttempt(storage), newKey), storage).key;
}

/** Returns the requests sent with this key that got no answer. */
export const unanswered = (storage = tabStorage): readonly string[] => readAttempt(storage)?.sent ?? [];

/**
 * Records that `sent` is in progress under the key. Null means that an answer arrived, and the request did
 * not become an order.
 */
export function noteSent(sent: string | null, storage = tabStorage): void {
  const last = readAttempt(storage);
  if (!last) return;
  const before = (last.sent ?? []).filter((each) => each !== sent);
  keepAttempt({ ...last, sent: sent === null ? [] : [...before, sent].slice(-4) }, storage);
}

/** Stores the attempt's payment, so that its status can be checked after a reload. */
export function keepOpen(open: OpenPayment, storage = tabStorage): void {
  keepAttempt({ key: '', cart: '', ...readAttempt(storage), open }, storage);
}

/** Returns a random key. `randomUUID` is unavailable on pages without TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
