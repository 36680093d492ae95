import { groupOrderLabels } from '#contract/labels/storefront/group-order.ts';
import { requiredPieces } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import type { LoadContext } from '#storefront/page.ts';
import { forGroup } from '#rules/group-query.ts';
import { formatMoney } from '#ui/money.tsx';
import type { ProductData } from './product-data.ts';

/** Returns the two ways to buy a product; undefined unless it can be printed and has prices by quantity. */
export function moodsOf(
  { terms, options }: Pick<ProductData, 'terms' | 'options'>,
  { path, isForGroup, label }: { path: string; isForGroup: boolean; label: LoadContext['label'] },
): ProductData['moods'] {
  const isPrinted = options.some(({ choices }) => choices.some(({ asksFor }) => asksFor === 'artwork'));
  const [first, second] = terms?.steps ?? [];
  const last = terms?.steps.at(-1);
  if (!isPrinted || !terms || !first || !second || !last) return undefined;
  const priceOf = ({ cents, reducedCents }: typeof last) =>
    formatMoney(centsToDollars(reducedCents ?? cents));
  return [
    {
      href: path,
      title: label(groupOrderLabels, 'few'),
      text: label(groupOrderLabels, 'fewPrice', { price: priceOf(first) }),
      isChosen: !isForGroup,
    },
    {
      href: `${path}?for=${forGroup}`,
      title: label(groupOrderLabels, 'group'),
      text: label(groupOrderLabels, 'groupPrice', {
        n: Math.max(second.from, requiredPieces(terms.minimum)),
        price: priceOf(last),
      }),
      isChosen: isForGroup,
    },
  ];
}
