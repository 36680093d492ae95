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

/** The payment of this customer that is still open; null: none. */
export function openPayment(user: number, storage = tabStorage): OpenPayment | null {
  const open = readAttempt(storage)?.open;
  return open?.user === user ? open : null;
}

/** The attempt has become an order: the next one, of the same cart too, is another. */
export const endAttempt = (storage = tabStorage): void => void writeTab(entry, null, storage);

export function keepAttempt(attempt: Attempt, storage: () => Storage): Attempt {
  writeTab(entry, attempt, storage);
  return attempt;
}

/** The one under way; null: none, or what is kept is none. */
export function readAttempt(storage: () => Storage): Attempt | null {
  const value = readTab(entry, storage);
  const isSound = isRecord(value) && typeof value['key'] === 'string' && typeof value['cart'] === 'string';
  return isSound ? (value as unknown as Attempt) : null;
}
