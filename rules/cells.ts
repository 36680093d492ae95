import { attributeKinds, type StockPer } from '#contract/constants.ts';
import type { Cell } from './line-price.ts';
import { sumCents } from './money.ts';
import { isCountedBy } from './stock.ts';

interface Chosen {
  attributeId: number;
  optionId: number;
}

/**
 * What decides the pieces of a line. Pieces that are all alike have their color and size among the options. Otherwise each
 * cell has its own, and the options have none.
 */
export interface LineCells {
  quantity: number;
  options: readonly Chosen[];
  cells?: readonly Cell[] | undefined;
}

/** The attributes that differ between cells. */
export const cellAttributes: readonly number[] = [attributeKinds.color, attributeKinds.size];

/** Returns whether an option is a color or size. */
export const isOfCell = ({ attributeId }: Pick<Chosen, 'attributeId'>) =>
  cellAttributes.includes(attributeId);

const isShared = (option: Chosen) => !isOfCell(option);

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

/** Returns the cells of a line, of which a plain line has one. */
export const cellsOf = <Each extends Cell = Cell>({
  quantity,
  options,
  cells,
}: Omit<LineCells, 'cells'> & { cells?: readonly Each[] | undefined }): readonly (Each | Cell)[] =>
  cells ?? [{ ...variantOf(options), quantity }];

/** Returns the cells that pages, documents and emails list: none if all pieces of a line are alike. */
export const shownCells = <Each>(cells: readonly Each[]): readonly Each[] => (cells.length > 1 ? cells : []);

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

/** Returns a line with these cells. A line whose pieces are all alike has them among its options. */
export function withCells<Line extends LineCells>(
  line: Line,
  cells: readonly Cell[],
): Omit<Line, 'cells'> & LineCells {
  const summed = summedCells(cells);
  const { cells: _, ...plain } = line;
  const options = line.options.filter(isShared);
  const [first, second] = summed;
  const quantity = sumCents(summed.map((cell) => cell.quantity));
  if (!first || second) return { ...plain, quantity, options, cells: summed };
  const variant = optionsOfCell(first);
  const isInVariant = (option: Chosen) => variant.some((each) => isSameOption(each, option));
  const added = variant.filter((each) => !line.options.some((option) => isSameOption(each, option)));
  return {
    ...plain,
    quantity,
    options: [...added, ...line.options.filter((option) => isShared(option) || isInVariant(option))],
  };
}

/** Returns a line that says its cells in one way: they may repeat, or be all alike. */
export const normalizeCells = <Line extends LineCells>(line: Line): Line =>
  line.cells ? { ...line, cells: undefined, ...withCells(line, line.cells) } : line;

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
export const shortCell = <Each extends Cell & { stock: number | null }>(
  cells: readonly Each[],
  stockPer: StockPer | null,
): Each | undefined =>
  countedCells(cells, stockPer).find(({ quantity, stock }) => stock !== null && quantity > stock);
