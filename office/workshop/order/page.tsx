import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OrderEmailTexts } from '#office/mails/order-email-texts.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { BalanceNote } from '#office/orders/balance-note.tsx';
import { CallNote } from '#office/orders/call-note.tsx';
import { isAwaited } from '#office/orders/is-awaited.ts';
import { DetailScreen } from '#office/components/detail-screen.tsx';
import { Note } from '#office/components/note.tsx';
import { isPickUp } from '#office/orders/order.ts';
import { OrderState } from '#office/orders/order-state.tsx';
import { PrintDocuments } from '#office/orders/print-documents.tsx';
import { PromiseDay } from '#office/orders/promise.tsx';
import { StockState } from '#office/orders/stock-state.tsx';
import { UserText } from '#ui/user-text.tsx';
import { LastStep } from './last-step.tsx';
import { PackList } from './pack-list.tsx';
import { PrintPlan } from './print-plan.tsx';
import { ToWhom } from './to-whom.tsx';
import './workshop-order.css';

interface WorkshopOrderData {
  number: string;
}

/** Packing one order: its items line by line, and the recipient. */
function OrderScreen({ number }: WorkshopOrderData) {
  const { links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const common = useLabels(officeCommonLabels);
  const query = useOfficeQuery(getOrder, { number });
  const hasStarted = query.data?.state === 'inProgress';
  return (
    <DetailScreen
      query={query}
      none={common('orderNotFound', { number })}
      title={number}
      back={{ href: hasStarted ? `${links.workshop}?view=toSend` : links.workshop, label: t('back') }}
      actions={(order) => <PrintDocuments number={number} isUnconfirmed={!!order?.confirmBy} />}
    >
      {(order) => (
        <div className="packing">
          <p className="packing-head">
            <OrderState
              state={order.state}
              confirmBy={order.confirmBy}
              isPartlySent={order.isPartlySent}
              isPickUp={isPickUp(order)}
            />
            <PromiseDay day={order.promisedOn} approveBy={order.approveBy} isAwaited={isAwaited(order)} />
            <StockState {...order} />
          </p>
          <CallNote order={order} />
          <BalanceNote order={order} />
          {order.note !== '' && (
            <Note>
              <b>{t('note')}</b> <UserText text={order.note} />
            </Note>
          )}
          <PrintPlan order={order} />
          <PackList order={order} />
          <ToWhom order={order} />
          <LastStep order={order} />
        </div>
      )}
    </DetailScreen>
  );
}

const View = ({ data: { number } }: { data: WorkshopOrderData }) => (
  <OrderEmailTexts number={number}>
    <OrderScreen number={number} />
  </OrderEmailTexts>
);

export default definePage<WorkshopOrderData>({ View });
