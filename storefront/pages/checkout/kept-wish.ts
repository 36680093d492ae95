import { isRecord } from '#storefront/state/storage.ts';
import { readTab, tabStorage, writeTab } from '#storefront/state/tab-storage.ts';

/** What a customer has entered at the checkout. */
export interface KeptWish {
  note: string;
  /** '' for none. */
  couponCode: string;
}

const entry = 'kado.checkout.wish';

/** What this customer had entered before they went to their profile, to login or elsewhere; nothing of anybody else's. */
export function keptWish(user: number, storage = tabStorage): KeptWish {
  const kept = readTab(entry, storage);
  const { note, couponCode } = isRecord(kept) && kept['user'] === user ? kept : {};
  return {
    note: typeof note === 'string' ? note : '',
    couponCode: typeof couponCode === 'string' ? couponCode : '',
  };
}

export const keepWish = (user: number, wish: KeptWish, storage = tabStorage): void =>
  writeTab(entry, { user, ...wish }, storage);

/** It has become an order. */
export const forgetWish = (): void => writeTab(entry, null);
