import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';

/** What a customer has entered at the checkout. */
export interface KeptWish {
  note: string;
  /** '' for none. */
  couponCode: string;
}

const entry = 'kado.checkout.wish';
export const giftEntry = 'kado.checkout.gift';
/** The slip this tab has sent last, small. */
export const slipEntry = 'kado.slip';

/** What this customer had entered before they went to their profile, to login or elsewhere; nothing of anybody else's. */
export function keptWish(user: number): KeptWish {
  const stored = readTab(entry);
  const { note, couponCode } = isRecord(stored) && stored['user'] === user ? stored : {};
  return {
    note: typeof note === 'string' ? note : '',
    couponCode: typeof couponCode === 'string' ? couponCode : '',
  };
}

export const keepWish = (user: number, wish: KeptWish): void => void writeTab(entry, { user, ...wish });

/** It has become an order, or whoever entered it has logged out. */
export function forgetWish(): void {
  writeTab(entry, null);
  writeTab(giftEntry, null);
  writeTab(slipEntry, null);
}
