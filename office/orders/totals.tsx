import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { onceLabels } from '#contract/labels/shared/once.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount, reductionText } from '#rules/money.ts';
import type { Order } from './order.ts';
import { AmountList } from './amount-list.tsx';

/** The order's total and its parts, exactly as the customer saw them. */
export function Totals({
  totals,
  vat,
}: {
  totals: NonNullable<Order['sums']>;
  vat?: Order['vat'] | undefined;
}) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const once = useLabels(onceLabels);
  const { subtotalCents, onceCents = 0, shippingCents, discountCents, coupon, totalCents, riel } = totals;
  return (
    <AmountList
      rows={[
        [t('subtotal'), formatAmount(subtotalCents)],
        ...(onceCents > 0 ? [[once('includesOnce'), formatAmount(onceCents)] as const] : []),
        [
          // A coupon that takes nothing off the items makes the delivery free.
          coupon !== '' && discountCents === 0
            ? `${common('shipping')} · ${t('coupon', { code: coupon })}`
            : common('shipping'),
          shippingCents === 0 ? t('free') : formatAmount(shippingCents),
        ],
        ...(discountCents > 0
          ? [[t('coupon', { code: coupon }), reductionText(discountCents)] as const]
          : []),
      ]}
      names={{ total: t('total'), inRiel: t('inRiel') }}
      totalCents={totalCents}
      vat={vat}
      riel={riel}
    />
  );
}
