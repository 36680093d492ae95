import { tabStorage } from '#web/tab-storage.ts';
import { type Attempt, keepAttempt, type OpenPayment, readAttempt } from './attempt.ts';

/** The attempt for a cart: the one under way, or a new one when the cart is another. */
export function attemptFor(cart: string, last: Attempt | null, makeKey: () => string): Attempt {
  return last?.cart === cart ? last : { key: makeKey(), cart };
}

/** The key to order a cart under, kept until the order is placed or the cart changes. */
export function keyFor(cart: string, storage = tabStorage): string {
  return keepAttempt(attemptFor(cart, readAttempt(storage), newKey), storage).key;
}

/** What was sent under the key before, of which no answer came. */
export const unanswered = (storage = tabStorage): readonly string[] => readAttempt(storage)?.sent ?? [];

/** `sent` is on its way under the key; null: there was an answer, and what was sent has become no order. */
export function noteSent(sent: string | null, storage = tabStorage): void {
  const last = readAttempt(storage);
  if (!last) return;
  const before = (last.sent ?? []).filter((each) => each !== sent);
  keepAttempt({ ...last, sent: sent === null ? [] : [...before, sent].slice(-4) }, storage);
}

/** From now on the attempt has a payment; kept over a reload, so that it can be asked what became of it. */
export function keepOpen(open: OpenPayment, storage = tabStorage): void {
  keepAttempt({ key: '', cart: '', ...readAttempt(storage), open }, storage);
}

/** `randomUUID` is kept from pages that are not served over TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
