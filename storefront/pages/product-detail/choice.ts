import { isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';

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
  if (product.stock !== null && product.stock < 1) return { code: 'outOfStock' };
  const open = (group: OptionGroup | undefined) =>
    group !== undefined && chosen.options[group.attributeId] === undefined;
  if (open(product.options.find(isSize))) return { code: 'size' };
  if (open(product.options.find(isColor))) return { code: 'color' };
  const missing = product.options.find((group) => group.required && open(group));
  if (missing) return { code: 'attribute', name: missing.name };
  return chosen.quantity >= 1 ? null : { code: 'quantity' };
}

/** The chosen options that cost something, and the sums in dollars; whole cents, whatever the fractions. */
export function chosenPrice(product: ProductData, chosen: Chosen) {
  const surcharges = product.options.flatMap((group) => {
    const choice = group.choices.find(({ id }) => id === chosen.options[group.attributeId]);
    return choice && choice.price > 0 ? [choice] : [];
  });
  const extra = surcharges.reduce((sum, { price }) => sum + cents(price), 0);
  return {
    surcharges,
    price: (cents(product.price) + extra) / 100,
    discounted: product.discounted === null ? null : (cents(product.discounted) + extra) / 100,
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** The pictures of the chosen colour; all of them while no colour is chosen or the colour has none. */
export function shownPictures({ pictures, options }: ProductData, chosen: Chosen): ProductData['pictures'] {
  const color = options.find(isColor);
  const colorId = color && chosen.options[color.attributeId];
  const own = pictures.filter((picture) => picture.colorId === colorId);
  return colorId === undefined || own.length === 0 ? pictures : own;
}
