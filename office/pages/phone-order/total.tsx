import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { useLabels } from '#office/office-context.ts';
import { SumList } from '#office/order/sum-list.tsx';
import { amountText, reductionText } from '#rules/money.ts';
import type { Quote } from './draft.ts';

/** The total, calculated as in the checkout. */
export function Total({ sums }: { sums: Quote['sums'] }) {
  const t = useLabels(officePhoneOrderLabels);
  const { pieces, subtotalCents, shippingCents, discountCents, totalCents, riel } = sums;
  return (
    <section className="talk-box" aria-label={t('sums')}>
      <SumList
        rows={[
          [pieces === 1 ? t('onePiece') : t('pieces', { n: pieces }), amountText(subtotalCents)],
          [t('shipping'), shippingCents === 0 ? t('free') : amountText(shippingCents)],
          ...(discountCents > 0 ? [[t('discount'), reductionText(discountCents)] as const] : []),
        ]}
        names={{ total: t('total'), inRiel: t('inRiel') }}
        totalCents={totalCents}
        riel={riel}
      />
    </section>
  );
}
