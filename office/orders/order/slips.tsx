import { transferMethodId } from '#contract/constants.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { listOrderSlips } from '#contract/operations/office/orders/list-order-slips.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import type { Order } from '../order.ts';

/** The customer's payment slips, for staff who may see payments. */
export function Slips({ order }: { order: Order }) {
  const may = useCan();
  return order.wayToPay === transferMethodId && may('payments.read') ? <Shown order={order} /> : null;
}

function Shown({ order }: { order: Order }) {
  const t = useLabels(officeOrderRecord);
  const money = useLabels(officeMoneyLabels);
  const when = useDateTimes();
  const { data } = useOfficeQuery(listOrderSlips, { number: order.number });
  if (!data || (data.slips.length === 0 && order.state !== 'awaitingPayment')) return null;
  const { slips } = data;
  return (
    <Section title={t('slips')}>
      {slips.length === 0 && <p className="soft">{money('noSlip')}</p>}
      <ul className="row-2 slips">
        {slips.map(({ id, at }) => (
          <li key={id}>
            <a href={`/office/files/slips/${id}`} target="_blank" rel="noreferrer">
              <img src={`/office/files/slips/${id}`} alt={t('slipOf', { when: when(at) })} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
