import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { useLabels } from '#office/office-context.ts';
import { useOrderWords } from '#office/parts/order-words.ts';
import { amountText, reductionText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { Plan, Refundable } from './refundable.ts';

interface RefundSumsProps {
  /** Undefined while the refund is incomplete. */
  plan: Plan | undefined;
  refundable: Refundable;
  wayToPay: number;
}

/** The exact refund and its destination, earlier refunds, and the remaining amount. */
export function RefundSums({ plan, refundable: { amountCents, leftCents }, wayToPay }: RefundSumsProps) {
  const t = useLabels(officeRefundLabels);
  const words = useOrderWords();
  const { cents = 0, linesCents = 0, couponCents = 0, isWhole = false } = plan ?? {};
  const parts = [
    ...(linesCents > 0 ? [[t('linesSum'), amountText(linesCents)] as const] : []),
    ...(couponCents > 0 ? [[t('couponShare'), reductionText(couponCents)] as const] : []),
  ];
  const before = amountCents - leftCents;
  const beside = [
    ...(before > 0 ? [[t('backBefore'), amountText(before)] as const] : []),
    [t('leftThen'), amountText(leftCents - cents)] as const,
  ];
  return (
    <>
      <dl className="order-sums refund-sums">
        <Rows of={parts} />
        <div className="is-total">
          <dt>{t('goesBack', { way: words.way(wayToPay) })}</dt>
          <dd>
            <Num>{plan ? amountText(cents) : '–'}</Num>
          </dd>
        </div>
        <Rows of={beside} />
      </dl>
      {isWhole && <p className="soft">{t('thenWhole')}</p>}
    </>
  );
}

function Rows({ of }: { of: readonly (readonly [name: string, sum: string])[] }) {
  return of.map(([name, sum]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <Num>{sum}</Num>
      </dd>
    </div>
  ));
}
