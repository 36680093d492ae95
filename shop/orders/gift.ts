export interface Gift {
  /** The message, or '' if there is none. At most `giftMessageMaxLength` characters. */
  message: string;
  wrap: boolean;
  /** Whether the package contains no prices. */
  withoutPrices: boolean;
}

/** Returns the gift options, without wrapping if the shop doesn't offer it. Null if no option remains. */
export function giftOf(wish: Gift | null, wraps: boolean): Gift | null {
  if (!wish) return null;
  const gift = { ...wish, wrap: wish.wrap && wraps };
  return gift.message !== '' || gift.wrap || gift.withoutPrices ? gift : null;
}
