import { readCount } from '#rules/read-number.ts';
import type { StoredProduct } from '#shop/catalogue/catalogue.ts';
import { escaped, headed, listIn, listText, plain } from './cell-text.ts';
import type { NameIndex } from './name-index.ts';
import type { Cells } from './product-cells.ts';

type Positions = StoredProduct['positions'];

/** Formats positions with their areas in mm: `Chest: 280 x 300; Back: 300 x 400`. */
export const positionsText = (positions: Positions, attributes: NameIndex): string =>
  listText(
    positions.map(
      ({ attributeId, widthMm, heightMm }) =>
        `${escaped(attributes.textOf(attributeId), ';:')}: ${widthMm} x ${heightMm}`,
    ),
  );

/** Parses positions. Unreadable ones are reported and skipped. */
export const positionsIn = (cells: Cells, column: string, attributes: NameIndex): Positions =>
  listIn(cells.text(column)).flatMap((piece) => {
    const { head, rest } = headed(piece);
    const [widthMm = null, heightMm = null] = plain(rest)
      .split(/[x×]/u)
      .map((each) => readCount(each.trim()).value);
    const found = attributes.find(plain(head ?? rest));
    if (typeof found === 'number' && widthMm !== null && heightMm !== null)
      return [{ attributeId: found, widthMm, heightMm }];
    cells.refuse(column, 'unknown', piece);
    return [];
  });
