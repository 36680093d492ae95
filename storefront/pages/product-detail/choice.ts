import { pictureViews } from '#contract/constants.ts';
import { missingChoice } from '#rules/choices.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { priceWithOptions } from '#rules/price.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { isColor, isSize, type ProductData, type ProductPicture } from './product-data.ts';

/** The shopper's selection: the id of the option for each attribute, and the quantity. */
export interface Chosen {
  options: Readonly<Record<number, number>>;
  quantity: number;
}

export const nothingChosen: Chosen = { options: {}, quantity: 1 };

/** What prevents adding to the cart, in the order of the checks (specification §5). */
export type ChoiceProblem =
  | { code: 'size' | 'color' | 'quantity' | 'outOfStock' }
  | { code: 'attribute'; name: string };

/**
 * Returns what prevents adding the product, or null. Colors and sizes are required whenever the product has
 * them.
 */
export function choiceProblem(product: ProductData, chosen: Chosen): ChoiceProblem | null {
  if (isOutOfStock(product.stock)) return { code: 'outOfStock' };
  const needed = product.options.filter((group) => group.required || isSize(group) || isColor(group));
  const missing = missingChoice(needed, (id) => chosen.options[id] !== undefined);
  if (!missing) return chosen.quantity >= 1 ? null : { code: 'quantity' };
  if (isSize(missing)) return { code: 'size' };
  return isColor(missing) ? { code: 'color' } : { code: 'attribute', name: missing.name };
}

/** Returns the selected options that have a surcharge, and the totals in dollars. */
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

/** Returns the working days that the slowest selected option adds to those of the product. */
export const extraDaysOf = ({ options }: ProductData, chosen: Chosen): number =>
  Math.max(
    0,
    ...options.map(
      ({ attributeId, choices }) =>
        choices.find(({ id }) => id === chosen.options[attributeId])?.extraDays ?? 0,
    ),
  );

/** The number of pictures that is enough to show a product. Its other colors are visible in the options. */
const enough = 3;

/** Returns the id of the selected color, or null if there is none. */
export function chosenColor({ options }: ProductData, chosen: Chosen): number | null {
  const group = options.find(isColor);
  return (group && chosen.options[group.attributeId]) ?? null;
}

/**
 * Returns the pictures of the selected color, then those without a color. If no color is selected or it has
 * no pictures, the first color's are used, and if these are few, also the other colors'. If two are enough,
 * the second shows the product without a print.
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

/**
 * Returns whether the free option (“No print”) is selected by default: if it is the only free one and the
 * others cost extra.
 */
function isNothingPutOn({ options }: ProductData, chosen: Chosen): boolean {
  const free = options
    .filter((group) => !isColor(group) && !isSize(group) && group.choices.length > 1)
    .map(({ attributeId, choices }) => ({ attributeId, ids: choices.filter(({ price }) => price === 0) }))
    .filter(({ ids }) => ids.length === 1);
  return free.length > 0 && free.every(({ attributeId, ids }) => ids[0]?.id === chosen.options[attributeId]);
}
