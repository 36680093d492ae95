import { attributeKinds, type StockPer } from '#contract/constants.ts';
import type { Cell } from './line-price.ts';
import { sumCents } from './money.ts';
import { isCountedBy } from './stock.ts';

interface Chosen {
  attributeId: number;
  optionId: number;
}

/**
 * What decides the pieces of a line: one cell or more. Pieces that are all alike have their color and size among the options
 * as well. Otherwise the options have none.
 */
export interface LineCells {
  quantity: number;
  options: readonly Chosen[];
  cells: readonly Cell[];
}

/** A line as clients send it, with cells only if its pieces differ. */
type SentLine = Omit<LineCells, 'cells'> & { cells?: LineCells['cells'] | undefined };

/** The attributes that differ between cells. */
export const cellAttributes: readonly number[] = [attributeKinds.color, attributeKinds.size];

/** Returns whether an option is a color or size. */
export const isOfCell = ({ attributeId }: Pick<Chosen, 'attributeId'>) =>
  cellAttributes.includes(attributeId);

/** Returns whether options are the same choice of the same attribute. */
export const isSameOption = (one: Chosen, other: Chosen) =>
  one.attributeId === other.attributeId && one.optionId === other.optionId;

const idOf = (options: readonly Chosen[], attribute: number) =>
  options.find(({ attributeId }) => attributeId === attribute)?.optionId ?? 0;

/** Returns color and size of a line's own options, 0 for none. */
export const variantOf = (options: readonly Chosen[]): Pick<Cell, 'colorId' | 'sizeId'> => ({
  colorId: idOf(options, attributeKinds.color),
  sizeId: idOf(options, attributeKinds.size),
});

/** Returns the options of a cell. */
export const optionsOfCell = ({ colorId, sizeId }: Omit<Cell, 'quantity'>): Chosen[] =>
  [
    { attributeId: attributeKinds.color, optionId: colorId },
    { attributeId: attributeKinds.size, optionId: sizeId },
  ].filter(({ optionId }) => optionId !== 0);

/** Returns the cells that pages, documents and emails list; undefined if all pieces of a line are alike. */
export const shownCells = <Each>(cells: readonly Each[]): readonly Each[] | undefined =>
  cells.length > 1 ? cells : undefined;

/** Returns the SKU that all pieces of a line have; '' if they have different ones. */
export const skuOfCells = (cells: readonly { sku: string }[]): string => {
  const [first = '', ...others] = new Set(cells.map(({ sku }) => sku));
  return others.length === 0 ? first : '';
};

/** Returns whether pieces have the same color and size. */
export const isSameVariant = (one: Omit<Cell, 'quantity'>, other: Omit<Cell, 'quantity'>) =>
  one.colorId === other.colorId && one.sizeId === other.sizeId;

/** Adds up the cells of the same color and size, in the order in which they come first. */
export function summedCells<Each extends Cell>(cells: readonly Each[]): Each[] {
  const summed: Each[] = [];
  for (const cell of cells) {
    const at = summed.findIndex((each) => isSameVariant(each, cell));
    const before = summed[at];
    if (before) summed[at] = { ...before, quantity: before.quantity + cell.quantity };
    else summed.push(cell);
  }
  return summed;
}

/** Returns a line with these cells. A line whose pieces are all alike has their color and size among its options. */
export function withCells<Line extends Omit<LineCells, 'cells'>>(line: Line, cells: readonly Cell[]) {
  const summed = summedCells(cells);
  const [first, second] = summed;
  const shared = line.options.filter((option) => !isOfCell(option));
  const isPlain = first !== undefined && second === undefined;
  const isAsBefore = isPlain && isSameVariant(first, variantOf(line.options));
  return {
    ...line,
    quantity: sumCents(summed.map((cell) => cell.quantity)),
    options: isAsBefore ? line.options : [...(isPlain ? optionsOfCell(first) : []), ...shared],
    cells: summed,
  };
}

/** Returns a line with its cells: those sent may repeat, or be all alike. */
export const normalizeCells = <Line extends SentLine>(line: Line) =>
  withCells(line, line.cells ?? [{ ...variantOf(line.options), quantity: line.quantity }]);

/** Adds up cells whose stock is counted together. */
export const countedCells = <Each extends Cell>(cells: readonly Each[], stockPer: StockPer | null): Each[] =>
  summedCells(
    cells.map((cell) => ({
      ...cell,
      colorId: isCountedBy(stockPer, attributeKinds.color) ? cell.colorId : 0,
      sizeId: isCountedBy(stockPer, attributeKinds.size) ? cell.sizeId : 0,
    })),
  );

/** Returns the first cell of which there are more pieces than its stock, which several cells may share. */
export const findCellOverStock = <Each extends Cell & { stock: number | null }>(
  cells: readonly Each[],
  stockPer: StockPer | null,
): Each | undefined =>
  countedCells(cells, stockPer).find(({ quantity, stock }) => stock !== null && quantity > stock);
