import type { PaymentMethodId } from '#contract/constants.ts';
import { isRecord } from '#web/is-record.ts';
import { readTab, tabStorage, writeTab } from '#web/tab-storage.ts';

/** A payment whose outcome is still unknown. It must never be made a second time. */
export interface OpenPayment {
  /** The customer's id. */
  user: number;
  method: PaymentMethodId;
  /** The cart it pays for, as `cartJsonData`. */
  cart: string;
  PaymentKey: string;
  /** The last proof sent, so that the same request can be repeated. */
  Proof: string;
}

/** One checkout attempt: its key, under which the server creates at most one order, and its cart. */
export interface Attempt {
  key: string;
  cart: string;
  open?: OpenPayment;
  /** Requests sent under the key, as JSON, of which any may have become the order. */
  sent?: readonly string[];
}

/** Lasts as long as the tab, across reloads: a repeated press after a lost answer must use the same key. */
const entry = 'kado.checkout';

/** The customer's open payment, or null if there is none. */
export function openPayment(user: number, storage = tabStorage): OpenPayment | null {
  const open = readAttempt(storage)?.open;
  return open?.user === user ? open : null;
}

/** Ends the attempt after its order: the next one gets a new key, even for the same cart. */
export const endAttempt = (storage = tabStorage): void => void writeTab(entry, null, storage);

export function keepAttempt(attempt: Attempt, storage: () => Storage): Attempt {
  writeTab(entry, attempt, storage);
  return attempt;
}

/** The current attempt, or null if there is none or the stored one is invalid. */
export function readAttempt(storage: () => Storage): Attempt | null {
  const value = readTab(entry, storage);
  const isSound = isRecord(value) && typeof value['key'] === 'string' && typeof value['cart'] === 'string';
  return isSound ? (value as unknown as Attempt) : null;
}
