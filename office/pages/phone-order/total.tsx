import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import type { Quote } from './draft.ts';

/** What it comes to, by the sums of the checkout. */
export function Total({ sums }: { sums: Quote['sums'] }) {
  const t = useLabels(officePhoneOrderLabels);
  const { pieces, subtotalCents, shippingCents, discountCents, totalCents, riel } = sums;
  const rows = [
    [t('pieces', { n: pieces }), amountText(subtotalCents)],
    [t('shipping'), shippingCents === 0 ? t('free') : amountText(shippingCents)],
    ...(discountCents > 0 ? [[t('discount'), amountText(-discountCents)]] : []),
  ];
  return (
    <section className="talk-box" aria-label={t('sums')}>
      <dl className="talk-sums">
        {rows.map(([name = '', amount = '']) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{amount}</Num>
            </dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{t('total')}</dt>
          <dd>
            <Num>{amountText(totalCents)}</Num>
          </dd>
        </div>
        {riel !== null && (
          <div>
            <dt>{t('inRiel')}</dt>
            <dd>
              <Num>{rielText(riel)}</Num>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
