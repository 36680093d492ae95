import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { giftEntry } from '../state/checkout-draft.ts';

/** A customer's gift options for an order, as the calls accept them. */
export interface StoredGift {
  Message: string;
  Wrap: boolean;
  WithoutPrices: boolean;
}

/** Returns the gift options of this customer in this tab. They are stored until the order is placed. */
export function storedGift(user: number): StoredGift {
  const value = readTab(giftEntry);
  const { Message, Wrap, WithoutPrices } = isRecord(value) && value['user'] === user ? value : {};
  return {
    Message: typeof Message === 'string' ? Message : '',
    Wrap: Wrap === true,
    WithoutPrices: WithoutPrices === true,
  };
}

export const keepGift = (user: number, gift: StoredGift): void => writeTab(giftEntry, { user, ...gift });

/** Returns the gift part of an order request; omitted if there are no options. */
export function giftToOrder(user: number): { Gift?: StoredGift } {
  const gift = storedGift(user);
  return gift.Message || gift.Wrap || gift.WithoutPrices ? { Gift: gift } : {};
}
