import { priceValue } from './listing-address.ts';
import type { ListingParams } from './listing-params.ts';

/** Loads the code that reads a search, in browsers with the first search. */
export const loadReading = () => import('./price-in-words.ts');

/**
 * Moves a price in words into the choices. A price that was selected otherwise replaces the words. Browsers load the
 * code for it with the first search.
 */
export async function withPriceInWords(choices: ListingParams, rate: number | null): Promise<ListingParams> {
  if (choices.typed === '') return choices;
  const { priceInWords } = await loadReading();
  const worded = priceInWords(choices.typed, rate);
  if (!worded) return choices;
  const price = choices.price ?? worded.band;
  const typed = priceValue(price) === priceValue(worded.band) ? choices.typed : worded.rest;
  return { ...choices, searchTerm: worded.rest, typed, price };
}
