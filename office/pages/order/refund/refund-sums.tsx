import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import type { Answer } from '#contract/operation.ts';
import type { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText, reductionText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';

/** What it comes to, to the cent. */
export function RefundSums({ plan }: { plan: Answer<typeof planRefund> }) {
  const t = useLabels(officeRefundLabels);
  const { cents, linesCents, couponCents, isWhole } = plan;
  const rows = [
    ...(linesCents > 0 ? [[t('linesSum'), amountText(linesCents)] as const] : []),
    ...(couponCents > 0 ? [[t('couponShare'), reductionText(couponCents)] as const] : []),
  ];
  return (
    <>
      <dl className="order-sums refund-sums">
        {rows.map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{sum}</Num>
            </dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{t('goesBack')}</dt>
          <dd>
            <Num>{amountText(cents)}</Num>
          </dd>
        </div>
      </dl>
      {isWhole && <p className="soft">{t('thenWhole')}</p>}
    </>
  );
}
