import { type PictureView, pictureViews } from '#contract/constants.ts';
import type { NewPicture, PictureFile, StockChange, StoredPicture } from '#shop/catalogue/catalogue.ts';
import { readCents } from '#rules/read-number.ts';
import { escaped, headed, listIn, listText, plain, tidyPath } from './cell-text.ts';
import { type ChoiceReading, choicesIn } from './choices-text.ts';
import type { NameIndex } from './name-index.ts';
import { type CellReader, listReadings } from './row.ts';

/** Reads and writes single cells of a product, so that a written cell is read as the same value. */

export type Cells = CellReader<string>;

/** A picture of the row's files: its location in the shop, or why it can't be used. */
export type FoundPicture = PictureFile | { problem: 'noPicture' | 'badPicture' };

/** Parses dollars into cents. Null for an empty or refused cell. */
export function amount(cells: Cells, column: string): number | null {
  const text = cells.text(column);
  if (text === '') return column === 'price' ? cells.refuse(column, 'missing') : null;
  const { value: cents, readings, hasFraction } = readCents(text);
  if (hasFraction) return cells.refuse(column, 'subCent', text);
  if (readings) return cells.refuse(column, 'twoNumbers', listReadings(text, readings));
  return cents === null || cents < 0 ? cells.refuse(column, 'amount', text) : cents;
}

/**
 * Parses the stock. With `stock_was`, the stock when the file was made, only the difference is applied, so that sales
 * since then are kept.
 */
export function stockOf(cells: Cells): { stock?: StockChange } {
  const [stock, was] = [cells.stock('stock'), cells.has('stock_was') ? cells.stock('stock_was') : undefined];
  if (was === undefined) return { stock };
  if (stock === was) return {};
  return { stock: stock !== null && was !== null ? { by: stock - was } : stock };
}

function find(cells: Cells, column: string, index: NameIndex, name: string): number | null {
  const found = index.find(name);
  if (found === 'several') return cells.refuse(column, 'several', name);
  return found ?? cells.refuse(column, 'unknown', name, index.near(name));
}

export const idOf = (cells: Cells, column: string, index: NameIndex): number | null =>
  cells.text(column) === '' ? null : find(cells, column, index, cells.text(column));

export const idsOf = (cells: Cells, column: string, index: NameIndex): number[] =>
  listIn(cells.text(column)).flatMap((piece) => {
    const name = column === 'categories' ? pathIn(piece) : plain(piece);
    return find(cells, column, index, name) ?? [];
  });

const pathIn = (piece: string): string => tidyPath(plain(piece));
export const pathsIn = (cell: string): string[] => listIn(cell).map(pathIn);

export const namesOf = (ids: readonly number[], index: NameIndex): string =>
  listText(ids.map((id) => escaped(index.textOf(id), ';')));

export const reading = (cells: Cells, column: string): ChoiceReading => ({
  find: (index, name) => find(cells, column, index, name),
  refuse: (code, text) => cells.refuse(column, code, text),
});

export const choicesOf = (cells: Cells, column: string, index: NameIndex) =>
  choicesIn(cells.text(column), index, reading(cells, column));

export const fileNames = (cell: string): string[] =>
  listIn(cell).map((piece) => viewed(plain(headed(piece).rest)).file);

export function picturesOf(
  cells: Cells,
  colours: NameIndex,
  pictures: ReadonlyMap<string, FoundPicture>,
): NewPicture[] {
  return listIn(cells.text('pictures')).flatMap((piece): NewPicture[] => {
    const { head, rest } = headed(piece);
    const { file, view } = viewed(plain(rest));
    const colourId = head === null ? null : find(cells, 'pictures', colours, plain(head));
    const found = pictures.get(file) ?? { problem: 'noPicture' };
    if ('problem' in found) {
      cells.refuse('pictures', found.problem, file);
      return [];
    }
    return [{ ...found, colourId, view }];
  });
}

/** Parses `mug-3.jpg [room]`: the file, and the view of the product in the picture. */
function viewed(text: string): { file: string; view: PictureView } {
  const view = pictureViews.find((each) => text.endsWith(` [${each}]`));
  return view ? { file: text.slice(0, -view.length - 3).trimEnd(), view } : { file: text, view: 'front' };
}

/** Formats a picture: the color in it, then the name of its file. */
export function pictureText({ path, colourId, view }: StoredPicture, colours: NameIndex): string {
  const name = escaped(path.slice(path.lastIndexOf('/') + 1), ';:');
  const file = view === 'front' ? name : `${name} [${view}]`;
  return colourId === null ? file : `${escaped(colours.textOf(colourId), ';:')}: ${file}`;
}
