import type { ReactNode } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useOrderTexts } from '../order-texts.ts';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { DescriptionList } from '#office/components/description-list.tsx';
import { isPickUp, type Order } from '../order.ts';

/** The money of an order: its payment, then its other parts. Amounts appear only if the reader may see money. */
export function Payment({ order, children }: { order: Order; children: ReactNode }) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const orderText = useOrderTexts();
  const when = useDateTimes();
  const status = useLabels(paymentStatusLabels);
  const { wayToPay: paymentMethod, money, summary } = order;
  const totals: [string, number][] = summary
    ? [
        [status('received'), summary.receivedCents],
        // The balance of a deposit has a part of its own below.
        [status('dueLater'), money?.isDeposit ? 0 : summary.laterCents],
        [status('lowered'), summary.loweredCents],
        [status('retained'), summary.retainedCents],
        [status('refundDue'), summary.refundDueCents],
        [status('refunding'), summary.refundingCents],
        [t('excess'), summary.excessCents],
        [status('refunded'), summary.refundedCents - summary.excessCents],
      ]
    : [];
  const disputedAt = money?.disputedAt ?? null;
  return (
    <Section title={common('payment')}>
      {disputedAt !== null && <Note kind="bad">{t('disputed', { when: when(disputedAt) })}</Note>}
      <DescriptionList
        rows={[
          [t('paymentMethod'), orderText.paymentMethod(paymentMethod, isPickUp(order))],
          // The amount due comes first; the deposit may be paid already, or only in part.
          [status('due'), summary && summary.dueCents > 0 ? <b>{formatAmount(summary.dueCents)}</b> : null],
          [
            money?.isDeposit ? status('deposit') : common('amount'),
            money && money.amountCents > 0 ? <Num>{formatAmount(money.amountCents)}</Num> : null,
          ],
          [t('letGo'), money && money.letGoCents > 0 ? <Num>{formatAmount(money.letGoCents)}</Num> : null],
          ...totals.map(
            ([name, cents]) => [name, cents > 0 ? <Num>{formatAmount(cents)}</Num> : null] as const,
          ),
        ]}
      />
      {children}
    </Section>
  );
}
