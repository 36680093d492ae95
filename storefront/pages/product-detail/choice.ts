import { pictureViews } from '#contract/constants.ts';
import { missingChoice } from '#rules/choices.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { priceWithOptions } from '#rules/price.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { isColor, isSize, type ProductData, type ProductPicture } from './product-data.ts';

/** What a shopper has chosen: the option of each attribute by its id, and how many. */
export interface Chosen {
  options: Readonly<Record<number, number>>;
  quantity: number;
}

export const nothingChosen: Chosen = { options: {}, quantity: 1 };

/** What stops a product from going into the cart, in the order it is checked (specification §5). */
export type ChoiceProblem =
  | { code: 'size' | 'color' | 'quantity' | 'outOfStock' }
  | { code: 'attribute'; name: string };

/** A product's options are chosen when none is open; colours and sizes count whenever the product has them. */
export function choiceProblem(product: ProductData, chosen: Chosen): ChoiceProblem | null {
  if (isOutOfStock(product.stock)) return { code: 'outOfStock' };
  const needed = product.options.filter((group) => group.required || isSize(group) || isColor(group));
  const missing = missingChoice(needed, (id) => chosen.options[id] !== undefined);
  if (!missing) return chosen.quantity >= 1 ? null : { code: 'quantity' };
  if (isSize(missing)) return { code: 'size' };
  return isColor(missing) ? { code: 'color' } : { code: 'attribute', name: missing.name };
}

/** The chosen options that cost something, and the sums, in dollars. */
export function chosenPrice(product: ProductData, chosen: Chosen) {
  const surcharges = product.options.flatMap((group) => {
    const choice = group.choices.find(({ id }) => id === chosen.options[group.attributeId]);
    return choice && choice.price > 0 ? [choice] : [];
  });
  const extra = surcharges.map(({ price }) => centsOf(price));
  const withOptions = (dollars: number) => centsToDollars(priceWithOptions(centsOf(dollars), extra));
  return {
    surcharges,
    price: withOptions(product.price),
    discounted: product.discounted === null ? null : withOptions(product.discounted),
  };
}

/** Open days that the slowest of the chosen options needs besides those of the product. */
export const extraDaysOf = ({ options }: ProductData, chosen: Chosen): number =>
  Math.max(
    0,
    ...options.map(
      ({ attributeId, choices }) =>
        choices.find(({ id }) => id === chosen.options[attributeId])?.extraDays ?? 0,
    ),
  );

/** With so many pictures one has seen a product; in its other colours the choices show it. */
const enough = 3;

/** The id of the chosen colour; null: none is. */
export function chosenColor({ options }: ProductData, chosen: Chosen): number | null {
  const group = options.find(isColor);
  return (group && chosen.options[group.attributeId]) ?? null;
}

/**
 * The pictures of the chosen colour, then those of no colour. While none is chosen, or it has none: those of the first
 * one, and where these are few the other colours. Of two whole ones the second has nothing put on it.
 */
export function shownPictures(product: ProductData, chosen: Chosen): readonly ProductPicture[] {
  const colorId = chosenColor(product, chosen);
  const isPlain = isNothingPutOn(product, chosen);
  const of = (color: number | null) => {
    const sorted = inOrder(product.pictures, color);
    const [first, second, ...others] = sorted;
    return isPlain && first && second?.view === 'front' ? [second, first, ...others] : sorted;
  };
  if (colorId !== null && of(colorId).length > 0) return [...of(colorId), ...of(null)];
  const lead = product.pictures[0]?.colorId ?? null;
  const matching = [...of(lead), ...(lead === null ? [] : of(null))];
  if (matching.length >= enough) return matching;
  const others = product.pictures.filter(({ colorId: color }) => color !== lead && color !== null);
  return [...matching, ...others.filter(({ view }) => view === 'front')];
}

const inOrder = (pictures: readonly ProductPicture[], color: number | null) =>
  pictures
    .filter(({ colorId }) => colorId === color)
    .toSorted((one, other) => pictureViews.indexOf(one.view) - pictureViews.indexOf(other.view));

/** Where only one choice is free ("No print") and the others cost, that one is chosen. */
function isNothingPutOn({ options }: ProductData, chosen: Chosen): boolean {
  const free = options
    .filter((group) => !isColor(group) && !isSize(group) && group.choices.length > 1)
    .map(({ attributeId, choices }) => ({ attributeId, ids: choices.filter(({ price }) => price === 0) }))
    .filter(({ ids }) => ids.length === 1);
  return free.length > 0 && free.every(({ attributeId, ids }) => ids[0]?.id === chosen.options[attributeId]);
}
