import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import type { Answer } from '#contract/operation.ts';
import type { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { OrderState } from '../order-state.tsx';
import { PaymentState } from '../payment-state.tsx';
import { PersonName } from '#office/components/person-name.tsx';
import { PromiseDay } from '../promise.tsx';
import { StockState } from '../stock-state.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { isAwaited } from '../is-awaited.ts';
import { formatAmount } from '#rules/money.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Num } from '#ui/num.tsx';

export type ListedOrder = Answer<typeof listOrders>['orders'][number];

/** Returns the columns of the orders table. `onLook` opens the quick view of an order beside it. */
export function useColumns(
  seesMoney: boolean,
  onLook: (order: ListedOrder) => void,
): ListColumn<ListedOrder>[] {
  const { links } = useOffice();
  const t = useLabels(officeOrdersLabels);
  const common = useLabels(officeCommonLabels);
  const promise = useLabels(officePromiseLabels);
  const when = useDateTimes();
  const inLanguage = useLocalizedText();
  const total: ListColumn<ListedOrder> = {
    name: 'total',
    head: t('total'),
    isFigure: true,
    line: 'line-2 is-side',
    cell: ({ totalCents }) => totalCents !== null && <Num>{formatAmount(totalCents)}</Num>,
  };
  const payBy: ListColumn<ListedOrder> = {
    name: 'payBy',
    head: t('payBy'),
    label: t('payBy'),
    isSpare: true,
    line: 'line-5 is-wide',
    cell: ({ dueOn }) => dueOn !== null && <PromiseDay day={dueOn} isAwaited />,
  };
  return [
    {
      name: 'order',
      head: t('order'),
      isTitle: true,
      line: 'line-1',
      cell: (order) => (
        <>
          <a
            className="row-link"
            href={`${links.orders}/${encodeURIComponent(order.number)}`}
            aria-keyshortcuts="Space"
            onKeyDown={(event) => {
              if (event.key !== ' ') return;
              event.preventDefault();
              onLook(order);
            }}
          >
            {order.number}
          </a>
          <IconButton icon="eye" label={t('look', { number: order.number })} onClick={() => onLook(order)} />
        </>
      ),
    },
    {
      name: 'placed',
      head: t('placed'),
      line: 'line-3 is-side',
      look: 'soft',
      cell: ({ placedAt }) => <Num>{when(placedAt)}</Num>,
    },
    {
      name: 'promised',
      head: promise('promised'),
      line: 'line-4 is-side',
      cell: (order) => (
        <PromiseDay day={order.promisedOn} approveBy={order.approveBy} isAwaited={isAwaited(order)} />
      ),
    },
    {
      name: 'customer',
      head: common('customer'),
      line: 'line-2',
      cell: ({ customer }) => <PersonName of={customer} />,
    },
    {
      name: 'place',
      head: t('place'),
      isSpare: true,
      line: 'line-3',
      look: 'soft',
      cell: ({ place }) => inLanguage(place) || '–',
    },
    {
      name: 'items',
      head: common('items'),
      isFigure: true,
      isSpare: true,
      cell: ({ items }) => <Num>{items}</Num>,
    },
    ...(seesMoney ? [total, payBy] : []),
    {
      name: 'payment',
      head: common('payment'),
      line: 'line-4',
      cell: (order) => <PaymentState order={order} isPickUp={order.isPickUp} />,
    },
    {
      name: 'state',
      head: t('state'),
      line: 'line-1 is-side',
      cell: (order) => (
        <span className="row-2">
          <OrderState {...order} />
          <StockState {...order} />
        </span>
      ),
    },
  ];
}
