import { priceInWords } from '#rules/price-in-words.ts';
import { priceValue } from './listing-address.ts';
import type { ListingParams } from './listing-params.ts';

/** Moves a price in words into the choices. A price that was selected otherwise replaces the words. */
export function withPriceInWords(choices: ListingParams, rate: number | null): ListingParams {
  const worded = choices.typed === '' ? null : priceInWords(choices.typed, rate);
  if (!worded) return choices;
  const price = choices.price ?? worded.band;
  const typed = priceValue(price) === priceValue(worded.band) ? choices.typed : worded.rest;
  return { ...choices, searchTerm: worded.rest, typed, price };
}
