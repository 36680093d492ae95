import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeTaxLabels } from '#contract/labels/office/tax.ts';
import { useLabels } from '#office/office-context.ts';
import { formatAmount, reductionText } from '#rules/money.ts';
import { formatVatRate } from '#rules/vat.ts';
import type { Order } from './order.ts';
import { AmountList } from './amount-list.tsx';

/** The name and amount of the VAT in a total. */
export const vatRow = (
  { rate, isAdded, cents }: NonNullable<Order['vat']>,
  t: (key: 'vat' | 'includesVat', values: { rate: string }) => string,
) => [t(isAdded ? 'vat' : 'includesVat', { rate: formatVatRate(rate) }), formatAmount(cents)] as const;

/** The order's total and its parts, exactly as the customer saw them. */
export function Totals({
  totals,
  vat,
}: {
  totals: NonNullable<Order['sums']>;
  vat?: Order['vat'] | undefined;
}) {
  const t = useLabels(officeOrderLabels);
  const tax = useLabels(officeTaxLabels);
  const common = useLabels(officeCommonLabels);
  const { subtotalCents, shippingCents, discountCents, coupon, totalCents, riel } = totals;
  return (
    <AmountList
      rows={[
        [t('subtotal'), formatAmount(subtotalCents)],
        [common('shipping'), shippingCents === 0 ? t('free') : formatAmount(shippingCents)],
        ...(discountCents > 0
          ? [[t('coupon', { code: coupon }), reductionText(discountCents)] as const]
          : []),
        ...(vat ? [vatRow(vat, tax)] : []),
      ]}
      names={{ total: t('total'), inRiel: t('inRiel') }}
      totalCents={totalCents}
      riel={riel}
    />
  );
}
