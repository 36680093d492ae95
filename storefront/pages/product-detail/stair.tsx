import { attributeKinds } from '#contract/constants.ts';
import { ladderLabels } from '#contract/labels/storefront/ladder.ts';
import { Saving } from '#storefront/cart/saving.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { alike, type Cell, type LineTerms, priceLine, requiredPieces, stepAt } from '#rules/line-price.ts';
import { centsToDollars } from '#rules/money.ts';
import { formatMoney, Money } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';

interface StairProps {
  terms: LineTerms;
  quantity: number;
  /** Its colors and sizes, if several are selected. Their table shows the total and what more pieces save. */
  cells?: readonly Cell[] | undefined;
  /** The maximum quantity available now. */
  max: number;
  onChange: (quantity: number) => void;
}

/** The price of one piece at each quantity, with the selected options, and what the selected quantity costs. */
export function Stair({ terms, quantity, cells, max, onChange }: StairProps) {
  const t = useLabels(ladderLabels);
  const { steps, minimum } = terms;
  // Surcharges of colors and sizes aren't those of every piece.
  const shared = cells
    ? { ...terms, options: terms.options.filter(({ attributeId }) => attributeId > attributeKinds.size) }
    : terms;
  const step = stepAt(steps, quantity);
  // Prices for less than the minimum can't be had.
  const required = requiredPieces(minimum);
  const shown = steps.filter((_, at) => (steps[at + 1]?.from ?? Infinity) > required);
  const next = shown[shown.indexOf(step) + 1];
  const { totalCents } = priceLine(terms, alike(quantity));
  return (
    <div className="ladder">
      <table className="stair">
        <caption>
          {t('ladder')}
          {quantity > 1 && !cells && (
            <span aria-live="polite">
              {t('total', { n: quantity, total: formatMoney(centsToDollars(totalCents)) })}
            </span>
          )}
        </caption>
        <tbody>
          {shown.map((each) => {
            const from = Math.max(each.from, required);
            const isNow = each === step;
            return (
              <tr key={each.from} className={isNow ? 'on' : each === next ? 'next' : undefined}>
                <th scope="row">
                  <span className="vh">{t('from', { n: from })}</span>
                  <span aria-hidden="true">
                    <Num>{from}+</Num>
                  </span>
                </th>
                <td aria-current={isNow || undefined}>
                  <Money value={centsToDollars(priceLine(shared, alike(from)).unitCents)} />
                  {isNow && <span className="vh"> {t('now')}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!cells && <Saving {...{ terms, max, onChange }} cells={alike(quantity)} />}
    </div>
  );
}
