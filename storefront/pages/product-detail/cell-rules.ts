import { cellAttributes, countedCells, isSameVariant, optionsOfCell } from '#rules/cells.ts';
import type { Cell, LineTerms } from '#rules/line-price.ts';
import { priceLine } from '#rules/line-price.ts';
import { sumCents } from '#rules/money.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { stockOf } from './choice.ts';
import { type Choice, isColor, isSize, type ProductData } from './product-data.ts';

type Variant = Omit<Cell, 'quantity'>;

/** The choice of a product without colors or without sizes. */
const none: readonly Choice[] = [{ id: 0, name: '', price: 0 }];

export const colorsOf = ({ options }: ProductData) => options.find(isColor)?.choices ?? none;
export const sizesOf = ({ options }: ProductData) => options.find(isSize)?.choices ?? none;

/** Returns the stock of a color and size, which others may share; null if it isn't tracked. */
export const stockOfVariant = (product: ProductData, variant: Variant): number | null =>
  stockOf(product, {
    options: Object.fromEntries(optionsOfCell(variant).map((each) => [each.attributeId, each.optionId])),
    quantity: 1,
  });

const sumOf = (cells: readonly Cell[]) => sumCents(cells.map(({ quantity }) => quantity));

/** Returns how many pieces of a color and size can be ordered besides those of the other cells, and what limits them. */
export function limitOf(product: ProductData, cells: readonly Cell[], variant: Variant) {
  const others = cells.filter((cell) => !isSameVariant(cell, variant));
  const per = product.variantStock?.per ?? null;
  const counted = countedCells([{ ...variant, quantity: 0 }, ...others], per);
  const inStock = (stockOfVariant(product, variant) ?? Infinity) - (counted[0]?.quantity ?? 0);
  const perOrder = maximumQuantity(product.orderMaximum) - sumOf(others);
  return { max: Math.max(0, Math.min(inStock, perOrder)), isOfStock: inStock < perOrder };
}

/** Returns the cells with another quantity of one of them, in the order of colors and sizes. */
export function withQuantity(product: ProductData, cells: readonly Cell[], changed: Cell): Cell[] {
  const places = colorsOf(product).flatMap((color) =>
    sizesOf(product).map((size) => ({ colorId: color.id, sizeId: size.id })),
  );
  const placeOf = (cell: Cell) => places.findIndex((place) => isSameVariant(place, cell));
  return [...cells.filter((cell) => !isSameVariant(cell, changed)), changed]
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the cell to which further pieces are added: the cheapest one. */
export const cheapestCell = (terms: LineTerms, cells: readonly Cell[]): Cell | undefined =>
  priceLine(terms, cells).cells.toSorted((one, other) => one.unitCents - other.unitCents)[0];

/** Returns the cells selected when the fields open: those of the color and size selected before. */
export function firstCells(
  product: ProductData,
  options: Readonly<Record<number, number>>,
  quantity: number,
): Cell[] {
  const has = product.options.filter(({ attributeId }) => cellAttributes.includes(attributeId));
  if (has.some(({ attributeId }) => options[attributeId] === undefined)) return [];
  const [colorId, sizeId] = cellAttributes.map((attribute) => options[attribute] ?? 0);
  const cell = { colorId: colorId ?? 0, sizeId: sizeId ?? 0 };
  return [{ ...cell, quantity: Math.min(quantity, limitOf(product, [], cell).max) }].filter(
    (each) => each.quantity > 0,
  );
}
