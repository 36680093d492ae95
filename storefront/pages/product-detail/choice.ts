import { missingChoice } from '#rules/choices.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { priceWithOptions } from '#rules/price.ts';
import { isOutOfStock } from '#rules/stock.ts';
import { isColor, isSize, type ProductData } from './product-data.ts';

/** What a shopper has chosen: the option of each attribute by its id, and how many. */
export interface Chosen {
  options: Readonly<Record<number, number>>;
  quantity: number;
}

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

/** The pictures of the chosen colour; all of them while no colour is chosen or the colour has none. */
export function shownPictures({ pictures, options }: ProductData, chosen: Chosen): ProductData['pictures'] {
  const color = options.find(isColor);
  const colorId = color && chosen.options[color.attributeId];
  const own = pictures.filter((picture) => picture.colorId === colorId);
  return colorId === undefined || own.length === 0 ? pictures : own;
}
