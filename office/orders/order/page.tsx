import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OrderEmailTexts } from '#office/mails/order-email-texts.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { DetailScreen } from '#office/components/detail-screen.tsx';
import { PrintDocuments } from '../print-documents.tsx';
import { EndLinks } from './end-links.tsx';
import { Gift } from './gift.tsx';
import { Lines } from './lines.tsx';
import { MatchLink } from './match-link.tsx';
import { NextStep } from './next-step.tsx';
import { Parcels } from './parcels.tsx';
import { Payment } from './payment.tsx';
import { RefundPart } from './refund/refund-part.tsx';
import { Balance } from './balance.tsx';
import { Reports } from './reports.tsx';
import { Slips } from './slips.tsx';
import { OrderStory } from './order-story.tsx';
import { OrderStatusPanel, States } from './order-status-panel.tsx';
import { Steps } from './steps.tsx';
import { Tax } from './tax.tsx';
import { Timeline } from './timeline.tsx';
import { ToWhom } from './to-whom.tsx';
import { WorkNote } from './work-note.tsx';
import { NeighbourLinks } from '../neighbour-links.tsx';
import { useNeighbours } from '../order-list.ts';
import { useSteps } from '../use-steps.ts';
import './order.css';

interface OrderData {
  number: string;
}

/** One order: items, customer, payment, history and next steps. */
function OrderScreen({ number }: OrderData) {
  const t = useLabels(officeOrderLabels);
  const common = useLabels(officeCommonLabels);
  const { links } = useOffice();
  const frame = useLabels(officeFrameLabels);
  const query = useOfficeQuery(getOrder, { number });
  const steps = useSteps(number, query.data);
  const list = useNeighbours(number);
  return (
    <DetailScreen
      query={query}
      none={common('orderNotFound', { number })}
      title={number}
      status={(order) => <States order={order} />}
      back={{ href: list?.address ?? links.orders, label: frame('orders') }}
      actions={(order) => (
        <>
          {list && <NeighbourLinks of={list} table={links.orders} />}
          <PrintDocuments number={number} isUnconfirmed={!!order?.confirmBy} />
          <NextStep steps={steps} />
          {order && <MatchLink order={order} />}
        </>
      )}
    >
      {(order) => (
        <>
          <OrderStatusPanel order={order} refusal={steps.refusal} />
          <OrderStory order={order}>
            <WorkNote order={order} steps={steps} />
          </OrderStory>
          <div className="cols">
            <div>
              <Lines order={order} />
              <Reports order={order} />
              <Timeline order={order} />
            </div>
            <aside aria-label={t('about')}>
              <ToWhom order={order} />
              <Gift order={order} />
              <Tax order={order} />
              <Payment order={order}>
                <Balance order={order} />
                <RefundPart order={order} />
              </Payment>
              <Slips order={order} />
              <Parcels order={order} />
              <Steps steps={steps} />
              <EndLinks number={number} chats={order.chats.length} />
            </aside>
          </div>
        </>
      )}
    </DetailScreen>
  );
}

const View = ({ data: { number } }: { data: OrderData }) => (
  <OrderEmailTexts number={number}>
    <OrderScreen number={number} />
  </OrderEmailTexts>
);

export default definePage<OrderData>({ View });
