import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { getOrderToChange } from '#contract/operations/office/orders/get-order-to-change.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { OrderEmailTexts } from '#office/mails/order-email-texts.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { DetailScreen } from '#office/components/detail-screen.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Lines } from './lines.tsx';
import { Save } from './save.tsx';
import { Summary } from './summary.tsx';
import { type Changeable, useOrderEdit } from './use-order-edit.ts';
import { DeliverySection } from './delivery-section.tsx';
import './order-change.css';

interface OrderChangeData {
  number: string;
}

/** Edits an order before preparation: quantities, lines, address, delivery method, and the effect on the total. */
function OrderScreen({ number }: OrderChangeData) {
  const { links } = useOffice();
  const t = useLabels(officeOrderChange);
  const order = useOfficeQuery(getOrder, { number });
  const query = useOfficeQuery(getOrderToChange, { number });
  return (
    <DetailScreen
      query={order}
      title={t('title', { number })}
      back={{ href: `${links.orders}/${encodeURIComponent(number)}`, label: t('back') }}
    >
      {(shown) =>
        shown.state === 'active' ? (
          <QueryState query={query}>
            {(changeable) => <Changing order={shown} changeable={changeable} />}
          </QueryState>
        ) : (
          <Note>{t('tooLate')}</Note>
        )
      }
    </DetailScreen>
  );
}

function Changing({ order, changeable }: { order: Order; changeable: Changeable }) {
  const state = useOrderEdit(order);
  return (
    <QueryState query={state.query}>
      {(plan) => (
        <div className="cart-cols">
          <Lines order={order} plan={plan} state={state} />
          <aside>
            <DeliverySection changeable={changeable} plan={plan} state={state} />
            <Summary order={order} plan={plan} state={state} />
            <Save plan={plan} state={state} />
          </aside>
        </div>
      )}
    </QueryState>
  );
}

const View = ({ data: { number } }: { data: OrderChangeData }) => (
  <OrderEmailTexts number={number}>
    <OrderScreen number={number} />
  </OrderEmailTexts>
);

export default definePage<OrderChangeData>({ View });
