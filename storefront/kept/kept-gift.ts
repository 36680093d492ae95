import { isRecord } from '#web/is-record.ts';
import { readTab, writeTab } from '#web/tab-storage.ts';
import { giftEntry } from '../state/kept-wish.ts';

/** What a customer has asked for with an order that is a gift, as the calls take it. */
export interface KeptGift {
  Message: string;
  Wrap: boolean;
  WithoutPrices: boolean;
}

/** Of this customer, in this tab, until the order is placed. */
export function keptGift(user: number): KeptGift {
  const value = readTab(giftEntry);
  const { Message, Wrap, WithoutPrices } = isRecord(value) && value['user'] === user ? value : {};
  return {
    Message: typeof Message === 'string' ? Message : '',
    Wrap: Wrap === true,
    WithoutPrices: WithoutPrices === true,
  };
}

export const keepGift = (user: number, gift: KeptGift): void => void writeTab(giftEntry, { user, ...gift });

/** As an order takes it: left out where nothing was asked for. */
export function giftToOrder(user: number): { Gift?: KeptGift } {
  const gift = keptGift(user);
  return gift.Message || gift.Wrap || gift.WithoutPrices ? { Gift: gift } : {};
}
