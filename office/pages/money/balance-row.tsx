import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import { useRelativeTimes } from '#office/components/use-relative-times.ts';
import { formatAmount } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Num } from '#ui/num.tsx';
import { MoneyRow } from './money-row.tsx';
import type { BalanceDue } from './pending-payments.ts';

/** An edited order with a balance due. Its payment is confirmed on the order's page. */
export function BalanceRow({ order, now }: { order: BalanceDue; now: number }) {
  const { links } = useOffice();
  const t = useLabels(officeMoneyLabels);
  const common = useLabels(officeCommonLabels);
  const status = useLabels(paymentStatusLabels);
  const age = useRelativeTimes();
  const { number, customer, phone, askedAt: requestedAt, cents } = order;
  return (
    <MoneyRow
      number={number}
      customer={customer}
      age={age(Date.parse(requestedAt), now)}
      sum={formatAmount(cents)}
      reference={phone && <Num>{phone}</Num>}
      think={<State look="us">{status('balanceDue')}</State>}
      next={
        <Button
          kind="ghost"
          small
          href={`${links.orders}/${encodeURIComponent(number)}`}
          aria-label={t('openOrderOf', { number })}
        >
          {common('openOrder')}
        </Button>
      }
    />
  );
}
