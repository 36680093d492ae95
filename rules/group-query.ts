import { plainDigits } from '#contract/languages.ts';

/** The value of `for` in the address of a product's page that asks what a group needs. */
export const forGroup = 'group';

/** Words of those who order for a group, in Latin letters and in Khmer. */
const words =
  /\b(?:logos?|print(?:ed|ing|s)?|engrav\w*|embroider\w*|branded|bulk|wholesale|compan(?:y|ies)|corporate|staff|employees)\b|ឡូហ្គោ|បោះពុម្ព|ឆ្លាក់|ប៉ាក់|ក្រុមហ៊ុន|បុគ្គលិក|លក់ដុំ/iu;
/** A number that isn't a price, a size or part of a name. */
const number =
  /(?<![\p{Script=Latin}\d$.,/-])\d{1,3}(?:[.,]\d{3})+(?![\d$.,/])|(?<![\p{Script=Latin}\d$.,/-])\d+(?![\d$.,/%-]|\s*(?:ml|l|cl|cm|mm|m|gb|tb|g|kg|w|mah|oz|inch|in|usd|dollars?|riels?|x|មល|ស\.ម|ម\.ម|ដុល្លារ|រៀល|៛)(?!\p{L}))/giu;
/** From how many pieces a search is one for a group. */
const minPieces = 10;
const maxPieces = 100_000;

/** Returns whether an address asks what a group needs. */
export const isForGroup = (query: string): boolean => new URLSearchParams(query).get('for') === forGroup;

/**
 * Returns the query for the pages of the products that a search finds: for a group if it has words such as *logo* or a
 * number of pieces, which the page then asks no more; '' otherwise.
 */
export function groupQuery(typed: string): string {
  const numbers = plainDigits(typed).match(number) ?? [];
  const pieces = numbers
    .map((each) => Number(each.replaceAll(/[.,]/gu, '')))
    .find((each) => each >= minPieces && each <= maxPieces);
  if (pieces === undefined && !words.test(typed)) return '';
  return `?for=${forGroup}${pieces === undefined ? '' : `&pieces=${pieces}`}`;
}
