import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText } from '#rules/money.ts';
import { rielText } from '#rules/riel.ts';
import { Num } from '#ui/num.tsx';
import type { Order } from './order.ts';
import './order-parts.css';

/** How the total came about, to the cent as its customer saw it. */
export function Sums({ sums }: { sums: NonNullable<Order['sums']> }) {
  const t = useLabels(officeOrderLabels);
  const { subtotalCents, shippingCents, discountCents, coupon, totalCents, riel } = sums;
  const rows = [
    [t('subtotal'), amountText(subtotalCents)],
    [t('shipping'), shippingCents === 0 ? t('free') : amountText(shippingCents)],
    ...(discountCents > 0 ? [[t('coupon', { code: coupon }), amountText(-discountCents)]] : []),
  ];
  return (
    <dl className="order-sums">
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
  );
}
