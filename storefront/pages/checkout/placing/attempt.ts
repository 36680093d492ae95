import type { PaymentMethodId } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/** A payment whose outcome is still unknown. It must never be made twice. */
export interface OpenPayment {
  /** The customer's id. */
  user: number;
  method: PaymentMethodId;
  /** The cart that is paid for, as `cartJsonData`. */
  cart: string;
  PaymentKey: string;
  /** The last proof sent, so that the same request can be sent again. */
  Proof: string;
}

/** A checkout attempt: its cart, and its key, under which the server creates at most one order. */
export interface Attempt {
  key: string;
  cart: string;
  open?: OpenPayment;
  /** Requests sent under the key, as JSON. Any of them may have become the order. */
  sent?: readonly string[];
}

/**
 * The storage key. The entry lasts as long as the tab, across reloads, because a repeated press after a lost
 * answer must use the same key.
 */
const entry = 'kado.checkout';

/** Returns the customer's open payment, or null if there is none. */
export function openPayment(user: number, storage = tabStorage): OpenPayment | null {
  const open = readAttempt(storage)?.open;
  return open?.user === user ? open : null;
}

/** Ends the attempt after its order, so that the next one gets a new key, even for the same cart. */
export const endAttempt = (storage = tabStorage): void => writeTab(entry, null, storage);

export function keepAttempt(attempt: Attempt, storage: () => Storage): Attempt {
  writeTab(entry, attempt, storage);
  return attempt;
}

/** Returns the current attempt, or null if there is none or the stored one is invalid. */
export function readAttempt(storage: () => Storage): Attempt | null {
  const value = readTab(entry, storage);
  const isSound = isRecord(value) && typeof value['key'] === 'string' && typeof value['cart'] === 'string';
  return isSound ? (value as Readonly<Attempt>) : null;
}
