import { transferMethodId } from '#contract/constants.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { listOrderSlips } from '#contract/operations/office/orders/list-order-slips.ts';
import { useAnswer } from '#office/data/query-client.ts';
import { useMay } from '#office/data/use-may.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import type { Order } from '#office/order/order.ts';

/** What the customer showed of their transfer; for who may see payments. */
export function Slips({ order: { number, wayToPay } }: { order: Order }) {
  const may = useMay();
  return wayToPay === transferMethodId && may('payments.read') ? <Shown number={number} /> : null;
}

function Shown({ number }: { number: string }) {
  const t = useLabels(officeOrderRecord);
  const when = useMoments();
  const { slips = [] } = useAnswer(listOrderSlips, { number }).data ?? {};
  if (slips.length === 0) return null;
  return (
    <Section title={t('slips')}>
      <ul className="slips">
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
