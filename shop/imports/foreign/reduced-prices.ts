import { formatCents } from '#rules/money.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { shopClock } from '#rules/shop-clock.ts';
import type { KnownTable } from '../file-table.ts';
import type { ForeignCells, ForeignDiscount } from './foreign-cells.ts';
import { type ShopSystem, systemNames } from '#contract/shop-systems.ts';
import { tableOf } from './mapped-table.ts';

/** The most products that one discount lists. */
const maxTargets = 1000;

type Found = ForeignCells & { product: { line: number; sku: string } };

/** Returns whether a price with a discount needs confirmation, as a change of the price would. */
const isDoubtful = ({ offCents, regularCents }: ForeignDiscount) =>
  priceDoubt(regularCents, regularCents - offCents) !== null;

/**
 * Returns one discount for each amount that products were reduced by, and each time. Doubtful ones come first, apart from
 * the others: if their rows are wrong, their products stay in earlier discounts. The table also names all products whose
 * price could be read, which leave discounts that don't list them.
 */
export function discountTable(system: ShopSystem, found: readonly Found[], timeZone: string): KnownTable {
  const readable = found.flatMap(({ product, discount }) => (discount ? [{ product, ...discount }] : []));
  const { doubtful = [], sure = [] } = Object.groupBy(
    readable.filter(({ offCents }) => offCents > 0),
    (each) => (isDoubtful(each) ? 'doubtful' : 'sure'),
  );
  const groups = Map.groupBy([...doubtful, ...sure], (each) =>
    [each.offCents, each.starts, each.ends, isDoubtful(each)].join(' '),
  );
  const prefix = `${systemNames[system]}: `;
  const day = (word: string, iso: string | null) =>
    iso === null ? '' : `, ${word} ${shopClock(iso, timeZone).replace('T', ' ')}`;
  const rows = [...groups.values()].flatMap((listed) => {
    const [first] = listed;
    if (!first) return [];
    const { offCents, starts, ends } = first;
    const low = isDoubtful(first) ? ', low price' : '';
    const name = `${prefix}${formatCents(offCents)} off${low}${day('from', starts)}${day('until', ends)}`;
    const parts = Array.from({ length: Math.ceil(listed.length / maxTargets) }, (_, at) =>
      listed.slice(at * maxTargets, (at + 1) * maxTargets),
    );
    return parts.map((part, at) => ({
      line: part[0]?.product.line ?? 0,
      cells: {
        discount: `${name}${at > 0 ? ` (${at + 1})` : ''}`,
        amount: formatCents(offCents),
        starts: starts ?? '',
        ends: ends ?? '',
        products: part.map(({ product }) => product.sku.replaceAll(/[\\;]/gu, '\\$&')).join('; '),
      },
      lowest: Math.min(...part.map(({ regularCents }) => regularCents)),
    }));
  });
  const table = tableOf('discounts', rows);
  return {
    ...table,
    kind: 'discounts',
    // Files of this shop don't have this column.
    rows: table.rows.map((row, at) => ({
      ...row,
      cells: { ...row.cells, lowest_price: formatCents(rows[at]?.lowest ?? 0) },
    })),
    reduced: { prefix, skus: readable.map(({ product }) => product.sku) },
  };
}
