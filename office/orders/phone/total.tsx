import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { onceLabels } from '#contract/labels/shared/once.ts';
import { useLabels } from '#office/office-context.ts';
import { AmountList } from '../amount-list.tsx';
import { formatAmount, reductionText } from '#rules/money.ts';
import type { Quote } from './draft.ts';

/** The total, calculated as in the checkout. */
export function Total({ totals }: { totals: Quote['sums'] }) {
  const t = useLabels(officePhoneOrderLabels);
  const common = useLabels(officeCommonLabels);
  const once = useLabels(onceLabels);
  const {
    pieces,
    subtotalCents,
    onceCents = 0,
    shippingCents,
    discountCents,
    totalCents,
    vat,
    riel,
  } = totals;
  return (
    <section className="talk-box" aria-label={t('sums')}>
      <AmountList
        rows={[
          [pieces === 1 ? t('onePiece') : t('pieces', { n: pieces }), formatAmount(subtotalCents)],
          ...(onceCents > 0 ? [[once('includesOnce'), formatAmount(onceCents)] as const] : []),
          [common('shipping'), shippingCents === 0 ? t('free') : formatAmount(shippingCents)],
          ...(discountCents > 0 ? [[t('discount'), reductionText(discountCents)] as const] : []),
        ]}
        names={{ total: t('total'), inRiel: t('inRiel') }}
        totalCents={totalCents}
        vat={vat}
        riel={riel}
      />
    </section>
  );
}
