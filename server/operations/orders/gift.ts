import type { Parsed } from '#contract/operation.ts';
import type { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import type { Database } from '#database/schema.ts';
import { wrapsGifts } from '#shop/content/content.ts';
import { type Gift, giftOf } from '#shop/orders/orders.ts';

type GiftInput = Parsed<typeof postCustomerOrder>['Gift'];

/** Maps a gift's fields in the API to the options that the shop supports. Null if it isn't a gift. */
export async function giftIn(db: Database, input: GiftInput): Promise<Gift | null> {
  if (!input) return null;
  const { Message: message, Wrap: wrap, WithoutPrices: withoutPrices } = input;
  return giftOf({ message, wrap, withoutPrices }, wrap && (await wrapsGifts(db)));
}

export const giftRow = ({ message, wrap, withoutPrices }: Gift) => ({
  Message: message,
  Wrap: wrap,
  WithoutPrices: withoutPrices,
});
