import type { PaymentMethodId } from '#contract/constants.ts';

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
}

/** Lasts as long as the tab, also over a reload: a press repeated after a lost answer must meet the same key. */
const entry = 'kado.checkout';

/** Where the browser blocks it, already naming it throws. */
const tabStorage = (): Storage => sessionStorage;

/** The attempt for a cart: the one under way, or a new one when the cart is another. */
export function attemptFor(cart: string, last: Attempt | null, makeKey: () => string): Attempt {
  return last?.cart === cart ? last : { key: makeKey(), cart };
}

/** The key to order a cart under, kept until the order is placed or the cart changes. */
export function keyFor(cart: string, storage = tabStorage): string {
  return keep(attemptFor(cart, read(storage), newKey), storage).key;
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
export function endAttempt(storage = tabStorage): void {
  kept = null;
  try {
    storage().removeItem(entry);
  } catch {
    // Nothing could be kept in it either.
  }
}

function keep(attempt: Attempt, storage: () => Storage): Attempt {
  try {
    storage().setItem(entry, JSON.stringify(attempt));
  } catch {
    kept = attempt;
  }
  return attempt;
}

/** Stands in for a storage that keeps nothing. */
let kept: Attempt | null = null;

function read(storage: () => Storage): Attempt | null {
  try {
    const stored = JSON.parse(storage().getItem(entry) ?? 'null') as Partial<Attempt> | null;
    const sound = typeof stored?.key === 'string' && typeof stored.cart === 'string';
    return sound ? (stored as Attempt) : kept;
  } catch {
    return kept;
  }
}

/** `randomUUID` is kept from pages that are not served over TLS. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
