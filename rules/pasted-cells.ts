import { plainDigits } from '#contract/languages.ts';
import type { Cell } from './line-price.ts';

/** A color or size: its id, and the names by which it is written. */
interface Named {
  id: number;
  names: readonly string[];
}

/** The fields into which text is pasted: rows of colors and columns of sizes, and the field that has the focus. */
export interface PasteTarget {
  colors: readonly Named[];
  sizes: readonly Named[];
  row: number;
  column: number;
}

/** The quantities of a pasted text, and the words that name neither a color nor a size. */
export interface PastedCells {
  cells: Cell[];
  unknown: string[];
}

const separators = /^[\s,;:=×*–-]+/u;

/**
 * Reads pasted quantities: the cells of a spreadsheet, which fill the fields from the one that has the focus, or a list with
 * names, such as `green S 10, M 24`. Null for a single number, which a field reads by itself.
 */
export function pastedCells(text: string, target: PasteTarget): PastedCells | null {
  const plain = plainDigits(text).trim();
  const rows = plain.split(/\r?\n/u).map((row) => row.trim().split(/[\t; ]+/u));
  const isNumbers = rows.flat().every((each) => /^\d{1,7}$/u.test(each));
  if (isNumbers) return rows.flat().length < 2 ? null : { cells: cellsOfGrid(rows, target), unknown: [] };
  return cellsOfList(plain, target);
}

const cellsOfGrid = (rows: readonly string[][], { colors, sizes, row, column }: PasteTarget): Cell[] =>
  rows.flatMap((line, down) =>
    line.flatMap((quantity, along) => {
      const [color, size] = [colors[row + down], sizes[column + along]];
      return color && size ? [{ colorId: color.id, sizeId: size.id, quantity: Number(quantity) }] : [];
    }),
  );

/**
 * Reads names and numbers in turn. A color is that of all sizes that follow, a number comes before or after its size. An entry
 * that begins with another word may name a color that isn't there, so nothing counts until the next color.
 */
function cellsOfList(plain: string, { colors, sizes, row }: PasteTarget): PastedCells {
  const noSize = sizes.some(({ id }) => id !== 0) ? null : 0;
  const cells: Cell[] = [];
  const unknown: string[] = [];
  let colorId: number | null = colors[row]?.id ?? 0;
  let [sizeId, number] = [noSize, null as number | null];
  let [rest, isEntry] = [plain.toLowerCase().replace(separators, ''), true];
  while (rest !== '') {
    const token = tokenOf(rest, colors, sizes);
    if (token.color) colorId = token.color.id;
    else if (isEntry && !token.size && token.number === null) colorId = null;
    if (token.size) sizeId = token.size.id;
    if (typeof token.number === 'number') number = token.number;
    if (colorId === null || token.number === null) unknown.push(token.text);
    rest = rest.slice(token.text.length);
    const between = separators.exec(rest)?.[0] ?? '';
    isEntry = /[,;\n]/u.test(between);
    rest = rest.slice(between.length);
    if (sizeId !== null && number !== null) {
      if (colorId !== null) cells.push({ colorId, sizeId, quantity: number });
      [sizeId, number] = [noSize, null];
    }
  }
  return { cells, unknown };
}

/** Returns the beginning of a text: a size, a color, a number, or another token. */
function tokenOf(text: string, colors: readonly Named[], sizes: readonly Named[]) {
  const [color, size] = [named(colors, text), named(sizes, text)];
  if (size && size.name.length >= (color?.name.length ?? 0)) return { size, text: size.name };
  if (color) return { color, text: color.name };
  const [digits] = /^\d{1,7}(?![\p{L}\d])/u.exec(text) ?? [];
  return digits === undefined
    ? { number: null, text: /^[^\s,;:]+/u.exec(text)?.[0] ?? text }
    : { number: Number(digits), text: digits };
}

/** Returns the color or size with whose longest name a text begins. */
function named(all: readonly Named[], text: string): { id: number; name: string } | undefined {
  const found = all.flatMap(({ id, names }) =>
    names
      .map((name) => name.toLowerCase())
      .filter(
        (name) => name !== '' && text.startsWith(name) && !/^[\p{L}\p{M}\d]/u.test(text.slice(name.length)),
      )
      .map((name) => ({ id, name })),
  );
  return found.toSorted((one, other) => other.name.length - one.name.length)[0];
}
