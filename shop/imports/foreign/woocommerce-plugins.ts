import type { ForeignRow } from './foreign-row.ts';
import type { ForeignProduct } from './foreign-shop.ts';
import { limitCell } from './ladders.ts';
import type { Losses } from './losses.ts';
import { plainText } from './foreign-text.ts';

/** The columns of plugins for prices by quantity and limits of orders. */
const columns = {
  fixed: ['_fixed_price_rules', '_tiered_price_rules', '_bulk_pricing_rules'],
  percent: ['_percentage_price_rules', '_tiered_percentage_rules'],
  kind: ['_tiered_price_rules_type'],
  minimum: ['_tiered_price_minimum_qty', 'minimum_allowed_quantity', '_wc_min_qty_product', '_alg_wc_pq_min'],
  maximum: ['maximum_allowed_quantity', '_wc_max_qty_product', '_alg_wc_pq_max'],
};
/** Settings of other plugins for the price or order of a product. */
const isSelling =
  /price|pricing|tier|wholesale|bulk|discount|addon|add_on|deposit|quantity|qty|booking|(?:^|_)(?:min|max)/u;
const isEmpty = (text: string) => /^(?:0|no|none|a:0:\{\}|\[\]|\{\})?$/iu.test(text);

/** Returns how plugins sell a product: by quantity, within limits, without delivery. */
export function soldAs(row: ForeignRow, losses: Losses): Partial<ForeignProduct> {
  const textOf = (names: readonly string[]) =>
    names.map((name) => row.text(`meta: ${name}`)).find((text) => !isEmpty(text)) ?? '';
  const [fixed, percent, kind] = [textOf(columns.fixed), textOf(columns.percent), textOf(columns.kind)];
  const isPercent = fixed === '' || (percent !== '' && kind.startsWith('percent'));
  const text = isPercent ? percent : fixed;
  const cells = {
    ...limitCell('order_minimum', textOf(columns.minimum)),
    ...limitCell('order_maximum', textOf(columns.maximum), 0),
    ...(row.text('sold individually?') === '1' && { order_maximum: '1' }),
  };
  const readColumns = new Set(Object.values(columns).flat());
  const others = row.filled.flatMap((head) => {
    const [, name = ''] = /^meta: (.+)$/u.exec(head) ?? [];
    return isSelling.test(name) && !readColumns.has(name) && !isEmpty(row.text(head)) ? [name] : [];
  });
  if (others.length > 0) losses.add('plugins', `${plainText(row.text('name'))} (${others.join(', ')})`);
  const types = new Set(row.list(',', 'type').map((type) => type.toLowerCase()));
  const notBrought = types.has('downloadable') ? 'downloads' : types.has('virtual') ? 'services' : undefined;
  return { cells, ladder: text === '' ? null : { text, isPercent }, notBrought };
}
