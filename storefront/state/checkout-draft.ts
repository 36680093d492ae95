import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';

/** What a customer has entered at checkout. */
export interface StoredWish {
  note: string;
  /** '' if there is none. */
  couponCode: string;
  /** Payment method and total in dollars that the shopper agreed to while signing up. Omitted later. */
  ready?: Readonly<Record<string, unknown>>;
}

const entry = 'kado.checkout.wish';
export const giftEntry = 'kado.checkout.gift';
/** The company that the order is for: `{ user, Company }`. */
export const companyEntry = 'kado.checkout.company';
/** The storage key for the thumbnail of the payment slip that this tab sent last. */
export const slipEntry = 'kado.slip';

/**
 * Returns what this customer entered before leaving for the profile, the login or another page. Never returns
 * another customer's input.
 */
export function checkoutDraft(user: number): StoredWish {
  const stored = readTab(entry);
  const { note, couponCode, ready } = isRecord(stored) && stored['user'] === user ? stored : {};
  return {
    note: typeof note === 'string' ? note : '',
    couponCode: typeof couponCode === 'string' ? couponCode : '',
    ...(isRecord(ready) && { ready }),
  };
}

export const saveCheckoutDraft = (user: number, wish: StoredWish): void => writeTab(entry, { user, ...wish });

/** Clears the input. Called when the order was placed, or the customer logged out. */
export function clearCheckoutDraft(): void {
  writeTab(entry, null);
  writeTab(giftEntry, null);
  writeTab(companyEntry, null);
  writeTab(slipEntry, null);
}
