import type { Cell } from '#rules/line-price.ts';
import { sumCents } from '#rules/money.ts';
import { colorsOf, limitOf, sizesOf, withQuantity } from './cell-rules.ts';
import { type Choice, isColor, isSize, type OptionGroup, type ProductData } from './product-data.ts';

export const piecesOf = (cells: readonly Cell[]): number => sumCents(cells.map(({ quantity }) => quantity));

/** Whether the pieces of a product differ, so that they are shared out. */
export const hasCells = ({ options }: ProductData): boolean =>
  options.some((each) => isColor(each) || isSize(each));

/** Returns the cells with fields: of the chosen colors, in each size, that can be had. */
export const openCells = (product: ProductData, colors: readonly number[]): Cell[] =>
  colorsOf(product)
    .filter(({ id }) => id === 0 || colors.includes(id))
    .flatMap((color) => sizesOf(product).map((size) => ({ colorId: color.id, sizeId: size.id, quantity: 0 })))
    .filter((cell) => limitOf(product, [], cell).max > 0);

/**
 * Shares out further pieces among cells as the others are, or alike if all are empty, as far as there is stock. Fractions
 * go to the cells that lose most by rounding down.
 */
export function sharedOut(
  product: ProductData,
  cells: readonly Cell[],
  open: readonly Cell[],
  rest: number,
): Cell[] {
  const taken = cells.length > 0 ? cells : open;
  const total = piecesOf(taken);
  const shares = taken.map((cell) => {
    const exact = total > 0 ? (rest * cell.quantity) / total : rest / taken.length;
    return { cell, more: Math.floor(exact), fraction: exact % 1 };
  });
  let missing = rest - sumCents(shares.map(({ more }) => more));
  let shared: Cell[] = [...cells];
  for (const { cell, more } of shares.toSorted((one, other) => other.fraction - one.fraction)) {
    const quantity = cell.quantity + more + (missing > 0 ? 1 : 0);
    missing -= 1;
    shared = withQuantity(product, shared, {
      ...cell,
      quantity: Math.min(quantity, limitOf(product, shared, cell).max),
    });
  }
  return shared;
}

/** Returns what is priced: the shared out pieces, and the others without the surcharge of a color or size. */
export function pricedCells(cells: readonly Cell[], pieces: number): Cell[] {
  const rest = pieces - piecesOf(cells);
  return rest > 0 ? [...cells, { colorId: -1, sizeId: -1, quantity: rest }] : [...cells];
}

/** Returns whether an option of a product is a position of a logo or a drawing. */
export const isPosition = ({ choices }: OptionGroup): boolean =>
  choices.some(({ asksFor }) => asksFor === 'artwork');

/** Returns the choice that puts nothing there. */
export const emptyChoice = ({ choices }: OptionGroup): Choice | undefined =>
  choices.find(({ asksFor, area }) => !asksFor && !area);

/** Returns the cheapest choice that prints a logo, in enough colors as far as both are known. */
export function suitedChoice({ choices }: OptionGroup, colors = 0): Choice | undefined {
  const prints = choices
    .filter(({ asksFor }) => asksFor === 'artwork')
    .toSorted((one, other) => one.price - other.price);
  return prints.find(({ area }) => (area?.Colors ?? Infinity) >= colors) ?? prints[0];
}

/**
 * Returns how many pieces a group begins with: the number of a link that was followed after the draft was made, else that of
 * the draft, of the link, or of a few pieces. Returns 0 without any.
 */
export const firstPieces = (
  draft: { pieces: number; entry: string },
  link: { pieces: number; entry: string },
  few: number,
): number =>
  (draft.entry !== link.entry && link.pieces) || draft.pieces || link.pieces || (few > 1 ? few : 0);

/** What a group hasn't said yet, in the order of the questions; null if it may order. */
export type OpenQuestion = 'many' | 'colors' | 'share' | 'where' | null;

export function openQuestion(
  product: ProductData,
  {
    pieces,
    cells,
    options,
  }: { pieces: number; cells: readonly Cell[]; options: Readonly<Record<number, number>> },
): OpenQuestion {
  if (pieces < 1) return 'many';
  if (hasCells(product)) {
    if (cells.length === 0) return 'colors';
    if (piecesOf(cells) !== pieces) return 'share';
  }
  const isMissing = (each: OptionGroup) => each.required && options[each.attributeId] === undefined;
  return product.options.some((each) => isPosition(each) && isMissing(each)) ? 'where' : null;
}
