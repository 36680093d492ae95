import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { useLabels } from '#office/office-context.ts';
import { useOrderTexts } from '#office/orders/order-texts.ts';
import { formatAmount, reductionText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { Plan, Refundable } from './refundable.ts';

interface RefundTotalsProps {
  /** Undefined while the refund is incomplete. */
  plan: Plan | undefined;
  refundable: Refundable;
  wayToPay: number;
  isPickUp: boolean;
}

/** The exact refund and its destination, earlier refunds, and the remaining amount. */
export function RefundTotals({
  plan,
  refundable: { amountCents, leftCents, openCents = 0 },
  wayToPay: paymentMethod,
  isPickUp,
}: RefundTotalsProps) {
  const t = useLabels(officeRefundLabels);
  const orderText = useOrderTexts();
  const {
    cents = 0,
    offCents = 0,
    linesCents = 0,
    couponCents = 0,
    vatCents = 0,
    isWhole = false,
  } = plan ?? {};
  const parts = [
    ...(linesCents > 0 ? [[t('linesSum'), formatAmount(linesCents)] as const] : []),
    ...(couponCents > 0 ? [[t('couponShare'), reductionText(couponCents)] as const] : []),
    ...(vatCents > 0 ? [[t('vatShare'), formatAmount(vatCents)] as const] : []),
    ...(offCents > 0 ? [[t('lowers'), reductionText(offCents)] as const] : []),
  ];
  const before = amountCents - leftCents;
  const beside = [
    ...(before > 0 ? [[t('backBefore'), formatAmount(before)] as const] : []),
    [t('leftThen'), formatAmount(leftCents - cents)] as const,
    ...(openCents > 0 ? [[t('open'), formatAmount(openCents - offCents)] as const] : []),
  ];
  return (
    <>
      <dl className="order-sums refund-sums">
        <Rows of={parts} />
        <div className="is-total">
          <dt>{t('goesBack', { way: orderText.paymentMethod(paymentMethod, isPickUp) })}</dt>
          <dd>
            <Num>{plan ? formatAmount(cents) : '–'}</Num>
          </dd>
        </div>
        <Rows of={beside} />
      </dl>
      {isWhole && cents === leftCents && <p className="soft">{t('thenWhole')}</p>}
    </>
  );
}

function Rows({ of }: { of: readonly (readonly [name: string, sum: string])[] }) {
  return of.map(([name, total]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        <Num>{total}</Num>
      </dd>
    </div>
  ));
}
