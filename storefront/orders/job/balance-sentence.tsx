import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Filled } from '#ui/filled.tsx';
import { Money } from '#ui/money.tsx';
import type { Order } from './job-types.ts';

const sentences = { ready: 'nextBalanceReady', delivery: 'nextBalanceDelivery' } as const;

/** When the balance is to be paid that a deposit left, if that is before or on delivery. */
export function BalanceSentence({
  order: { DueLater: balance = 0, DueLaterWhen: when },
}: {
  order: Pick<Order, 'DueLater' | 'DueLaterWhen'>;
}) {
  const t = useLabels(ordersHistoryLabels);
  if (when !== 'ready' && when !== 'delivery') return null;
  return <Filled text={t(sentences[when])} places={{ amount: <Money value={balance} /> }} />;
}
