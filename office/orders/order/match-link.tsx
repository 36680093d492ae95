import { transferMethodId } from '#contract/constants.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useCan } from '#office/data/use-can.ts';
import type { Order } from '../order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';

/**
 * The primary button of an order that awaits its transfer, or was closed after a slip was sent. It replaces
 * the next step.
 */
export function MatchLink({
  order: { number, state, wayToPay: paymentMethod, paymentStatus },
}: {
  order: Order;
}) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const mayConfirm = useCan()('payments.confirm');
  const isAwaited =
    paymentMethod === transferMethodId && (state === 'awaitingPayment' || paymentStatus === 'checkingSlip');
  return (
    isAwaited &&
    mayConfirm && (
      <div className="step-bar">
        <Button href={`${links.money}/${encodeURIComponent(number)}`}>{t('match')}</Button>
      </div>
    )
  );
}
