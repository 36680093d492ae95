import { transferMethodId } from '#contract/constants.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useMay } from '#office/data/use-may.ts';
import type { Order } from '#office/order/order.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Button } from '#ui/button.tsx';

/** Where the transfer is matched that an order waits for; null: it waits for none, or this person may confirm none. */
export function useMatchHref({ number, state, wayToPay }: Order): string | null {
  const { links } = useOffice();
  const mayConfirm = useMay()('payments.confirm');
  const isAwaited = wayToPay === transferMethodId && state === 'awaitingPayment';
  return isAwaited && mayConfirm ? `${links.money}/${encodeURIComponent(number)}` : null;
}

/** The one button of an order that waits for its transfer, where others have their next step. */
export function MatchLink({ order }: { order: Order }) {
  const t = useLabels(officeMoneyLabels);
  const href = useMatchHref(order);
  return (
    href !== null && (
      <div className="step-bar">
        <Button href={href}>{t('match')}</Button>
      </div>
    )
  );
}
