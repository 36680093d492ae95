import { formatCents } from '#rules/money.ts';
import { readCents, readCount } from '#rules/read-number.ts';
import type { StoredProduct } from '#shop/catalogue/catalogue.ts';
import { headed, listIn, listText, plain } from './cell-text.ts';
import type { Cells } from './product-cells.ts';

type Steps = StoredProduct['priceSteps'];

/** Formats prices by quantity: `25: 5.40; 50: 5.10`. */
export const stepsText = (steps: Steps): string =>
  listText(steps.map(({ from, cents }) => `${from}: ${formatCents(cents)}`));

/** Parses prices by quantity. Unreadable ones are reported and skipped. */
export const stepsIn = (cells: Cells, column: string): Steps =>
  listIn(cells.text(column)).flatMap((piece) => {
    const { head, rest } = headed(piece);
    const { value: from } = readCount(plain(head ?? ''));
    const { value: cents, hasFraction } = readCents(plain(rest));
    if (from !== null && cents !== null && cents >= 0) return [{ from, cents }];
    cells.refuse(column, hasFraction ? 'subCent' : 'step', piece);
    return [];
  });
