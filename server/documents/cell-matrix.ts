import { attributeKinds } from '#contract/constants.ts';
import { shownCells } from '#rules/cells.ts';
import type { DocumentOrder } from '#shop/orders/orders.ts';
import type { Sheet } from './documents.ts';

type Tag = 'en' | 'km';
type OrderedCell = Pick<DocumentOrder['items'][number]['cells'][number], 'options' | 'quantity'>;

/**
 * Returns the pieces of a line as a table: a row per color, a column per size, in their order on the line. Names of both
 * languages stand beside each other. Undefined if the pieces are all alike.
 */
export function cellMatrix(
  cells: readonly OrderedCell[],
  tags: readonly Tag[],
): Sheet['lines'][number]['cells'] {
  const shown = shownCells(cells)?.filter(({ quantity }) => quantity > 0);
  if (!shown) return undefined;
  const named = shown.map(({ options, quantity }) => {
    const [color = '', size = ''] = [attributeKinds.color, attributeKinds.size].map((kind) => {
      const option = options.find(({ attributeId }) => attributeId === kind);
      return [...new Set(tags.map((tag) => option?.[tag][1] || option?.en[1] || ''))].join(' · ');
    });
    return { color, size, quantity };
  });
  const columns = [...new Set(named.map(({ size }) => size))];
  const rows = [...new Set(named.map(({ color }) => color))].map((name) => ({
    name,
    amounts: columns.map((size) => {
      const pieces = named.filter((each) => each.color === name && each.size === size);
      return pieces.length === 0 ? '' : String(pieces.reduce((sum, { quantity }) => sum + quantity, 0));
    }),
  }));
  return { columns, rows };
}
