import type { PaymentMethodId } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/** A payment that was begun and of which nobody knows yet what came: never to be made a second time. */
export interface OpenPayment {
  /** Whose it is. */
  user: number;
  method: PaymentMethodId;
  /** What it is for, as `cartJsonData`. */
  cart: string;
  PaymentKey: string;
  /** What it was last asked to go on with, so that the same can be asked again. */
  Proof: string;
}

/** One attempt to check out: its key, under which the server makes one order at most, and the cart it is for. */
export interface Attempt {
  key: string;
  cart: string;
  open?: OpenPayment;
  /** What was sent under the key, as JSON, of which nobody knows whether it has become the order. */
  sent?: readonly string[];
}

/** Lasts as long as the tab, also over a reload: a press repeated after a lost answer must meet the same key. */
const entry = 'kado.checkout';

/** The attempt for a cart: the one under way, or a new one when the cart is another. */
export function attemptFor(cart: string, last: Attempt | null, makeKey: () => string): Attempt {
  return last?.cart === cart ? last : { key: makeKey(), cart };
}

/** The key to order a cart under, kept until the order is placed or the cart changes. */
export function keyFor(cart: string, storage = tabStorage): string {
  return keep(attemptFor(cart, read(storage), newKey), storage).key;
}

/** What was sent under the key before, of which no answer came. */
export const unanswered = (storage = tabStorage): readonly string[] => read(storage)?.sent ?? [];

/** `sent` is on its way under the key; null: there was an answer, and what was sent has become no order. */
export function noteSent(sent: string | null, storage = tabStorage): void {
  const last = read(storage);
  if (!last) return;
  const before = (last.sent ?? []).filter((each) => each !== sent);
  keep({ ...last, sent: sent === null ? [] : [...before, sent].slice(-4) }, storage);
}

/** From now on the attempt has a payment; kept over a reload, so that it can be asked what became of it. */
export function keepOpen(open: OpenPayment, storage = tabStorage): void {
  keep({ key: '', cart: '', ...read(storage), open }, storage);
}

/** The payment of this customer that is still open; null: none. */
export function openPayment(user: number, storage = tabStorage): OpenPayment | null {
  const open = read(storage)?.open;
  return open?.user === user ? open : null;
}

/** The attempt has become an order: the next one, of the same cart too, is another. */
export const endAttempt = (storage = tabStorage): void => void writeTab(entry, null, storage);

function keep(attempt: Attempt, storage: () => Storage): Attempt {
  writeTab(entry, attempt, storage);
  return attempt;
}

function read(storage: () => Storage): Attempt | null {
  const kept = readTab(entry, storage);
  const isSound = isRecord(kept) && typeof kept['key'] === 'string' && typeof kept['cart'] === 'string';
  return isSound ? (kept as unknown as Attempt) : null;
}

/** `randomUUID` is kept from pages that are not served over TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
