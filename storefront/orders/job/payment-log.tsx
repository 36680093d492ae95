import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { PaymentNotes } from '#storefront/orders/payment-notes.tsx';
import { useMoneyTexts } from '#storefront/orders/use-money-texts.ts';
import type { OrderProgress } from '#storefront/orders/job/job-types.ts';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { Paid, Riel } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icons.ts';

type MoneyRow = OrderProgress['Money'][number];

const icons: Readonly<Record<MoneyRow['Kind'], IconName>> = {
  due: 'banknote',
  'to-transfer': 'building-2',
  paid: 'circle-check',
  'goes-back': 'clock',
  'gave-back': 'circle-check',
  stuck: 'circle-alert',
};

const isAwaited = ({ Kind }: MoneyRow): boolean => Kind === 'due' || Kind === 'to-transfer';

/** Payments and refunds with their times, or a note that there is nothing to pay. */
export function PaymentLog({ progress }: { progress: OrderProgress }) {
  const t = useLabels(ordersHistoryLabels);
  const { moment } = useOrderTimes();
  const textOf = useMoneyTexts(progress);
  const { Money: rows, Payment } = progress;
  if (rows.length === 0 && Payment.Notes.length === 0) return <p>{t('nothingToPay')}</p>;
  return (
    <>
      {rows.length > 0 && (
        <ul className="o-log">
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows are only added, at the end
            <li key={at}>
              <Icon name={icons[row.Kind]} />
              <span>
                {textOf(row)}
                {row.At !== null && <span className="o-when">{moment(row.At)}</span>}
              </span>
              <b className="run">
                <Paid
                  dollars={row.Amount}
                  riel={row.Kind === 'paid' && row.Amount === progress.OrderTotal ? progress.Riel : undefined}
                />{' '}
                {isAwaited(row) && progress.Riel && row.Amount === progress.OrderTotal && (
                  <span className="riel">
                    <Riel value={progress.Riel.Total} />
                  </span>
                )}
              </b>
            </li>
          ))}
        </ul>
      )}
      <PaymentNotes payment={Payment} />
    </>
  );
}
