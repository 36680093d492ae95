import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText, reductionText } from '#rules/money.ts';
import type { Order } from './order.ts';
import { SumList } from './sum-list.tsx';

/** The order's total and its parts, exactly as the customer saw them. */
export function Sums({ sums }: { sums: NonNullable<Order['sums']> }) {
  const t = useLabels(officeOrderLabels);
  const { subtotalCents, shippingCents, discountCents, coupon, totalCents, riel } = sums;
  return (
    <SumList
      rows={[
        [t('subtotal'), amountText(subtotalCents)],
        [t('shipping'), shippingCents === 0 ? t('free') : amountText(shippingCents)],
        ...(discountCents > 0
          ? [[t('coupon', { code: coupon }), reductionText(discountCents)] as const]
          : []),
      ]}
      names={{ total: t('total'), inRiel: t('inRiel') }}
      totalCents={totalCents}
      riel={riel}
    />
  );
}
