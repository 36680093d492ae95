import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import type { Order } from './order.ts';

/** Warns before an order with a balance due is shipped. Staff without access to payments see no amount. */
export function BalanceNote({ order }: { order: Pick<Order, 'paymentStatus' | 'dueCents'> }) {
  const t = useLabels(officeOrderLabels);
  const status = useLabels(paymentStatusLabels);
  if (order.paymentStatus !== 'balanceDue') return null;
  return (
    <Note kind="us">
      <b>{status('balanceDue')}</b> {order.dueCents !== null && <Num>{formatAmount(order.dueCents)}</Num>}{' '}
      {t('balanceFirst')}
    </Note>
  );
}
