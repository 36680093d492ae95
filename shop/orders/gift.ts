/** What is asked for with an order that is a gift. */
export interface Gift {
  /** '' for none; at most `giftMessageMaxLength` characters. */
  message: string;
  wrap: boolean;
  /** No prices in the parcel. */
  withoutPrices: boolean;
}

/** What is left of a wish for a gift where the shop may not wrap; null when nothing is. */
export function giftOf(wish: Gift | null, wraps: boolean): Gift | null {
  if (!wish) return null;
  const gift = { ...wish, wrap: wish.wrap && wraps };
  return gift.message !== '' || gift.wrap || gift.withoutPrices ? gift : null;
}
