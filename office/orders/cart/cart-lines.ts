import type { LineExtras } from '#rules/line-extras.ts';
import { cellAttributes } from '#rules/cells.ts';
import type { Cell } from '#rules/line-price.ts';

/** A product to order: its quantity, and the selected options. */
export interface NewLine extends LineExtras {
  productId: number;
  quantity: number;
  options: { attributeId: number; optionId: number }[];
  /** Its pieces by color and size, if they differ. */
  cells?: Cell[] | undefined;
}

/** Adds one unit of a product, without selected options if it is new. One of several colors and sizes stays as it is. */
export const withProduct = (lines: readonly NewLine[], productId: number): NewLine[] =>
  lines.some((line) => line.productId === productId)
    ? withLine(lines, productId, (line) => (line.cells ? line : { ...line, quantity: line.quantity + 1 }))
    : [...lines, { productId, quantity: 1, options: [] }];

export const withLine = (
  lines: readonly NewLine[],
  productId: number,
  change: (line: NewLine) => NewLine,
): NewLine[] => lines.map((line) => (line.productId === productId ? change(line) : line));

export const withoutProduct = (lines: readonly NewLine[], productId: number): NewLine[] =>
  lines.filter((line) => line.productId !== productId);

/** Selects another option of an attribute, or clears it with null. */
export const withOption =
  (attributeId: number, optionId: number | null) =>
  (line: NewLine): NewLine => ({
    ...line,
    options: [
      ...line.options.filter((each) => each.attributeId !== attributeId),
      ...(optionId === null ? [] : [{ attributeId, optionId }]),
    ],
  });

export const sumOfCells = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { quantity }) => sum + quantity, 0);

/** Sets how many of each color and size; without any, all pieces are alike again. */
export const withLineCells =
  (cells: Cell[]) =>
  (line: NewLine): NewLine => ({
    ...line,
    quantity: sumOfCells(cells),
    options: line.options.filter(({ attributeId }) => !cellAttributes.includes(attributeId)),
    cells: cells.length > 0 ? cells : undefined,
  });

/** Returns what a cart editor changes in the lines, and the function that does it. */
export const lineChanges = (
  lines: readonly NewLine[],
  productId: number,
  change: (lines: NewLine[]) => void,
) => ({
  setQuantity: (quantity: number) => change(withLine(lines, productId, (line) => ({ ...line, quantity }))),
  choose: (attributeId: number, optionId: number | null) =>
    change(withLine(lines, productId, withOption(attributeId, optionId))),
  setCells: (cells: Cell[]) => change(withLine(lines, productId, withLineCells(cells))),
  remove: () => change(withoutProduct(lines, productId)),
});
