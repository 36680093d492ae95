import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import type { OrderSort } from '#contract/constants.ts';
import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { isAwaited } from '#office/order/is-awaited.ts';
import { OrderState } from '#office/components/order-state.tsx';
import { PaymentState } from '#office/components/payment-state.tsx';
import { PersonName } from '#office/components/person-name.tsx';
import { PromiseDay } from '#office/components/promise.tsx';
import { SortedHead } from '#office/components/sorted-head.tsx';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { formatAmount } from '#rules/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';
import type { ListedOrder } from './listed-order.ts';
import { addressOf, isUp, type OrderFilters, sortedBy } from './order-filters.ts';
import type { Chosen } from './use-chosen.ts';
import '#office/styles/table.css';

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  choices: OrderFilters;
  found: Answer<typeof listOrders>['found'];
  /** Null if the user may not change orders. */
  chosen: Chosen | null;
  /** Whether other orders are loading. */
  isBusy: boolean;
  /** Opens the quick view of an order beside the table. */
  onLook: (order: ListedOrder) => void;
}

/** The orders table with the totals of all results. On a phone an order takes three lines. */
export function OrdersTable({ orders, choices, found, chosen, isBusy, onLook }: OrdersTableProps) {
  const t = useLabels(officeOrdersLabels);
  const common = useLabels(officeCommonLabels);
  const seesMoney = orders.some(({ totalCents }) => totalCents !== null);
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className="grid rows orders" aria-busy={isBusy}>
        <caption className="vh">{t('order')}</caption>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="is-choice">
                <input
                  type="checkbox"
                  aria-label={common('selectAll')}
                  checked={orders.every(({ id }) => chosen.ids.has(id))}
                  onChange={({ currentTarget }) => chosen.choose(orders, currentTarget.checked)}
                />
              </th>
            )}
            <th scope="col">{t('order')}</th>
            <OrdersHead sort="placed" {...{ choices }} />
            <OrdersHead sort="promised" {...{ choices }} />
            <th scope="col">{common('customer')}</th>
            <th scope="col" className="order-where">
              {t('place')}
            </th>
            <th scope="col" className="order-items is-figure">
              {common('items')}
            </th>
            {seesMoney && <OrdersHead sort="total" {...{ choices }} />}
            <th scope="col">{common('payment')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} {...{ order, chosen, seesMoney, onLook }} />
          ))}
        </tbody>
        {found && <Totals found={found} isChosen={chosen !== null} seesMoney={seesMoney} />}
      </table>
    </div>
  );
}

interface TotalsProps {
  found: NonNullable<OrdersTableProps['found']>;
  /** Whether orders can be selected, in a column of their own. */
  isChosen: boolean;
  seesMoney: boolean;
}

/** The totals of all results. A plus sign after a figure means that counting stopped there. */
function Totals({ found: { orders, items, totalCents, hasMore }, isChosen, seesMoney }: TotalsProps) {
  const t = useLabels(officeOrdersLabels);
  const more = hasMore ? '+' : '';
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={isChosen ? 5 : 4}>
          {orders === 1 ? t('foundOne') : t(hasMore ? 'foundMore' : 'found', { n: orders })}
        </th>
        <td className="order-where" aria-hidden="true" />
        <td
          className="order-items is-figure"
          aria-label={t(hasMore ? 'foundItemsMore' : 'foundItems', { n: items })}
        >
          <Num>{`${items}${more}`}</Num>
        </td>
        {seesMoney && (
          <td className="order-total is-figure">
            {totalCents !== null && <Num>{`${formatAmount(totalCents)}${more}`}</Num>}
          </td>
        )}
        <td colSpan={2} aria-hidden="true" />
      </tr>
    </tfoot>
  );
}

function OrdersHead({ sort, choices }: { sort: OrderSort; choices: OrderFilters }) {
  const { links } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const promise = useLabels(officePromiseLabels);
  const isHere = choices.sort === sort;
  return (
    <SortedHead
      href={addressOf(links.orders, sortedBy(choices, sort))}
      direction={isHere ? (isUp(choices) ? 'ascending' : 'descending') : null}
      isFigure={sort === 'total'}
    >
      {sort === 'promised' ? promise('promised') : t(sort)}
    </SortedHead>
  );
}

interface OrderRowProps {
  order: ListedOrder;
  chosen: Chosen | null;
  seesMoney: boolean;
  onLook: OrdersTableProps['onLook'];
}

function OrderRow({ order, chosen, seesMoney, onLook }: OrderRowProps) {
  const { links } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const when = useDateTimes();
  const inLanguage = useLocalizedText();
  const { id, number, placedAt, promisedOn, customer, place, items, totalCents, state, confirmBy } = order;
  const isChosen = chosen?.ids.has(id) ?? false;
  return (
    <tr className={isChosen ? 'is-chosen' : undefined}>
      {chosen && (
        <td className="is-choice">
          <input
            type="checkbox"
            aria-label={t('chooseOne', { number })}
            checked={isChosen}
            onChange={({ currentTarget }) => chosen.choose([order], currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">
        <a
          className="row-link"
          href={`${links.orders}/${encodeURIComponent(number)}`}
          aria-keyshortcuts="Space"
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onLook(order);
          }}
        >
          {number}
        </a>
        <IconButton icon="eye" label={t('look', { number })} onClick={() => onLook(order)} />
      </th>
      <td className="order-when soft">
        <Num>{when(placedAt)}</Num>
      </td>
      <td className="order-promise">
        <PromiseDay day={promisedOn} isAwaited={isAwaited(order)} />
      </td>
      <td className="order-who">
        <PersonName of={customer} />
      </td>
      <td className="order-where soft">{inLanguage(place) || '–'}</td>
      <td className="order-items is-figure">
        <Num>{items}</Num>
      </td>
      {seesMoney && (
        <td className="order-total is-figure">
          {totalCents !== null && <Num>{formatAmount(totalCents)}</Num>}
        </td>
      )}
      <td className="order-paid">
        <PaymentState order={order} />
      </td>
      <td className="order-stands">
        <OrderState {...{ state, confirmBy }} />
      </td>
    </tr>
  );
}
